/** /admin/calendar: visits and calls by day or by week; filters stand in the address. */
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { calendarPath } from '#app/features/portal/appointments/client.ts';
import { localeOf } from '#app/i18n/locales.ts';
import { pathTo } from '#app/paths.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { ScreenLink, useGoTo } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { type CalendarItem, type CalendarView, calendarView } from './view.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  calendarView(context.get(ctxContext), new URL(request.url).searchParams);

const ICONS = { consulate: 'place', cas: 'camera', adviser_call: 'chat' } as const satisfies Record<string, IconName>;

function Item({ item }: { item: CalendarItem }) {
  const t = useTranslations('office-calendar');
  const kindOf = useTranslations('appointments.kinds');
  const { kind, name, user_id, time, there, city, minutes, adviser_name, starts_at } = item;
  return (
    <li className="grid gap-0.5 rounded-card border border-line bg-card p-3 text-sm leading-snug">
      <p className="flex items-center gap-2">
        <Icon name={ICONS[kind]} className="size-4 shrink-0 text-deep" />
        <time dateTime={starts_at} className="font-semibold text-base tabular-nums">
          {time}
        </time>
        {minutes !== null && <span className="text-quiet">{t('minutes', { minutes })}</span>}
      </p>
      <p>
        <ScreenLink to="admin-visit" params={{ user_id }}>
          <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
        </ScreenLink>
      </p>
      <p>{kindOf(kind)}</p>
      {(city || there) && <p className="text-quiet">{there ? t('there', { city: city ?? '', time: there }) : city}</p>}
      {adviser_name && (
        <p>
          {t('with')} <bdi>{adviser_name}</bdi>
        </p>
      )}
      <p>
        <TextLink href={calendarPath(user_id, kind)} download aria-label={t('fileOf', { name })}>
          {t('file')}
        </TextLink>
      </p>
    </li>
  );
}

function Day({ day, today }: { day: CalendarView['days'][number]; today: string }) {
  const t = useTranslations('office-calendar');
  const isToday = day.day === today;
  return (
    <section aria-label={day.title} className="grid content-start gap-2">
      <h2
        className={`flex flex-wrap items-center justify-between gap-x-2 border-b-2 pb-1 text-base first-letter:uppercase ${isToday ? 'border-deep' : 'border-line'}`}
      >
        <span className="first-letter:uppercase">{day.short}</span>
        {isToday && <span className="rounded-full bg-deep px-2 font-semibold text-on-deep text-sm">{t('today')}</span>}
      </h2>
      {day.items.length === 0 ? (
        <p className="text-quiet text-sm">{t('free')}</p>
      ) : (
        <ul className="grid gap-2">
          {day.items.map((item) => (
            <Item key={item.appointment_id} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Whatever is not changed stays as it is in the address. */
const queryOf = ({ span, adviser, kind, date }: CalendarView, more: Record<string, string>) =>
  Object.fromEntries(Object.entries({ from: date, span, adviser, kind, ...more }).filter(([, value]) => value !== ''));

export default function CalendarScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('office-calendar');
  const kindOf = useTranslations('appointments.kinds');
  const { pathname } = useLocation();
  const goTo = useGoTo();
  const go = (more: Record<string, string>) =>
    goTo(`${pathTo('admin-calendar', localeOf(pathname))}?${new URLSearchParams(queryOf(view, more))}`);
  const way = (text: string, more: Record<string, string>, isHere = false) => (
    <ScreenLink to="admin-calendar" query={queryOf(view, more)} look="tab" aria-current={isHere ? 'true' : undefined}>
      {text}
    </ScreenLink>
  );
  const first = view.days[0];
  const last = view.days.at(-1);
  const title =
    view.span === 'day' ? (first?.title ?? '') : t('week', { from: first?.short ?? '', until: last?.short ?? '' });
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="text-quiet first-letter:uppercase">{title}</p>
        </div>
        <nav aria-label={t('days')} className="flex flex-wrap gap-x-3">
          {way(t('previous'), { from: view.previous })}
          {way(t('today'), { from: view.today })}
          {way(t('next'), { from: view.next })}
          {way(t('day'), { span: 'day' }, view.span === 'day')}
          {way(t('weekView'), { span: 'week' }, view.span === 'week')}
        </nav>
      </div>
      <div className="grid gap-3 sm:grid-cols-2 lg:max-w-xl">
        <SelectField
          id="calendar-adviser"
          label={t('adviser')}
          value={view.adviser}
          empty={t('everybody')}
          options={view.advisers.map(({ user_id, first_name }) => ({
            value: user_id,
            label: user_id === view.viewer ? t('me', { name: first_name }) : first_name,
          }))}
          onChange={({ target }) => void go({ adviser: target.value })}
        />
        <SelectField
          id="calendar-kind"
          label={t('kind')}
          value={view.kind}
          empty={t('all')}
          options={(['consulate', 'cas', 'adviser_call'] as const).map((kind) => ({
            value: kind,
            label: kindOf(kind),
          }))}
          onChange={({ target }) => void go({ kind: target.value })}
        />
      </div>
      {view.hasMore && (
        <Banner kind="warning">
          <p>{t('more')}</p>
        </Banner>
      )}
      <div
        className={
          view.span === 'week' ? 'grid gap-5 md:grid-cols-2 lg:grid-cols-4 xl:grid-cols-7 xl:gap-3' : 'max-w-2xl'
        }
      >
        {view.days.map((day) => (
          <Day key={day.day} day={day} today={view.today} />
        ))}
      </div>
      <p className="text-quiet text-sm">{t('zone')}</p>
    </div>
  );
}
