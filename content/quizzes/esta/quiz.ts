/** ESTA: whether a passport of the visa waiver program is enough, or a visa is the way. */
import type { Quiz } from '../definition.ts';

export const quiz: Quiz = {
  version: 1,
  counts: 'answers',
  slugs: { es: 'esta', en: 'esta', ar: 'esta' },
  questions: [
    { field: 'e_country', page: 1, type: 'select', options: 'countries', question: 'e_country' },
    { field: 'e_passport', page: 1, type: 'button', options: 'yes_no', question: 'e_passport' },
    { field: 'e_stay', page: 1, type: 'button', options: 'stay', question: 'e_stay' },
    { field: 'e_purpose', page: 1, type: 'button', options: 'purpose', question: 'e_purpose' },
    { field: 'e_refused', page: 1, type: 'button', options: 'yes_no', question: 'e_refused' },
    { field: 'e_overstay', page: 1, type: 'button', options: 'yes_no', question: 'e_overstay' },
    { field: 'e_crime', page: 1, type: 'button', options: 'yes_no', question: 'e_crime' },
    { field: 'e_countries', page: 1, type: 'button', options: 'listed_travel', question: 'e_countries' },
    { field: 'e_dual', page: 1, type: 'button', options: 'yes_no', question: 'e_dual' },
  ],
  options: {
    stay: [{ code: 'up_to_90_days' }, { code: 'longer' }],
    purpose: [{ code: 'tourism' }, { code: 'business' }, { code: 'transit' }, { code: 'study_or_work' }],
    /** Yes and no, with the days that count. */
    listed_travel: [{ code: 'Y' }, { code: 'N' }],
  },
  cards: [
    {
      name: 'own',
      condition: [{ field: 'e_country', value: '@us-own' }],
      endsAtOnce: true,
      look: 'notice',
      guide: 'visitor-visa-types',
    },
    {
      name: 'canadian',
      condition: [{ field: 'e_country', value: 'CA' }],
      endsAtOnce: true,
      look: 'notice',
      guide: 'arrival-interview',
    },
    {
      name: 'visa_country',
      condition: [{ field: 'e_country', value: '@us-waiver', isNot: true }],
      endsAtOnce: true,
      look: 'notice',
      guide: 'ties-to-home',
      quiz: 'us-tourist',
    },
    {
      name: 'long_stay',
      condition: [{ field: 'e_stay', value: 'longer' }],
      endsAtOnce: true,
      look: 'notice',
      guide: 'ties-to-home',
      service: 'FirstTime',
    },
    {
      name: 'other_purpose',
      condition: [{ field: 'e_purpose', value: 'study_or_work' }],
      endsAtOnce: true,
      look: 'notice',
      guide: 'visitor-visa-types',
      quiz: 'student',
    },
    {
      name: 'visa_instead',
      orCondition: [
        { field: 'e_refused', value: 'Y' },
        { field: 'e_overstay', value: 'Y' },
        { field: 'e_crime', value: 'Y' },
      ],
      look: 'careful',
      guide: 'interview-questions',
      service: 'FirstTime',
      isPersonFirst: true,
    },
    {
      name: 'listed_countries',
      orCondition: [
        { field: 'e_countries', value: 'Y' },
        { field: 'e_dual', value: 'Y' },
      ],
      look: 'notice',
      guide: 'interview-questions',
      service: 'FirstTime',
    },
    {
      name: 'no_chip',
      condition: [{ field: 'e_passport', value: 'N' }],
      look: 'notice',
      service: 'FirstTime',
    },
    { name: 'esta', look: 'good', service: 'ESTA' },
  ],
  known: { destination: 'US' },
  tells: {
    e_country: [{ field: 'nationality' }],
    e_purpose: [{ field: 'trip_reason', codes: { business: 'business' } }],
    e_overstay: [{ field: 'overstay_before', codes: { Y: 'Y' } }],
  },
};
