/** What the guides about study, crews, work, residence, citizenship and programs name besides the common rules (D2). */
import { type Fee, feeTables, quoted } from '../facts.ts';
import type { CountryList } from './country-lists.ts';
import type { Rule } from './rules.ts';

const checkedOn = '2026-11-18';
const readNow = { check: 'read at the source', checkedOn } as const;
const yearly = { checkedOn, shelfLifeDays: 365, ...quoted } as const;
const quarterly = { checkedOn, shelfLifeDays: 90, ...quoted } as const;
const monthly = { checkedOn, shelfLifeDays: 30, ...quoted } as const;

/** USCIS's own table of fees. */
const feeSchedule = 'https://www.uscis.gov/g-1055';
const embassyFees = 'https://kg.usembassy.gov/visas/niv/';
const bulletin =
  'https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin/2026/visa-bulletin-for-july-2026.html';
const bulletins = 'https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html';
const fiances = 'https://www.uscis.gov/family/family-of-us-citizens/visas-for-fiancees-of-us-citizens';
const conditions =
  'https://www.uscis.gov/green-card/after-we-grant-your-green-card/conditional-permanent-residence/removing-conditions-on-permanent-residence-based-on-marriage';
const earlyFiling = 'https://www.uscis.gov/forms/uscis-early-filing-calculator';
const continuousResidence = 'https://www.uscis.gov/policy-manual/volume-12-part-d-chapter-3';
const citizenshipManual = 'https://www.uscis.gov/policy-manual/volume-12-part-d';
const breaks =
  'https://www.uscis.gov/news/alerts/uscis-clarifies-effect-of-breaks-in-continuity-of-residence-on-eligibility-for-naturalization';
const exceptions = 'https://www.uscis.gov/us-citizenship/citizenship-through-naturalization/exceptions-accommodations';
const civics = 'https://www.uscis.gov/citizenship';
const parents =
  'https://www.uscis.gov/family/family-of-us-citizens/bringing-parents-to-live-in-the-united-states-as-permanent-residents';
const support = 'https://www.uscis.gov/i-864';
const specialty = 'https://www.uscis.gov/working-in-the-united-states/h-1b-specialty-occupations';
const workerVisas = 'https://travel.state.gov/content/travel/en/us-visas/employment/temporary-worker-visas.html';
const firstPreference =
  'https://www.uscis.gov/working-in-the-united-states/permanent-workers/employment-based-immigration-first-preference-eb-1';
const secondPreference =
  'https://www.uscis.gov/working-in-the-united-states/permanent-workers/employment-based-immigration-second-preference-eb-2';
const thirdPreference =
  'https://www.uscis.gov/working-in-the-united-states/permanent-workers/employment-based-immigration-third-preference-eb-3';
const treaty = 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/treaty.html';
const protectedStatus = 'https://www.uscis.gov/humanitarian/temporary-protected-status';
/** Section 244 of the Immigration and Nationality Act. */
const protectedLaw =
  'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1254a&num=0&edition=prelim';
const lawFees = 'https://www.govinfo.gov/content/pkg/FR-2025-11-21/html/2025-20622.htm';
const proclamation =
  'https://travel.state.gov/content/travel/en/News/visas-news/suspension-of-visa-issuance-to-foreign-nationals-to-protect-the-security-of-the-united-states.html';

export const residenceAndWorkFees = {
  /** H, L, O, P, Q and R. */
  'us-mrv-petition': {
    amount: 205,
    currency: 'USD',
    since: '2023-06-17',
    source: embassyFees,
    shelfLifeDays: 90,
    ...readNow,
  },
  /** E-1 and E-2. */
  'us-mrv-treaty': {
    amount: 315,
    currency: 'USD',
    since: '2023-06-17',
    source: embassyFees,
    shelfLifeDays: 90,
    ...readNow,
  },
  'us-mrv-fiance': { amount: 265, currency: 'USD', source: feeTables.us, ...quarterly },
  'us-immigrant-visa-family': { amount: 325, currency: 'USD', source: feeTables.us, ...quarterly },
  'us-immigrant-visa-work': { amount: 345, currency: 'USD', source: feeTables.us, ...quarterly },
  'us-affidavit-review': { amount: 120, currency: 'USD', source: feeTables.us, ...quarterly },
  /** Paid after the visa is issued, for the card; whoever enters with a K visa does not pay it. */
  'us-immigrant-card': {
    amount: 235,
    currency: 'USD',
    source: 'https://www.uscis.gov/forms/filing-fees/uscis-immigrant-fee',
    ...quarterly,
  },
  'us-i130-paper': { amount: 675, currency: 'USD', since: '2024-04-01', source: feeSchedule, ...quarterly },
  'us-i130-online': { amount: 625, currency: 'USD', since: '2024-04-01', source: feeSchedule, ...quarterly },
  'us-i129f': { amount: 675, currency: 'USD', since: '2024-04-01', source: feeSchedule, ...quarterly },
  'us-i485': { amount: 1440, currency: 'USD', since: '2024-04-01', source: feeSchedule, ...quarterly },
  /** Sums of the fees above, one person: I-129F, visa and I-485; I-130 on paper, visa, support and card. They change with them. */
  'us-fiance-road': { amount: 675 + 265 + 1440, currency: 'USD', source: feeSchedule, ...quarterly },
  'us-spouse-road': { amount: 675 + 325 + 120 + 235, currency: 'USD', source: feeSchedule, ...quarterly },
  'us-i140': { amount: 715, currency: 'USD', since: '2024-04-01', source: feeSchedule, ...quarterly },
  /** On top of I-140; small employers and whoever petitions for themselves pay the second. */
  'us-asylum-program': { amount: 600, currency: 'USD', since: '2024-04-01', source: feeSchedule, ...quarterly },
  'us-asylum-program-small': { amount: 300, currency: 'USD', since: '2024-04-01', source: feeSchedule, ...quarterly },
  'us-n400-paper': { amount: 760, currency: 'USD', since: '2024-04-01', source: feeSchedule, ...monthly },
  'us-n400-online': { amount: 710, currency: 'USD', since: '2024-04-01', source: feeSchedule, ...monthly },
  'us-n400-reduced': { amount: 380, currency: 'USD', since: '2024-04-01', source: feeSchedule, ...monthly },
  /** Proposed on the day of `us-n400-proposal`; whether it became final could not be found. */
  'us-n400-proposed': { amount: 1330, currency: 'USD', source: feeSchedule, ...monthly },
  /** Paid by the employer for a new petition for somebody abroad; announced for a year, later not known. */
  'us-h1b-payment': { amount: 100_000, currency: 'USD', since: '2025-09-21', source: specialty, ...monthly },
  'us-tps-first': { amount: 510, currency: 'USD', since: '2026-01-01', source: lawFees, ...quarterly },
  'us-tps-work-first': { amount: 560, currency: 'USD', since: '2026-01-01', source: lawFees, ...quarterly },
} as const satisfies Record<string, Fee>;

export const residenceAndWorkRules = {
  /** After a denial the same payment serves again for the same class of visa. */
  'us-sevis-again': { count: 12, unit: 'month', source: 'https://www.ice.gov/sevis/i901', ...yearly },
  /** What the rule of `us-f1-grace-new` would allow at most at entry. */
  'us-f1-fixed-stay': { count: 4, unit: 'year', source: 'https://www.federalregister.gov/d/2025-16554', ...monthly },
  'us-h1b-payment-since': { date: '2025-09-21', source: specialty, ...monthly },
  'us-h1b-payment-time': { count: 12, unit: 'month', source: specialty, ...monthly },
  /** Visas a year. */
  'us-h1b-limit': { number: 65_000, source: workerVisas, ...yearly },
  'us-h2b-limit': { number: 66_000, source: workerVisas, ...yearly },
  /** Work for the same group abroad, within the second. Of L-1 and of managers in EB-1. */
  'us-transfer-work': { count: 1, unit: 'year', source: workerVisas, ...yearly },
  'us-transfer-window': { count: 3, unit: 'year', source: workerVisas, ...yearly },
  'us-eb1-evidence': { number: 3, source: firstPreference, ...yearly },
  'us-eb1-evidence-list': { number: 10, source: firstPreference, ...yearly },
  'us-eb1-research': { count: 3, unit: 'year', source: firstPreference, ...yearly },
  /** After a bachelor's degree. */
  'us-eb2-experience': { count: 5, unit: 'year', source: secondPreference, ...yearly },
  'us-eb3-training': { count: 2, unit: 'year', source: thirdPreference, ...yearly },
  'us-employment-visas': { number: 140_000, source: bulletins, ...yearly },
  'us-family-visas': { number: 226_000, source: bulletins, ...yearly },
  /** Per cent of both that one country may have. */
  'us-country-share': { number: 7, source: bulletins, ...yearly },
  /** The first day of the month of the last bulletin that could be found quoted, and its final action dates: marked as old at once. */
  'us-bulletin-from': { date: '2026-07-01', source: bulletin, checkedOn, shelfLifeDays: 1, ...quoted },
  'us-bulletin-f1': { date: '2018-02-01', source: bulletin, checkedOn, shelfLifeDays: 1, ...quoted },
  'us-bulletin-f1-mx': { date: '2007-11-08', source: bulletin, checkedOn, shelfLifeDays: 1, ...quoted },
  'us-bulletin-f2a': { date: '2025-01-01', source: bulletin, checkedOn, shelfLifeDays: 1, ...quoted },
  'us-bulletin-f2a-mx': { date: '2024-01-01', source: bulletin, checkedOn, shelfLifeDays: 1, ...quoted },
  'us-bulletin-f2b': { date: '2017-11-22', source: bulletin, checkedOn, shelfLifeDays: 1, ...quoted },
  'us-bulletin-f2b-mx': { date: '2009-02-15', source: bulletin, checkedOn, shelfLifeDays: 1, ...quoted },
  'us-bulletin-f3': { date: '2012-04-15', source: bulletin, checkedOn, shelfLifeDays: 1, ...quoted },
  'us-bulletin-f3-mx': { date: '2001-06-01', source: bulletin, checkedOn, shelfLifeDays: 1, ...quoted },
  'us-bulletin-f4': { date: '2009-01-01', source: bulletin, checkedOn, shelfLifeDays: 1, ...quoted },
  'us-bulletin-f4-mx': { date: '2001-04-08', source: bulletin, checkedOn, shelfLifeDays: 1, ...quoted },
  /** The same bulletin's date for filing. */
  'us-bulletin-f4-filing': { date: '2010-03-01', source: bulletin, checkedOn, shelfLifeDays: 1, ...quoted },
  'us-bulletin-eb3': { date: '2024-08-01', source: bulletin, checkedOn, shelfLifeDays: 1, ...quoted },
  'us-bulletin-other-workers': { date: '2022-03-01', source: bulletin, checkedOn, shelfLifeDays: 1, ...quoted },
  /** Below it a son or daughter is a child; from it on a citizen may ask for parents and siblings. */
  'us-petition-age': { number: 21, source: parents, ...yearly },
  'us-stepparent-age': { number: 18, source: parents, ...yearly },
  'us-adoption-age': { number: 16, source: parents, ...yearly },
  /** Per cent of the poverty guidelines that whoever petitions must earn. */
  'us-sponsor-income': { number: 125, source: support, ...yearly },
  'us-sponsor-quarters': { number: 40, source: support, ...yearly },
  /** USCIS's memorandum PM-602-0199. */
  'us-adjustment-memo': {
    date: '2026-05-21',
    source: 'https://www.uscis.gov/newsroom',
    ...monthly,
  },
  /** USCIS decides nothing for those born in or nationals of the countries of Proclamation 10998. */
  'us-benefits-hold-since': { date: '2026-01-01', source: 'https://www.uscis.gov/newsroom', ...monthly },
  'us-fiance-met': { count: 2, unit: 'year', source: fiances, ...yearly },
  /** From the approval; the consulate may renew it. */
  'us-fiance-petition': { count: 4, unit: 'month', source: fiances, ...yearly },
  'us-conditional-marriage': { count: 2, unit: 'year', source: conditions, shelfLifeDays: 365, ...readNow },
  'us-conditional-card': { count: 2, unit: 'year', source: conditions, ...yearly },
  'us-conditional-window': { count: 90, unit: 'day', source: conditions, ...yearly },
  'us-naturalization-age': { number: 18, source: citizenshipManual, shelfLifeDays: 365, ...readNow },
  'us-naturalization-general': { count: 5, unit: 'year', source: earlyFiling, shelfLifeDays: 365, ...readNow },
  'us-naturalization-spouse': { count: 3, unit: 'year', source: earlyFiling, shelfLifeDays: 365, ...readNow },
  /** The table of days in the article naturalization-when is made with it: they change together. */
  'us-naturalization-early': { count: 90, unit: 'day', source: earlyFiling, shelfLifeDays: 365, ...readNow },
  'us-naturalization-presence': { count: 30, unit: 'month', source: citizenshipManual, shelfLifeDays: 365, ...readNow },
  'us-naturalization-presence-spouse': {
    count: 18,
    unit: 'month',
    source: 'https://www.uscis.gov/policy-manual/volume-12-part-g-chapter-3',
    ...yearly,
  },
  'us-naturalization-district': {
    count: 3,
    unit: 'month',
    source: continuousResidence,
    shelfLifeDays: 365,
    ...readNow,
  },
  /** More than the first, less than the second: presumed to break the residence; from the second on it does. */
  'us-absence-presumed': { count: 6, unit: 'month', source: breaks, shelfLifeDays: 365, ...readNow },
  'us-absence-break': { count: 1, unit: 'year', source: breaks, shelfLifeDays: 365, ...readNow },
  /** And a day, after the return. */
  'us-absence-return': { count: 4, unit: 'year', source: continuousResidence, ...yearly },
  'us-absence-return-spouse': { count: 2, unit: 'year', source: continuousResidence, ...yearly },
  'us-civics-since': { date: '2025-10-20', source: civics, ...yearly },
  'us-civics-bank': { number: 128, source: civics, ...yearly },
  'us-civics-asked': { number: 20, source: civics, ...yearly },
  'us-civics-needed': { number: 12, source: civics, ...yearly },
  'us-english-age': { number: 50, source: exceptions, shelfLifeDays: 365, ...readNow },
  'us-english-residence': { count: 20, unit: 'year', source: exceptions, shelfLifeDays: 365, ...readNow },
  'us-english-older-age': { number: 55, source: exceptions, shelfLifeDays: 365, ...readNow },
  'us-english-older-residence': { count: 15, unit: 'year', source: exceptions, shelfLifeDays: 365, ...readNow },
  'us-n400-proposal': { date: '2026-06-23', source: feeSchedule, ...monthly },
  'uk-dual-nationals-since': { date: '2026-02-25', source: 'https://www.gov.uk/eta/apply', ...quarterly },
  /** How long whoever lives abroad and enters as an Argentine with a foreign passport may stay and leave with it. */
  'ar-dual-stay': { count: 180, unit: 'day', source: 'https://www.argentina.gob.ar/interior/migraciones', ...yearly },
  /** At the latest so long before the end of a designation the government decides about it. */
  'us-tps-decision': { count: 60, unit: 'day', source: protectedLaw, ...yearly },
  /** Where nothing was decided in time. */
  'us-tps-automatic': { count: 6, unit: 'month', source: protectedLaw, ...yearly },
  'us-tps-longest': { count: 18, unit: 'month', source: protectedLaw, ...yearly },
  'us-tps-ruling': { date: '2026-06-25', source: protectedStatus, ...monthly },
  'us-tps-el-salvador': { date: '2026-09-09', source: protectedStatus, ...monthly },
  'us-tps-honduras-nicaragua': { date: '2025-09-08', source: protectedStatus, ...monthly },
  'us-tps-venezuela': { date: '2025-11-07', source: protectedStatus, ...monthly },
  'us-tps-venezuela-cards': { date: '2026-10-02', source: protectedStatus, ...monthly },
  'us-tps-haiti-card': { date: '2026-07-10', source: protectedStatus, ...monthly },
  /** Family reunification parole of seven countries. */
  'us-family-parole-ended': { date: '2026-01-14', source: 'https://www.uscis.gov/newsroom', ...quarterly },
  /** A renewal filed from this day on prolongs no work permit by itself. */
  'us-work-permit-extension': { date: '2025-10-30', source: 'https://www.uscis.gov/newsroom', ...quarterly },
} as const satisfies Record<string, Rule>;

export const residenceAndWorkLists = {
  /** Of the region, whose nationals may ask for E-1 and E-2. */
  'us-treaty-traders': { countries: ['CO', 'PY', 'AR', 'CR', 'CL', 'MX', 'HN'], source: treaty, ...quarterly },
  /** Of the region, nationals of the countries of Proclamation 10998. */
  'us-issuance-pause-region': { countries: ['CU', 'HT', 'VE'], source: proclamation, ...monthly },
} as const satisfies Record<string, CountryList>;
