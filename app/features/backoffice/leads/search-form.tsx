/** Finding one lead: what is typed travels in a body and stands in no address. */
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { FORM_NAMES } from '#app/features/leads/choice-rules.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { type FoundLead, searchLeads } from './client.ts';

const SHORTEST = 2;

export function SearchForm() {
  const t = useTranslations('office-marketing.leads');
  const format = useFormatter();
  const id = useId();
  const { isBusy, sends, fail, fieldOf, summary, aloud } = useSending<'q'>(id);
  const [found, setFound] = useState<FoundLead[] | null>(null);
  const send = sends(async (typed) => {
    const q = String(typed.get('q') ?? '').trim();
    if (q.length < SHORTEST) return fail(t('search.short'), 'q');
    try {
      setFound((await searchLeads(q)).leads);
    } catch {
      setFound(null);
      fail(t('search.failed'));
    }
  });
  const formOf = (name: string) => {
    const known = FORM_NAMES.find((one) => one === name);
    return known ? t(`forms.${known}`) : name;
  };
  return (
    <search className="grid max-w-2xl gap-3">
      <form method="post" noValidate onSubmit={send} className="grid gap-3">
        {summary('')}
        {aloud}
        <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <TextField
            {...fieldOf('q')}
            {...{
              label: t('search.label'),
              help: t('search.help'),
              maxLength: 80,
              type: 'search',
              autoComplete: 'off',
            }}
          />
          <Button kind="quiet" type="submit" busy={isBusy ? t('search.busy') : undefined}>
            {t('search.send')}
          </Button>
        </div>
      </form>
      <div role="status" className="grid gap-1 empty:hidden">
        {found && <p>{found.length > 0 ? t('search.found', { n: found.length }) : t('search.none')}</p>}
        {found && found.length > 0 && (
          <ul className="grid">
            {found.map((one) => (
              <li key={one.lead_id} className="flex min-h-11 flex-wrap items-center gap-x-3">
                <span className="min-w-0">
                  <ScreenLink to="admin-lead" params={{ lead_id: one.lead_id }}>
                    <bdi dir="auto">{`${one.first_name ?? ''} ${one.last_name ?? ''}`.trim() || t('nameless')}</bdi>
                  </ScreenLink>
                </span>
                <span className="text-quiet text-sm">
                  {formOf(one.form_name)} · {format.dateTime(new Date(one.created_at), { dateStyle: 'medium' })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </search>
  );
}
