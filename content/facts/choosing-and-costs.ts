/** Facts of the guides on choosing a visa, what a family pays, names and employers' letters. Sums of four are made from the fee of one. */
import { australiaVisit, type Fee, fees, feeTables, quoted } from '../facts.ts';
import type { CountryList } from './country-lists.ts';
import type { Rule } from './rules.ts';

const checkedOn = '2026-11-18';
const childCard = 'https://travel.state.gov/content/travel/en/us-visas/tourism-visit/border-crossing-card.html';
const canadaEntry =
  'https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/entry-requirements-country.html';
const waiverProgram = 'https://travel.state.gov/content/travel/en/us-visas/tourism-visit/visa-waiver-program.html';

const yearly = { checkedOn, shelfLifeDays: 365, ...quoted } as const;
const quarterly = { checkedOn, shelfLifeDays: 90, ...quoted } as const;

export const choosingAndCostsFees = {
  /** Everybody pays the same, whatever the age. The worked sums of the article family-total-cost hold it: they change with it. */
  'us-mrv-family-of-four': { ...fees['us-mrv'], amount: 4 * fees['us-mrv'].amount },
  /** In no total of ours, like the fee of one. */
  'us-integrity-family-of-four': { ...fees['us-integrity'], amount: 4 * fees['us-integrity'].amount },
  /** Border crossing card of a Mexican child with a parent who holds one or asks for one. */
  'us-mexico-child-card': {
    amount: 15,
    currency: 'USD',
    source: feeTables.us,
    checkedOn,
    shelfLifeDays: 90,
    ...quoted,
  },
} as const satisfies Record<string, Fee>;

export const choosingAndCostsRules = {
  /** Up to which birthday a child pays the reduced fee, and on which the card ends. */
  'us-mexico-child-card-age': {
    number: 15,
    source: childCard,
    checkedOn,
    shelfLifeDays: 365,
    check: 'read at the source',
  },
  /** A course that ends within it needs no study permit. */
  'ca-study-without-permit': {
    count: 6,
    unit: 'month',
    source: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
    ...yearly,
  },
  'uk-visitor-study': { count: 6, unit: 'month', source: 'https://www.gov.uk/standard-visitor', ...yearly },
  'au-visitor-study': { count: 3, unit: 'month', source: australiaVisit, ...yearly },
} as const satisfies Record<string, Rule>;

/** Passports of Arab countries, for whom the Arabic guide is written. */
export const choosingAndCostsLists = {
  'us-esta-arab-passports': { countries: ['QA'], source: waiverProgram, ...quarterly },
  'ca-eta-arab-passports': { countries: ['AE', 'QA'], source: canadaEntry, ...quarterly },
  /** Under the condition of `ca-eta-with-visa`. */
  'ca-eta-with-visa-arab-passports': { countries: ['MA'], source: canadaEntry, ...quarterly },
  'uk-eta-arab-passports': {
    countries: ['AE', 'BH', 'SA', 'OM', 'QA', 'KW'],
    source: 'https://www.gov.uk/guidance/check-when-you-can-get-an-electronic-travel-authorisation-eta',
    ...quarterly,
  },
} as const satisfies Record<string, CountryList>;
