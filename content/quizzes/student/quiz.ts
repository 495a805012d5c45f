/** Student visa to the United States (F-1, M-1, J-1): ends in the message of the majority. */
import type { Quiz } from '../definition.ts';
import { yesAgainst } from '../shared/options.ts';

export const quiz: Quiz = {
  version: 1,
  counts: 'majority',
  slugs: { es: 'visa-de-estudiante-f-1', en: 'f-1-student-visa', ar: 'f-1-student-visa' },
  questions: [
    { field: 's_admitted', page: 1, type: 'button', options: 'admitted', question: 's_admitted', factor: 'admission' },
    { field: 's_level', page: 1, type: 'select', options: 'level', question: 's_level' },
    { field: 's_funds', page: 1, type: 'select', options: 'funds', question: 's_funds', factor: 'funds' },
    {
      field: 's_sponsor',
      page: 1,
      type: 'button',
      options: 'sponsor',
      question: 's_sponsor',
      factor: 'payer',
      condition: [{ field: 's_funds', value: '*' }],
    },
    { field: 's_english', page: 1, type: 'select', options: 'english', question: 's_english', factor: 'english' },
    { field: 's_match', page: 1, type: 'button', options: 'match', question: 's_match', factor: 'match' },
    { field: 's_gap', page: 1, type: 'button', options: 'gap', question: 's_gap', factor: 'gap' },
    { field: 's_return', page: 2, type: 'button', options: 'return_plan', question: 's_return', factor: 'return' },
    { field: 's_ties', page: 2, type: 'select', options: 'ties', question: 's_ties', factor: 'ties' },
    { field: 's_refusal', page: 2, type: 'select', options: 'denials', question: 's_refusal', factor: 'refusals' },
    { field: 's_us_status', page: 2, type: 'button', options: 'yes_no', question: 's_us_status' },
    {
      field: 's_sevis_paid',
      page: 2,
      type: 'button',
      options: 'sevis_paid',
      question: 's_sevis_paid',
      factor: 'admission',
      condition: [{ field: 's_admitted', value: 'in_hand' }],
    },
    { field: 's_start', page: 2, type: 'select', options: 'start', question: 's_start', factor: 'start' },
  ],
  options: {
    admitted: [
      { code: 'in_hand', points: 15 },
      { code: 'waiting', points: 5, tone: 'N' },
      { code: 'not_yet', points: -5, tone: 'N' },
    ],
    level: [
      { code: 'university' },
      { code: 'postgraduate' },
      { code: 'english_course' },
      { code: 'vocational' },
      { code: 'secondary' },
      { code: 'exchange' },
    ],
    funds: [
      { code: 'first_year_covered_by_own_or_family_money', points: 12 },
      { code: 'scholarship', points: 12 },
      { code: 'loan', points: 4, tone: 'N' },
      { code: 'not_yet', points: -12 },
    ],
    sponsor: [
      { code: 'parents', points: 5 },
      { code: 'self', points: 4 },
      { code: 'other', points: -3 },
    ],
    english: [
      { code: 'test_passed', points: 5 },
      { code: 'intermediate', points: 2, tone: 'N' },
      {
        code: 'beginner',
        points: -5,
        instead: { condition: [{ field: 's_level', value: 'english_course' }], points: 0, tone: 'N' },
      },
    ],
    match: [
      { code: 'course_fits_earlier_studies_or_job', points: 6 },
      { code: 'change_of_field', points: 0 },
      { code: 'repeats_a_level', points: -6 },
    ],
    gap: yesAgainst(-3, 2),
    return_plan: [
      { code: 'clear_plan_after_return', points: 8 },
      { code: 'unsure', points: -6 },
    ],
    ties: [
      { code: 'job_kept', points: 6 },
      { code: 'family_business', points: 5 },
      { code: 'family', points: 3 },
      { code: 'none', points: -4 },
    ],
    denials: [
      { code: 'none', points: 3 },
      { code: 'one', points: -8 },
      { code: 'two_or_more', points: -15 },
    ],
    sevis_paid: [
      { code: 'Y', points: 1 },
      { code: 'N', points: 0 },
    ],
    start: [
      { code: 'under_1_month', points: -3, tone: 'N' },
      { code: '1_3_months', points: 0 },
      { code: '3_6_months', points: 2 },
      { code: 'over_6_months', points: 1 },
    ],
  },
  cards: [
    {
      name: 'in_us',
      condition: [{ field: 's_us_status', value: 'Y' }],
      look: 'notice',
      guide: 'arrival-interview',
      service: 'StudentF1',
      isPersonFirst: true,
    },
    { name: 'strong', condition: [{ field: '$majority', value: 'strong' }], look: 'good', service: 'StudentF1' },
    { name: 'possible', condition: [{ field: '$majority', value: 'possible' }], look: 'mixed', service: 'StudentF1' },
    { name: 'work', look: 'careful', service: 'StudentF1', isPersonFirst: true },
  ],
  known: { destination: 'US', trip_reason: 'study' },
  tells: {
    s_sponsor: [{ field: 'payer', codes: { parents: 'family', self: 'self' } }],
    s_refusal: [
      { field: 'denied_visa_before', codes: { one: 'Y', two_or_more: 'Y' } },
      { field: 'denied_country', codes: { one: 'US', two_or_more: 'US' } },
    ],
  },
};
