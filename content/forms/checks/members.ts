/** Two members of a family who apply together: what one form says of the other person, and what they share. */
import type { Check, Name, Pair, Relation } from './definition.ts';

const EVERYBODY: readonly Relation[] = ['spouse', 'parent', 'child', 'sibling', 'other'];
const theirName: Name = ['theirs.personal_1.surnames', 'theirs.personal_1.given_names'];
const father: Name = ['relatives.father_surnames', 'relatives.father_given'];
const mother: Name = ['relatives.mother_surnames', 'relatives.mother_given'];
const theirFather: Name = ['theirs.relatives.father_surnames', 'theirs.relatives.father_given'];
const theirMother: Name = ['theirs.relatives.mother_surnames', 'theirs.relatives.mother_given'];
const companion: Name = ['companions.companions.surnames', 'companions.companions.given'];
const withOthers = { at: 'companions.traveling_with_others', is: ['Y'] } as const;

const both = (place: string): Pair => [place, `theirs.${place}`];
const home = ['street1', 'city', 'country'].map((part) => both(`address_phone.home_${part}`));

export const memberChecks: readonly Check[] = [
  {
    name: 'family-passport-number',
    with: EVERYBODY,
    compares: { kind: 'different', as: 'code', pairs: [both('passport.passport_number')] },
  },
  {
    name: 'family-national-id',
    with: EVERYBODY,
    compares: { kind: 'different', as: 'code', pairs: [both('personal_2.national_id')] },
  },
  {
    name: 'spouses-name',
    with: ['spouse'],
    compares: {
      kind: 'same',
      as: 'name',
      pairs: [
        ['spouse.spouse_surnames', 'theirs.personal_1.surnames'],
        ['spouse.spouse_given', 'theirs.personal_1.given_names'],
      ],
    },
  },
  {
    name: 'spouses-birth',
    with: ['spouse'],
    compares: { kind: 'same', as: 'code', pairs: [['spouse.spouse_dob', 'theirs.personal_1.date_of_birth']] },
  },
  {
    name: 'spouses-nationality',
    with: ['spouse'],
    compares: {
      kind: 'among',
      one: 'spouse.spouse_nationality',
      of: ['theirs.personal_2.nationality', 'theirs.personal_2.other_nationalities.country'],
    },
  },
  {
    name: 'spouses-birthplace',
    with: ['spouse'],
    compares: {
      kind: 'same',
      as: 'text',
      pairs: [
        ['spouse.spouse_birth_city', 'theirs.personal_1.birth_city'],
        ['spouse.spouse_birth_country', 'theirs.personal_1.birth_country'],
      ],
    },
  },
  {
    name: 'spouses-status',
    with: ['spouse'],
    compares: { kind: 'same', as: 'code', pairs: [both('personal_1.marital_status')] },
  },
  {
    name: 'spouses-home',
    with: ['spouse'],
    when: [{ at: 'spouse.spouse_address_type', is: ['H'] }],
    compares: { kind: 'same', as: 'address', pairs: home },
  },
  {
    name: 'spouses-pay-each-other',
    with: ['spouse'],
    when: [
      { at: 'travel.payer', is: ['O'] },
      { at: 'theirs.travel.payer', is: ['O'] },
    ],
    compares: {
      kind: 'together',
      tests: [
        { at: 'travel.payer_relationship', is: ['S'] },
        { at: 'theirs.travel.payer_relationship', is: ['S'] },
      ],
    },
  },
  {
    name: 'parent-name',
    with: ['parent'],
    compares: { kind: 'named', name: theirName, among: [father, mother] },
  },
  {
    name: 'father-birth',
    with: ['parent'],
    when: [{ fits: [father, theirName] }],
    compares: { kind: 'same', as: 'code', pairs: [['relatives.father_dob', 'theirs.personal_1.date_of_birth']] },
  },
  {
    name: 'mother-birth',
    with: ['parent'],
    when: [{ fits: [mother, theirName] }],
    compares: { kind: 'same', as: 'code', pairs: [['relatives.mother_dob', 'theirs.personal_1.date_of_birth']] },
  },
  {
    name: 'father-sex',
    with: ['parent'],
    when: [{ fits: [father, theirName] }],
    compares: {
      kind: 'together',
      tests: [
        { at: 'relatives.father_given', isSet: true },
        { at: 'theirs.personal_1.sex', is: ['F'] },
      ],
    },
  },
  {
    name: 'mother-sex',
    with: ['parent'],
    when: [{ fits: [mother, theirName] }],
    compares: {
      kind: 'together',
      tests: [
        { at: 'relatives.mother_given', isSet: true },
        { at: 'theirs.personal_1.sex', is: ['M'] },
      ],
    },
  },
  {
    name: 'siblings-father-birth',
    with: ['sibling'],
    when: [{ fits: [father, theirFather] }],
    compares: { kind: 'same', as: 'code', pairs: [both('relatives.father_dob')] },
  },
  {
    name: 'siblings-mother-birth',
    with: ['sibling'],
    when: [{ fits: [mother, theirMother] }],
    compares: { kind: 'same', as: 'code', pairs: [both('relatives.mother_dob')] },
  },
  {
    name: 'family-home',
    with: ['parent', 'child', 'sibling', 'other'],
    when: [
      { at: 'profile.shares_address', is: ['true'] },
      { at: 'theirs.profile.user_type', is: ['primary'] },
    ],
    compares: { kind: 'same', as: 'address', pairs: home },
  },
  {
    name: 'family-plans',
    with: EVERYBODY,
    when: [withOthers],
    compares: { kind: 'same', as: 'code', pairs: [both('travel.specific_plans')] },
  },
  {
    name: 'family-arrival',
    with: EVERYBODY,
    when: [withOthers],
    compares: { kind: 'same', as: 'code', pairs: [both('travel.arrival_date'), both('travel.departure_date')] },
  },
  {
    name: 'family-intended-arrival',
    with: EVERYBODY,
    when: [withOthers],
    compares: { kind: 'same', as: 'code', pairs: [both('travel.intended_arrival_date')] },
  },
  {
    name: 'family-stay',
    with: EVERYBODY,
    when: [withOthers],
    compares: {
      kind: 'same',
      as: 'address',
      pairs: [both('travel.us_stay_street1'), both('travel.us_stay_city'), both('travel.us_stay_state')],
    },
  },
  {
    name: 'family-travels-alone',
    with: EVERYBODY,
    compares: {
      kind: 'together',
      tests: [
        { at: 'companions.traveling_with_others', is: ['N'] },
        { at: 'theirs.companions.traveling_with_others', is: ['Y'] },
      ],
    },
  },
  {
    name: 'companion-missing',
    with: EVERYBODY,
    compares: {
      kind: 'named',
      name: theirName,
      among: [companion],
    },
  },
  {
    name: 'companion-relationship',
    with: EVERYBODY,
    compares: {
      kind: 'role',
      name: theirName,
      among: companion,
      role: 'companions.companions.relationship',
      allows: { spouse: ['S'], child: ['C'], parent: ['P'], sibling: ['R'] },
    },
  },
];
