import { expect, test } from 'vitest';
import { portalProgress, portalSlug, STEPS } from '#app/features/accounts/steps/rules.ts';
import { atHand } from '#content/at-hand.ts';
import { SERVICE_TYPES } from '#content/catalogue.ts';
import type { PortalSlug } from '#content/portal-steps.ts';
import { isFirstView, keptUntil, minutesOf, nextStep, stageOf, stepStates } from './rules.ts';

const priced = { isQuote: false };

test('what lies behind is done, what lies ahead waits', () => {
  const states = (slug: PortalSlug) => Object.values(stepStates(slug, slug, priced));
  expect(states('questions')).toEqual(['current', 'waiting', 'waiting']);
  expect(states('payment')).toEqual(['done', 'current', 'waiting']);
  expect(states('applicants')).toEqual(['done', 'done', 'current']);
});

test('looking ahead makes nothing done', () => {
  const states = (reached: PortalSlug) => Object.values(stepStates('applicants', reached, priced));
  expect(states('questions')).toEqual(['todo', 'todo', 'current']);
  expect(states('payment')).toEqual(['done', 'todo', 'current']);
});

test('a quoted service has no payment step to pass', () => {
  const slug = portalSlug('required_visa_seen', { isPaid: false, isQuote: true });
  expect(Object.values(stepStates(slug, slug, { isQuote: true }))).toEqual(['done', 'quote', 'current']);
});

test('progress is (index + 1) / 3', () => {
  expect([portalProgress('questions'), portalProgress('payment'), portalProgress('applicants')]).toEqual([
    1 / 3,
    2 / 3,
    1,
  ]);
});

const person = { service_type: 'FirstTime', current_step: 'password_set', slug: 'questions' } as const;

test('a service comes first, then the step one stands at', () => {
  expect(nextStep({ ...person, service_type: null })).toBe('service');
  expect(nextStep(person)).toBe('questions');
  expect(nextStep({ ...person, current_step: 'form_partly_complete', slug: 'applicants' })).toBe('applicants');
});

test('after the form the portal says what happens', () => {
  expect(nextStep({ ...person, current_step: 'visa_denied', slug: 'applicants' })).toBe('visa_denied');
  expect(stageOf('form_started')).toBeUndefined();
});

test('every service has minutes for each step and something to have at hand', () => {
  for (const sid of SERVICE_TYPES) {
    expect(
      Object.values(minutesOf(sid)).every((minutes) => minutes > 0),
      sid,
    ).toBe(true);
    expect(atHand[sid].length, sid).toBeGreaterThan(2);
    expect(new Set(atHand[sid]).size, sid).toBe(atHand[sid].length);
  }
  expect(minutesOf('Renewal').applicants).toBe(105);
});

test('a temporary account is kept for a day', () => {
  expect(keptUntil(new Date('2026-02-28T10:00:00Z'))).toEqual(new Date('2026-03-01T10:00:00Z'));
});

test('the applicants are seen for the first time after the questions, and once', () => {
  const due = STEPS.filter(isFirstView);
  expect(due).toEqual(['onboarding_questions_completed', 'required_visa_seen', 'payment_page_seen']);
});
