/** What we give back and when, in few words: the figures of the refund policy itself, so that they cannot drift apart. */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { type RefundCaseName, refundCases } from '#content/legal/facts.ts';
import { percent } from '#content/legal/wording.ts';

const SHOWN = ['before-review', 'withdrawal', 'review-begun', 'our-error', 'filed'] as const satisfies RefundCaseName[];

export function refundRows(locale: Locale) {
  const t = translator(locale, 'pages');
  return SHOWN.flatMap((name) =>
    refundCases
      .filter((one) => one.name === name)
      .map(({ share }) => ({ name, what: t(`home.refund.${name}`), share: percent(share, locale) })),
  );
}
