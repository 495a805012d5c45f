/** Appointments: cities, days, clocks, and when one is reminded (D46). */
import { expect, test } from 'vitest';
import { listOf } from '#app/features/quiz/engine/walk.ts';
import { SERVICE_TYPES } from '#content/catalogue.ts';
import { posts } from '#content/posts.ts';
import { onboarding } from '#content/quizzes/onboarding/quiz.ts';
import { US_POSTS, usPosts } from '#content/us-posts.ts';
import { businessDaysBefore, instantAt, isDay, wallClock } from './clock-rules.ts';
import {
  bookedTime,
  citiesFor,
  dayOffError,
  isAfterQuestions,
  isIncluded,
  isReminderDue,
  KINDS,
  type Kind,
  latestWish,
  MAX_DATES_OFF,
  sortedDaysOff,
  stateAfterWishes,
  type Wishes,
  wishFindings,
  wishRefusal,
} from './rules.ts';

const NOW = new Date('2026-11-17T15:00:00Z');
const good: Wishes = { city: 'BGT', wanted_from: '2026-12-01', wanted_until: '2027-02-26', days_off: [] };
const found = (wishes: Partial<Wishes>, now = NOW) =>
  wishFindings({ ...good, ...wishes }, 'FirstTime', now).map(({ field, error }) => `${field}: ${error}`);

test('a city can be wished for where the service has an interview that we book, as the onboarding questions offer it', () => {
  const offered = listOf(onboarding, 'interview_city').map(({ code }) => code);
  expect(citiesFor('FirstTime')).toEqual(offered);
  for (const sid of ['FirstTimeExpress', 'ESTA', 'InterviewPrep', 'VisitorVisaCanada', null] as const)
    expect(citiesFor(sid)).toEqual([]);
  expect(found({ city: 'XYZ' })).toEqual(['city: city']);
  expect(found({ city: 'other' })).toEqual([]);
  expect(wishFindings(good, 'FirstTimeExpress', NOW).map(({ field }) => field)).toEqual(['city']);
});

test('the cities with a page of their own are posts, and every post has a clock that exists', () => {
  for (const { code } of Object.values(posts)) expect(US_POSTS).toContain(code);
  for (const code of US_POSTS) expect(wallClock(NOW, usPosts[code].timeZone).date).toBe('2026-11-17');
});

test('a consulate and a service centre belong to services that include them, a call to every service', () => {
  expect(SERVICE_TYPES.filter((sid) => isIncluded('consulate', sid))).toEqual([
    'FirstTime',
    'FirstTimeVIP',
    'Renewal',
    'StudentF1',
    'CrewTransit',
  ]);
  expect(isIncluded('cas', 'ESTA')).toBe(false);
  expect(isIncluded('consulate', null)).toBe(false);
  expect(isIncluded('adviser_call', 'ESTA')).toBe(true);
  expect(isAfterQuestions('onboarding_questions_half_complete')).toBe(false);
  expect(isAfterQuestions('onboarding_questions_completed')).toBe(true);
});

test('the days are not in the past, in order, and within 24 months', () => {
  expect(found({})).toEqual([]);
  expect(found({ wanted_from: '2026-11-17', wanted_until: '2026-11-17' })).toEqual([]);
  expect(found({ wanted_from: '2026-11-16' })).toEqual(['wanted_from: past']);
  expect(found({ wanted_from: '2026-11-10', wanted_until: '2026-11-12' })).toEqual([
    'wanted_from: past',
    'wanted_until: past',
  ]);
  expect(found({ wanted_until: '2026-11-30' })).toEqual(['wanted_until: before']);
  expect(latestWish('2026-11-17')).toBe('2028-11-17');
  expect(found({ wanted_until: '2028-11-17' })).toEqual([]);
  expect(found({ wanted_until: '2028-11-18' })).toEqual(['wanted_until: far']);
  expect(found({ wanted_from: '', wanted_until: '2027-02-30' })).toEqual(['wanted_from: day', 'wanted_until: day']);
});

test('a day begins by the clock of the city', () => {
  const night = new Date('2026-11-18T03:30:00Z');
  expect(found({ city: 'BGT', wanted_from: '2026-11-17' }, night), 'half past ten at night in Bogotá').toEqual([]);
  expect(found({ city: 'BNS', wanted_from: '2026-11-17' }, night), 'half past midnight in Buenos Aires').toEqual([
    'wanted_from: past',
  ]);
});

test('days that do not work leave one from Monday to Saturday; single ones lie between the two ends', () => {
  const week = ['mon', 'tue', 'wed', 'thu', 'fri'];
  expect(found({ days_off: week }), 'a Saturday can be booked').toEqual([]);
  expect(found({ days_off: [...week, 'sat'] })).toEqual(['days_off: noneLeft']);
  expect(found({ wanted_from: '2026-12-06', wanted_until: '2026-12-06' }), 'a Sunday').toEqual([
    'days_off: onlySunday',
  ]);
  const weekend = { wanted_from: '2026-12-05', wanted_until: '2026-12-06' };
  expect(found(weekend)).toEqual([]);
  expect(found({ ...weekend, days_off: ['2026-12-05'] })).toEqual(['days_off: noneLeft']);
  expect(found({ days_off: ['2026-11-30'] })).toEqual(['days_off: outside']);
  expect(found({ days_off: ['2027-02-27'] })).toEqual(['days_off: outside']);
  expect(found({ days_off: ['2027-02-30'] })).toEqual(['days_off: unknownDay']);
  expect(found({ days_off: ['sun'] }), 'nothing is booked on a Sunday, so it is not offered').toEqual([
    'days_off: unknownDay',
  ]);
  const many = Array.from({ length: MAX_DATES_OFF + 1 }, (_, n) => `2026-12-${String(n + 1).padStart(2, '0')}`);
  expect(found({ days_off: many })).toEqual(['days_off: manyDates']);
  expect(found({ days_off: many.slice(1) })).toEqual([]);
  expect(sortedDaysOff(['2027-01-04', 'fri', '2026-12-24', 'mon', 'fri'])).toEqual([
    ...['mon', 'fri', '2026-12-24', '2027-01-04'],
  ]);
});

test('a clash names its days: both ends, those outside, or those that leave none', () => {
  const days = (wishes: Partial<Wishes>) => wishFindings({ ...good, ...wishes }, 'FirstTime', NOW)[0]?.days;
  expect(days({ wanted_until: '2026-11-30' })).toEqual(['2026-12-01', '2026-11-30']);
  expect(days({ days_off: ['2027-02-27', '2026-12-24', '2026-11-30'] })).toEqual(['2026-11-30', '2027-02-27']);
  // From Tuesday to Thursday; the Friday that does not work either is not at fault.
  const three = { wanted_from: '2026-12-01', wanted_until: '2026-12-03' };
  expect(days({ ...three, days_off: ['tue', '2026-12-03', 'wed', 'fri', '2026-12-02'] })).toEqual([
    ...['tue', 'wed', '2026-12-03'],
  ]);
  const bounds = { min: '2026-12-01', max: '2026-12-31' };
  const added = (day: string, dates: string[] = []) => dayOffError(day, dates, bounds);
  expect(['', '2026-11-30', '2027-01-01', '2026-12-06', '2026-12-05'].map((day) => added(day))).toEqual([
    ...['day', 'outside', 'outside', 'sunday', null],
  ]);
  expect(added('2026-12-05', ['2026-12-05'])).toBe('twice');
  expect(added('2026-12-05', Array(MAX_DATES_OFF).fill('2026-12-07'))).toBe('manyDates');
});

test('who has a date writes to us to move it; staff may note wishes at any time; a cancellation opens them again', () => {
  for (const state of [null, 'wished', 'cancelled'] as const) expect(wishRefusal(state, 'person')).toBeNull();
  for (const state of ['booked', 'done'] as const) {
    expect(wishRefusal(state, 'person')).not.toBeNull();
    expect(wishRefusal(state, 'staff')).toBeNull();
  }
  expect(stateAfterWishes('booked')).toBe('booked');
  expect(stateAfterWishes('cancelled')).toBe('wished');
  expect(stateAfterWishes(null)).toBe('wished');
});

test('the clock of a city and an instant lead to each other, over a change of clocks too', () => {
  expect(instantAt({ date: '2027-03-04', time: '08:30' }, 'America/Bogota')?.toISOString()).toBe(
    '2027-03-04T13:30:00.000Z',
  );
  for (const timeZone of new Set(US_POSTS.map((code) => usPosts[code].timeZone)))
    for (const date of ['2026-12-31', '2027-07-15'])
      for (const time of ['00:00', '23:45']) {
        const instant = instantAt({ date, time }, timeZone);
        expect(instant && wallClock(instant, timeZone), `${timeZone} ${date} ${time}`).toEqual({ date, time });
      }
  const summer = instantAt({ date: '2027-07-01', time: '09:00' }, 'America/Tijuana');
  const winter = instantAt({ date: '2027-01-04', time: '09:00' }, 'America/Tijuana');
  expect([summer?.getUTCHours(), winter?.getUTCHours()]).toEqual([16, 17]);
  const hourLater = instantAt({ date: '2027-03-14', time: '03:30' }, 'America/Tijuana');
  expect(hourLater?.toISOString(), 'right after the change').toBe('2027-03-14T10:30:00.000Z');
  expect(instantAt({ date: '2027-03-14', time: '02:30' }, 'America/Tijuana'), 'an hour that does not exist').toBeNull();
});

test('a booking is at a known post, at a time that exists, and not over', () => {
  const booking = { date: '2027-03-04', time: '08:30', city: 'BGT', confirmation_numbers: [] };
  expect(bookedTime('consulate', booking, NOW)).toEqual({
    starts_at: new Date('2027-03-04T13:30:00Z'),
    time_zone: 'America/Bogota',
  });
  expect(bookedTime('consulate', { ...booking, city: 'other' }, NOW)).toEqual({ wrong: 'city' });
  expect(bookedTime('consulate', { ...booking, city: 'constructor' }, NOW)).toEqual({ wrong: 'city' });
  expect(bookedTime('consulate', { ...booking, date: '2027-02-29' }, NOW)).toEqual({ wrong: 'date' });
  expect(bookedTime('consulate', { ...booking, date: '2033-01-01' }, NOW)).toEqual({ wrong: 'date' });
  expect(bookedTime('consulate', { ...booking, time: '24:00' }, NOW)).toEqual({ wrong: 'time' });
  // It is ten in the morning in Bogotá.
  expect(bookedTime('consulate', { ...booking, date: '2026-11-17', time: '09:59' }, NOW)).toEqual({ wrong: 'date' });
  expect(bookedTime('consulate', { ...booking, date: '2026-11-17', time: '10:01' }, NOW)).toHaveProperty('starts_at');
});

test('no visit on a Sunday, nothing at night by the clock of the city, unless staff say that it is meant', () => {
  const booking = { date: '2027-03-04', time: '08:30', city: 'TJT', confirmation_numbers: [] };
  const [saturday, sunday] = ['2027-03-06', '2027-03-07'];
  const found = (kind: Kind, changes: object) => {
    const time = bookedTime(kind, { ...booking, ...changes }, NOW);
    return 'wrong' in time ? time.wrong : 'booked';
  };
  for (const kind of ['consulate', 'cas'] as const) {
    expect(found(kind, { date: saturday })).toBe('booked');
    expect(found(kind, { date: sunday })).toBe('date');
  }
  expect(found('adviser_call', { date: sunday }), 'a call may be on any day').toBe('booked');
  for (const kind of KINDS)
    expect(['05:59', '06:00', '20:00', '20:01'].map((time) => found(kind, { time }))).toEqual([
      ...['time', 'booked', 'booked', 'time'],
    ]);
  expect(found('consulate', { date: sunday, time: '03:00', unusual_time: true })).toBe('booked');
  expect(found('consulate', { date: '2026-11-15', unusual_time: true }), 'still not in the past').toBe('date');
});

test('three business days before: weekends do not count', () => {
  const week = ['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17', '2026-12-18', '2026-12-19', '2026-12-20'];
  expect(week.map((day) => businessDaysBefore(day, 3))).toEqual([
    '2026-12-09',
    '2026-12-10',
    '2026-12-11',
    '2026-12-14',
    '2026-12-15',
    '2026-12-16',
    '2026-12-16',
  ]);
  expect(isDay('2026-12-32')).toBe(false);
});

test('a reminder is due from that morning by the clock there, and never after the start', () => {
  // Monday 14 December, eight in the morning in Bogotá.
  const booked = { starts_at: new Date('2026-12-14T13:00:00Z'), time_zone: 'America/Bogota' };
  expect(isReminderDue(booked, new Date('2026-12-09T04:59:00Z')), 'still Tuesday there').toBe(false);
  expect(isReminderDue(booked, new Date('2026-12-09T05:00:00Z'))).toBe(true);
  expect(isReminderDue(booked, new Date('2026-12-14T12:59:00Z'))).toBe(true);
  expect(isReminderDue(booked, new Date('2026-12-14T13:00:00Z'))).toBe(false);
});
