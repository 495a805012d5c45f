/** Sections of the home page below its first screen: what we check, and what we give back (D2). */
import { refundRows } from '#app/features/catalogue/refund-rows.server.ts';
import type { Tongue } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';

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
    <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
      {checks.map((check) => (
        <li key={check} className="flex gap-3">
          <span className="grid size-8 shrink-0 place-items-center rounded-full bg-glow text-night">
            <Icon name={icons[check]} className="size-4.5" />
          </span>
          <p className="min-w-0 text-quiet leading-snug [overflow-wrap:anywhere]">
            <strong className="font-semibold text-night">{t(`home.checks.${check}Title`)}.</strong>{' '}
            {t(`home.checks.${check}`)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The figures of the refund policy itself: they cannot drift apart. */
export function Guarantee({ locale, content }: Tongue) {
  const t = translator(content, 'pages');
  return (
    <div className="grid gap-2">
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
        {refundRows(content).map(({ name, what, share }) => (
          <li key={name} className="flex items-baseline justify-between gap-x-4 bg-card px-4 py-2 leading-snug">
            <span className="min-w-0">{what}</span>
            <strong className="font-bold text-deep text-lg tabular-nums">{share}</strong>
          </li>
        ))}
      </ul>
      <TextLink alone href={pathTo('reschedule-refund-policy', locale)}>
        {t('home.guaranteeAll')}
      </TextLink>
    </div>
  );
}
