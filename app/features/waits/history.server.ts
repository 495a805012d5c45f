/** The history of a wait as a sentence, "Bogotá: 9 meses en abril, 9 en julio": published figures and nothing else (D2). */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { City } from '#content/waits.ts';
import type { Wait } from './rules.ts';
import { monthsText } from './text.server.ts';

const MOST = 3;

/** The newest figures, oldest first, one a month: that of its last day. Nothing where there are fewer than two. */
export function waitSentence(locale: Locale, city: City, history: readonly Wait[]): string | null {
  const byMonth = new Map(
    history.filter(({ next_months }) => next_months !== null).map((wait) => [wait.as_of.slice(0, 7), wait]),
  );
  const shown = [...byMonth.values()].slice(-MOST);
  if (shown.length < 2) return null;
  const t = translator(locale, 'pages');
  const isOneYear = new Set(shown.map(({ as_of }) => as_of.slice(0, 4))).size === 1;
  const month = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
    month: 'long',
    ...(!isOneYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  const points = shown.map(({ as_of, next_months }) =>
    t('wait.point', { months: String(monthsText(locale, next_months)), date: month.format(new Date(as_of)) }),
  );
  return t('wait.history', {
    city: t(`cities.${city}`),
    points: new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(points),
  });
}
