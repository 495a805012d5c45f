import { expect, test } from 'vitest';
import { dayOf } from '#content/office-clock.ts';
import { dayRange } from './day-rules.ts';

test('a day of Bogotá begins and ends at five in the morning of the universal clock', () => {
  expect(dayRange({ start_date: '2026-11-18', end_date: '2026-11-18' })).toEqual({
    from: new Date('2026-11-18T05:00:00Z'),
    to: new Date('2026-11-19T05:00:00Z'),
  });
  expect(dayRange({})).toEqual({});
  expect(dayOf(new Date('2026-11-18T04:59:59Z'))).toBe('2026-11-17');
  expect(dayOf(new Date('2026-11-18T05:00:00Z'))).toBe('2026-11-18');
});
