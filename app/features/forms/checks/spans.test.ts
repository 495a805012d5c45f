/** Months between dates that may be known in part: only what is sure is said. */
import { expect, test } from 'vitest';
import { addMonths, gapsIn, isOutOfOrder, overlapsIn } from './spans.ts';

test('months are added over the end of a year, and to the last day of a shorter month', () => {
  expect(addMonths('2026-11-17', 2)).toBe('2027-01-17');
  expect(addMonths('2026-11-17', -11)).toBe('2025-12-17');
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

test('the later date may be the same day, and any day that is not known', () => {
  expect(isOutOfOrder('2026-05-05', '2026-05-05', {})).toBe(false);
  expect(isOutOfOrder('2026-05-05', '2026-05-04', {})).toBe(true);
  expect(isOutOfOrder('2026-05-05', '2026', {})).toBe(false);
  expect(isOutOfOrder('2026-05-05', '2026-05', {})).toBe(false);
  expect(isOutOfOrder('2026-05-05', '2026-04', {})).toBe(true);
  expect(isOutOfOrder('2026', '2025-12-31', {})).toBe(true);
});

test('at least and at most count to the day', () => {
  expect(isOutOfOrder('2027-06-24', '2027-12-24', { least: 6 })).toBe(false);
  expect(isOutOfOrder('2027-06-24', '2027-12-23', { least: 6 })).toBe(true);
  expect(isOutOfOrder('2020-01-01', '2030-07-01', { most: 126 })).toBe(false);
  expect(isOutOfOrder('2020-01-01', '2030-07-02', { most: 126 })).toBe(true);
  expect(isOutOfOrder('2020-12', '2020-10-01', { least: -2 })).toBe(false);
  expect(isOutOfOrder('2021-06', '2021-02-01', { least: -2 })).toBe(true);
});

const span = (from: string, to: string) => ({ from, to });
const told = (found: [{ from: string }, { from: string }][]) => found.map(([one, other]) => [one.from, other.from]);

test('periods overlap when they share more than is allowed, also one inside of another', () => {
  const [first, second] = [span('2015-02', '2018-06'), span('2018-05', '2020-12')];
  expect(overlapsIn([second, first], 2)).toEqual([]);
  expect(told(overlapsIn([span('2017-01', '2020-12'), first], 2))).toEqual([['2015-02', '2017-01']]);
  expect(told(overlapsIn([span('2010-01-01', '2020-01-01'), span('2012-01-01', '2013-01-01')], 0))).toEqual([
    ['2012-01-01', '2010-01-01'],
  ]);
  // A third one overlaps the long one, not the short one between them.
  const long = [span('2010-01-01', '2020-01-01'), span('2012-01-01', '2012-01-02'), span('2015-01-01', '2025-01-01')];
  expect(told(overlapsIn(long, 1))).toEqual([['2010-01-01', '2015-01-01']]);
  expect(overlapsIn([span('2015', '2018'), span('2018', '2020')], 0), 'the months are not known').toEqual([]);
});

test('a gap counts from the day since when one asks, and not where another period fills it', () => {
  const [before, after] = [span('2010-01', '2018-12'), span('2023-06-01', '2026-11-17')];
  expect(told(gapsIn([after, before], 12, '2021-11-17'))).toEqual([['2010-01', '2023-06-01']]);
  expect(gapsIn([after, before], 12, '2022-06-17')).toEqual([]);
  expect(gapsIn([after, before, span('2019-01', '2023-01')], 12, '2021-11-17')).toEqual([]);
  expect(gapsIn([before, span('2015-01', '2016-01'), span('2019-06', '2026-01')], 12, '2010-01-01')).toEqual([]);
  expect(gapsIn([before], 12, '2021-11-17'), 'what comes after the last one is not known').toEqual([]);
});
