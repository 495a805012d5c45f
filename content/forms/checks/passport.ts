/** The passport and who it belongs to: name, day of birth, sex and number wherever they are said again. */
import type { Check } from './definition.ts';

export const passportChecks: readonly Check[] = [
  {
    name: 'given-names-profile',
    compares: { kind: 'same', as: 'name', pairs: [['personal_1.given_names', 'profile.first_name']] },
  },
  {
    name: 'surnames-profile',
    compares: { kind: 'same', as: 'name', pairs: [['personal_1.surnames', 'profile.last_name']] },
  },
  {
    name: 'native-name',
    compares: {
      kind: 'same',
      as: 'name',
      pairs: [
        ['personal_1.full_name_native', 'personal_1.surnames'],
        ['personal_1.full_name_native', 'personal_1.given_names'],
      ],
    },
  },
  {
    name: 'sex-relationship',
    compares: {
      kind: 'agree',
      one: 'profile.relationship',
      other: 'personal_1.sex',
      allows: { mother: ['F'], sister: ['F'], father: ['M'], brother: ['M'] },
    },
  },
  {
    name: 'birth-adult',
    compares: {
      kind: 'together',
      tests: [
        { at: 'derived.age', above: 17 },
        { at: 'profile.is_minor', is: ['true'] },
      ],
    },
  },
  {
    name: 'birth-minor',
    when: [{ at: 'profile.user_type', is: ['secondary'] }],
    compares: {
      kind: 'together',
      tests: [
        { at: 'derived.age', below: 18 },
        { at: 'profile.is_minor', is: ['false'] },
      ],
    },
  },
  {
    name: 'passport-nationality',
    when: [{ at: 'passport.passport_type', is: ['R'] }],
    compares: {
      kind: 'among',
      one: 'passport.passport_authority',
      of: ['personal_2.nationality', 'personal_2.other_nationalities.country'],
    },
  },
  {
    name: 'passport-lost',
    compares: {
      kind: 'different',
      as: 'code',
      pairs: [['passport.passport_number', 'passport.lost_passports.number']],
    },
  },
  {
    name: 'passport-other-nationality',
    compares: {
      kind: 'different',
      as: 'code',
      pairs: [['passport.passport_number', 'personal_2.other_nationalities.passport_number']],
    },
  },
  {
    name: 'passport-visa-number',
    compares: {
      kind: 'different',
      as: 'code',
      pairs: [['passport.passport_number', 'previous_us_travel.visa_number']],
    },
  },
  {
    name: 'passport-before-birth',
    compares: { kind: 'after', earlier: 'personal_1.date_of_birth', later: 'passport.passport_issue_date' },
  },
  {
    // No passport is made for more than ten years; some add months that were left of the one before.
    name: 'passport-too-long',
    compares: {
      kind: 'after',
      earlier: 'passport.passport_issue_date',
      later: 'passport.passport_expiry_date',
      most: 126,
    },
  },
  {
    name: 'passport-departure',
    compares: { kind: 'after', earlier: 'travel.departure_date', later: 'passport.passport_expiry_date', least: 6 },
  },
  {
    name: 'passport-intended-arrival',
    compares: {
      kind: 'after',
      earlier: 'travel.intended_arrival_date',
      later: 'passport.passport_expiry_date',
      least: 6,
    },
  },
  {
    name: 'other-nationality-same',
    compares: {
      kind: 'different',
      as: 'code',
      pairs: [['personal_2.nationality', 'personal_2.other_nationalities.country']],
    },
  },
  {
    name: 'resident-own-country',
    compares: {
      kind: 'different',
      as: 'code',
      pairs: [['personal_2.nationality', 'personal_2.perm_resident_countries.country']],
    },
  },
  {
    name: 'interview-country',
    compares: {
      kind: 'among',
      one: 'derived.interview_country',
      of: [
        'personal_2.nationality',
        'personal_2.other_nationalities.country',
        'personal_2.perm_resident_countries.country',
        'address_phone.home_country',
      ],
    },
  },
];
