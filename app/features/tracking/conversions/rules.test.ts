import { expect, test } from 'vitest';
import { rangeOf } from './rules.ts';

test('whole days with the last one included, the right way round, a year at most', () => {
  expect(rangeOf({ startDate: '2026-11-01', endDate: '2026-11-01' })).toEqual({
    ...{ from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-11-02T00:00:00Z') },
  });
  expect(rangeOf({ startDate: '2026-01-01', endDate: '2027-01-01' })).not.toBeNull();
  for (const [startDate, endDate] of [
    ['2026-11-02', '2026-11-01'],
    ['2026-01-01', '2027-01-02'],
    ['1999-12-31', '1999-12-31'],
  ] as const)
    expect(rangeOf({ startDate, endDate }), `${startDate} ${endDate}`).toBeNull();
});
