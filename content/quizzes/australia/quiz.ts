/** Visitor visa to Australia (subclass 600): the majority decides, unless another visa is what one needs. */
import type { Quiz } from '../definition.ts';
import { yesAgainst } from '../shared/options.ts';
import { toldByEmployment, toldByTravel } from '../shared/tells.ts';

export const quiz: Quiz = {
  version: 1,
  counts: 'majority',
  slugs: { es: 'visa-de-visitante-australia', en: 'australia-visitor-visa', ar: 'australia-visitor-visa' },
  questions: [
    { field: 'a_nationality', page: 1, type: 'select', options: 'countries', question: 'a_nationality' },
    { field: 'a_purpose', page: 1, type: 'button', options: 'purpose', question: 'a_purpose', factor: 'purpose' },
    { field: 'a_stay', page: 1, type: 'select', options: 'stay', question: 'a_stay', factor: 'stay' },
    { field: 'a_funds', page: 1, type: 'select', options: 'funds', question: 'a_funds', factor: 'funds' },
    { field: 'a_job', page: 1, type: 'select', options: 'employment', question: 'a_job', factor: 'employment' },
    { field: 'a_family', page: 1, type: 'select', options: 'family', question: 'a_family', factor: 'family' },
    { field: 'a_travel', page: 1, type: 'select', options: 'travel', question: 'a_travel', factor: 'travel' },
    { field: 'a_refusal', page: 2, type: 'select', options: 'refusals', question: 'a_refusal', factor: 'refusals' },
    {
      field: 'a_noncompliance',
      page: 2,
      type: 'button',
      options: 'noncompliance',
      question: 'a_noncompliance',
      factor: 'overstay',
    },
    { field: 'a_crime', page: 2, type: 'button', options: 'crime_prison', question: 'a_crime', factor: 'criminal' },
    { field: 'a_health', page: 2, type: 'button', options: 'health', question: 'a_health', factor: 'health' },
    { field: 'a_age', page: 2, type: 'select', options: 'age', question: 'a_age' },
    { field: 'a_debt', page: 2, type: 'button', options: 'debt', question: 'a_debt', factor: 'debt' },
  ],
  options: {
    purpose: [
      { code: 'tourism', points: 3 },
      { code: 'family', points: 2 },
      { code: 'business', points: 3 },
      { code: 'work_or_study_over_3_months', points: 0 },
    ],
    stay: [
      { code: 'up_to_3_months', points: 4 },
      { code: '6_months', points: -2 },
      { code: '12_months', points: -8 },
    ],
    funds: [
      { code: 'enough', points: 6 },
      { code: 'less', points: -6 },
      { code: 'sponsor', points: 1 },
    ],
    noncompliance: yesAgainst(-30, 4),
    crime_prison: [
      { code: 'Y', points: -20 },
      { code: 'prison_12m', points: -40, isHardStop: true },
      { code: 'N', points: 4 },
    ],
    health: yesAgainst(-8, 0),
    age: [
      { code: 'under_75', points: 0 },
      { code: '75_or_over', points: 0 },
    ],
    debt: yesAgainst(-10, 0),
  },
  cards: [
    {
      name: 'own',
      condition: [{ field: 'a_nationality', value: '@au-own' }],
      endsAtOnce: true,
      look: 'notice',
      guide: 'visitor-visa-types',
    },
    {
      name: 'eta',
      condition: [{ field: 'a_nationality', value: '@au-eta' }],
      endsAtOnce: true,
      look: 'notice',
      guide: 'visitor-visa-types',
      isPersonFirst: true,
    },
    {
      name: 'evisitor',
      condition: [{ field: 'a_nationality', value: '@au-evisitor' }],
      endsAtOnce: true,
      look: 'notice',
      guide: 'visitor-visa-types',
      isPersonFirst: true,
    },
    {
      name: 'other_visa',
      condition: [{ field: 'a_purpose', value: 'work_or_study_over_3_months' }],
      endsAtOnce: true,
      look: 'notice',
      guide: 'visitor-visa-types',
      isPersonFirst: true,
    },
    {
      name: 'strong',
      condition: [{ field: '$majority', value: 'strong' }],
      look: 'good',
      service: 'VisitorVisaAustralia',
    },
    {
      name: 'possible',
      condition: [{ field: '$majority', value: 'possible' }],
      look: 'mixed',
      service: 'VisitorVisaAustralia',
    },
    { name: 'work', look: 'careful', service: 'VisitorVisaAustralia', isPersonFirst: true },
  ],
  known: { destination: 'AU' },
  tells: {
    a_nationality: [{ field: 'nationality' }],
    a_purpose: [{ field: 'trip_reason', codes: { tourism: 'tourism', family: 'visit_family', business: 'business' } }],
    a_job: [toldByEmployment],
    a_travel: [toldByTravel],
    a_refusal: [{ field: 'denied_visa_before', codes: { none: 'N', one: 'Y', two: 'Y' } }],
    a_noncompliance: [{ field: 'overstay_before', codes: { N: 'N' } }],
    a_crime: [{ field: 'criminal_record', codes: { Y: 'Y', prison_12m: 'Y', N: 'N' } }],
  },
};
