/** What the guides about money, arrival, minors, transit, passports, ties and records name besides the common rules (D2). */
import { type Fee, quoted } from '../facts.ts';
import type { CountryList } from './country-lists.ts';
import type { Rule } from './rules.ts';

const checkedOn = '2026-11-18';
const i94 = 'https://i94.cbp.dhs.gov';
/** Section 212 of the Immigration and Nationality Act. */
const inadmissible =
  'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1182&num=0&edition=prelim';
const medicalManual = 'https://fam.state.gov/FAM/09FAM/09FAM030202.html';
const canadaVisit =
  'https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/about-visitor-visa.html';
const canadaConvictions =
  'https://www.canada.ca/en/immigration-refugees-citizenship/services/inadmissibility/overcome-criminal-convictions.html';
const sixMonths = 'https://www.cbp.gov/document/bulletins/six-month-club-update';

const yearly = { checkedOn, shelfLifeDays: 365, ...quoted } as const;
const quarterly = { checkedOn, shelfLifeDays: 90, ...quoted } as const;

export const travelAndProofFees = {
  /** By land only; by air and sea nothing is paid for it. The law raises it every year. */
  'us-i94-land': {
    amount: 30,
    currency: 'USD',
    since: '2025-09-30',
    source: 'https://www.govinfo.gov/content/pkg/FR-2025-08-28/html/2025-16453.htm',
    checkedOn,
    shelfLifeDays: 30,
    ...quoted,
  },
  /** Not a fee: above this sum, cash is declared; a family that travels together counts as one. */
  'us-cash-declaration': {
    amount: 10_000,
    currency: 'USD',
    source:
      'https://www.cbp.gov/newsroom/local-media-release/cbp-us-border-patrol-makes-significant-arrests-over-holiday-weekend',
    checkedOn,
    shelfLifeDays: 365,
    check: 'read at the source',
  },
} as const satisfies Record<string, Fee>;

export const travelAndProofRules = {
  'us-i94-number-length': { number: 11, source: i94, ...yearly },
  /** More than the first leads to the second, from the third on to the fourth: counted when the person has left. */
  'us-overstay-short': { count: 180, unit: 'day', source: inadmissible, ...yearly },
  'us-overstay-short-bar': { count: 3, unit: 'year', source: inadmissible, ...yearly },
  'us-overstay-long': { count: 1, unit: 'year', source: inadmissible, ...yearly },
  'us-overstay-long-bar': { count: 10, unit: 'year', source: inadmissible, ...yearly },
  'us-six-month-list': { date: '2024-01-28', source: sixMonths, ...quarterly },
  'us-transit-stay': {
    count: 29,
    unit: 'day',
    source: 'https://www.ecfr.gov/current/title-8/chapter-I/subchapter-B/part-214/subpart-A/section-214.2',
    ...yearly,
  },
  /** The exception for one offense only: the most that the law allows for it, and the most that was given. */
  'us-petty-maximum': { count: 1, unit: 'year', source: inadmissible, ...yearly },
  'us-petty-sentence': { count: 6, unit: 'month', source: inadmissible, ...yearly },
  /** The exception for one offense committed below this age, so many years ago. */
  'us-minor-offense-age': { number: 18, source: inadmissible, ...yearly },
  'us-minor-offense-since': { count: 5, unit: 'year', source: inadmissible, ...yearly },
  /** One arrest within the first, or two within the second, leads to a doctor named by the consulate. */
  'us-dui-once': { count: 5, unit: 'year', source: medicalManual, ...yearly },
  'us-dui-twice': { count: 10, unit: 'year', source: medicalManual, ...yearly },
  'ca-dui-since': { date: '2018-12-18', source: canadaConvictions, ...yearly },
  /** After the whole sentence is served. */
  'ca-rehabilitation-after': { count: 5, unit: 'year', source: canadaConvictions, ...yearly },
  /** The visa ends so long before the passport, where that comes first. */
  'ca-visa-before-passport': { count: 1, unit: 'month', source: canadaVisit, ...yearly },
  /** A prison sentence of so long or longer: refused. */
  'uk-sentence-limit': {
    count: 12,
    unit: 'month',
    source: 'https://www.gov.uk/guidance/immigration-rules',
    ...yearly,
  },
  /** Visitors get no sticker any more. */
  'uk-evisa-since': { date: '2026-02-25', source: 'https://www.gov.uk/evisa', ...quarterly },
  'au-sentence-limit': {
    count: 12,
    unit: 'month',
    source: 'https://immi.homeaffairs.gov.au/help-support/meeting-our-requirements/character',
    ...yearly,
  },
  'mx-minor-permit': { count: 6, unit: 'month', source: 'https://www.inm.gob.mx', ...yearly },
  'pe-minor-permit': { count: 90, unit: 'day', source: 'https://www.gob.pe/migraciones', ...yearly },
  'ec-minor-form-repealed': { date: '2025-10-29', source: 'https://www.funcionjudicial.gob.ec', ...yearly },
  /** Código de la Niñez y Adolescencia, article 110. */
  'ec-minor-judge': { count: 15, unit: 'day', source: 'https://www.funcionjudicial.gob.ec', ...yearly },
} as const satisfies Record<string, Rule>;

/** Passports of the region and the rule of `us-passport-validity`: known from copies of the bulletin of January 2024. */
export const travelAndProofLists = {
  'us-six-month-exempt': {
    countries: ['CO', 'PE', 'BO', 'PY', 'GT', 'AR', 'UY', 'PA', 'CR', 'BR', 'CL', 'MX'],
    source: sixMonths,
    ...quarterly,
  },
  'us-six-month-needed': { countries: ['EC'], source: sixMonths, ...quarterly },
} as const satisfies Record<string, CountryList>;
