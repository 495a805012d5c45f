/** The passport and who it belongs to: name, day of birth, sex and number wherever they are said again. */
import type { Check } from './definition.ts';
import { passportDates, profileChecks } from './person.ts';

const birth = 'personal_1.date_of_birth';

export const passportChecks: readonly Check[] = [
  ...profileChecks({
    name: ['personal_1.surnames', 'personal_1.given_names'],
    sex: 'personal_1.sex',
    women: ['F'],
    men: ['M'],
  }),
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
  ...passportDates({ birth, issue: 'passport.passport_issue_date', expiry: 'passport.passport_expiry_date' }),
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
