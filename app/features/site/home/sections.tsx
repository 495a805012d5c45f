/** Sections of the home page below its first screen: what we check, and what we give back (D2). */

import type { Tongue } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { type RefundCaseName, refundCases } from '#content/legal/facts.ts';
import { percent, period } from '#content/legal/wording.ts';

const checks = ['names', 'dates', 'answers', 'english'] as const;
const icons: Record<(typeof checks)[number], IconName> = {
  names: 'search',
  dates: 'tick',
  answers: 'eye',
  english: 'globe',
};

export function WhatWeCheck({ content }: Pick<Tongue, 'content'>) {
  const t = translator(content, 'pages');
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {checks.map((check) => (
        <li key={check} className="grid content-start gap-2 rounded-card border border-line bg-card p-5">
          <span className="grid size-11 place-items-center rounded-full bg-glow text-night">
            <Icon name={icons[check]} />
          </span>
          <h3 className="font-semibold text-lg">{t(`home.checks.${check}Title`)}</h3>
          <p className="text-quiet">{t(`home.checks.${check}`)}</p>
        </li>
      ))}
    </ul>
  );
}

const shown = ['before-review', 'withdrawal', 'review-begun', 'our-error', 'filed'] as const satisfies RefundCaseName[];

/** The figures of the refund policy itself: they cannot drift apart. */
export function Guarantee({ locale, content }: Tongue) {
  const t = translator(content, 'pages');
  const cases = shown.flatMap((name) =>
    refundCases.filter((one) => one.name === name).map((one) => ({ ...one, name })),
  );
  return (
    <div className="grid gap-4">
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
        {cases.map(({ name, share, days }) => (
          <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 bg-card px-5 py-3.5">
            <span className="min-w-0 grow basis-64">{t(`home.refund.${name}`)}</span>
            <span className="flex items-baseline gap-2">
              <strong className="font-bold text-deep text-lg tabular-nums">{percent(share, content)}</strong>
              {days && (
                <span className="text-quiet text-sm">
                  {t('home.guaranteeDays')} {period(days, content)}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <TextLink alone href={pathTo('reschedule-refund-policy', locale)}>
        {t('home.guaranteeAll')}
      </TextLink>
    </div>
  );
}
