import { expect, test } from 'vitest';
import { areDecided, joinRefusals, newerOf, type Standing } from './join-rules.ts';

const one = (user_id: string, more: Partial<Standing> = {}): Standing => ({
  ...{ user_id, role: 'applicant', primary_user_id: null, hasPassword: true, hasOpenPayment: false },
  ...{ isUnderReview: false, services: [], booked: [], members: 0, files: {} },
  ...more,
});
const MOST = { members: 9, files: 20 };
const refused = (kept: Partial<Standing>, other: Partial<Standing> = {}) =>
  joinRefusals(one('a', kept), one('b', other), MOST);

test('two plain accounts may be joined, one with itself or with staff may not', () => {
  expect(refused({})).toEqual([]);
  expect(joinRefusals(one('a'), one('a'), MOST)).toEqual(['same']);
  expect(refused({}, { role: 'csr' })).toEqual(['staff']);
  expect(refused({ role: 'admin' })).toEqual(['staff']);
});

test('a member of the family of the other, or of anybody, is taken out of it first', () => {
  expect(refused({ primary_user_id: 'b' })).toEqual(['family']);
  expect(refused({}, { primary_user_id: 'a' })).toEqual(['family']);
  expect(refused({}, { primary_user_id: 'c' })).toEqual(['other_family']);
  expect(refused({ primary_user_id: 'c' }, { primary_user_id: 'c' })).toEqual(['other_family']);
});

test('money on its way, one thing bought twice, a review and two bookings of a kind come first', () => {
  expect(refused({ hasOpenPayment: true })).toEqual(['open_payment']);
  expect(refused({}, { hasOpenPayment: true })).toEqual(['open_payment']);
  expect(refused({ services: ['FirstTime'] }, { services: ['FirstTime'] })).toEqual(['same_service']);
  expect(refused({ services: ['FirstTime'] }, { services: ['UK'] })).toEqual([]);
  expect(refused({}, { isUnderReview: true })).toEqual(['under_review']);
  expect(refused({ booked: ['cas'] }, { booked: ['cas', 'consulate'] })).toEqual(['both_booked']);
});

test('nothing that does not fit is lost without a word', () => {
  expect(refused({ members: 5 }, { members: 4 })).toEqual([]);
  expect(refused({ members: 5 }, { members: 5 })).toEqual(['too_many_people']);
  expect(refused({ files: { passport: 12 } }, { files: { passport: 8 } })).toEqual([]);
  expect(refused({ files: { passport: 12 } }, { files: { passport: 9 } })).toEqual(['too_many_files']);
});

test('the account that somebody can log in to is the one that stays', () => {
  expect(refused({ hasPassword: false })).toEqual(['password']);
  expect(refused({ hasPassword: false }, { hasPassword: false })).toEqual([]);
  expect(refused({}, { hasPassword: false })).toEqual([]);
});

test('of a page that both have the newer one is offered; every one is decided, and no other', () => {
  const page = { form_name: 'ds160', page_number: 3, kept_at: '2026-11-01', other_at: '2026-11-02' };
  expect(newerOf(page)).toBe('other');
  expect(newerOf({ ...page, other_at: page.kept_at })).toBe('kept');
  expect(areDecided([page], { 'ds160/3': 'kept' })).toBe(true);
  expect(areDecided([page], {})).toBe(false);
  expect(areDecided([page], { 'ds160/4': 'kept' })).toBe(false);
  expect(areDecided([page], { 'ds160/3': 'kept', 'ds160/4': 'kept' })).toBe(false);
});
