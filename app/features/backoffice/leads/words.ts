/** What a lead wants and where it comes from, in words. */
import { useTranslations } from 'use-intl';
import { START_TIMES, TRIP_REASONS } from '#app/features/leads/choice-rules.ts';
import type { LeadLine } from './view.server.ts';

const STARTS = { '<1': 'soon', '1-3': 'months', '3+': 'later' } as const;

export function useLeadWords() {
  const t = useTranslations('office-marketing.leads');
  const reason = (value: string | null) => {
    const known = TRIP_REASONS.find((one) => one === value);
    return known ? t(`reasons.${known}`) : (value ?? '');
  };
  const people = (value: string | null) => (value ? t('people', { n: value === '5+' ? 'more' : value }) : '');
  const start = (value: string | null) => {
    const known = START_TIMES.find((one) => one === value);
    return known ? t(`starts.${STARTS[known]}`) : '';
  };
  const wants = ({ form, trip_reason, number_applying, start_time }: LeadLine) =>
    form === 'contact'
      ? [t('question')]
      : [reason(trip_reason), people(number_applying), start(start_time)].filter(Boolean);
  return { reason, people, start, wants };
}
