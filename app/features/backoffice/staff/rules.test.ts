import { expect, test } from 'vitest';
import { deedsFor, roleOf, stateOf } from './rules.ts';

const NOW = new Date('2026-11-18T12:00:00Z');

test('an invitation ends with the first password, an account with its role', () => {
  expect(stateOf({ role: 'csr', has_password: false, disabled_at: null })).toBe('invited');
  expect(stateOf({ role: 'admin', has_password: true, disabled_at: null })).toBe('active');
  expect(stateOf({ role: 'admin', has_password: true, disabled_at: NOW })).toBe('disabled');
  expect(stateOf({ role: 'csr', has_password: false, disabled_at: NOW })).toBe('disabled');
  expect(stateOf({ role: 'applicant', has_password: true, disabled_at: NOW })).toBe('former');
  expect([roleOf('admin'), roleOf('csr'), roleOf('applicant')]).toEqual(['admin', 'csr', 'none']);
});

test('nobody does any of it to themselves, and nothing is offered that is not there', () => {
  for (const state of ['invited', 'active', 'disabled', 'former'] as const)
    expect(deedsFor(state, { isOwn: true, hasFactor: true })).toEqual([]);
  expect(deedsFor('active', { isOwn: false, hasFactor: false })).toEqual(['role', 'disable', 'sessions']);
  expect(deedsFor('active', { isOwn: false, hasFactor: true })).toContain('factor');
  expect(deedsFor('invited', { isOwn: false, hasFactor: false })).toEqual(['invite-again', 'invite-cancel']);
  expect(deedsFor('disabled', { isOwn: false, hasFactor: false })).toEqual(['role', 'enable']);
});
