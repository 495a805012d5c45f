import { expect, test } from 'vitest';
import { isOwnFamily, isSameMark } from './rules.ts';

test('one’s own family: oneself, who goes along, who one goes along with, and others of the same head', () => {
  const head = { user_id: 'a', primary_user_id: null };
  const member = { user_id: 'b', primary_user_id: 'a' };
  const other = { user_id: 'c', primary_user_id: 'a' };
  const stranger = { user_id: 'd', primary_user_id: null };
  for (const [one, two] of [
    [head, head],
    [head, member],
    [member, head],
    [member, other],
  ] as const)
    expect(isOwnFamily(one, two)).toBe(true);
  expect(isOwnFamily(head, stranger)).toBe(false);
  expect(isOwnFamily(member, stranger)).toBe(false);
});

test('the same product, sum and currency within ten minutes are one transfer', () => {
  const created_at = new Date('2026-11-18T12:00:00Z');
  const mark = { sid: 'FirstTime', amount: 400_000, currency: 'COP' };
  const at = (minutes: number) => new Date(created_at.getTime() + minutes * 60_000);
  expect(isSameMark({ ...mark, created_at }, mark, at(9))).toBe(true);
  expect(isSameMark({ ...mark, created_at }, mark, at(10))).toBe(false);
  expect(isSameMark({ ...mark, created_at }, { ...mark, amount: 400_001 }, at(1))).toBe(false);
  expect(isSameMark({ ...mark, created_at }, { ...mark, currency: 'USD' }, at(1))).toBe(false);
  expect(isSameMark({ ...mark, created_at }, { ...mark, sid: 'ESTA' }, at(1))).toBe(false);
});
