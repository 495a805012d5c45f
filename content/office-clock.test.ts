import { expect, test } from 'vitest';
import { dayOf, endOfDay, OFFICE_ZONE, startOfDay, startOfNextDay } from './office-clock.ts';

test('the day of the office begins and ends five hours after that of the universal clock', () => {
  const [first, last, next] = [startOfDay('2026-11-18'), endOfDay('2026-11-18'), startOfNextDay('2026-11-18')];
  expect([first, last, next].map((at) => at.toISOString())).toEqual([
    '2026-11-18T05:00:00.000Z',
    '2026-11-19T04:59:59.000Z',
    '2026-11-19T05:00:00.000Z',
  ]);
  expect([first, last, next].map(dayOf)).toEqual(['2026-11-18', '2026-11-18', '2026-11-19']);
});

test('it is the clock of the zone, in summer and in winter', () => {
  const { format } = new Intl.DateTimeFormat('en-CA', { timeZone: OFFICE_ZONE });
  for (const at of ['2026-01-01T04:59:59Z', '2026-07-01T05:00:00Z', '2028-02-29T23:00:00Z'].map((one) => new Date(one)))
    expect(dayOf(at)).toBe(format(at));
});
