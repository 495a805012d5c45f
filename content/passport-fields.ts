/** Where each fact of a passport stands elsewhere: in the profile, in the questions of the beginning, in each form. */
import type { FormName } from './catalogue.ts';

export const PASSPORT_FACTS = [
  'surnames',
  'given',
  'full_name',
  'number',
  'birth',
  'sex',
  'nationality',
  'issuer',
  'expiry',
] as const;
export type PassportFact = (typeof PASSPORT_FACTS)[number];

/** Compared only: nobody's profile is filled in from a passport, and the questions of the beginning were answered. */
export const passportElsewhere = [
  { source: 'profile', field: 'last_name', fact: 'surnames' },
  { source: 'profile', field: 'first_name', fact: 'given' },
  // It is asked which country the passport is of.
  { source: 'onboarding', field: 'nationality', fact: 'issuer' },
] as const;

export type PassportFields = {
  readonly fills: Partial<Readonly<Record<PassportFact, string>>>;
  /** Days of the trip, the last one first: the passport should outlive the first of them that is answered by six months. */
  readonly travel: readonly string[];
};

export const passportFields: Readonly<Record<FormName, PassportFields>> = {
  ds160: {
    fills: {
      ...{ surnames: 'surnames', given: 'given_names', sex: 'sex', birth: 'date_of_birth', nationality: 'nationality' },
      ...{ number: 'passport_number', issuer: 'passport_authority', expiry: 'passport_expiry_date' },
    },
    travel: ['departure_date', 'arrival_date', 'intended_arrival_date'],
  },
  imm5257: {
    fills: {
      ...{
        surnames: 'family_name',
        given: 'given_name',
        sex: 'sex',
        birth: 'date_of_birth',
        nationality: 'citizenship',
      },
      ...{ number: 'passport_number', issuer: 'passport_country', expiry: 'passport_expiry' },
    },
    travel: ['stay_to', 'stay_from'],
  },
  uk_visitor: {
    fills: {
      ...{ surnames: 'family_name', given: 'given_names', sex: 'sex', birth: 'date_of_birth' },
      ...{ nationality: 'nationality', number: 'passport_number', expiry: 'passport_expiry' },
    },
    travel: ['leave_date', 'arrival_date'],
  },
  au600: {
    fills: {
      ...{ surnames: 'family_name', given: 'given_names', sex: 'sex', birth: 'date_of_birth' },
      ...{ nationality: 'passport_nationality', number: 'passport_number', issuer: 'passport_country' },
      expiry: 'passport_expiry',
    },
    travel: ['departure_date', 'arrival_date'],
  },
  esta: {
    fills: {
      ...{ surnames: 'family_name', given: 'first_name', sex: 'gender', birth: 'date_of_birth' },
      ...{
        nationality: 'citizenship',
        number: 'passport_number',
        issuer: 'passport_country',
        expiry: 'passport_expiry',
      },
    },
    travel: [],
  },
  renewal: { fills: { birth: 'date_of_birth', nationality: 'nationality' }, travel: [] },
  work_family: {
    fills: { full_name: 'full_name', birth: 'date_of_birth', nationality: 'nationality' },
    travel: [],
  },
  background_check: {
    fills: {
      ...{ full_name: 'full_name', birth: 'date_of_birth', nationality: 'nationality', number: 'passport_number' },
    },
    travel: [],
  },
  /** It asks nothing that stands in a passport. */
  interview_prep: { fills: {}, travel: [] },
};
