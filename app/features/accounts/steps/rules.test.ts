/** Who moves current_step, and where /portal opens (spec 4, D9, D21). */
import { expect, test } from 'vitest';
import { mayCorrect, moveRefusal, movesForward, portalSlug, STEP_TABLE, STEPS } from './rules.ts';

test('only a later step moves the mark', () => {
  STEPS.forEach((from, at) => {
    for (const [to, step] of STEPS.entries()) expect(movesForward(from, step), `${from} ${step}`).toBe(to > at);
  });
  expect(movesForward('a step of another day', 'account_created')).toBe(true);
});

test('each later step is asked for by whom the table names, and anybody else hears why not (D39)', () => {
  for (const step of STEPS)
    for (const by of ['person', 'staff'] as const) {
      const isOpen = !movesForward('onboarding_questions_completed', step) || STEP_TABLE[step].by === by;
      const refusal = moveRefusal('onboarding_questions_completed', step, by);
      expect(refusal === null, `${step} by ${by}: ${refusal}`).toBe(isOpen);
    }
  expect(moveRefusal('password_set', 'form_started', 'person')).toContain('set by the server');
  expect(moveRefusal('form_completed', 'visa_received', 'person')).toBe('current_step visa_received is set by staff');
});

test('a person passes no question unanswered; staff are not held back', () => {
  const asked = 'payment_page_seen';
  expect(STEPS.filter((from) => moveRefusal(from, asked, 'person'))).toEqual([
    'account_created',
    'password_set',
    'onboarding_questions_half_complete',
  ]);
  expect(moveRefusal('account_created', 'interview_scheduled', 'staff')).toBeNull();
});

test('an outcome does not turn into another one by going on; an admin corrects it, among what staff record', () => {
  expect(moveRefusal('visa_received', 'visa_denied', 'staff')).toContain('admin');
  expect(moveRefusal('visa_denied', 'visa_received', 'staff')).toContain('admin');
  expect(moveRefusal('visa_denied', 'visa_denied', 'staff')).toBeNull();
  expect(mayCorrect('visa_received', 'visa_denied')).toBe(true);
  expect(mayCorrect('visa_denied', 'interview_scheduled')).toBe(true);
  expect(mayCorrect('visa_denied', 'visa_denied')).toBe(false);
  expect(mayCorrect('visa_denied', 'form_completed')).toBe(false);
  expect(mayCorrect('form_completed', 'visa_received')).toBe(false);
});

test('the portal opens at the questions, then at the payment until it is passed, paid or quoted', () => {
  const unpaid = { isPaid: false, isQuote: false };
  const slugs = STEPS.map((step) => portalSlug(step, unpaid));
  expect(slugs.slice(0, 3)).toEqual(Array(3).fill('questions'));
  expect(slugs.slice(3, 6), 'the payment was only looked at').toEqual(Array(3).fill('payment'));
  expect(new Set(slugs.slice(6))).toEqual(new Set(['applicants']));
  for (const state of [
    { isPaid: true, isQuote: false },
    { isPaid: false, isQuote: true },
  ]) {
    expect(portalSlug('onboarding_questions_completed', state)).toBe('applicants');
    expect(portalSlug('password_set', state), 'the questions come first').toBe('questions');
  }
});
