/** What authorities say, with where and when we read it (D2). What has no official address stays out of this file. */
export type Sourced = {
  /** An address of the authority itself. */
  readonly source: string;
  readonly checkedOn: string;
  /** After so many days the page marks the fact as old. */
  readonly shelfLifeDays: number;
};

/** A government fee, per person, in the units of its currency. */
export type Fee = Sourced & {
  readonly amount: number;
  readonly currency: 'USD' | 'CAD' | 'GBP' | 'AUD';
  readonly since?: string;
  /** The most a family pays that applies at the same time and place. */
  readonly familyMaximum?: number;
};

const canadianFees = {
  currency: 'CAD',
  source: 'https://www.cic.gc.ca/english/information/fees/result.asp?countrySelect=&lob=trv',
  checkedOn: '2026-11-15',
  shelfLifeDays: 180,
} as const;

export const fees = {
  /** Application fee of B, C-1/D, F, M and J visas: the Department of State's rule of 2023. */
  'us-mrv': {
    amount: 185,
    currency: 'USD',
    since: '2023-06-17',
    source: 'https://www.govinfo.gov/content/pkg/FR-2023-03-28/pdf/2023-06290.pdf',
    checkedOn: '2026-11-15',
    shelfLifeDays: 90,
  },
  /** Only the student pays it: husband, wife and children of the family (F-2) do not. */
  'us-sevis': {
    amount: 350,
    familyMaximum: 350,
    currency: 'USD',
    since: '2019-06-24',
    source: 'https://www.ice.gov/sevis/i901',
    checkedOn: '2026-11-15',
    shelfLifeDays: 180,
  },
  /**
   * Out of date, so marked as old at once: 40.27 USD from 2026-01-01 (federalregister.gov 2025-20304) and 40.62 USD
   * from 2026-10-16 (2026-20185). The price of ESTA holds this fee (D4): both change together.
   */
  'us-esta': {
    amount: 40,
    currency: 'USD',
    since: '2025-09-30',
    source: 'https://www.govinfo.gov/content/pkg/FR-2025-08-28/html/2025-16453.htm',
    checkedOn: '2026-11-15',
    shelfLifeDays: 1,
  },
  /** Asked for by the person; who takes the fingerprints charges apart. Sure: several quote the page, one in October 2026. */
  'us-fbi-check': {
    amount: 18,
    currency: 'USD',
    source:
      'https://www.fbi.gov/how-we-can-help-you/more-fbi-services-and-information/identity-history-summary-checks/identity-history-summary-checks-faqs',
    checkedOn: '2026-11-16',
    shelfLifeDays: 180,
  },
  'ca-visitor': { amount: 100, familyMaximum: 500, ...canadianFees },
  'ca-biometrics': { amount: 85, familyMaximum: 170, ...canadianFees },
  'ca-study-permit': {
    amount: 150,
    ...canadianFees,
    source: 'https://ircc.canada.ca/english/information/fees/result.asp?lob=sp&canada=inside&cat=temp',
  },
  /** Sure: the text of the department. */
  'ca-eta': {
    amount: 7,
    currency: 'CAD',
    source:
      'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/fees/immigration/temporary-resident-visa-electronic-travel-authorization-applications-fees.html',
    checkedOn: '2026-11-16',
    shelfLifeDays: 180,
  },
  /**
   * Not a fee: what one person shows for a year of living outside Quebec, without tuition or travel. Sure: several
   * quote the page as of September 2026. New each September.
   */
  'ca-study-funds': {
    amount: 23_448,
    currency: 'CAD',
    since: '2026-09-01',
    source:
      'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
    checkedOn: '2026-11-16',
    shelfLifeDays: 180,
  },
  /** Standard Visitor, up to six months. Sure: several quote this table. A new one comes about every April. */
  'uk-visitor': {
    amount: 135,
    currency: 'GBP',
    since: '2026-04-08',
    source:
      'https://www.gov.uk/government/publications/visa-regulations-revised-table/home-office-immigration-and-nationality-fees-8-april-2026',
    checkedOn: '2026-11-16',
    shelfLifeDays: 120,
  },
  /** Sure: several quote the page as of August and September 2026. */
  'uk-eta': {
    amount: 20,
    currency: 'GBP',
    since: '2026-04-08',
    source: 'https://www.gov.uk/eta/apply',
    checkedOn: '2026-11-16',
    shelfLifeDays: 120,
  },
  /** Visitor 600, tourist stream: “from AUD250.00”, quoted by three as of August and September 2026. New each July. */
  'au-visitor': {
    amount: 250,
    currency: 'AUD',
    source: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/visitor-600/tourist-stream-overseas',
    checkedOn: '2026-11-16',
    shelfLifeDays: 90,
  },
} as const satisfies Record<string, Fee>;

export type FeeName = keyof typeof fees;

/** Rules of the authorities that texts name: a time, a day, or a number. */
export type Rule = Sourced &
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
const estaPage = 'https://www.cbp.gov/travel/international-visitors/esta';
const studentPage = 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html';
const canadaVisit =
  'https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/about-visitor-visa.html';
const canadaBiometrics = 'https://www.canada.ca/en/immigration-refugees-citizenship/services/biometrics.html';
const canadaWork =
  'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/work-off-campus.html';
const pausePage =
  'https://travel.state.gov/content/travel/en/News/visas-news/immigrant-visa-processing-updates-for-nationalities-at-high-risk-of-public-benefits-usage.html';
const ukVisit = 'https://www.gov.uk/standard-visitor';
const ukEta = 'https://www.gov.uk/eta/apply';
const australiaVisit =
  'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/visitor-600/tourist-stream-overseas';

const yearly = { checkedOn: '2026-11-16', shelfLifeDays: 365 } as const;
const quarterly = { checkedOn: '2026-11-16', shelfLifeDays: 90 } as const;

export const rules = {
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
  /** Chile is the only one in Latin America. */
  'us-visa-waiver-countries': {
    number: 42,
    source: 'https://travel.state.gov/content/travel/en/us-visas/tourism-visit/visa-waiver-program.html',
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
  /** A rule of 2026-07-17 makes it 30; a court put it off on 2026-09-14 and the appeal is open: a short life. */
  'us-f1-grace': {
    count: 60,
    unit: 'day',
    source: 'https://studyinthestates.dhs.gov/students/get-started/international-student-life-cycle',
    checkedOn: '2026-11-16',
    shelfLifeDays: 30,
  },
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
  /** Past: a court ended the pause, and the Department of State says that it is no longer in effect. */
  'us-immigrant-pause': { date: '2026-01-21', source: pausePage, ...quarterly },
  'us-immigrant-pause-countries': { number: 75, source: pausePage, ...quarterly },
  'us-immigrant-pause-ended': { date: '2026-08-21', source: pausePage, checkedOn: '2026-11-16', shelfLifeDays: 30 },
  'ca-stay': { count: 6, unit: 'month', source: canadaVisit, ...yearly },
  'ca-visa-validity': { count: 10, unit: 'year', source: canadaVisit, ...yearly },
  'ca-biometrics-validity': { count: 10, unit: 'year', source: canadaBiometrics, ...yearly },
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
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

/** Where an authority publishes a fee that we give no figure for. */
export const feeTables = {
  uk: 'https://www.gov.uk/government/publications/visa-regulations-revised-table',
  australia: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/fees-and-charges/current-visa-pricing',
  us: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html',
} as const;
export type FeeTable = keyof typeof feeTables;
