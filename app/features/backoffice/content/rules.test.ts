import { expect, test } from 'vitest';
import { ageOf, byAge, daysLeft, fits } from './rules.ts';

const now = new Date('2026-11-18T12:00:00Z');
const line = (name: string, left: number) => ({
  ...{ name, label: 'Tarifa de Perú', value: '185 USD', kind: 'fee', isOld: left < 0, left },
});
const any = { text: '', kind: '', age: '' };

test('a fact has as many days left as its shelf life is longer than its age', () => {
  const fact = { checkedOn: '2026-11-08', shelfLifeDays: 10 };
  expect([ageOf(fact, now), daysLeft(fact, now)]).toEqual([10, 0]);
  expect(daysLeft({ ...fact, shelfLifeDays: 7 }, now)).toBe(-3);
});

test('what is over its shelf life stands first, the longest of them on top', () => {
  const names = [line('c', 5), line('b', -1), line('d', 90), line('a', -20)].sort(byAge as never);
  expect(names.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});

test('a filter asks for kind, age and every word, whatever its marks and capitals', () => {
  const fact = line('us-mrv', -1) as Parameters<typeof fits>[0];
  expect(fits(fact, any)).toBe(true);
  expect(fits(fact, { ...any, text: 'PERU mrv' })).toBe(true);
  expect(fits(fact, { ...any, text: 'peru canada' })).toBe(false);
  expect([fits(fact, { ...any, kind: 'rule' }), fits(fact, { ...any, kind: 'fee' })]).toEqual([false, true]);
  expect([fits(fact, { ...any, age: 'fresh' }), fits(fact, { ...any, age: 'old' })]).toEqual([false, true]);
});
