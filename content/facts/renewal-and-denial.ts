/** What the guides about renewals, denials and Canada from Colombia name besides the common rules (D2). */
import { type Fee, fees, quoted } from '../facts.ts';
import type { Rule } from './rules.ts';

const waiverPage =
  'https://travel.state.gov/content/travel/en/News/visas-news/interview-waiver-update-sept-18-2025.html';
const reciprocity =
  'https://travel.state.gov/content/travel/en/us-visas/Visa-Reciprocity-and-Civil-Documents-by-Country';
const ecuadorNews = 'https://ec.usembassy.gov/united-states-announces-increased-b1-b2-visa-validity-for-ecuadorians/';
const suspensionPage =
  'https://travel.state.gov/content/travel/en/News/visas-news/suspension-of-visa-issuance-to-foreign-nationals-to-protect-the-security-of-the-united-states.html';
const processingPage =
  'https://www.canada.ca/en/immigration-refugees-citizenship/services/application/check-processing-times.html';

const readNow = { check: 'read at the source', checkedOn: '2026-11-18' } as const;
const quotedNow = { ...quoted, checkedOn: '2026-11-18' } as const;

export const renewalAndDenialRules = {
  /** At the issue of the visa that is renewed. */
  'us-waiver-adult-age': { number: 18, source: waiverPage, shelfLifeDays: 90, ...quotedNow },
  /** Below the first and above the second, age alone no longer spares the interview. */
  'us-waiver-child-age': { number: 14, source: waiverPage, shelfLifeDays: 90, ...quotedNow },
  'us-waiver-senior-age': { number: 79, source: waiverPage, shelfLifeDays: 90, ...quotedNow },
  'us-b-validity-mx': {
    count: 10,
    unit: 'year',
    source: `${reciprocity}/Mexico.html`,
    shelfLifeDays: 365,
    ...quotedNow,
  },
  'us-b-validity-ar': {
    count: 10,
    unit: 'year',
    source: `${reciprocity}/Argentina.html`,
    shelfLifeDays: 365,
    ...quotedNow,
  },
  /** Visas of Ecuadorians issued before the day were for the shorter time, which was then the whole. */
  'us-b-validity-ec': { count: 10, unit: 'year', source: ecuadorNews, shelfLifeDays: 365, ...readNow },
  'us-b-validity-ec-before': { count: 5, unit: 'year', source: ecuadorNews, shelfLifeDays: 365, ...readNow },
  'us-b-validity-ec-since': { date: '2021-04-08', source: ecuadorNews, shelfLifeDays: 365, ...readNow },
  /** Proclamation 10998: visas fully or partly suspended by nationality. May change any day. */
  'us-issuance-pause-since': { date: '2026-01-01', source: suspensionPage, shelfLifeDays: 30, ...readNow },
  'us-issuance-pause-countries': { number: 39, source: suspensionPage, shelfLifeDays: 30, ...readNow },
  /** Only where documents are missing; a case in administrative processing has no such limit. */
  'us-221g-window': {
    count: 1,
    unit: 'year',
    source: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/visa-denials.html',
    shelfLifeDays: 365,
    ...quotedNow,
  },
  /** The last figure for Colombia that we could find quoted, and the day it was quoted: marked as old at once. */
  'ca-wait-colombia': { count: 73, unit: 'day', source: processingPage, shelfLifeDays: 1, ...quotedNow },
  'ca-wait-colombia-on': { date: '2025-09-05', source: processingPage, shelfLifeDays: 365, ...quotedNow },
} as const satisfies Record<string, Rule>;

/** What a family pays at most that applies at the same time and place: the same facts, read from their other side. */
export const renewalAndDenialFees = {
  'ca-visitor-family': { ...fees['ca-visitor'], amount: fees['ca-visitor'].familyMaximum },
  'ca-biometrics-family': { ...fees['ca-biometrics'], amount: fees['ca-biometrics'].familyMaximum },
} as const satisfies Record<string, Fee>;
