import { expect, test } from 'vitest';
import { type Actor, type Subject, SYSTEM, VISITOR } from './actor.ts';
import { callersOf, decide, type Policy, published } from './policy.ts';

const a: Actor = {
  role: 'applicant',
  user_id: 'a',
  primary_user_id: null,
  family_id: null,
  isLimited: false,
  caller: 'browser',
};
const b: Actor = { ...a, user_id: 'b' };
const a1: Actor = {
  role: 'secondary',
  user_id: 'a1',
  primary_user_id: 'a',
  family_id: null,
  isLimited: false,
  caller: 'browser',
};
const csr: Actor = { ...a, role: 'csr', user_id: 'c' };
const admin: Actor = { ...a, role: 'admin', user_id: 'd' };
const subjectOf = { name: 'person', find: async () => null };
const subjectA: Subject = { user_id: 'a', primary_user_id: null, role: 'applicant', is_private: true };
const subjectA1: Subject = { user_id: 'a1', primary_user_id: 'a', role: 'secondary', is_private: true };

test('no session is 401, a wrong role or another person the same 404', () => {
  const policy: Policy = { roles: ['applicant'], owner: ['self'], subjectOf };
  expect(decide(policy, VISITOR, subjectA)).toBe('no-session');
  expect(decide(policy, a, subjectA)).toBe('allowed');
  expect(decide(policy, b, subjectA)).toBe('not-found');
  expect(decide(policy, b, null)).toBe('not-found');
  expect(decide(policy, csr, subjectA)).toBe('not-found');
});

test('a primary applicant reaches family members, a family member reaches nobody else', () => {
  const policy: Policy = { roles: ['applicant', 'secondary'], owner: ['self', 'primary-of'], subjectOf };
  expect(decide(policy, a, subjectA1)).toBe('allowed');
  expect(decide(policy, b, subjectA1)).toBe('not-found');
  expect(decide(policy, a1, subjectA1)).toBe('allowed');
  expect(decide(policy, a1, subjectA)).toBe('not-found');
});

test('what somebody with an account writes is theirs alone; for somebody without one the primary does it (D48)', () => {
  const policy: Policy = { roles: ['applicant', 'secondary'], owner: ['self', 'guardian-of'], subjectOf };
  expect(decide(policy, a, subjectA1)).toBe('not-found');
  expect(decide(policy, a1, subjectA1)).toBe('allowed');
  expect(decide(policy, a, { ...subjectA1, is_private: false })).toBe('allowed');
  expect(decide(policy, b, { ...subjectA1, is_private: false })).toBe('not-found');
});

test('staff act for customers, not for each other', () => {
  const policy: Policy = { roles: ['csr', 'admin'], owner: ['staff-for'], subjectOf };
  expect(decide(policy, csr, subjectA)).toBe('allowed');
  expect(decide(policy, admin, subjectA1)).toBe('allowed');
  expect(decide(policy, csr, { user_id: 'd', primary_user_id: null, role: 'admin', is_private: true })).toBe(
    'not-found',
  );
});

test('a role that is not named gets nothing, also where the thing is nobody’s', () => {
  for (const actor of [a, a1, csr]) expect(decide({ roles: ['admin'] }, actor, null)).toBe('not-found');
  expect(decide({ roles: ['admin'] }, admin, null)).toBe('allowed');
});

test('a caller of the wrong kind is nobody, and jobs never pass as a caller', () => {
  expect(decide({ roles: ['applicant'], callers: ['bearer'] }, a, null)).toBe('not-found');
  expect(decide({ roles: ['visitor', 'admin'] }, SYSTEM, null)).toBe('not-found');
});

test('the kinds of caller that are published are those that can come in', () => {
  const proof = { kind: 'key', in: 'header', check: () => null, refusal: { status: 404 } } as const;
  expect(callersOf({ roles: ['admin'] })).toEqual(['browser', 'bearer']);
  expect(callersOf({ roles: ['admin'], callers: ['bearer'], proof })).toEqual(['bearer', 'key']);
  expect(callersOf({ roles: [], proof })).toEqual(['key']);
  expect(published({ roles: [], proof }).proof).toEqual({ kind: 'key', in: 'header', otherwise: 404 });
  expect(published({ roles: ['admin'], owner: ['staff-for'], subjectOf }).subjectOf).toBe('person');
});

test('an entry cannot name a kind of caller without its proof, or an owner without who finds them', () => {
  // @ts-expect-error a kind that nothing would check
  const decoration: Policy = { roles: ['admin'], callers: ['signature'] };
  const yes = { kind: 'key', in: 'header', refusal: { status: 404 } } as const;
  // @ts-expect-error false is something, too
  const bare: Policy = { roles: [], proof: { ...yes, check: () => false } };
  // @ts-expect-error nobody would be found
  const unresolved: Policy = { roles: ['applicant'], owner: ['self'] };
  // @ts-expect-error nobody would be compared
  const uncompared: Policy = { roles: ['applicant'], subjectOf };
  expect([decoration, bare, unresolved, uncompared]).toHaveLength(4);
});
