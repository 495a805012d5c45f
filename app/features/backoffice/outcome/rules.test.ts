/** Which outcomes can be recorded from where, and who corrects them. */
import { expect, test } from 'vitest';
import { corrections, OUTCOME_STEPS, stepsAhead } from './rules.ts';

test('staff go forward until the end, and no further', () => {
  expect(stepsAhead('form_completed')).toEqual([...OUTCOME_STEPS]);
  expect(stepsAhead('interview_scheduled')).toEqual(['interview_completed', 'visa_received', 'visa_denied']);
  expect(stepsAhead('visa_received')).toEqual([]);
  expect(stepsAhead('visa_denied')).toEqual([]);
});

test('what was recorded is set right by an admin alone', () => {
  expect(corrections('visa_denied', 'csr')).toEqual([]);
  expect(corrections('visa_denied', 'admin')).toEqual(['interview_scheduled', 'interview_completed', 'visa_received']);
  expect(corrections('form_completed', 'admin')).toEqual([]);
});
