import { expect, test } from 'vitest';
import { rangeOf } from './rules.ts';

const now = new Date('2026-11-18T23:30:00Z');
const between = (from: string, to: string) => ({
  from: new Date(`${from}T00:00:00Z`),
  to: new Date(`${to}T00:00:00Z`),
});

test('whole days with the last one included, the right way round, a year at most', () => {
  expect(rangeOf({ startDate: '2026-11-01', endDate: '2026-11-01' }, now, 30)).toEqual(
    between('2026-11-01', '2026-11-02'),
  );
  expect(rangeOf({ startDate: '2026-01-01', endDate: '2027-01-01' }, now, 30)).not.toBeNull();
  expect(rangeOf({}, now, 30)).toEqual(between('2026-10-20', '2026-11-19'));
  expect(rangeOf({ endDate: '2026-11-07' }, now, 7)).toEqual(between('2026-11-01', '2026-11-08'));
  for (const [startDate, endDate] of [
    ['2026-11-02', '2026-11-01'],
    ['2026-01-01', '2027-01-02'],
    ['1999-12-31', '1999-12-31'],
    ['9999-12-31', '9999-12-31'],
  ] as const)
    expect(rangeOf({ startDate, endDate }, now, 30), `${startDate} ${endDate}`).toBeNull();
});
