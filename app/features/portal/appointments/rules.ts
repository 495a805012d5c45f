/** Appointments (D46): what an applicant may wish for, what staff may book, and when one is reminded. */
import { movesForward } from '#app/features/accounts/steps/rules.ts';
import { productOf } from '#app/features/catalogue/rules.ts';
import type { ServiceType } from '#content/catalogue.ts';
import { US_POSTS, type UsPost, usPosts } from '#content/us-posts.ts';
import { businessDaysBefore, daysAfter, instantAt, isDay, isTime, wallClock, weekdayOf } from './clock-rules.ts';

export const KINDS = ['consulate', 'cas', 'adviser_call'] as const;
export type Kind = (typeof KINDS)[number];
export const STATES = ['wished', 'booked', 'cancelled', 'done'] as const;
export type State = (typeof STATES)[number];

/** Words of refusals that the page tells apart. */
export const REFUSALS = {
  changed: 'Changed elsewhere',
  notIncluded: 'The service includes no appointments',
  questionsFirst: 'The questions come first',
  booked: 'Booked: staff move it',
  notBooked: 'Not booked',
  numberMissing: 'The number of the application is not on file yet',
  numberDiffers: 'The appointment names another application number',
} as const;

/** The consulate's own; wishes for it hold for the visit to the service centre before it. */
export const WISH_KIND = 'consulate' satisfies Kind;
/** Another city, or not known yet: it can be wished for, and not booked. */
export const OTHER_CITY = 'other';
/** The days on which there are visits, and so those that may not work: no post interviews or takes prints on a Sunday. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const MAX_DATES_OFF = 20;
export const MAX_NUMBERS = 6;
const MONTHS_AHEAD = 24;
const BOOKED_MONTHS_AHEAD = 60;
const REMIND_BUSINESS_DAYS = 3;
/** Long enough for any visit; then it counts as done. */
const OVER_HOURS = 24;

const includesAppointments = (sid: ServiceType) => productOf(sid).includes.includes('appointment');

/** A call with an adviser belongs to every service; the others to those that include them. */
export const isIncluded = (kind: Kind, sid: ServiceType | null) =>
  kind === 'adviser_call' || (sid !== null && includesAppointments(sid));

/** Where one may wish to be interviewed: nowhere for a service without a consulate. */
export const citiesFor = (sid: ServiceType | null): readonly string[] =>
  sid && includesAppointments(sid) && productOf(sid).country === 'US' ? [...US_POSTS, OTHER_CITY] : [];

const isPost = (city: string): city is UsPost => Object.hasOwn(usPosts, city);
/** The clock by which a day begins there; for a city that is not known, that of Mexico City. */
export const zoneOf = (city: string) => usPosts[isPost(city) ? city : 'MEX'].timeZone;
export const todayIn = (city: string, now: Date) => wallClock(now, zoneOf(city)).date;

export const isAfterQuestions = (current_step: string) => !movesForward(current_step, 'onboarding_questions_completed');

/** Whoever has a date writes to us to move it: changed wishes alone would change nothing. Staff may note them at any time. */
export const wishRefusal = (state: State | null, by: 'person' | 'staff') =>
  by === 'person' && (state === 'booked' || state === 'done') ? REFUSALS.booked : null;
/** What is booked stays booked; after a cancellation or a visit new wishes begin anew. */
export const stateAfterWishes = (state: State | null): State => (state === 'booked' ? 'booked' : 'wished');

export type Wishes = { city: string; wanted_from: string; wanted_until: string; days_off: readonly string[] };
export const WISH_FIELDS = ['city', 'wanted_from', 'wanted_until', 'days_off'] as const satisfies (keyof Wishes)[];
export type WishField = keyof Wishes;
type WishError =
  | 'city'
  | 'day'
  | 'past'
  | 'before'
  | 'far'
  | 'unknownDay'
  | 'outside'
  | 'manyDates'
  | 'noneLeft'
  | 'onlySunday';
/** `days` are those that clash: dates, or weekdays that never work. */
export type WishFinding = { field: WishField; error: WishError; days: readonly string[] };

/** The same day of the month so many months later, as a bound: it need not exist. */
function monthsAfter(date: string, months: number) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const all = year * 12 + month - 1 + months;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${Math.floor(all / 12)}-${two((all % 12) + 1)}-${two(day)}`;
}

export const latestWish = (today: string) => monthsAfter(today, MONTHS_AHEAD);

const isWeekday = (day: string): day is Weekday => WEEKDAYS.some((one) => one === day);
/** Nothing for a Sunday. */
const weekdayName = (date: string): Weekday | undefined => WEEKDAYS[weekdayOf(date) - 1];
export const isVisitDay = (date: string) => weekdayName(date) !== undefined;

/** Weekdays in their order, then dates in theirs, each once. */
export const sortedDaysOff = (days: readonly string[]): string[] => {
  const given = new Set(days);
  return [...WEEKDAYS.filter((day) => given.has(day)), ...[...given].filter((day) => !isWeekday(day)).sort()];
};

/** What takes each day on which there are visits, once; nothing when such a day is left. */
function takenWholly({ wanted_from, wanted_until, days_off }: Wishes): string[] | null {
  const off = new Set(days_off);
  const takers = new Set<string>();
  for (let day = wanted_from; day <= wanted_until; day = daysAfter(day, 1)) {
    const weekday = weekdayName(day);
    if (!weekday) continue;
    const taker = [weekday, day].find((one) => off.has(one));
    if (!taker) return null;
    takers.add(taker);
  }
  return sortedDaysOff([...takers]);
}

/** What is wrong with one more day that does not work, between the two ends as far as they are known. */
export function dayOffError(day: string, dates: readonly string[], { min, max }: { min: string; max: string }) {
  if (!isDay(day)) return 'day';
  if (dates.includes(day)) return 'twice';
  if (day < min || day > max) return 'outside';
  if (!isVisitDay(day)) return 'sunday';
  return dates.length >= MAX_DATES_OFF ? 'manyDates' : null;
}

type DayFinding = Pick<WishFinding, 'error' | 'days'> | null;

function daysOffError(wishes: Wishes): DayFinding {
  const { wanted_from, wanted_until, days_off } = wishes;
  const dates = days_off.filter((day) => !isWeekday(day));
  if (!dates.every(isDay)) return { error: 'unknownDay', days: [] };
  if (dates.length > MAX_DATES_OFF) return { error: 'manyDates', days: [] };
  const outside = dates.filter((day) => day < wanted_from || day > wanted_until);
  if (outside.length > 0) return { error: 'outside', days: sortedDaysOff(outside) };
  const days = takenWholly(wishes);
  return days && { error: days.length > 0 ? 'noneLeft' : 'onlySunday', days };
}

/** What is wrong with wishes, in the order of the form; days are looked at once both ends are right. */
export function wishFindings(wishes: Wishes, sid: ServiceType | null, now: Date): WishFinding[] {
  const { city, wanted_from, wanted_until } = wishes;
  const today = todayIn(city, now);
  const until: WishError | null = !isDay(wanted_until)
    ? 'day'
    : wanted_until < today
      ? 'past'
      : isDay(wanted_from) && wanted_until < wanted_from
        ? 'before'
        : wanted_until > latestWish(today)
          ? 'far'
          : null;
  const from: WishError | null = !isDay(wanted_from)
    ? 'day'
    : wanted_from < today
      ? 'past'
      : wanted_from > latestWish(today)
        ? 'far'
        : null;
  const alone = (error: WishError | null): DayFinding => error && { error, days: [] };
  const found: [WishField, DayFinding][] = [
    ['city', alone(citiesFor(sid).includes(city) ? null : 'city')],
    ['wanted_from', alone(from)],
    ['wanted_until', until === 'before' ? { error: until, days: [wanted_from, wanted_until] } : alone(until)],
    ['days_off', from || until ? null : daysOffError(wishes)],
  ];
  return found.flatMap(([field, finding]) => (finding ? [{ field, ...finding }] : []));
}

/** As the site of the authority prints it: letters in capitals, nothing between them. */
export const cleanNumber = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
/** The confirmation number of a DS-160. */
export const isApplicationNumber = (text: string) => /^AA[0-9A-Z]{8}$/.test(text);

/** A visit belongs to one DS-160: booked for another one, the person is sent home at the door. */
export const needsNumber = (kind: Kind, sid: ServiceType | null) =>
  kind !== 'adviser_call' && sid !== null && productOf(sid).forms.includes('ds160');

/** What is on file and what the letter of the appointment names are typed apart, and must be the same. */
export function numberRefusal(onFile: string | null, given: string | undefined): string | null {
  if (!onFile) return REFUSALS.numberMissing;
  return cleanNumber(given ?? '') === onFile ? null : REFUSALS.numberDiffers;
}

export type Booking = {
  date: string;
  time: string;
  city: string;
  confirmation_numbers: readonly string[];
  /** Staff have looked again: the letter really names such a time. */
  unusual_time?: boolean | undefined;
  /** As the letter of the appointment names the application. */
  application_number?: string | undefined;
  /** Of a call: who of us, and for how long. */
  adviser_id?: string | undefined;
  minutes?: number | undefined;
};
export type BookedTime = { starts_at: Date; time_zone: string };
type WrongTime = { wrong: 'date' | 'time' | 'city' };

const EARLIEST = '06:00';
const LATEST = '20:00';

/** A slip of the pen sends somebody to a closed door: nobody is received on a Sunday, or at night; a call may be on any day. */
function unusual(kind: Kind, { date, time }: Pick<Booking, 'date' | 'time'>): WrongTime | null {
  if (kind !== 'adviser_call' && !isVisitDay(date)) return { wrong: 'date' };
  return time < EARLIEST || time > LATEST ? { wrong: 'time' } : null;
}

/** The instant that a letter names by the clock of its city, or the field that is wrong. */
export function bookedTime(kind: Kind, booking: Booking, now: Date): BookedTime | WrongTime {
  const { date, time, city, unusual_time = false } = booking;
  if (!isPost(city)) return { wrong: 'city' };
  if (!isDay(date) || date > monthsAfter(todayIn(city, now), BOOKED_MONTHS_AHEAD)) return { wrong: 'date' };
  const time_zone = zoneOf(city);
  const starts_at = isTime(time) ? instantAt({ date, time }, time_zone) : null;
  if (!starts_at) return { wrong: 'time' };
  if (starts_at <= now) return { wrong: 'date' };
  return (!unusual_time && unusual(kind, booking)) || { starts_at, time_zone };
}

export const reminderDay = ({ starts_at, time_zone }: BookedTime) =>
  businessDaysBefore(wallClock(starts_at, time_zone).date, REMIND_BUSINESS_DAYS);

/** From the morning of that day by the clock there, until it begins. */
export const isReminderDue = (booked: BookedTime, now: Date) =>
  booked.starts_at > now && wallClock(now, booked.time_zone).date >= reminderDay(booked);

/** The farthest start that can be due now: three business days and a weekend, and a day for the clocks. */
export const remindsUntil = (now: Date) => new Date(now.getTime() + 7 * 86_400_000);
export const isOverSince = (now: Date) => new Date(now.getTime() - OVER_HOURS * 3_600_000);
