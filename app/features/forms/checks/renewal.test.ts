/** A renewal without an interview (domain reference 06): each condition by itself, and its end to the day. */
import { expect, test } from 'vitest';
import type { Answers } from '#app/features/forms/engine/values.ts';
import { overlaid } from '#tests/clean-forms.ts';
import { FILLINGS } from '#tests/form-people/forms.ts';
import { readingOf, TODAY } from '#tests/official-packs.ts';
import { renewalResult } from './renewal.ts';

const resultOf = (visa: Answers, history: Answers, today = TODAY) => {
  const { state, status } = readingOf('renewal', overlaid(FILLINGS.renewal.smallest, { 1: visa, 2: history }));
  expect(status).toBe('Finished');
  return renewalResult(state, today).against;
};

test('whoever meets every condition likely has no interview', () => {
  expect(resultOf({}, {})).toEqual([]);
  expect(resultOf({ prev_visa_class: 'H2A' }, {})).toEqual([]);
  expect(resultOf({}, { refused_since: 'Y', refusal_overcome: 'Y' })).toEqual([]);
  expect(resultOf({}, { apply_country: 'PE', residence_proof: 'Y' })).toEqual([]);
});

test('one answer is enough for an interview, and it is named', () => {
  const against: readonly (readonly [string, Answers, Answers])[] = [
    ['prev_visa_class', { prev_visa_class: 'F1' }, {}],
    ['prev_visa_in_hand', { prev_visa_in_hand: 'N', prev_visa_lost_details: 'Se perdió en un viaje.' }, {}],
    ['prev_visa_annotation', { prev_visa_annotation: 'Y' }, {}],
    ['full_validity', { full_validity: 'N' }, {}],
    ['adult_at_issue', { date_of_birth: '2000-03-07' }, {}],
    ['apply_country', {}, { apply_country: 'PE', residence_proof: 'N' }],
    ['same_class', {}, { same_class: 'N' }],
    ['refused_since', {}, { refused_since: 'Y', refusal_overcome: 'N' }],
    ['arrested_since', {}, { arrested_since: 'Y', arrest_details: 'Una multa.' }],
    ['overstayed', {}, { overstayed: 'Y', overstay_details: 'Dos semanas.' }],
  ];
  for (const [field, visa, history] of against) expect(resultOf(visa, history)).toEqual([field]);
});

test('a year after it ended a visa is too old', () => {
  const ended = { prev_visa_expiry: '2025-06-10' };
  expect(resultOf(ended, {}, '2026-06-10')).toEqual([]);
  expect(resultOf(ended, {}, '2026-06-11')).toEqual(['prev_visa_expiry']);
});
