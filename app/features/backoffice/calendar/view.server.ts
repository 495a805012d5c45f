/** The calendar as staff read it: days with what is booked, by the clock of the office. */
import type { Ctx } from '#app/ctx.server.ts';
import { isId } from '#app/features/backoffice/cases/rules.ts';
import { listAdvisers } from '#app/features/portal/advisers/store.server.ts';
import { wallClock } from '#app/features/portal/appointments/clock-rules.ts';
import { KINDS } from '#app/features/portal/appointments/rules.ts';
import { cityName } from '#app/features/portal/appointments/words.server.ts';
import { localeInfo } from '#app/i18n/locales.ts';
import { OFFICE_ZONE } from '#content/office-clock.ts';
import { shownDays } from './rules.ts';
import { type CalendarEntry, readCalendar } from './store.server.ts';

/** More than this in a week is read by day. */
const AT_ONCE = 300;

function entryOf({ locale }: Ctx, entry: CalendarEntry) {
  const { appointment_id, user_id, first_name, last_name, kind, booked_city, minutes, adviser_name } = entry;
  const starts_at = new Date(entry.starts_at);
  const here = wallClock(starts_at, OFFICE_ZONE);
  const there = wallClock(starts_at, entry.time_zone);
  return {
    ...{ appointment_id, user_id, kind, minutes, adviser_name, name: `${first_name} ${last_name}`.trim() },
    ...{ starts_at: entry.starts_at, day: here.date, time: here.time },
    city: booked_city && cityName(locale, booked_city),
    /** What the clock of the city shows, where that is another time. */
    there: there.time === here.time && there.date === here.date ? null : there.time,
  };
}
export type CalendarItem = ReturnType<typeof entryOf>;

export async function calendarView(ctx: Ctx, query: URLSearchParams) {
  const { range, ...shown } = shownDays({ from: query.get('from'), span: query.get('span'), now: ctx.now });
  const adviser = query.get('adviser') ?? '';
  const adviser_id = isId(adviser) ? adviser : undefined;
  const kind = KINDS.find((one) => one === query.get('kind'));
  const found = await readCalendar(ctx, { ...range, adviser_id, kind, limit: AT_ONCE });
  const items = found.entries.map((entry) => entryOf(ctx, entry));
  const words = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${localeInfo[ctx.locale].tag}-u-nu-latn`, { ...style, timeZone: 'UTC' });
  const [long, short] = [words({ dateStyle: 'full' }), words({ weekday: 'short', day: 'numeric', month: 'short' })];
  return {
    ...shown,
    viewer: ctx.actor.user_id ?? '',
    ...{ adviser: adviser_id ?? '', kind: kind ?? '', hasMore: found.next !== null },
    advisers: (await listAdvisers(ctx.db)).map(({ user_id, first_name }) => ({ user_id, first_name })),
    days: shown.days.map((day) => ({
      ...{ day, title: long.format(new Date(day)), short: short.format(new Date(day)) },
      items: items.filter((one) => one.day === day),
    })),
  };
}
export type CalendarView = Awaited<ReturnType<typeof calendarView>>;
