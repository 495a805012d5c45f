/** What can be done with the chosen cases at once. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { CasesView } from './view.server.ts';

export type BulkChange = { owner_id: string | null } | { deadline_on: string };

type Props = Pick<CasesView, 'staff' | 'me'> & {
  count: number;
  isBusy: boolean;
  onChange(change: BulkChange): void;
  onClear(): void;
};

export function BulkBar({ staff, me, count, isBusy, onChange, onClear }: Props) {
  const t = useTranslations('office.cases');
  const [owner, setOwner] = useState('');
  const [day, setDay] = useState('');
  const busy = isBusy ? t('busy') : undefined;
  return (
    <section
      aria-label={t('bulk')}
      className="bottom-0 z-20 flex md:sticky flex-wrap items-end gap-3 rounded-card border border-line bg-card p-3 shadow-soft"
    >
      <p role="status" className="flex min-h-12 items-center font-semibold">
        {t('chosen', { n: count })}
      </p>
      <Button kind="main" busy={busy} onClick={() => onChange({ owner_id: me.user_id })}>
        {t('take')}
      </Button>
      <Button kind="quiet" busy={busy} onClick={() => onChange({ owner_id: null })}>
        {t('giveBack')}
      </Button>
      {me.isAdmin && (
        <div className="flex items-end gap-2">
          <SelectField
            id="bulk-owner"
            label={t('assign')}
            empty={t('assignEmpty')}
            value={owner}
            options={staff.map(({ user_id, name }) => ({ value: user_id, label: name }))}
            onChange={({ target }) => setOwner(target.value)}
          />
          <Button kind="quiet" busy={busy} disabled={!owner} onClick={() => onChange({ owner_id: owner })}>
            {t('assignSend')}
          </Button>
        </div>
      )}
      <div className="flex items-end gap-2">
        <TextField
          id="bulk-deadline"
          type="date"
          label={t('deadline')}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button kind="quiet" busy={busy} disabled={!day} onClick={() => onChange({ deadline_on: day })}>
          {t('deadlineSend')}
        </Button>
      </div>
      <Button kind="plain" onClick={onClear}>
        {t('clearChosen')}
      </Button>
    </section>
  );
}
