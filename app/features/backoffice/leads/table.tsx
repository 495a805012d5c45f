/** The leads of one page: a line each, without number or address until one is opened. */
import { useFormatter, useTranslations } from 'use-intl';
import type { CallState } from '#app/features/leads/choice-rules.ts';
import { type Status, StatusPill } from '#app/ui/notices/status-pill.tsx';
import { Table } from '#app/ui/table.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { LeadLine } from './view.server.ts';
import { useLeadWords } from './words.ts';

export const CALL_LOOKS: Record<CallState, Status> = { open: 'waiting', promised: 'going', called: 'done' };

export function LeadTable({ leads }: { leads: readonly LeadLine[] }) {
  const t = useTranslations('office-marketing');
  const format = useFormatter();
  const { wants } = useLeadWords();
  return (
    <Table
      columns={[
        { key: 'name', title: t('leads.name') },
        { key: 'score', title: t('leads.score') },
        { key: 'wants', title: t('leads.wants'), prose: true },
        { key: 'source', title: t('leads.source'), prose: true },
        { key: 'call', title: t('leads.call') },
        { key: 'account', title: t('leads.account') },
        { key: 'when', title: t('list.when') },
      ]}
      rows={leads.map((lead) => ({
        key: lead.lead_id,
        cells: {
          name: (
            <span className="grid min-w-0 @min-[45rem]:min-w-18">
              <ScreenLink to="admin-lead" params={{ lead_id: lead.lead_id }}>
                <bdi dir="auto" className="[overflow-wrap:anywhere]">
                  {lead.name || t('leads.nameless')}
                </bdi>
              </ScreenLink>
              <span className="font-normal text-quiet text-sm">
                {t(`leads.forms.${lead.form}`)}
                {lead.times_sent > 1 && ` · ${t('leads.again', { n: lead.times_sent })}`}
              </span>
            </span>
          ),
          score:
            lead.score === null ? (
              <span className="text-quiet">{t('leads.noScore')}</span>
            ) : (
              <span className={`tabular-nums ${lead.band === 'high' ? 'font-semibold' : ''}`}>
                {t('leads.scoreIs', { n: lead.score })}
              </span>
            ),
          wants: <span className="block text-sm @min-[45rem]:min-w-20">{wants(lead).join(' · ')}</span>,
          source: (
            <span className="grid text-sm @min-[45rem]:min-w-14">
              <bdi dir="auto">{lead.source ?? t('leads.direct')}</bdi>
              {lead.campaign && (
                <bdi dir="auto" className="text-quiet">
                  {lead.campaign}
                </bdi>
              )}
            </span>
          ),
          call: <StatusPill status={CALL_LOOKS[lead.call]}>{t(`leads.calls.${lead.call}`)}</StatusPill>,
          account: lead.user_id ? (
            <ScreenLink to="admin-person" params={{ user_id: lead.user_id }}>
              {t('leads.openCase')}
            </ScreenLink>
          ) : (
            <span className="text-quiet text-sm">{t('leads.noAccount')}</span>
          ),
          when: (
            <time dateTime={lead.created_at.toISOString()} className="text-sm @4xl:whitespace-nowrap">
              {format.dateTime(lead.created_at, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          ),
        },
      }))}
    />
  );
}
