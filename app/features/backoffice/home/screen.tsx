/** /admin: where staff begin their day. */
import { useFormatter, useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { Due } from '#app/features/backoffice/cases/due.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { Figure } from './figure.tsx';
import { type HomeView, homeView } from './view.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => homeView(context.get(ctxContext));

const rowLook = 'flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t py-2.5 first:border-t-0';

function Mine({ mine }: Pick<HomeView, 'mine'>) {
  const t = useTranslations('office.home');
  return (
    <section aria-labelledby="my-cases" className="rounded-card border border-line bg-card p-4">
      <h2 id="my-cases" className="mb-2 text-xl">
        {t('mine')}
      </h2>
      {mine.length === 0 && <p className="text-quiet">{t('mineNone')}</p>}
      <ul>
        {mine.map(({ user_id, name, case_number, deadline_at, isOverdue, service }) => (
          <li key={user_id} className={rowLook}>
            <span className="grid min-w-0">
              <ScreenLink to="admin-person" params={{ user_id }}>
                <bdi>{name || t('number', { number: case_number })}</bdi>
              </ScreenLink>
              <span className="text-quiet text-sm">{service}</span>
            </span>
            <Due at={deadline_at} isOverdue={isOverdue} />
          </li>
        ))}
      </ul>
      <p className="pt-2">
        <ScreenLink to="admin-cases" query={{ owner: 'me' }}>
          {t('mineAll')}
        </ScreenLink>
      </p>
    </section>
  );
}

function Longest({ longest }: Pick<HomeView, 'longest'>) {
  const t = useTranslations('office.home');
  const format = useFormatter();
  return (
    <section aria-labelledby="longest" className="rounded-card border border-line bg-card p-4">
      <h2 id="longest" className="mb-2 text-xl">
        {t('longest')}
      </h2>
      {longest.length === 0 && <p className="text-quiet">{t('longestNone')}</p>}
      <ol>
        {longest.map(({ user_id, name, case_number, asked_at }) => (
          <li key={user_id} className={rowLook}>
            <ScreenLink to="admin-person" params={{ user_id }}>
              <bdi>{name || t('number', { number: case_number })}</bdi>
            </ScreenLink>
            <span className="text-sm">{t('since', { date: format.dateTime(asked_at, { dateStyle: 'medium' }) })}</span>
          </li>
        ))}
      </ol>
      <p className="pt-2">
        <ScreenLink to="admin-cases" query={{ waiting: 'yes' }}>
          {t('longestAll')}
        </ScreenLink>
      </p>
    </section>
  );
}

export default function OfficeHome({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('office.home');
  return (
    <div className="grid gap-6">
      <title>{t('title')}</title>
      <h1 className="text-2xl">{t('title')}</h1>
      <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Figure name={t('signUps')} figures={view.signUps} days={view.days} />
        <Figure name={t('paid')} figures={view.paid} days={view.days} />
        <Figure name={t('waiting')} figure={view.waiting} query={{ waiting: 'yes' }} />
        <Figure name={t('overdue')} figure={view.overdue} query={{ overdue: 'yes' }} isBad={view.overdue > 0} />
      </dl>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Mine mine={view.mine} />
        <Longest longest={view.longest} />
      </div>
    </div>
  );
}
