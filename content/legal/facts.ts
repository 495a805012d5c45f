/**
 * Every figure of the legal pages, once. The pages interpolate them, so that languages and pages cannot drift apart:
 * who changes a figure here changes what we promise, and raises `edition`.
 */
import { PAGES_VISITED_LIMIT, UNFINISHED_ACCOUNT_HOURS } from '../limits.ts';

export type Unit = 'minute' | 'hour' | 'day' | 'businessDay' | 'calendarDay' | 'week' | 'month' | 'year';
export type Period = { readonly count: number; readonly unit: Unit };

const of = (count: number, unit: Unit): Period => ({ count, unit });

export const edition = { version: '2.0', updated: '2026-11-19' } as const;

/** How long before it applies a change of these pages is announced. */
export const changeNotice = of(15, 'calendarDay');

export const adultAge = 18;

type Cookie = {
  name: string;
  life: Period;
  /** Set only after a yes. */
  needsConsent: boolean;
};

const always = <Name extends string>(name: Name, life: Period) =>
  ({ name, life, needsConsent: false }) as const satisfies Cookie;
const withConsent = <Name extends string>(name: Name, life: Period) =>
  ({ name, life, needsConsent: true }) as const satisfies Cookie;

export const cookies = [
  always('token', of(30, 'day')),
  always('user_id', of(30, 'day')),
  always('user', of(30, 'day')),
  always('has_session', of(30, 'day')),
  always('keep_key', of(30, 'day')),
  always('signup_token', of(30, 'minute')),
  always('known_browser', of(365, 'day')),
  always('NEXT_LOCALE', of(365, 'day')),
  always('consent', of(365, 'day')),
  always('popup_shown', of(30, 'day')),
  always('countdown', of(30, 'day')),
  always('discount_code', of(30, 'day')),
  always('ref', of(30, 'day')),
  withConsent('pagesVisited', of(365, 'day')),
  withConsent('attribution', of(90, 'day')),
  withConsent('_ga', of(13, 'month')),
  withConsent('_fbp', of(90, 'day')),
  withConsent('_fbc', of(90, 'day')),
] as const;
export type CookieName = (typeof cookies)[number]['name'];

/** What the cookie `user` says; the privacy policy has words for each. */
export const userCookieParts = [
  'first_name',
  'locale',
  'user_type',
  'current_step',
  'must_set_password',
  'marked_paid_by_csr',
] as const;
export type UserCookiePart = (typeof userCookieParts)[number];

/** The `token` of our own staff ends sooner. */
export const staffSession = of(12, 'hour');
export const pagesVisitedLimit = PAGES_VISITED_LIMIT;

export const retention = [
  { what: 'unfinished-account', keep: of(UNFINISHED_ACCOUNT_HOURS, 'hour') },
  { what: 'application', keep: of(24, 'month') },
  { what: 'documents', keep: of(90, 'day') },
  { what: 'sessions', keep: of(7, 'day') },
  { what: 'payments', keep: of(10, 'year') },
  { what: 'access-logs', keep: of(90, 'day') },
  { what: 'leads', keep: of(12, 'month') },
  { what: 'wait-alerts', keep: of(12, 'month') },
  { what: 'comments', keep: of(24, 'month') },
  { what: 'messages', keep: of(30, 'day') },
  { what: 'staff-messages', keep: of(24, 'month') },
  { what: 'backups', keep: of(35, 'day') },
  { what: 'audit-trail', keep: of(5, 'year') },
] as const;
export type RetentionKind = (typeof retention)[number]['what'];

/** Ley 1581 de 2012, articles 14 and 15. */
export const dataRequests = {
  query: of(10, 'businessDay'),
  queryExtension: of(5, 'businessDay'),
  claim: of(15, 'businessDay'),
  claimExtension: of(8, 'businessDay'),
  askForMissing: of(5, 'day'),
  claimLapses: of(2, 'month'),
} as const;

/** Ley 1480 de 2011, article 47, with the time for the money of Ley 2439 de 2024 (the bank's part included). */
export const withdrawal = { window: of(5, 'businessDay'), money: of(15, 'calendarDay') } as const;

/** When the money leaves us, and when it has reached the card or account at the latest. */
export const refundSent = of(15, 'businessDay');
export const refundArrives = of(30, 'calendarDay');

/** Of our fee, once the review has begun and until the application is filed. */
export const shareAfterReview = 50;

/** `pro-rata`: what was paid, divided by the sessions bought, for each one not given. */
export type Share = number | 'pro-rata';
type RefundCase = { name: string; share: 0 | 50 | 100 | 'pro-rata'; days: Period | null };
/** The share is of our fee, except in the last two cases, which are about the government's. */
export const refundCases = [
  { name: 'before-review', share: 100, days: refundSent },
  { name: 'withdrawal', share: 100, days: withdrawal.money },
  { name: 'review-begun', share: shareAfterReview, days: refundSent },
  { name: 'filed', share: 0, days: null },
  { name: 'sessions-not-given', share: 'pro-rata', days: refundSent },
  { name: 'our-error', share: 100, days: refundSent },
  { name: 'we-stop', share: 100, days: refundSent },
  { name: 'duplicate-charge', share: 100, days: refundSent },
  { name: 'visa-refused', share: 0, days: null },
  { name: 'government-fee', share: 0, days: null },
  { name: 'included-fee-not-charged', share: 100, days: refundSent },
] as const satisfies readonly RefundCase[];
export type RefundCaseName = (typeof refundCases)[number]['name'];

/** After a refusal the next application of the same person is reviewed free within this time. */
export const freeNextReview = of(12, 'month');
export const acknowledge = of(3, 'businessDay');
/** Ley 1480 de 2011, article 58: the direct complaint. */
export const complaintAnswer = of(15, 'businessDay');
/** Ley 1480 de 2011, article 51: to ask for the reversal of a payment. */
export const reversalNotice = of(5, 'businessDay');
export const callNotice = of(12, 'hour');

export const officialSites = [
  { host: 'ceac.state.gov', url: 'https://ceac.state.gov' },
  { host: 'travel.state.gov', url: 'https://travel.state.gov' },
  { host: 'esta.cbp.dhs.gov', url: 'https://esta.cbp.dhs.gov' },
  { host: 'canada.ca', url: 'https://www.canada.ca' },
  { host: 'gov.uk', url: 'https://www.gov.uk' },
  { host: 'immi.homeaffairs.gov.au', url: 'https://immi.homeaffairs.gov.au' },
] as const;
export type OfficialHost = (typeof officialSites)[number]['host'];

/** Where each authority says what becomes of its fee. */
export const feeRules = {
  canada: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/application/withdraw-cancel.html',
  uk: 'https://www.gov.uk/cancel-visa',
  australia: 'https://immi.homeaffairs.gov.au/change-in-situation/get-a-refund',
} as const;

/** Superintendencia de Industria y Comercio: consumer and data protection in Colombia. */
export const authoritySite = 'https://www.sic.gov.co';
