/** /admin: where staff begin their day. */
import { useFormatter, useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { Due } from '#app/features/backoffice/cases/due.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { Figure } from './figure.tsx';
import { type HomeView, homeView } from './view.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => homeView(context.get(ctxContext));

const cardLook = 'rounded-card border border-line bg-card p-4';
const rowLook = 'flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t py-2.5 first:border-t-0';

function Mine({ mine }: Pick<HomeView, 'mine'>) {
  const t = useTranslations('office.home');
  return (
    <section aria-labelledby="my-cases" className={cardLook}>
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

/** All of each list, as filters of the cases. */
const ALL = {
  longest: { waiting: 'yes' },
  free: { paid: 'yes', owner: 'none' },
} as const satisfies Record<string, Record<string, string>>;

/** Who has waited longest: for a review, or since they paid for anybody of us. */
function Waiting({ what, people }: { what: keyof typeof ALL; people: HomeView['free'] }) {
  const t = useTranslations('office.home');
  const format = useFormatter();
  return (
    <section aria-labelledby={`${what}-list`} className={cardLook}>
      <h2 id={`${what}-list`} className="mb-2 text-xl">
        {t(what)}
      </h2>
      {people.length === 0 && <p className="text-quiet">{t(`${what}None`)}</p>}
      <ol>
        {people.map(({ user_id, name, case_number, at }) => (
          <li key={user_id} className={rowLook}>
            <ScreenLink to="admin-person" params={{ user_id }}>
              <bdi>{name || t('number', { number: case_number })}</bdi>
            </ScreenLink>
            <span className="text-sm">{t('since', { date: format.dateTime(at, { dateStyle: 'medium' }) })}</span>
          </li>
        ))}
      </ol>
      <p className="pt-2">
        <ScreenLink to="admin-cases" query={ALL[what]}>
          {t(`${what}All`)}
        </ScreenLink>
      </p>
    </section>
  );
}

function Today({ today }: Pick<HomeView, 'today'>) {
  const t = useTranslations('office.home');
  const kindOf = useTranslations('appointments.kinds');
  return (
    <section aria-labelledby="today" className={cardLook}>
      <h2 id="today" className="mb-2 text-xl">
        {t('today')}
      </h2>
      {today.length === 0 && <p className="text-quiet">{t('todayNone')}</p>}
      <ol>
        {today.map(({ appointment_id, user_id, time, starts_at, name, kind, adviser_name }) => (
          <li key={appointment_id} className={rowLook}>
            <span className="grid min-w-0">
              <ScreenLink to="admin-visit" params={{ user_id }}>
                <bdi>{name}</bdi>
              </ScreenLink>
              <span className="text-quiet text-sm">
                {kindOf(kind)}
                {adviser_name && (
                  <>
                    {' · '}
                    <bdi>{adviser_name}</bdi>
                  </>
                )}
              </span>
            </span>
            <time dateTime={starts_at} className="tabular-nums">
              {time}
            </time>
          </li>
        ))}
      </ol>
      <p className="pt-2">
        <ScreenLink to="admin-calendar">{t('todayAll')}</ScreenLink>
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
        <Waiting what="longest" people={view.longest} />
        <Waiting what="free" people={view.free} />
        <Today today={view.today} />
      </div>
    </div>
  );
}
