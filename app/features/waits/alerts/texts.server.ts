/** The alert form's sentences and limits, finished on the server: the island carries no message machinery. */

import type { Wait } from '#app/features/waits/rules.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { brand } from '#content/brand.ts';
import type { City, WaitCategory } from '#content/waits.ts';
import { belowText } from './messages.server.ts';
import { thresholdsFor } from './rules.ts';

type Place = { locale: Locale; city: City; category: WaitCategory };

/** Nothing where no shorter wait could be published. */
export function waitAlertForm({ locale, city, category }: Place, latest: Wait | undefined) {
  const t = translator(locale, 'waits');
  const names = translator(locale, 'pages');
  const email = brand.supportEmail;
  const words = { city: names(`cities.${city}`), category: names(`wait.short.${category}`) };
  const options = thresholdsFor(latest?.next_months).map((months) => ({
    value: String(months),
    label: belowText(locale, months),
  }));
  if (options.length === 0) return null;
  return {
    locale,
    city,
    category,
    options,
    texts: {
      title: t('island.title', words),
      intro: t('island.intro', words),
      email: t('island.email'),
      threshold: t('island.threshold'),
      thresholdEmpty: t('island.thresholdEmpty'),
      website: t('island.website'),
      send: t('island.send'),
      sending: t('island.sending'),
      privacy: t('island.privacy'),
      errors: { email: t('island.errors.email'), below_months: t('island.errors.below_months') },
      sentTitle: t('island.sentTitle'),
      sent: t('island.sent'),
      again: t('island.again'),
      failed: t('island.failed'),
      tooMany: t('island.tooMany', { email }),
      noScript: t('island.noScript', { email }),
    },
  };
}

export type WaitAlertForm = NonNullable<ReturnType<typeof waitAlertForm>>;
