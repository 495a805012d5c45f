/** What staff see of the visits, the calls and the outcome of one person. */
import type { Ctx } from '#app/ctx.server.ts';
import { headOf, readProfile, serviceOf } from '#app/features/accounts/profile.server.ts';
import { listAdvisers } from '#app/features/portal/advisers/store.server.ts';
import { wallClock } from '#app/features/portal/appointments/clock-rules.ts';
import { isIncluded, KINDS, needsNumber, WISH_KIND } from '#app/features/portal/appointments/rules.ts';
import { type Appointment, listAppointments } from '#app/features/portal/appointments/store.server.ts';
import { cityName, dayWords, timeWords } from '#app/features/portal/appointments/words.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { US_POSTS } from '#content/us-posts.ts';
import { corrections, stepsAhead } from './rules.ts';
import { readNumber } from './store.server.ts';

/** Date and time as they were typed, by the clock of the city. */
function bookedOf({ locale }: Ctx, one: Appointment | undefined) {
  const { state, starts_at, time_zone, booked_city, confirmation_numbers, minutes } = one ?? {};
  if (!starts_at || !time_zone || state === 'wished') return null;
  const time = { starts_at: new Date(starts_at), time_zone };
  return {
    ...{ state, minutes: minutes ?? null, city: booked_city ?? '', numbers: confirmation_numbers ?? [] },
    ...wallClock(time.starts_at, time_zone),
    words: timeWords(locale, time),
    cityName: booked_city ? cityName(locale, booked_city) : '',
  };
}

function wishesOf({ locale }: Ctx, one: Appointment | undefined) {
  const { city, wanted_from, wanted_until } = one ?? {};
  if (!city || !wanted_from || !wanted_until) return null;
  return { city: cityName(locale, city), from: dayWords(locale, wanted_from), until: dayWords(locale, wanted_until) };
}

export async function visitView(ctx: Ctx) {
  const profile = ctx.subject && (await readProfile(ctx.db, ctx.subject.user_id));
  if (!profile) throw new Problem(404);
  const sid = serviceOf(await headOf(ctx.db, profile));
  const [stored, number, advisers] = await Promise.all([
    listAppointments(ctx.db, profile.user_id),
    readNumber(ctx.db, profile.user_id),
    listAdvisers(ctx.db),
  ]);
  const wished = stored.find(({ kind }) => kind === WISH_KIND);
  return {
    user_id: profile.user_id,
    name: profile.first_name,
    viewer: { user_id: ctx.actor.user_id ?? '', role: ctx.actor.role },
    needsNumber: needsNumber(WISH_KIND, sid),
    number,
    wishes: wishesOf(ctx, wished),
    /** Begins with the city that the person wishes for. */
    city: wished?.booked_city ?? US_POSTS.find((code) => code === wished?.city) ?? '',
    kinds: KINDS.filter((kind) => isIncluded(kind, sid)).map((kind) => {
      const one = stored.find((row) => row.kind === kind);
      return { kind, version: one?.version ?? 0, booked: bookedOf(ctx, one), needsNumber: needsNumber(kind, sid) };
    }),
    cities: US_POSTS.map((code) => ({ value: code as string, label: cityName(ctx.locale, code) })),
    advisers: advisers.map(({ user_id, first_name }) => ({ value: user_id, label: first_name })),
    step: profile.current_step,
    ahead: stepsAhead(profile.current_step),
    corrections: corrections(profile.current_step, ctx.actor.role),
  };
}
export type VisitView = Awaited<ReturnType<typeof visitView>>;
export type VisitKind = VisitView['kinds'][number];
