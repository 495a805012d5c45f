/** Dates against dates, and against the age that somebody had or has. */
import { optionLists } from '../options.ts';
import type { Check } from './definition.ts';

const years = (count: number) => count * 12;

/** Visas of children of somebody else's class, who are under 21. */
const CHILD_CLASSES = optionLists.PURPOSE_US_SPECIFY.map(({ code }) => code).filter((code) => code.endsWith('-CH'));

export const dateChecks: readonly Check[] = [
  { name: 'arrival-past', compares: { kind: 'after', earlier: 'today', later: 'travel.arrival_date' } },
  {
    name: 'intended-arrival-past',
    compares: { kind: 'after', earlier: 'today', later: 'travel.intended_arrival_date' },
  },
  {
    name: 'stay-too-long',
    when: [{ at: 'travel.purpose_class', is: ['B'] }],
    compares: { kind: 'after', earlier: 'travel.arrival_date', later: 'travel.departure_date', most: 6 },
  },
  {
    name: 'father-age',
    compares: {
      kind: 'after',
      earlier: 'relatives.father_dob',
      later: 'personal_1.date_of_birth',
      least: years(12),
      most: years(80),
    },
  },
  {
    name: 'mother-age',
    compares: {
      kind: 'after',
      earlier: 'relatives.mother_dob',
      later: 'personal_1.date_of_birth',
      least: years(12),
      most: years(60),
    },
  },
  {
    name: 'spouse-age',
    compares: { kind: 'after', earlier: 'spouse.spouse_dob', later: 'today', least: years(14) },
  },
  {
    name: 'deceased-age',
    compares: { kind: 'after', earlier: 'spouse.deceased_dob', later: 'today', least: years(14) },
  },
  {
    name: 'marriage-own-age',
    compares: {
      kind: 'after',
      earlier: 'personal_1.date_of_birth',
      later: 'spouse.former_spouses.marriage_date',
      least: years(14),
    },
  },
  {
    name: 'marriage-spouse-age',
    compares: {
      kind: 'after',
      earlier: 'spouse.former_spouses.dob',
      later: 'spouse.former_spouses.marriage_date',
      least: years(14),
    },
  },
  {
    name: 'marriage-end-future',
    compares: { kind: 'after', earlier: 'spouse.former_spouses.marriage_end_date', later: 'today' },
  },
  {
    name: 'marriages-overlap',
    compares: {
      kind: 'overlap',
      periods: [{ from: 'spouse.former_spouses.marriage_date', to: 'spouse.former_spouses.marriage_end_date' }],
      most: 0,
    },
  },
  {
    name: 'married-child',
    compares: {
      kind: 'together',
      tests: [
        { at: 'personal_1.marital_status', isNot: ['S'] },
        { at: 'derived.age', below: 14 },
      ],
    },
  },
  {
    name: 'young-retired',
    compares: {
      kind: 'together',
      tests: [
        { at: 'work_present.occupation', is: ['RT'] },
        { at: 'derived.age', below: 40 },
      ],
    },
  },
  {
    name: 'child-class-age',
    compares: {
      kind: 'together',
      tests: [
        { at: 'travel.purpose_specify', is: CHILD_CLASSES },
        { at: 'derived.age', above: 20 },
      ],
    },
  },
  {
    // A visa is given for ten years at most.
    name: 'visa-too-old',
    when: [{ at: 'onboarding.us_visa_expiry', is: ['valid'] }],
    compares: {
      kind: 'after',
      earlier: 'previous_us_travel.last_visa_date',
      later: 'today',
      most: years(10) + 1,
    },
  },
];
