/** What was answered at the beginning, and what the form says now. */
import type { Check } from './definition.ts';

export const onboardingChecks: readonly Check[] = [
  {
    name: 'begin-nationality',
    compares: {
      kind: 'among',
      one: 'onboarding.nationality',
      of: ['personal_2.nationality', 'personal_2.other_nationalities.country'],
    },
  },
  {
    name: 'begin-residence',
    compares: {
      kind: 'same',
      as: 'code',
      pairs: [['onboarding.residence_country', 'address_phone.home_country']],
    },
  },
  {
    name: 'begin-purpose',
    compares: {
      kind: 'agree',
      one: 'onboarding.trip_reason',
      other: 'travel.purpose_class',
      allows: {
        tourism: ['B'],
        business: ['B'],
        visit_family: ['B'],
        medical: ['B'],
        study: ['F', 'M', 'J'],
        crew_transit: ['C', 'D'],
      },
    },
  },
  {
    name: 'begin-us-visa',
    compares: { kind: 'same', as: 'code', pairs: [['onboarding.had_us_visa', 'previous_us_travel.had_us_visa']] },
  },
  {
    name: 'begin-denied',
    compares: {
      kind: 'together',
      tests: [
        { at: 'onboarding.denied_country', is: ['US'] },
        { at: 'previous_us_travel.visa_refused', is: ['N'] },
      ],
    },
  },
  {
    name: 'begin-never-denied',
    compares: {
      kind: 'together',
      tests: [
        { at: 'onboarding.denied_visa_before', is: ['N'] },
        { at: 'previous_us_travel.visa_refused', is: ['Y'] },
      ],
    },
  },
  {
    name: 'begin-occupation',
    compares: {
      kind: 'agree',
      one: 'onboarding.occupation_now',
      other: 'work_present.occupation',
      allows: { student: ['S'], retired: ['RT'], homemaker: ['H'], unemployed: ['N'] },
    },
  },
  {
    name: 'begin-employed',
    compares: {
      kind: 'together',
      tests: [
        { at: 'onboarding.occupation_now', is: ['employee', 'self_employed', 'informal'] },
        { at: 'work_present.occupation', is: ['H', 'RT', 'N', 'S'] },
      ],
    },
  },
  {
    name: 'begin-payer',
    compares: {
      kind: 'agree',
      one: 'onboarding.payer',
      other: 'travel.payer',
      allows: { self: ['S'], family: ['O'], employer: ['P', 'U', 'C'], other: ['O', 'U', 'C'] },
    },
  },
  {
    name: 'begin-abroad-us',
    compares: {
      kind: 'together',
      tests: [
        { at: 'onboarding.travelled_abroad', is: ['N'] },
        { at: 'previous_us_travel.been_in_us', is: ['Y'] },
      ],
    },
  },
  {
    name: 'begin-abroad',
    compares: {
      kind: 'together',
      tests: [
        { at: 'onboarding.travelled_abroad', is: ['N'] },
        { at: 'work_additional.countries_visited_5y', is: ['Y'] },
      ],
    },
  },
  {
    name: 'begin-arrest',
    compares: { kind: 'same', as: 'code', pairs: [['onboarding.criminal_record', 'security_2.sec_arrested']] },
  },
  {
    name: 'begin-overstay',
    compares: {
      kind: 'together',
      tests: [
        { at: 'onboarding.overstay_before', is: ['N'] },
        { at: 'security_4.sec_visa_violation', is: ['Y'] },
      ],
    },
  },
  {
    name: 'begin-alone',
    compares: {
      kind: 'together',
      tests: [
        { at: 'onboarding.number_in_party', is: ['1'] },
        { at: 'companions.traveling_with_others', is: ['Y'] },
      ],
    },
  },
  {
    name: 'begin-party',
    compares: {
      kind: 'together',
      tests: [
        { at: 'onboarding.number_in_party', isNot: ['1'] },
        { at: 'companions.traveling_with_others', is: ['N'] },
      ],
    },
  },
];
