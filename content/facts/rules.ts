import { australiaVisit, estaPage, quoted, read, type SourcedFact } from '../facts.ts';

/** Rules of the authorities that texts name: a time, a day, or a number. */
export type Rule = SourcedFact &
  (
    | { readonly count: number; readonly unit: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' }
    | { readonly date: string }
    | { readonly number: number }
  );

const visitorPage = 'https://travel.state.gov/content/travel/en/us-visas/tourism-visit/visitor.html';
const ds160Page =
  'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/forms/ds-160-online-nonimmigrant-visa-application/ds-160-faqs.html';
const photoPage = 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/photos.html';
const waiverPage =
  'https://travel.state.gov/content/travel/en/News/visas-news/interview-waiver-update-sept-18-2025.html';
const residencePage =
  'https://travel.state.gov/content/travel/en/News/visas-news/adjudicating-nonimmigrant-visa-applicants-in-their-country-of-residence-sep-6-2025.html';
const waiverProgram = 'https://travel.state.gov/content/travel/en/us-visas/tourism-visit/visa-waiver-program.html';
const studentPage = 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html';
const lifeCyclePage = 'https://studyinthestates.dhs.gov/students/get-started/international-student-life-cycle';
const canadaVisit =
  'https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/about-visitor-visa.html';
const canadaBiometrics = 'https://www.canada.ca/en/immigration-refugees-citizenship/services/biometrics.html';
const canadaWork =
  'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/work-off-campus.html';
const pausePage =
  'https://travel.state.gov/content/travel/en/News/visas-news/immigrant-visa-processing-updates-for-nationalities-at-high-risk-of-public-benefits-usage.html';
const ukVisit = 'https://www.gov.uk/standard-visitor';
const ukEta = 'https://www.gov.uk/eta/apply';

const yearly = { checkedOn: '2026-11-16', shelfLifeDays: 365, ...quoted } as const;
const quarterly = { checkedOn: '2026-11-16', shelfLifeDays: 90, ...quoted } as const;
const monthly = { checkedOn: '2026-11-16', shelfLifeDays: 30, ...quoted } as const;

export const rules = {
  'us-integrity-enacted': {
    date: '2025-07-04',
    source: 'https://www.govinfo.gov/content/pkg/FR-2025-08-28/html/2025-16453.htm',
    shelfLifeDays: 365,
    ...read,
  },
  'us-passport-validity': { count: 6, unit: 'month', source: visitorPage, ...yearly },
  /** To schedule; the interview may be later. */
  'us-mrv-validity': {
    count: 365,
    unit: 'day',
    source: 'https://pe.usembassy.gov/visas/important-visa-information/',
    ...yearly,
  },
  'us-b-stay': {
    count: 6,
    unit: 'month',
    source:
      'https://www.uscis.gov/working-in-the-united-states/temporary-visitors-for-business/b-1-temporary-business-visitor',
    ...yearly,
  },
  /** For Colombians; others have their own row. */
  'us-b-validity': {
    count: 10,
    unit: 'year',
    source:
      'https://travel.state.gov/content/travel/en/us-visas/Visa-Reciprocity-and-Civil-Documents-by-Country/Colombia.html',
    ...yearly,
  },
  'us-extension-ahead': {
    count: 45,
    unit: 'day',
    source: 'https://www.uscis.gov/visit-the-united-states/extend-your-stay',
    ...yearly,
  },
  /** Both sides, in centimetres. */
  'us-photo-side': { number: 5, source: photoPage, ...yearly },
  'us-photo-age': { count: 6, unit: 'month', source: photoPage, ...yearly },
  'us-ds160-timeout': { count: 20, unit: 'minute', source: ds160Page, ...yearly },
  'us-ds160-kept': { count: 30, unit: 'day', source: ds160Page, ...yearly },
  'us-waiver-window': { count: 12, unit: 'month', source: waiverPage, ...quarterly },
  'us-waiver-since': { date: '2025-10-01', source: waiverPage, ...quarterly },
  'us-residence-rule': { date: '2025-09-06', source: residencePage, ...quarterly },
  'us-esta-validity': { count: 2, unit: 'year', source: estaPage, ...yearly },
  'us-esta-stay': { count: 90, unit: 'day', source: estaPage, ...yearly },
  'us-esta-ahead': { count: 72, unit: 'hour', source: estaPage, ...yearly },
  /** Having been in one of `us-esta-travel` since then, or in Cuba since that day, leads to a visa. */
  'us-esta-travel-since': { date: '2011-03-01', source: waiverProgram, ...quarterly },
  'us-esta-cuba-since': { date: '2021-01-12', source: waiverProgram, ...quarterly },
  /** Chile is the only one in Latin America. */
  'us-visa-waiver-countries': {
    number: 42,
    source: waiverProgram,
    ...quarterly,
  },
  /** Working days before the interview. */
  'us-sevis-ahead': {
    count: 3,
    unit: 'day',
    source: 'https://ie.usembassy.gov/visas/nonimmigrant-visas/study-exchange/sevis/',
    ...quarterly,
  },
  'us-f1-issue': { count: 365, unit: 'day', source: studentPage, ...yearly },
  'us-f1-arrival': { count: 30, unit: 'day', source: studentPage, ...yearly },
  'us-f1-grace': { count: 60, unit: 'day', source: lifeCyclePage, ...monthly },
  /** What a rule of 2026 makes of it. Reported as put off by a court, the appeal open: both stand on the page. */
  'us-f1-grace-new': { count: 30, unit: 'day', source: lifeCyclePage, ...monthly },
  'us-f1-campus-hours': {
    number: 20,
    source: 'https://studyinthestates.dhs.gov/students/work/working-in-the-united-states',
    ...yearly,
  },
  'us-crew-stay': {
    count: 29,
    unit: 'day',
    source: 'https://www.ecfr.gov/current/title-8/chapter-I/subchapter-B/part-252/section-252.1',
    ...yearly,
  },
  'us-k1-wedding': {
    count: 90,
    unit: 'day',
    source: 'https://www.uscis.gov/family/family-of-us-citizens/visas-for-fiancees-of-us-citizens',
    ...yearly,
  },
  /** Its end is known from others who quote the notice: the texts say so and name the page. */
  'us-immigrant-pause': { date: '2026-01-21', source: pausePage, ...quarterly },
  'us-immigrant-pause-countries': { number: 75, source: pausePage, ...quarterly },
  'us-immigrant-pause-ended': { date: '2026-08-21', source: pausePage, ...monthly },
  'ca-stay': { count: 6, unit: 'month', source: canadaVisit, ...yearly },
  'ca-visa-validity': { count: 10, unit: 'year', source: canadaVisit, ...yearly },
  'ca-biometrics-validity': {
    count: 10,
    unit: 'year',
    source:
      'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/identity-management/biometrics/validity.html',
    shelfLifeDays: 365,
    ...read,
  },
  'ca-biometrics-deadline': {
    count: 30,
    unit: 'day',
    source: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/biometrics/when-to-give.html',
    ...yearly,
  },
  /** Ages from which and up to which fingerprints are asked for. */
  'ca-biometrics-from-age': { number: 14, source: canadaBiometrics, ...yearly },
  'ca-biometrics-to-age': { number: 79, source: canadaBiometrics, ...yearly },
  'ca-extension-ahead': {
    count: 30,
    unit: 'day',
    source: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/extend-stay.html',
    ...yearly,
  },
  'ca-eta-validity': {
    count: 5,
    unit: 'year',
    source: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/eta/facts.html',
    ...yearly,
  },
  /** A Canadian visa held within it opens the eTA to the passports of `ca-eta-with-visa`. */
  'ca-eta-lookback': {
    count: 10,
    unit: 'year',
    source: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/eta.html',
    ...quarterly,
  },
  'ca-study-hours': { number: 24, source: canadaWork, ...yearly },
  'uk-stay': { count: 6, unit: 'month', source: ukVisit, ...yearly },
  'uk-apply-ahead': { count: 3, unit: 'month', source: `${ukVisit}/apply-standard-visitor-visa`, ...yearly },
  'uk-decision': { count: 3, unit: 'week', source: `${ukVisit}/apply-standard-visitor-visa`, ...yearly },
  'uk-colombia-visa': {
    date: '2024-11-26',
    source: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-visitor-visa-national-list',
    ...quarterly,
  },
  'uk-eta-validity': { count: 2, unit: 'year', source: ukEta, ...yearly },
  'uk-eta-stay': { count: 6, unit: 'month', source: ukEta, ...yearly },
  /** The most; the usual grant is shorter. */
  'au-stay': { count: 12, unit: 'month', source: australiaVisit, ...yearly },
  'au-stay-usual': { count: 3, unit: 'month', source: australiaVisit, ...yearly },
  /** From this age on a visitor may be asked for a medical exam and for insurance. */
  'au-medical-age': {
    number: 75,
    source: 'https://immi.homeaffairs.gov.au/help-support/meeting-our-requirements/health',
    ...yearly,
    checkedOn: '2026-11-19',
  },
  /** A sentence as long as this is a substantial criminal record by the Migration Act, section 501. */
  'au-prison-term': {
    count: 12,
    unit: 'month',
    source: 'https://immi.homeaffairs.gov.au/help-support/meeting-our-requirements/character',
    ...yearly,
    checkedOn: '2026-11-19',
  },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
