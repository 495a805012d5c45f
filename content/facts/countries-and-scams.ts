/** Facts of the guides for Mexico, Peru, Ecuador, Argentina and Chile, of the visa lottery and frauds, and of the news. */
import { type Fee, fees, quoted } from '../facts.ts';
import type { CountryList } from './country-lists.ts';
import type { Rule } from './rules.ts';

const checkedOn = '2026-11-18';
const waitTimes =
  'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/global-visa-wait-times.html';
const mexicoAppointments = 'https://ais.usvisa-info.com/es-mx/niv';
const mexicoVisas = 'https://mx.usembassy.gov/visas/';
const waiverProgram = 'https://travel.state.gov/content/travel/en/us-visas/tourism-visit/visa-waiver-program.html';
const lottery = 'https://dvprogram.state.gov/';
const visaNews = 'https://travel.state.gov/content/travel/en/News/visas-news.html';

const yearly = { checkedOn, shelfLifeDays: 365, ...quoted } as const;
const quarterly = { checkedOn, shelfLifeDays: 90, ...quoted } as const;
const monthly = { checkedOn, shelfLifeDays: 30, ...quoted } as const;
/** Figures of a day that is past: marked as old at once. */
const past = { checkedOn, shelfLifeDays: 1, ...quoted } as const;
const readYearly = { checkedOn, shelfLifeDays: 365, check: 'read at the source' } as const;

/** When a fee began, as a day that a text can name. */
const startOf = (fee: Fee & { readonly since: string }) =>
  ({
    date: fee.since,
    source: fee.source,
    checkedOn: fee.checkedOn,
    check: fee.check,
    shelfLifeDays: fee.shelfLifeDays,
  }) satisfies Rule;

export const countriesAndScamsFees = {
  /** Paid in the form itself. The rule is final; no registration with it could be confirmed. */
  'us-dv-registration': {
    amount: 1,
    currency: 'USD',
    since: '2025-09-16',
    source: 'https://www.federalregister.gov/d/2025-17851',
    ...quarterly,
  },
  /** Only who was selected pays it, for each person, at the consulate. */
  'us-dv-application': {
    amount: 330,
    currency: 'USD',
    source: 'https://www.federalregister.gov/d/2025-17851',
    ...quarterly,
  },
  /** The figures of the year before. */
  'uk-visitor-before': {
    amount: 127,
    currency: 'GBP',
    since: '2025-04-09',
    source: 'https://www.gov.uk/government/publications/visa-regulations-revised-table',
    ...yearly,
  },
  'uk-eta-before': {
    amount: 16,
    currency: 'GBP',
    since: '2025-04-09',
    source: 'https://www.gov.uk/eta/apply',
    ...yearly,
  },
} as const satisfies Record<string, Fee>;

export const countriesAndScamsRules = {
  /** First interview of a first B-1/B-2 as the press quoted the appointment system on the day, counted from that day. */
  'us-mx-waits-on': { date: '2026-03-03', source: mexicoAppointments, ...yearly },
  'us-mx-wait-mexico-city': { count: 70, unit: 'day', source: mexicoAppointments, ...past },
  'us-mx-wait-guadalajara': { count: 209, unit: 'day', source: mexicoAppointments, ...past },
  'us-mx-wait-monterrey': { count: 119, unit: 'day', source: mexicoAppointments, ...past },
  'us-mx-wait-merida': { count: 36, unit: 'day', source: mexicoAppointments, ...past },
  'us-mx-wait-tijuana': { count: 17, unit: 'day', source: mexicoAppointments, ...past },
  'us-mx-wait-hermosillo': { count: 146, unit: 'day', source: mexicoAppointments, ...past },
  'us-mx-wait-nogales': { count: 17, unit: 'day', source: mexicoAppointments, ...past },
  'us-mx-wait-juarez': { count: 408, unit: 'day', source: mexicoAppointments, ...past },
  'us-mx-wait-nuevo-laredo': { count: 17, unit: 'day', source: mexicoAppointments, ...past },
  'us-mx-wait-matamoros': { count: 167, unit: 'day', source: mexicoAppointments, ...past },
  /** The same for two cities some weeks earlier: how fast it moves. */
  'us-mx-waits-before': { date: '2025-12-30', source: mexicoAppointments, ...yearly },
  'us-mx-wait-monterrey-before': { count: 337, unit: 'day', source: mexicoAppointments, ...past },
  'us-mx-wait-nuevo-laredo-before': { count: 192, unit: 'day', source: mexicoAppointments, ...past },
  /** At least so long before the interview. */
  'us-mx-service-centre-ahead': { count: 48, unit: 'hour', source: mexicoVisas, ...quarterly },
  'us-mexico-city-moved': {
    date: '2025-11-24',
    source: 'https://mx.usembassy.gov/es/visas-es/u-s-embassy-mexico-city-es/',
    ...yearly,
  },
  /** Working days of a visa in the passport; weeks of the border crossing card. */
  'us-mx-stamp-from': { number: 5, source: mexicoVisas, ...quarterly },
  'us-mx-stamp-to': { count: 7, unit: 'day', source: mexicoVisas, ...quarterly },
  'us-mx-card-from': { number: 3, source: mexicoVisas, ...quarterly },
  'us-mx-card-to': { count: 4, unit: 'week', source: mexicoVisas, ...quarterly },
  /** To collect the visa where it was sent; then as long again at the consulate, then it is destroyed. */
  'us-mx-pickup': { count: 1, unit: 'month', source: mexicoVisas, ...quarterly },
  /** From when whoever comes to Lima with another DS-160 than that of the appointment is turned away. */
  'us-ds160-match-pe': { date: '2023-05-08', source: 'https://pe.usembassy.gov/visas/', ...readYearly },
  'us-arrival-ahead-pe': {
    count: 15,
    unit: 'minute',
    source: 'https://pe.usembassy.gov/visas/nonimmigrant-visas/',
    ...readYearly,
  },
  'us-arrival-ahead-ec': {
    count: 15,
    unit: 'minute',
    source: 'https://ec.usembassy.gov/visas/nonimmigrant-visas/niv-test/the-interview/',
    ...readYearly,
  },
  /** The day on which the embassy in Lima opened many appointments at once. */
  'us-lima-appointments-opened': { date: '2025-11-25', source: 'https://pe.usembassy.gov/visas/', ...yearly },
  'us-ec-waits-on': { date: '2025-01-07', source: waitTimes, ...yearly },
  'us-wait-quito-visitor': { count: 345, unit: 'day', source: waitTimes, ...past },
  'us-wait-guayaquil-visitor': { count: 263, unit: 'day', source: waitTimes, ...past },
  'us-wait-quito-student': { count: 15, unit: 'day', source: waitTimes, ...past },
  'us-wait-guayaquil-student': { count: 40, unit: 'day', source: waitTimes, ...past },
  'us-chile-waiver-since': { date: '2014-03-31', source: waiverProgram, ...yearly },
  /** Later or earlier than this, the embassy in Santiago lets nobody in. */
  'us-cl-arrival-margin': {
    count: 30,
    unit: 'minute',
    source: 'https://cl.usembassy.gov/es/visas-es/nonimmigrant-visas-es/',
    ...readYearly,
  },
  /** A letter of intent; Argentina was not in the programme on the day of the check. */
  'us-argentina-waiver-intent': { date: '2025-07-28', source: waiverProgram, ...monthly },
  'us-ar-service-centre-moved': {
    date: '2023-12-11',
    source: 'https://ar.usembassy.gov/nonimmigrant-visas/',
    ...yearly,
  },
  'us-ar-waits-before': { date: '2023-04-20', source: waitTimes, ...yearly },
  'us-wait-buenos-aires-before': { count: 275, unit: 'day', source: waitTimes, ...past },
  /** As quoted in April 2025. */
  'us-wait-buenos-aires-later': { count: 60, unit: 'day', source: waitTimes, ...past },
  'us-dv-visas': { number: 55_000, source: lottery, ...yearly },
  /** A country that sent more than the first within the second is left out. */
  'us-dv-immigrants': { number: 50_000, source: lottery, ...yearly },
  'us-dv-immigrants-window': { count: 5, unit: 'year', source: lottery, ...yearly },
  'us-dv-schooling': { count: 12, unit: 'year', source: lottery, ...yearly },
  /** Of work that takes so long to learn, within the time of the second. */
  'us-dv-experience': { count: 2, unit: 'year', source: lottery, ...yearly },
  'us-dv-experience-window': { count: 5, unit: 'year', source: lottery, ...yearly },
  'us-dv-child-age': { number: 21, source: lottery, ...yearly },
  'us-dv-passport-since': {
    date: '2026-04-10',
    source: 'https://www.federalregister.gov/d/2026-04737',
    ...readYearly,
  },
  /** When the fee of the registration was published. */
  'us-dv-fee-since': { date: '2025-09-16', source: 'https://www.federalregister.gov/d/2025-17851', ...yearly },
  /** The notice that put off the registration of DV-2027; none that opens it could be found. */
  'us-dv-delay': { date: '2025-11-05', source: visaNews, ...monthly },
  /** The notice that no diversity visas are issued; none that ends it could be found. */
  'us-dv-pause': { date: '2025-12-23', source: visaNews, ...monthly },
  'us-esta-since': { ...startOf(fees['us-esta']) },
  'us-esta-later-since': { ...startOf(fees['us-esta-later']) },
  'ca-study-funds-since': { ...startOf(fees['ca-study-funds']) },
  'ca-study-funds-before-since': { ...startOf(fees['ca-study-funds-before']) },
  'uk-fees-since': { ...startOf(fees['uk-visitor']) },
} as const satisfies Record<string, Rule>;

export const countriesAndScamsLists = {
  /** Born in one of these: not in DV-2026. Of the region only. */
  'us-dv-excluded': {
    countries: ['CO', 'BR', 'MX', 'CU', 'DO', 'SV', 'HT', 'HN', 'VE'],
    source: lottery,
    ...quarterly,
  },
} as const satisfies Record<string, CountryList>;
