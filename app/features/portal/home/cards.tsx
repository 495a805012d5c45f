/** The way with its minutes, what to have at hand, the cost in all, and who travels (brand: what does it cost me in all). */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PersonBadge } from '#app/features/applicants/person-badge.tsx';
import { ProgressPill } from '#app/features/applicants/progress-pill.tsx';
import { stepStates } from '#app/features/portal/rules.ts';
import type { PrimaryView } from '#app/features/portal/view.server.ts';
import { breakable } from '#app/i18n/breakable.ts';
import { Icon } from '#app/ui/icon.tsx';
import { StatusShape } from '#app/ui/notices/status-pill.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { PORTAL_SLUGS } from '#content/portal-steps.ts';

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-4 rounded-card border border-line bg-card p-5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

export function Way({ view: { slug, isQuote, minutes } }: { view: PrimaryView }) {
  const t = useTranslations('portal');
  const states = stepStates(slug, slug, { isQuote });
  return (
    <Panel title={t('way')}>
      <ol className="grid gap-5">
        {PORTAL_SLUGS.map((step, index) => {
          const state = states[step];
          const time = minutes && t(step === 'applicants' ? 'minutesEach' : 'minutes', { n: minutes[step] });
          return (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden="true"
                className={`grid size-9 shrink-0 place-items-center rounded-full font-bold tabular-nums ${state === 'done' ? 'bg-done' : state === 'current' ? 'bg-deep text-on-deep' : 'bg-waiting'}`}
              >
                {state === 'done' ? <StatusShape status="done" className="size-5" /> : index + 1}
              </span>
              <div className="grid min-w-0 gap-0.5">
                <h3 className="text-base">{t(`steps.${step}.title`)}</h3>
                <p>{t(`steps.${step}.text`)}</p>
                <p className="text-quiet text-sm">
                  {[t(`state.${state}`), ...(state !== 'done' && state !== 'quote' && time ? [time] : [])].join(' · ')}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

export function AtHand({ items }: { items: NonNullable<PrimaryView['atHand']> }) {
  const t = useTranslations('portal');
  return (
    <Panel title={t('atHand.title')}>
      <p className="text-quiet">{t('atHand.intro')}</p>
      <ul className="grid gap-2.5">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5 leading-snug">
            <Icon name="tick" className="mt-px size-5 text-good" />
            <span className="min-w-0">{t(`atHand.items.${item}`)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type CostProps = { cost: NonNullable<PrimaryView['cost']> } & Pick<PrimaryView, 'people' | 'rate'>;

export function CostCard({ cost, people, rate }: CostProps) {
  const t = useTranslations('portal');
  return (
    <Panel title={cost.title}>
      <dl className="grid">
        {cost.rows.map(({ what, label, amount, note }) => (
          <div
            key={what}
            className={`flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 ${what === 'total' ? 'border-night border-t-2 font-semibold text-lg' : 'border-line border-t first:border-t-0 first:pt-0'}`}
          >
            <dt className="grid min-w-0 grow basis-36">
              {label}
              {note && <span className="text-quiet text-sm">{note}</span>}
            </dt>
            <dd className="min-w-0 font-semibold tabular-nums">{breakable(amount)}</dd>
          </div>
        ))}
      </dl>
      {cost.next && <p>{cost.next}</p>}
      <div className="grid gap-1 text-quiet text-sm">
        <p>{t('cost.people', { n: people })}</p>
        {rate && (
          <p>
            {rate.said}{' '}
            {rate.attribution && (
              <TextLink href={rate.attribution.href} newTab={t('cost.newTab')}>
                {rate.attribution.name}
              </TextLink>
            )}
          </p>
        )}
        {cost.feeSources.map(({ href, label, checked }) => (
          <p key={href}>
            <TextLink href={href} newTab={t('cost.newTab')}>
              {label}
            </TextLink>
            {checked && ` · ${checked}`}
          </p>
        ))}
      </div>
    </Panel>
  );
}

export function FamilyCard({ view: { family, person } }: { view: PrimaryView }) {
  const t = useTranslations('portal');
  const people = [{ ...person, user_id: 'self' }, ...family];
  return (
    <Panel title={t('family.title')}>
      <p className="text-quiet">{t('family.count', { n: people.length })}</p>
      <ul className="grid gap-3">
        {people.map(({ user_id, first_name, last_name, status }) => {
          const name = `${first_name} ${last_name}`.trim();
          return (
            <li key={user_id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <PersonBadge name={name} />
              <bdi className="min-w-0 flex-1 font-semibold">{name}</bdi>
              <ProgressPill progress={status} />
            </li>
          );
        })}
      </ul>
      <ScreenLink to="portal-applicants" look="quiet" wide>
        {t('family.open')}
      </ScreenLink>
    </Panel>
  );
}
