/** Wait times in words: what is published, of which day, and whether it has grown old (D2). */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { longDate } from '#content/legal/wording.ts';
import { isOldWait, type Wait } from './rules.ts';

/** "9 meses", "menos de medio mes", in Arabic halves in words; nothing where no figure is published. */
export function monthsText(locale: Locale, months: number | null | undefined): string | null {
  if (months === null || months === undefined) return null;
  const t = translator(locale, 'pages');
  if (months === 0) return t('wait.underHalf');
  return months % 1 === 0.5 ? t('wait.halfMonths', { whole: Math.floor(months) }) : t('wait.months', { n: months });
}

type ShownWait = { next: string | null; average: string | null; asOf: string; isOld: boolean; source: string };

export function shownWait(locale: Locale, wait: Wait | undefined, now: Date): ShownWait | null {
  if (!wait) return null;
  return {
    next: monthsText(locale, wait.next_months),
    average: monthsText(locale, wait.avg_months),
    asOf: longDate(wait.as_of, locale),
    isOld: isOldWait(wait, now),
    source: wait.source_url,
  };
}
