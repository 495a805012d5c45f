/** Spouse, parents, payer and companions: what one form says of them on different pages. */
import { optionLists } from '../options.ts';
import type { Check, Name } from './definition.ts';

const unmarried = { at: 'personal_1.marital_status', is: ['S', 'W', 'D'] } as const;
const spouse: Name = ['spouse.spouse_surnames', 'spouse.spouse_given'];
const payer: Name = ['travel.payer_surnames', 'travel.payer_given'];
const SPOUSE_CLASSES = optionLists.PURPOSE_US_SPECIFY.map(({ code }) => code).filter((code) => code.endsWith('-SP'));

export const familyChecks: readonly Check[] = [
  {
    name: 'spouse-pays-unmarried',
    compares: { kind: 'together', tests: [{ at: 'travel.payer_relationship', is: ['S'] }, unmarried] },
  },
  {
    name: 'spouse-travels-unmarried',
    compares: { kind: 'together', tests: [{ at: 'companions.companions.relationship', is: ['S'] }, unmarried] },
  },
  {
    name: 'spouse-in-us-unmarried',
    compares: { kind: 'together', tests: [{ at: 'relatives.us_relatives.relationship', is: ['S'] }, unmarried] },
  },
  {
    name: 'spouse-contact-unmarried',
    compares: { kind: 'together', tests: [{ at: 'us_contact.contact_relationship', is: ['S'] }, unmarried] },
  },
  {
    name: 'spouse-class-unmarried',
    compares: { kind: 'together', tests: [{ at: 'travel.purpose_specify', is: SPOUSE_CLASSES }, unmarried] },
  },
  {
    name: 'fiance-married',
    compares: {
      kind: 'together',
      tests: [
        { at: 'relatives.us_relatives.relationship', is: ['F'] },
        { at: 'personal_1.marital_status', is: ['M', 'C', 'P'] },
      ],
    },
  },
  {
    name: 'payer-spouse-name',
    when: [{ at: 'travel.payer_relationship', is: ['S'] }],
    compares: { kind: 'named', name: payer, among: [spouse] },
  },
  {
    name: 'payer-parent-name',
    when: [{ at: 'travel.payer_relationship', is: ['P'] }],
    compares: {
      kind: 'named',
      name: payer,
      among: [
        ['relatives.father_surnames', 'relatives.father_given'],
        ['relatives.mother_surnames', 'relatives.mother_given'],
      ],
    },
  },
  {
    name: 'companion-spouse-name',
    without: ['spouse'],
    when: [{ at: 'companions.companions.relationship', is: ['S'] }],
    compares: {
      kind: 'named',
      name: ['companions.companions.surnames', 'companions.companions.given'],
      among: [spouse],
    },
  },
  {
    name: 'payer-self',
    compares: {
      kind: 'different',
      as: 'name',
      pairs: [
        ['travel.payer_surnames', 'personal_1.surnames'],
        ['travel.payer_given', 'personal_1.given_names'],
      ],
    },
  },
  {
    name: 'companion-self',
    compares: {
      kind: 'different',
      as: 'name',
      pairs: [
        ['companions.companions.surnames', 'personal_1.surnames'],
        ['companions.companions.given', 'personal_1.given_names'],
      ],
    },
  },
  {
    name: 'spouse-self',
    compares: {
      kind: 'different',
      as: 'name',
      pairs: [
        ['spouse.spouse_surnames', 'personal_1.surnames'],
        ['spouse.spouse_given', 'personal_1.given_names'],
      ],
    },
  },
  {
    name: 'parents-same',
    compares: {
      kind: 'different',
      as: 'name',
      pairs: [
        ['relatives.father_surnames', 'relatives.mother_surnames'],
        ['relatives.father_given', 'relatives.mother_given'],
      ],
    },
  },
  {
    name: 'child-pays',
    compares: {
      kind: 'together',
      tests: [
        { at: 'travel.payer', is: ['S'] },
        { at: 'derived.age', below: 16 },
      ],
    },
  },
  {
    name: 'second-phone',
    compares: {
      kind: 'different',
      as: 'code',
      pairs: [['address_phone.secondary_phone', 'address_phone.primary_phone']],
    },
  },
  {
    name: 'other-phone',
    compares: {
      kind: 'different',
      as: 'code',
      pairs: [['address_phone.other_phones.number', 'address_phone.primary_phone']],
    },
  },
  {
    name: 'other-email',
    compares: {
      kind: 'different',
      as: 'text',
      pairs: [['address_phone.other_emails.email', 'address_phone.email']],
    },
  },
];
