/** When a call with an adviser can be, and until when it can be moved. */
import { expect, test } from 'vitest';
import { doOverlap, isMovable } from '#app/features/portal/advisers/rules.ts';
import { freeTimes } from './rules.ts';

const at = (text: string) => new Date(`${text}:00Z`);
/** A Wednesday, ten in the morning in Bogotá. */
const NOW = at('2026-11-18T15:00');
const ask = (more: object = {}) =>
  freeTimes({ now: NOW, time_zone: 'America/Bogota', minutes: 30, taken: [], ...more });

test('calls that touch do not clash; one that reaches into another does', () => {
  const call = { starts_at: at('2026-11-18T15:00'), minutes: 30 };
  expect(doOverlap(call, { starts_at: at('2026-11-18T15:30'), minutes: 15 })).toBe(false);
  expect(doOverlap(call, { starts_at: at('2026-11-18T14:30'), minutes: 30 })).toBe(false);
  expect(doOverlap(call, { starts_at: at('2026-11-18T15:29'), minutes: 15 })).toBe(true);
  expect(doOverlap(call, { starts_at: at('2026-11-18T14:45'), minutes: 60 })).toBe(true);
});

test('it can be moved until exactly twelve hours before', () => {
  const starts_at = at('2026-11-19T03:00');
  expect(isMovable(starts_at, at('2026-11-18T15:00'))).toBe(true);
  expect(isMovable(starts_at, at('2026-11-18T15:01'))).toBe(false);
});

test('free times are in the hours of the office, from Monday to Friday, twelve hours away at least', () => {
  const times = ask().map((one) => one.toISOString());
  expect(times[0], 'tomorrow at eight').toBe('2026-11-19T13:00:00.000Z');
  expect(
    times.some((time) => /^2026-11-2[12]/.test(time)),
    'the weekend',
  ).toBe(false);
  const friday = times.filter((time) => time.startsWith('2026-11-20'));
  expect([friday[0], friday.at(-1), friday.length]).toEqual([
    '2026-11-20T13:00:00.000Z',
    '2026-11-20T22:30:00.000Z',
    20,
  ]);
  expect(ask({ minutes: 60 }).map((one) => one.toISOString())).not.toContain('2026-11-20T22:30:00.000Z');
  expect(times.at(-1)?.slice(0, 10), 'two weeks ahead').toBe('2026-12-02');
});

test('what is taken is not offered, nor what would reach into it', () => {
  const taken = [{ starts_at: at('2026-11-19T14:00'), minutes: 45 }];
  const times = ask({ taken }).map((one) => one.toISOString().slice(0, 16));
  for (const time of ['2026-11-19T14:00', '2026-11-19T14:30']) expect(times).not.toContain(time);
  for (const time of ['2026-11-19T13:30', '2026-11-19T15:00']) expect(times).toContain(time);
});
