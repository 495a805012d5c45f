import { expect, test } from 'vitest';
import { keptSince } from './retention.ts';

const now = new Date('2026-11-16T12:00:00Z');

test('what is promised in hours, days, months and years is counted in them', () => {
  expect(keptSince('unfinished-account', now).toISOString()).toBe('2026-11-15T12:00:00.000Z');
  expect(keptSince('messages', now).toISOString()).toBe('2026-10-17T12:00:00.000Z');
  expect(keptSince('wait-alerts', now).toISOString()).toBe('2025-11-16T12:00:00.000Z');
  expect(keptSince('payments', now).toISOString()).toBe('2016-11-16T12:00:00.000Z');
});
