/** Facts of the guides to parts of the DS-160, to the forms of Canada and the United Kingdom, and to Australia's visitor visa and the ESTA. */
import { estaPage, quoted } from '../facts.ts';
import type { Rule } from './rules.ts';

const ds160 = 'https://ceac.state.gov/genniv/';
const visaNews = 'https://travel.state.gov/content/travel/en/News/visas-news.html';
const canadaGuide = 'https://www.cic.gc.ca/english/information/applications/guides/5256ETOC.asp';
const canadaDocuments =
  'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/visitors/document-requirements.html';
const canadaVisit =
  'https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/about-visitor-visa.html';
const ukApply = 'https://www.gov.uk/standard-visitor/apply-standard-visitor-visa';

const checkedOn = '2026-11-18';
const yearly = { checkedOn, shelfLifeDays: 365, ...quoted } as const;
const quarterly = { checkedOn, shelfLifeDays: 90, ...quoted } as const;

export const formsAndVisitorsRules = {
  /** When the question about social media came into the form. */
  'us-social-media-since': { date: '2019-05-31', source: ds160, ...yearly },
  /** Profiles are to be public: F, M and J; then H-1B and H-4; then K-1, R and others. The B-1/B-2 is in none of the three. */
  'us-online-review-students': { date: '2025-06-18', source: visaNews, ...quarterly },
  'us-online-review-workers': { date: '2025-12-15', source: visaNews, ...quarterly },
  'us-online-review-more': { date: '2026-03-30', source: visaNews, ...quarterly },
  /** From when the number of the form and that of the appointment must be the same, and how many working days before it can be changed. */
  'us-ds160-match-mx': { date: '2025-05-01', source: 'https://mx.usembassy.gov/visas/', ...quarterly },
  'us-ds160-match-co': { date: '2025-07-01', source: 'https://co.usembassy.gov/visas/', ...quarterly },
  'us-ds160-match-ar': { date: '2025-05-02', source: 'https://ar.usembassy.gov/visas/', ...quarterly },
  'us-ds160-update-mx': { count: 2, unit: 'day', source: 'https://mx.usembassy.gov/visas/', ...quarterly },
  /** Counted to the appointment at the service centre. */
  'us-ds160-update-co': { count: 2, unit: 'day', source: 'https://co.usembassy.gov/visas/', ...quarterly },
  'us-ds160-update-ar': { count: 3, unit: 'day', source: 'https://ar.usembassy.gov/visas/', ...quarterly },
  /** How often the number can be changed without giving up the appointment. */
  'us-ds160-number-changes': { number: 1, source: 'https://ar.usembassy.gov/visas/', ...quarterly },
  'us-esta-social-proposal': { date: '2025-12-10', source: estaPage, ...quarterly },
  /** Until then the programme asked for it only by air and by sea. */
  'us-esta-land-since': {
    date: '2022-10-01',
    source:
      'https://www.cbp.gov/newsroom/local-media-release/cbp-buffalo-reminder-esta-requirement-land-border-ports-entry',
    checkedOn,
    shelfLifeDays: 365,
    check: 'read at the source',
  },
  'ca-work-lookback': { count: 10, unit: 'year', source: canadaGuide, ...yearly },
  /** Another country counts if one lived there longer than the second within the first. */
  'ca-residence-lookback': { count: 5, unit: 'year', source: canadaGuide, ...yearly },
  'ca-residence-least': { count: 6, unit: 'month', source: canadaGuide, ...yearly },
  'ca-tuberculosis-lookback': { count: 2, unit: 'year', source: canadaGuide, ...yearly },
  'ca-family-form-age': { number: 18, source: canadaDocuments, ...yearly },
  'ca-statements': { count: 6, unit: 'month', source: canadaVisit, ...yearly },
  'uk-address-lookback': { count: 2, unit: 'year', source: ukApply, ...yearly },
  'uk-travel-lookback': { count: 10, unit: 'year', source: ukApply, ...yearly },
} as const satisfies Record<string, Rule>;
