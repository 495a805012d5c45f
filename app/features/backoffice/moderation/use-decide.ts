/** Decides about comments in one call, says what was left as it is, and undoes it on request. */
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CommentState } from '#app/features/articles/comments/state-rules.ts';
import { useOfficeTools } from '#app/features/backoffice/tools.ts';
import { type Decision, type DecisionOutcome, decide } from './client.ts';
import type { ShownComment } from './view.server.ts';

export function useDecide(onDone: () => void) {
  const t = useTranslations('office-content.comments');
  const { say } = useOfficeTools();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);

  /** Whether it arrived. */
  async function sendOnce(work: () => Promise<void>): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setBusy(true);
    try {
      await work();
      return true;
    } catch {
      say({ kind: 'alert', text: t('failed') });
      return false;
    } finally {
      busy.current = false;
      setBusy(false);
      await revalidate();
    }
  }

  /** Each goes back to where it was. */
  const undo = ({ moved }: DecisionOutcome, state: CommentState) =>
    sendOnce(async () => {
      for (const [before, rows] of Map.groupBy(moved, (one) => one.before)) {
        const comments = rows.map(({ comment_id }) => ({ comment_id, seen: state }));
        await decide({ comments, state: before, ...(before === 'refused' && { reason: t('undoReason') }) });
      }
      say({ kind: 'good', text: t('undone') });
    });

  const run = (rows: readonly Pick<ShownComment, 'comment_id' | 'state'>[], state: CommentState, reason?: string) =>
    sendOnce(async () => {
      const comments = rows.map((row) => ({ comment_id: row.comment_id, seen: row.state }));
      const decision: Decision = { comments, state, ...(reason && { reason }) };
      const answer = await decide(decision);
      const { moved, left } = answer;
      say({
        kind: left.length > 0 ? 'info' : 'good',
        text: t(`moved.${state}`, { n: moved.length, left: left.length }),
        ...(moved.length > 0 && { action: { text: t('undo'), run: () => void undo(answer, state) } }),
      });
      onDone();
    });
  return { isBusy, run };
}
