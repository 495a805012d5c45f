/** What authorities say, with where, when and how we checked it (D2, record 024). What has no official address stays out of this file. */
export type Check = 'read at the source' | 'quoted by others';
export type SourcedFact = {
  /** An address of the authority itself. */
  readonly source: string;
  readonly checkedOn: string;
  /** Whether we read the authority's own text, or know it from others who quote it. */
  readonly check: Check;
  /** After so many days the page marks the fact as old. */
  readonly shelfLifeDays: number;
};

/** A government fee, per person, in the units of its currency. */
export type Fee = SourcedFact & {
  readonly amount: number;
  readonly currency: 'USD' | 'CAD' | 'GBP' | 'AUD';
  readonly since?: string;
  /** The most a family pays that applies at the same time and place. */
  readonly familyMaximum?: number;
};

export const quoted = { check: 'quoted by others' } as const;
export const read = { check: 'read at the source', checkedOn: '2026-11-17' } as const;
export const estaPage = 'https://www.cbp.gov/travel/international-visitors/esta';
const fundsPage =
  'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html';
export const australiaVisit =
  'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/visitor-600/tourist-stream-overseas';
const canadaFees =
  'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/fees/immigration/temporary-resident-visa-electronic-travel-authorization-applications-fees.html';

export const fees = {
  /** Application fee of B, C-1/D, F, M and J visas: the Department of State's rule of 2023. */
  'us-mrv': {
    amount: 185,
    currency: 'USD',
    since: '2023-06-17',
    source: 'https://www.govinfo.gov/content/pkg/FR-2023-03-28/pdf/2023-06290.pdf',
    checkedOn: '2026-11-15',
    shelfLifeDays: 90,
    ...quoted,
  },
  /** Enacted for every nonimmigrant visa that is issued; when it is collected has not been published. In no total of ours. */
  'us-integrity': {
    amount: 250,
    currency: 'USD',
    source: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
    checkedOn: '2026-11-17',
    shelfLifeDays: 30,
    ...quoted,
  },
  /** Only the student pays it: husband, wife and children of the family (F-2) do not. */
  'us-sevis': {
    amount: 350,
    familyMaximum: 350,
    currency: 'USD',
    since: '2019-06-24',
    source: 'https://www.ice.gov/sevis/i901',
    shelfLifeDays: 180,
    ...read,
  },
  /** The price of ESTA holds this fee (D4): both change together. Marked as old at once, for the law raises it every year. */
  'us-esta': {
    amount: 40,
    currency: 'USD',
    since: '2025-09-30',
    source: 'https://www.govinfo.gov/content/pkg/FR-2025-08-28/html/2025-16453.htm',
    checkedOn: '2026-11-15',
    shelfLifeDays: 1,
    ...quoted,
  },
  /** The yearly step as others quote it; no notice of it could be read. */
  'us-esta-later': {
    amount: 40.62,
    currency: 'USD',
    since: '2026-10-16',
    source: estaPage,
    checkedOn: '2026-11-15',
    shelfLifeDays: 30,
    ...quoted,
  },
  /** Asked for by the person; who takes the fingerprints charges apart. */
  'us-fbi-check': {
    amount: 18,
    currency: 'USD',
    source:
      'https://www.fbi.gov/how-we-can-help-you/more-fbi-services-and-information/identity-history-summary-checks/identity-history-summary-checks-faqs',
    checkedOn: '2026-11-16',
    shelfLifeDays: 180,
    ...quoted,
  },
  'ca-visitor': { amount: 100, familyMaximum: 500, currency: 'CAD', source: canadaFees, shelfLifeDays: 180, ...read },
  'ca-eta': { amount: 7, currency: 'CAD', source: canadaFees, shelfLifeDays: 180, ...read },
  'ca-biometrics': {
    amount: 85,
    familyMaximum: 170,
    currency: 'CAD',
    source: 'https://www.cic.gc.ca/english/information/fees/result.asp?countrySelect=&lob=trv',
    checkedOn: '2026-11-15',
    shelfLifeDays: 180,
    ...quoted,
  },
  'ca-study-permit': {
    amount: 150,
    currency: 'CAD',
    source: 'https://ircc.canada.ca/english/information/fees/result.asp?lob=sp&canada=inside&cat=temp',
    checkedOn: '2026-11-15',
    shelfLifeDays: 180,
    ...quoted,
  },
  /** Not a fee: what one person shows for a year of living outside Quebec, without tuition or travel. New each September. */
  'ca-study-funds': {
    amount: 23_448,
    currency: 'CAD',
    since: '2026-09-01',
    source: fundsPage,
    checkedOn: '2026-11-16',
    shelfLifeDays: 180,
    ...quoted,
  },
  /** The figure of the year before, which most still quote. */
  'ca-study-funds-before': {
    amount: 22_895,
    currency: 'CAD',
    since: '2025-09-01',
    source: fundsPage,
    checkedOn: '2026-11-17',
    shelfLifeDays: 180,
    ...quoted,
  },
  /** Standard Visitor, up to six months. A new table comes about every April. */
  'uk-visitor': {
    amount: 135,
    currency: 'GBP',
    since: '2026-04-08',
    source:
      'https://www.gov.uk/government/publications/visa-regulations-revised-table/home-office-immigration-and-nationality-fees-8-april-2026',
    checkedOn: '2026-11-16',
    shelfLifeDays: 120,
    ...quoted,
  },
  'uk-eta': {
    amount: 20,
    currency: 'GBP',
    since: '2026-04-08',
    source: 'https://www.gov.uk/eta/apply',
    checkedOn: '2026-11-16',
    shelfLifeDays: 120,
    ...quoted,
  },
  /** Visitor 600, tourist stream: “from”. New each July. */
  'au-visitor': {
    amount: 250,
    currency: 'AUD',
    source: australiaVisit,
    checkedOn: '2026-11-16',
    shelfLifeDays: 90,
    ...quoted,
  },
  /** The figure of the year before, which most still quote. */
  'au-visitor-before': {
    amount: 200,
    currency: 'AUD',
    since: '2025-07-01',
    source: australiaVisit,
    checkedOn: '2026-11-17',
    shelfLifeDays: 90,
    ...quoted,
  },
} as const satisfies Record<string, Fee>;

export type FeeName = keyof typeof fees;

/** Where an authority publishes a fee that we give no figure for. */
export const feeTables = {
  uk: 'https://www.gov.uk/government/publications/visa-regulations-revised-table',
  australia: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/fees-and-charges/current-visa-pricing',
  us: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html',
} as const;
export type FeeTable = keyof typeof feeTables;
