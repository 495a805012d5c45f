/** Who holds the case, until when, and what comes next: taken and given back with one press, never from under somebody. */
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { changeCase, refusalOf } from '#app/features/backoffice/cases/client.ts';
import { Due } from '#app/features/backoffice/cases/due.tsx';
import { deadlineAfter } from '#app/features/backoffice/cases/rules.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { dayOf, endOfDay } from '#content/office-clock.ts';
import type { CaseView } from './view.server.ts';

type Props = Pick<CaseView, 'held' | 'me' | 'staff'>;
type Change = Omit<Parameters<typeof changeCase>[1], 'version'>;

function useCaseChange({ user_id, version }: CaseView['held'], id: string) {
  const t = useTranslations('office.side');
  const sending = useSending<'deadline' | 'next'>(id);
  const { revalidate } = useRevalidator();
  const [isSaved, setSaved] = useState(false);
  const change = (wanted: Change) =>
    sending.run(async () => {
      try {
        await changeCase(user_id, { version, ...wanted });
        setSaved(true);
      } catch (error) {
        const refusal = refusalOf(error);
        if (!refusal) return sending.fail(t('failed'));
        const { owner_name } = refusal.case;
        sending.fail(refusal.message === 'held' && owner_name ? t('held', { name: owner_name }) : t('changed'));
      }
      await revalidate();
    });
  return { ...sending, change, isSaved };
}

export function Side({ held, me, staff }: Props) {
  const t = useTranslations('office.side');
  const id = useId();
  const { change, isBusy, summary, isSaved } = useCaseChange(held, id);
  const [day, setDay] = useState(held.deadline_at ? dayOf(held.deadline_at) : '');
  const [next, setNext] = useState(held.next_action ?? '');
  const busy = isBusy ? t('busy') : undefined;
  const isMine = held.owner_id === me.user_id;
  const isFree = held.owner_id === null;
  const take = () =>
    change({
      owner_id: me.user_id,
      ...(!held.deadline_at && { deadline_at: deadlineAfter(new Date()).toISOString() }),
    });
  return (
    <section aria-labelledby={`${id}-work`} className="grid gap-4 rounded-card border border-line bg-card p-4">
      <h2 id={`${id}-work`} className="text-xl">
        {t('title')}
      </h2>
      {summary('')}
      <p>
        {isFree ? t('free') : isMine ? t('mine') : t('owner', { name: held.owner_name ?? '' })}
        <span className="block text-quiet text-sm">
          {t('until')} <Due at={held.deadline_at} isOverdue={held.isOverdue} />
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {!isMine && (isFree || me.isAdmin) && (
          <Button kind="main" busy={busy} onClick={take}>
            {t('take')}
          </Button>
        )}
        {!isFree && (isMine || me.isAdmin) && (
          <Button kind="quiet" busy={busy} onClick={() => change({ owner_id: null })}>
            {t('giveBack')}
          </Button>
        )}
      </div>
      {me.isAdmin && (
        <SelectField
          id={`${id}-owner`}
          label={t('assign')}
          empty={t('nobody')}
          value={held.owner_id ?? ''}
          options={staff.map(({ user_id, name }) => ({ value: user_id, label: name }))}
          onChange={({ target }) => change({ owner_id: target.value || null })}
        />
      )}
      <TextField
        id={`${id}-deadline`}
        type="date"
        label={t('deadline')}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <TextField
        id={`${id}-next`}
        label={t('next')}
        maxLength={200}
        dir="auto"
        value={next}
        onChange={({ target }) => setNext(target.value)}
      />
      <Button
        kind="quiet"
        busy={busy}
        onClick={() =>
          change({ deadline_at: day ? endOfDay(day).toISOString() : null, next_action: next.trim() || null })
        }
      >
        {t('save')}
      </Button>
      <p role="status" className="text-sm">
        {isSaved && t('saved')}
      </p>
    </section>
  );
}
