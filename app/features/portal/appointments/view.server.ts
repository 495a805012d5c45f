/** What the page of appointments shows of one person: finished sentences, since days are told by the clock of a post. */
import type { Ctx } from '#app/ctx.server.ts';
import { isPaid } from '#app/features/accounts/profile/store.server.ts';
import { headOf, readProfile, serviceOf } from '#app/features/accounts/profile.server.ts';
import { isMovable } from '#app/features/portal/advisers/rules.ts';
import { readOnboarding } from '#app/features/quiz/onboarding/store.server.ts';
import { type Locale, localeInfo } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { Problem } from '#app/platform/problem.ts';
import type { ServiceType } from '#content/catalogue.ts';
import { US_POST_COUNTRIES, US_POSTS, usPosts } from '#content/us-posts.ts';
import { isDay } from './clock-rules.ts';
import { citiesFor, isAfterQuestions, isIncluded, latestWish, OTHER_CITY, todayIn, WISH_KIND } from './rules.ts';
import { type Appointment, bookedVisits, listAppointments } from './store.server.ts';
import { bringWords, cityName, dayWords, postOf, timeWords } from './words.server.ts';

/** Cities by country, that of the person first. */
function cityGroups(locale: Locale, home: string | undefined) {
  const names = new Intl.DisplayNames(localeInfo[locale].tag, { type: 'region' });
  const order = [...US_POST_COUNTRIES].sort((a, b) => Number(b === home) - Number(a === home));
  return order.map((country) => ({
    label: names.of(country) ?? country,
    options: US_POSTS.filter((code) => usPosts[code].country === country).map((code) => ({
      value: code as string,
      label: cityName(locale, code),
    })),
  }));
}

/** One appointment that has a date: booked, cancelled or over. */
function cardOf({ locale, now }: Pick<Ctx, 'locale' | 'now'>, sid: ServiceType | null, one: Appointment) {
  const { kind, state, starts_at, time_zone, booked_city, confirmation_numbers, version, minutes } = one;
  if (state === 'wished' || !starts_at || !time_zone) return [];
  const post = postOf(kind, booked_city);
  return [
    {
      ...{ kind, state, starts_at, time_zone, version, minutes },
      /** Of a call: until 12 hours before it the person moves it. */
      isMovable: kind === 'adviser_call' && minutes !== null && isMovable(new Date(starts_at), now),
      ...timeWords(locale, { starts_at: new Date(starts_at), time_zone }),
      city: booked_city ? cityName(locale, booked_city) : '',
      address: post?.address ?? null,
      website: post?.website ?? null,
      numbers: confirmation_numbers ?? [],
      bring: bringWords(locale, kind, sid),
    },
  ];
}
export type AppointmentCard = ReturnType<typeof cardOf>[number];

/** What was wished for, with each day in words. */
function wishesOf(locale: Locale, one: Appointment | undefined) {
  const { city, wanted_from, wanted_until, days_off } = one ?? {};
  if (!city || !wanted_from || !wanted_until) return null;
  const days = [wanted_from, wanted_until, ...(days_off ?? []).filter(isDay)];
  return {
    ...{ city, wanted_from, wanted_until },
    days_off: days_off ?? [],
    cityName: cityName(locale, city),
    words: Object.fromEntries(days.map((day) => [day, dayWords(locale, day)])),
  };
}
export type WishesView = NonNullable<ReturnType<typeof wishesOf>>;

/** What the person can do now about the consulate. */
function stageOf(sid: ServiceType | null, current_step: string, one: Appointment | undefined) {
  if (one?.state === 'booked' || one?.state === 'done') return 'dated';
  if (!sid) return 'no-service';
  if (!isIncluded(WISH_KIND, sid) || citiesFor(sid).length === 0) return 'not-included';
  if (!isAfterQuestions(current_step)) return 'questions';
  return one?.state === 'wished' ? 'sent' : 'form';
}

export async function appointmentView(ctx: Ctx, user_id: string) {
  const { locale, now } = ctx;
  const profile = await readProfile(ctx.db, user_id);
  if (!profile) throw new Problem(404);
  const head = await headOf(ctx.db, profile);
  const sid = serviceOf(head);
  const stored = await listAppointments(ctx.db, user_id);
  // The head's answers are the head's: a family member with an account does not read them (D48).
  const isHead = ctx.actor.user_id === head.user_id;
  const { answers } = await readOnboarding(ctx.db, isHead ? head.user_id : user_id);
  const consulate = stored.find(({ kind }) => kind === WISH_KIND);
  const wishes = wishesOf(locale, consulate);
  const city = wishes?.city ?? answers.interview_city ?? '';
  const today = todayIn(city, now);
  const paid = await isPaid(ctx.db, head);
  return {
    person: { user_id, first_name: profile.first_name, isMe: ctx.actor.user_id === user_id },
    sid,
    service: sid && translator(locale, 'catalogue')(`services.${sid}.title`),
    isHead,
    /** We look for dates once it is paid. */
    isPaid: paid,
    /** Only who applies may choose another service, until it is paid. */
    mayChooseService: isHead && !paid,
    stage: stageOf(sid, head.current_step, consulate),
    version: consulate?.version ?? 0,
    wishes,
    city,
    groups: cityGroups(locale, answers.residence_country),
    otherCity: { value: OTHER_CITY, label: cityName(locale, OTHER_CITY) },
    today,
    latest: latestWish(today),
    cards: stored.flatMap((one) => cardOf(ctx, sid, one)),
  };
}
export type AppointmentView = Awaited<ReturnType<typeof appointmentView>>;

type Member = { user_id: string; first_name: string; is_private: boolean };

/** What is booked for each member, said before somebody removes them; of one who is private only that there is something (D48). */
export async function bookedOfFamily(ctx: Ctx, family: readonly Member[]): Promise<Record<string, string[]>> {
  const say = translator(ctx.locale, 'applicants');
  const kinds = translator(ctx.locale, 'appointments');
  const visits = await bookedVisits(
    ctx.db,
    family.map(({ user_id }) => user_id),
  );
  const said = ({ user_id, first_name: name, is_private }: Member) => {
    const own = visits.filter((visit) => visit.user_id === user_id);
    if (is_private) return own.length > 0 ? [say('remove.bookedOwn', { name })] : [];
    return own.map((visit) =>
      say('remove.booked', { name, what: kinds(`kinds.${visit.kind}`), date: timeWords(ctx.locale, visit).date }),
    );
  };
  return Object.fromEntries(family.map((member) => [member.user_id, said(member)]));
}
