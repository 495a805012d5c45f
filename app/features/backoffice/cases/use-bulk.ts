/** Changes the chosen cases in one call, says what was left as it is, and undoes it on request. */
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useOfficeTools } from '#app/features/backoffice/tools.ts';
import { endOfDay } from '#content/office-clock.ts';
import type { BulkChange } from './bulk-bar.tsx';
import { type CaseMove, type CaseMovesOutcome, changeCases } from './client.ts';
import { deadlineAfter } from './rules.ts';
import type { ShownCase } from './view.server.ts';

/** Whoever takes a case without a deadline gets the usual one. */
const changeOf = (row: ShownCase, change: BulkChange): CaseMove => {
  const { user_id, version } = row;
  if ('deadline_on' in change) return { user_id, version, deadline_at: endOfDay(change.deadline_on).toISOString() };
  const isTaken = change.owner_id !== null && row.deadline_at === null;
  return {
    ...{ user_id, version, owner_id: change.owner_id },
    ...(isTaken && { deadline_at: deadlineAfter(new Date()).toISOString() }),
  };
};

export function useBulk(onDone: () => void) {
  const t = useTranslations('office.cases');
  const { say } = useOfficeTools();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);

  async function send(moves: readonly CaseMove[], onMoved: (answer: CaseMovesOutcome) => void) {
    if (busy.current || moves.length === 0) return;
    busy.current = true;
    setBusy(true);
    try {
      onMoved(await changeCases(moves));
    } catch {
      say({ kind: 'alert', text: t('failed') });
    } finally {
      busy.current = false;
      setBusy(false);
      await revalidate();
    }
  }
  const undo = ({ moved }: CaseMovesOutcome) =>
    send(
      moved.map(({ case: { user_id, version }, before }) => ({ user_id, version, ...before })),
      ({ left }) => say({ kind: left.length > 0 ? 'alert' : 'good', text: t('undone', { n: left.length }) }),
    );
  const run = (rows: readonly ShownCase[], change: BulkChange) =>
    send(
      rows.map((row) => changeOf(row, change)),
      (answer) => {
        const { moved, left } = answer;
        say({
          kind: left.length > 0 ? 'info' : 'good',
          text: t('moved', { n: moved.length, left: left.length }),
          ...(moved.length > 0 && { action: { text: t('undo'), run: () => void undo(answer) } }),
        });
        onDone();
      },
    );
  return { isBusy, run };
}
