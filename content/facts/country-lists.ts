/** Who needs what, country by country: what decides somebody's plan, with its source (D2). ISO codes, the region's in our order. */
import { australiaVisit, quoted, type SourcedFact } from '../facts.ts';

export type CountryList = SourcedFact & { readonly countries: readonly string[] };

const waiverProgram = 'https://travel.state.gov/content/travel/en/us-visas/tourism-visit/visa-waiver-program.html';
const canadaEntry =
  'https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/entry-requirements-country.html';
const ukLists = 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-visitor-visa-national-list';

const quarterly = { checkedOn: '2026-11-17', shelfLifeDays: 90, ...quoted } as const;

export const countryLists = {
  'us-visa-passports': {
    countries: ['CO', 'EC', 'PE', 'BO', 'PY', 'GT', 'AR', 'UY', 'PA', 'CR', 'BR', 'MX'],
    source: waiverProgram,
    ...quarterly,
  },
  'us-esta-nationals': { countries: ['CU', 'IR', 'IQ', 'KP', 'SD', 'SY'], source: waiverProgram, ...quarterly },
  'us-esta-travel': {
    countries: ['IR', 'IQ', 'LY', 'KP', 'SO', 'SD', 'SY', 'YE'],
    source: waiverProgram,
    ...quarterly,
  },
  'ca-visa-passports': { countries: ['BO', 'CO', 'EC', 'GT', 'PY', 'PE'], source: canadaEntry, ...quarterly },
  'ca-eta-with-visa': { countries: ['AR', 'BR', 'CR', 'MX', 'PA', 'UY'], source: canadaEntry, ...quarterly },
  'ca-eta-passports': { countries: ['CL'], source: canadaEntry, ...quarterly },
  'uk-visa-passports': { countries: ['CO', 'EC', 'BO'], source: ukLists, ...quarterly },
  'uk-eta-passports': {
    countries: ['AR', 'BR', 'CL', 'CR', 'GT', 'MX', 'PA', 'PY', 'PE', 'UY'],
    source: 'https://www.gov.uk/guidance/check-when-you-can-get-an-electronic-travel-authorisation-eta',
    ...quarterly,
  },
  'au-600-passports': {
    countries: ['CO', 'EC', 'PE', 'BO', 'PY', 'GT', 'AR', 'UY', 'PA', 'CR', 'BR', 'CL', 'MX'],
    source: australiaVisit,
    ...quarterly,
  },
} as const satisfies Record<string, CountryList>;
