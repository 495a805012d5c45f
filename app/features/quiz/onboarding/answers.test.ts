import { expect, test } from 'vitest';
import { asCodes, contradictedIn, knownFor, profileFacts, toldBy } from './answers.ts';

test('a quiz tells what follows with certainty, and nothing else', () => {
  expect(toldBy('us-tourist', { q_nationality: 'CO', q_payer: 'self', q_job: 'formal_2y', q_travel: 'none' })).toEqual({
    destination: 'US',
    nationality: 'CO',
    payer: 'self',
    occupation_now: 'employee',
  });
  expect(toldBy('us-tourist', { q_refusal: 'two', q_us_before: 'left_on_time' })).toEqual({
    destination: 'US',
    denied_visa_before: 'Y',
    denied_country: 'US',
  });
  for (const [q_crime, criminal_record] of [
    ['none', 'N'],
    ['minor', 'Y'],
    ['dui', 'Y'],
    ['serious', 'Y'],
  ] as const)
    expect(toldBy('us-tourist', { q_crime }), q_crime).toEqual({ destination: 'US', criminal_record });
  expect(toldBy('student', {})).toEqual({ destination: 'US', trip_reason: 'study' });
  expect(toldBy('canada', { c_nationality: 'XX', __proto__: 'x', other: 'y' })).toEqual({ destination: 'CA' });
});

test('a passport in process is not valid yet, and what was not answered says nothing', () => {
  expect(profileFacts({ valid_passport: 'in_process', number_in_party: '4', denied_visa_before: 'N' })).toEqual({
    valid_passport: false,
    number_in_party: 4,
    denied_visa_before: false,
  });
  expect(profileFacts({ valid_passport: 'Y' })).toEqual({ valid_passport: true });
  expect(profileFacts({})).toEqual({});
});

test('stored numbers are read as codes, anything stranger is not', () => {
  expect(asCodes({ number_in_party: 3, destination: 'US', list: ['a'], nothing: null })).toEqual({
    number_in_party: '3',
    destination: 'US',
  });
});

test('the other way, only the same answer is known: an overstay somewhere is none in the United States', () => {
  const answers = {
    nationality: 'CO',
    trip_reason: 'tourism',
    payer: 'self',
    overstay_before: 'Y',
    valid_passport: 'Y',
  };
  expect(knownFor('us-tourist', answers)).toEqual({ q_nationality: 'CO', q_purpose: 'tourism', q_payer: 'self' });
  expect(knownFor('us-tourist', { trip_reason: 'study', had_us_visa: 'N' })).toEqual({});
  expect(knownFor('uk', { overstay_before: 'Y' }), 'a stay in any country is no breach there').toEqual({});
});

test('what of a quiz no longer holds: the same question answered otherwise, and nothing that the quiz cannot say', () => {
  const changed = (given: Record<string, string>, now: Record<string, string>) =>
    contradictedIn('us-tourist', given, now);
  expect(changed({ q_payer: 'self', q_job: 'formal_2y' }, { payer: 'family', occupation_now: 'employee' })).toEqual([
    'q_payer',
  ]);
  expect(changed({ q_refusal: 'two' }, { denied_visa_before: 'N' })).toEqual(['q_refusal']);
  expect(changed({ q_refusal: 'two' }, { denied_visa_before: 'Y', denied_country: 'CA' })).toEqual([]);
  expect(changed({ q_us_visa: 'never' }, { had_us_visa: 'Y' }), 'it may have been another visa').toEqual([]);
  expect(changed({ q_passport: 'none' }, { valid_passport: 'in_process' })).toEqual([]);
  expect(changed({ q_payer: 'self' }, {})).toEqual([]);
});
