/** What was before in the United States, and who is there: one page says it, another one denies it. */
import { VWP } from '../options.ts';
import type { Check } from './definition.ts';

/** Whose citizens visit without a visa. */
const WITHOUT_VISA = [...VWP, 'CA', 'BM', 'US', 'PR'];

const neverThere = { at: 'previous_us_travel.been_in_us', is: ['N'] } as const;

export const usHistoryChecks: readonly Check[] = [
  {
    name: 'visit-without-visa',
    when: [{ at: 'personal_2.nationality', isNot: WITHOUT_VISA }],
    compares: {
      kind: 'together',
      tests: [
        { at: 'previous_us_travel.been_in_us', is: ['Y'] },
        { at: 'previous_us_travel.had_us_visa', is: ['N'] },
      ],
    },
  },
  // The official form asks for the last five.
  { name: 'visits-order', compares: { kind: 'latestFirst', of: 'previous_us_travel.visits.arrived' } },
  {
    name: 'resident-never-there',
    compares: { kind: 'together', tests: [{ at: 'previous_us_travel.us_lpr_ever', is: ['Y'] }, neverThere] },
  },
  {
    name: 'ssn-never-there',
    compares: { kind: 'together', tests: [{ at: 'personal_2.us_ssn', isSet: true }, neverThere] },
  },
  {
    name: 'violation-never-there',
    compares: { kind: 'together', tests: [{ at: 'security_4.sec_visa_violation', is: ['Y'] }, neverThere] },
  },
  {
    name: 'us-visited-never-there',
    compares: {
      kind: 'together',
      tests: [{ at: 'work_additional.countries_visited.country', is: ['US'] }, neverThere],
    },
  },
  {
    name: 'us-visit-not-travelled',
    compares: {
      kind: 'together',
      tests: [
        { at: 'previous_us_travel.visits.arrived', withinMonths: 58 },
        { at: 'work_additional.countries_visited_5y', is: ['N'] },
      ],
    },
  },
  {
    name: 'contact-relative',
    when: [
      { at: 'relatives.immediate_relatives_us', is: ['N'] },
      { at: 'relatives.father_in_us', lacks: ['Y'] },
      { at: 'relatives.mother_in_us', lacks: ['Y'] },
    ],
    compares: {
      kind: 'together',
      tests: [
        { at: 'us_contact.contact_relationship', is: ['R'] },
        { at: 'relatives.other_relatives_us', is: ['N'] },
      ],
    },
  },
  {
    name: 'contact-self',
    compares: {
      kind: 'different',
      as: 'name',
      pairs: [
        ['us_contact.contact_surnames', 'personal_1.surnames'],
        ['us_contact.contact_given', 'personal_1.given_names'],
      ],
    },
  },
];
