/** Visitor visa to the United Kingdom: the majority decides, unless an ETA or another visa is what one needs. */
import type { Quiz } from '../definition.ts';
import { yesAgainst } from '../shared/options.ts';
import { toldByEmployment, toldByTravel } from '../shared/tells.ts';

export const quiz: Quiz = {
  version: 1,
  counts: 'majority',
  slugs: { es: 'visa-de-visitante-reino-unido', en: 'uk-visitor-visa', ar: 'uk-visitor-visa' },
  questions: [
    { field: 'u_nationality', page: 1, type: 'select', options: 'countries', question: 'u_nationality' },
    { field: 'u_purpose', page: 1, type: 'button', options: 'purpose', question: 'u_purpose', factor: 'purpose' },
    { field: 'u_stay', page: 1, type: 'select', options: 'stay', question: 'u_stay', factor: 'stay' },
    {
      field: 'u_money_source',
      page: 1,
      type: 'button',
      options: 'money_source',
      question: 'u_money_source',
      factor: 'money_source',
    },
    {
      field: 'u_trip_cost_share',
      page: 1,
      type: 'select',
      options: 'trip_cost_share',
      question: 'u_trip_cost_share',
      factor: 'cost_share',
    },
    { field: 'u_job', page: 1, type: 'select', options: 'employment', question: 'u_job', factor: 'employment' },
    { field: 'u_family', page: 1, type: 'select', options: 'family', question: 'u_family', factor: 'family' },
    { field: 'u_travel', page: 1, type: 'select', options: 'travel', question: 'u_travel', factor: 'travel' },
    { field: 'u_refusal', page: 2, type: 'select', options: 'refusals', question: 'u_refusal', factor: 'refusals' },
    { field: 'u_breach', page: 2, type: 'button', options: 'breach', question: 'u_breach', factor: 'overstay' },
    { field: 'u_crime', page: 2, type: 'button', options: 'crime_record', question: 'u_crime', factor: 'criminal' },
    { field: 'u_frequent', page: 2, type: 'button', options: 'frequent', question: 'u_frequent', factor: 'frequent' },
  ],
  options: {
    purpose: [
      { code: 'tourism', points: 3 },
      { code: 'family', points: 2 },
      { code: 'business', points: 3 },
      { code: 'study_up_to_6_months', points: 0 },
      { code: 'work', points: 0 },
      { code: 'marriage', points: 0 },
    ],
    stay: [
      { code: 'up_to_2_weeks', points: 5 },
      { code: 'up_to_3_months', points: 2 },
      { code: '3_6_months', points: -4 },
      { code: 'over_6_months', points: 0 },
    ],
    money_source: [
      { code: 'salary_paid_into_bank', points: 8 },
      { code: 'business', points: 6 },
      { code: 'recent_large_deposits', points: -10 },
      { code: 'sponsor', points: 0 },
    ],
    trip_cost_share: [
      { code: 'cost_under_a_third_of_savings', points: 6 },
      { code: 'half', points: 0 },
      { code: 'nearly_all', points: -8 },
    ],
    breach: yesAgainst(-30, 4),
    crime_record: yesAgainst(-20, 4),
    frequent: [
      { code: 'Y', points: -15 },
      { code: 'N', points: 0 },
    ],
  },
  cards: [
    {
      name: 'own',
      condition: [{ field: 'u_nationality', value: '@uk-own' }],
      endsAtOnce: true,
      look: 'notice',
      guide: null,
    },
    {
      name: 'eta',
      condition: [{ field: 'u_nationality', value: '@uk-eta' }],
      endsAtOnce: true,
      look: 'notice',
      guide: null,
    },
    {
      name: 'other_visa',
      condition: [{ field: 'u_purpose', value: 'work' }],
      endsAtOnce: true,
      look: 'notice',
      guide: null,
    },
    {
      name: 'marriage',
      condition: [{ field: 'u_purpose', value: 'marriage' }],
      endsAtOnce: true,
      look: 'notice',
      guide: null,
    },
    {
      name: 'too_long',
      condition: [{ field: 'u_stay', value: 'over_6_months' }],
      endsAtOnce: true,
      look: 'notice',
      guide: null,
    },
    { name: 'strong', condition: [{ field: '$majority', value: 'strong' }], look: 'good', service: 'VisitorVisaUK' },
    {
      name: 'possible',
      condition: [{ field: '$majority', value: 'possible' }],
      look: 'mixed',
      service: 'VisitorVisaUK',
    },
    { name: 'work', look: 'careful', service: 'VisitorVisaUK' },
  ],
  known: { destination: 'UK' },
  tells: {
    u_nationality: [{ field: 'nationality' }],
    u_purpose: [
      {
        field: 'trip_reason',
        codes: { tourism: 'tourism', family: 'visit_family', business: 'business', work: 'work' },
      },
    ],
    u_money_source: [{ field: 'payer', codes: { salary_paid_into_bank: 'self', business: 'self' } }],
    u_job: [toldByEmployment],
    u_travel: [toldByTravel],
    u_refusal: [{ field: 'denied_visa_before', codes: { none: 'N', one: 'Y', two: 'Y' } }],
    u_breach: [{ field: 'overstay_before', codes: { N: 'N' } }],
    u_crime: [{ field: 'criminal_record', codes: { Y: 'Y', N: 'N' } }],
  },
};
