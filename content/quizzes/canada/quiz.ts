/** Visitor visa to Canada: the majority decides, unless an eTA or another permit is what one needs. */
import type { Quiz } from '../definition.ts';
import { yesAgainst } from '../shared/options.ts';
import { toldByEmployment, toldByTravel } from '../shared/tells.ts';

export const quiz: Quiz = {
  version: 1,
  counts: 'majority',
  slugs: { es: 'visa-de-visitante-canada', en: 'canada-visitor-visa', ar: 'canada-visitor-visa' },
  questions: [
    { field: 'c_nationality', page: 1, type: 'select', options: 'countries', question: 'c_nationality' },
    {
      field: 'c_us_visa',
      page: 1,
      type: 'button',
      options: 'yes_no',
      question: 'c_us_visa',
      orCondition: [{ field: 'c_nationality', value: '@ca-eta-if' }],
    },
    {
      field: 'c_air',
      page: 1,
      type: 'button',
      options: 'air',
      question: 'c_air',
      condition: [{ field: 'c_us_visa', value: 'Y' }],
    },
    { field: 'c_purpose', page: 1, type: 'button', options: 'purpose', question: 'c_purpose', factor: 'purpose' },
    { field: 'c_host', page: 1, type: 'button', options: 'host', question: 'c_host', factor: 'host' },
    { field: 'c_funds', page: 1, type: 'select', options: 'income', question: 'c_funds', factor: 'income' },
    { field: 'c_job', page: 1, type: 'select', options: 'employment', question: 'c_job', factor: 'employment' },
    { field: 'c_family', page: 1, type: 'select', options: 'family', question: 'c_family', factor: 'family' },
    { field: 'c_travel', page: 1, type: 'select', options: 'travel', question: 'c_travel', factor: 'travel' },
    { field: 'c_refusal', page: 2, type: 'select', options: 'refusals', question: 'c_refusal', factor: 'refusals' },
    { field: 'c_overstay', page: 2, type: 'button', options: 'overstay', question: 'c_overstay', factor: 'overstay' },
    { field: 'c_crime', page: 2, type: 'button', options: 'crime_record', question: 'c_crime', factor: 'criminal' },
    { field: 'c_health', page: 2, type: 'button', options: 'health', question: 'c_health', factor: 'health' },
    {
      field: 'c_biometrics',
      page: 2,
      type: 'button',
      options: 'biometrics',
      question: 'c_biometrics',
      factor: 'biometrics',
    },
  ],
  options: {
    air: [{ code: 'by_air' }, { code: 'by_land_or_sea' }],
    purpose: [
      { code: 'tourism', points: 3 },
      { code: 'family', points: 2 },
      { code: 'business', points: 3 },
      { code: 'study_over_6_months', points: 0 },
      { code: 'work', points: 0 },
    ],
    host: [
      { code: 'host_with_invitation', points: 3 },
      { code: 'none', points: 0 },
    ],
    overstay: yesAgainst(-25, 4),
    crime_record: yesAgainst(-20, 4),
    health: yesAgainst(-10, 0),
    biometrics: [
      { code: 'Y', points: 1 },
      { code: 'N', points: 0 },
    ],
  },
  cards: [
    {
      name: 'own',
      condition: [{ field: 'c_nationality', value: '@ca-own' }],
      endsAtOnce: true,
      look: 'notice',
    },
    {
      name: 'nothing_needed',
      condition: [{ field: 'c_nationality', value: '@ca-none' }],
      endsAtOnce: true,
      look: 'notice',
    },
    {
      name: 'eta',
      condition: [{ field: 'c_nationality', value: '@ca-eta' }],
      endsAtOnce: true,
      look: 'notice',
    },
    {
      name: 'eta_by_air',
      condition: [
        { field: 'c_us_visa', value: 'Y' },
        { field: 'c_air', value: 'by_air' },
      ],
      endsAtOnce: true,
      look: 'notice',
    },
    {
      name: 'study',
      condition: [{ field: 'c_purpose', value: 'study_over_6_months' }],
      endsAtOnce: true,
      look: 'notice',
      service: 'StudyPermitCanada',
    },
    {
      name: 'work_permit',
      condition: [{ field: 'c_purpose', value: 'work' }],
      endsAtOnce: true,
      look: 'notice',
    },
    {
      name: 'strong',
      condition: [{ field: '$majority', value: 'strong' }],
      look: 'good',
      service: 'VisitorVisaCanada',
    },
    {
      name: 'possible',
      condition: [{ field: '$majority', value: 'possible' }],
      look: 'mixed',
      service: 'VisitorVisaCanada',
    },
    { name: 'work', look: 'careful', service: 'VisitorVisaCanada' },
  ],
  known: { destination: 'CA' },
  tells: {
    c_nationality: [{ field: 'nationality' }],
    c_purpose: [
      {
        field: 'trip_reason',
        codes: {
          tourism: 'tourism',
          family: 'visit_family',
          business: 'business',
          study_over_6_months: 'study',
          work: 'work',
        },
      },
    ],
    c_job: [toldByEmployment],
    c_travel: [toldByTravel],
    c_refusal: [{ field: 'denied_visa_before', codes: { none: 'N', one: 'Y', two: 'Y' } }],
    c_overstay: [{ field: 'overstay_before', codes: { Y: 'Y', N: 'N' } }],
    c_crime: [{ field: 'criminal_record', codes: { Y: 'Y', N: 'N' } }],
  },
};
