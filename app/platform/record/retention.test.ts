import { expect, test } from 'vitest';
import { cookieSeconds, keptSince, secondsOf } from './retention.ts';

const now = new Date('2026-11-16T12:00:00Z');

test('what is promised in hours, days, months and years is counted in them', () => {
  expect(keptSince('unfinished-account', now).toISOString()).toBe('2026-11-15T12:00:00.000Z');
  expect(keptSince('messages', now).toISOString()).toBe('2026-10-17T12:00:00.000Z');
  expect(keptSince('wait-alerts', now).toISOString()).toBe('2025-11-16T12:00:00.000Z');
  expect(keptSince('payments', now).toISOString()).toBe('2016-11-16T12:00:00.000Z');
});

test('a cookie lives as long as its row says; a month is of no fixed length', () => {
  expect(cookieSeconds('token')).toBe(30 * 86_400);
  expect(cookieSeconds('signup_token')).toBe(30 * 60);
  expect(secondsOf({ count: 12, unit: 'hour' })).toBe(43_200);
  expect(() => cookieSeconds('_ga')).toThrow('no fixed length');
});
