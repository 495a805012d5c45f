import { expect, test } from 'vitest';
import { dayOf, endOfDay } from '#content/office-clock.ts';
import { deadlineAfter, isOverdue, mayMove, orderOf, queryOf, readFilters } from './rules.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));
const ID = '00000000-0000-4000-8000-000000000001';

test('filters are read from the address and written back; what is none of ours is left out', () => {
  const all = 'step=form_completed&service=FirstTime&paid=no&owner=me&overdue=yes&waiting=yes';
  expect(new URLSearchParams(queryOf(read(all))).toString()).toBe(all);
  expect(read(`owner=${ID}`)).toEqual({ owner: ID });
  expect(read('owner=none')).toEqual({ owner: 'none' });
  for (const none of [
    '',
    'step=',
    'step=nope',
    'service=<b>',
    'paid=maybe',
    'owner=x',
    'overdue=1',
    'after=x',
    'q=Ana',
  ])
    expect(read(none), none).toEqual({});
});

test('what somebody works off comes by deadline, everything else newest first', () => {
  expect([orderOf({ owner: 'me' }), orderOf({ owner: ID }), orderOf({ overdue: true })]).toEqual([
    ...['deadline', 'deadline', 'deadline'],
  ]);
  expect([orderOf({}), orderOf({ owner: 'none' }), orderOf({ step: 'form_started' })]).toEqual([
    ...['newest', 'newest', 'newest'],
  ]);
});

test('an adviser takes what nobody has and gives back what is theirs; an admin moves any case', () => {
  const csr = { role: 'csr', user_id: 'me' } as const;
  const admin = { role: 'admin', user_id: 'boss' } as const;
  expect([mayMove(csr, null, 'me'), mayMove(csr, 'me', null), mayMove(csr, null, null)]).toEqual([true, true, true]);
  expect([mayMove(csr, 'other', 'me'), mayMove(csr, 'other', null), mayMove(csr, 'me', 'other')]).toEqual([
    ...[false, false, false],
  ]);
  expect(mayMove(csr, null, 'other')).toBe(false);
  expect(mayMove(admin, 'other', 'me')).toBe(true);
});

test('a deadline is a day of Bogotá and ends with it', () => {
  const late = new Date('2026-11-19T04:59:59.000Z');
  expect(endOfDay('2026-11-18')).toEqual(late);
  expect(dayOf(late)).toBe('2026-11-18');
  expect(dayOf(new Date('2026-11-19T05:00:00Z'))).toBe('2026-11-19');
  expect(deadlineAfter(new Date('2026-11-18T12:00:00Z'))).toEqual(endOfDay('2026-11-21'));
  const step = 'form_completed';
  expect(isOverdue(late, new Date(late.getTime() + 1), step)).toBe(true);
  expect([isOverdue(late, late, step), isOverdue(null, late, step)]).toEqual([false, false]);
  expect(isOverdue(late, new Date(late.getTime() + 1), 'visa_received'), 'it is over').toBe(false);
});
