/** Renewal of a visa to the United States: with or without an interview, by the answers alone. */
import type { Match, Quiz } from '../definition.ts';

const expired = (when: string): Match => ({ field: 'r_expired', value: when });

/** What the interview waiver asks for, beside how long ago the visa expired. */
const waiver: readonly Match[] = [
  { field: 'r_class', value: ['B1/B2', 'B1', 'B2', 'BCC', 'H2A'] },
  { field: 'r_full_validity', value: 'Y' },
  { field: 'r_age', value: '18_or_over_when_issued' },
  { field: 'r_country', value: 'same_country_of_nationality_or_residence' },
  { field: 'r_refused', value: ['never', 'once_but_later_approved'] },
  { field: 'r_visa_hand', value: 'have_it' },
];

export const quiz: Quiz = {
  version: 1,
  counts: 'answers',
  slugs: { es: 'renovacion-visa-estados-unidos', en: 'us-visa-renewal', ar: 'us-visa-renewal' },
  questions: [
    { field: 'r_class', page: 1, type: 'select', options: 'visa_class', question: 'r_class' },
    { field: 'r_expired', page: 1, type: 'select', options: 'expired', question: 'r_expired' },
    { field: 'r_full_validity', page: 1, type: 'button', options: 'full_validity', question: 'r_full_validity' },
    { field: 'r_age', page: 1, type: 'button', options: 'age', question: 'r_age' },
    { field: 'r_country', page: 1, type: 'button', options: 'country', question: 'r_country' },
    { field: 'r_refused', page: 1, type: 'button', options: 'denied', question: 'r_refused' },
    { field: 'r_arrest', page: 1, type: 'button', options: 'yes_no', question: 'r_arrest' },
    { field: 'r_visa_hand', page: 1, type: 'button', options: 'visa_hand', question: 'r_visa_hand' },
    { field: 'r_overstay', page: 1, type: 'button', options: 'yes_no', question: 'r_overstay' },
  ],
  options: {
    visa_class: [
      { code: 'B1/B2' },
      { code: 'B1' },
      { code: 'B2' },
      { code: 'BCC' },
      { code: 'H2A' },
      { code: 'other' },
    ],
    expired: [
      { code: 'still_valid' },
      { code: 'under_12_months_ago' },
      { code: '12_48_months' },
      { code: 'over_48_months' },
    ],
    full_validity: [{ code: 'Y' }, { code: 'N' }, { code: 'unsure' }],
    age: [{ code: '18_or_over_when_issued' }, { code: 'younger' }],
    country: [{ code: 'same_country_of_nationality_or_residence' }, { code: 'another_country' }],
    denied: [{ code: 'never' }, { code: 'once_but_later_approved' }, { code: 'yes' }],
    visa_hand: [{ code: 'have_it' }, { code: 'lost' }, { code: 'stolen' }],
  },
  cards: [
    {
      name: 'adviser_first',
      orCondition: [
        { field: 'r_arrest', value: 'Y' },
        { field: 'r_overstay', value: 'Y' },
      ],
      look: 'careful',
      guide: 'criminal-record',
      service: 'Renewal',
      isPersonFirst: true,
    },
    {
      name: 'too_old',
      condition: [expired('over_48_months')],
      look: 'notice',
      guide: 'fill-ds160',
      service: 'FirstTime',
      quiz: 'us-tourist',
    },
    {
      name: 'still_valid_no_interview',
      condition: [expired('still_valid'), ...waiver],
      look: 'good',
      service: 'Renewal',
    },
    {
      name: 'no_interview',
      condition: [expired('under_12_months_ago'), ...waiver],
      look: 'good',
      service: 'Renewal',
    },
    {
      name: 'still_valid_with_interview',
      condition: [expired('still_valid')],
      look: 'mixed',
      service: 'Renewal',
    },
    { name: 'with_interview', look: 'mixed', service: 'Renewal' },
  ],
  known: { destination: 'US', had_us_visa: 'Y' },
  tells: {
    r_expired: [
      {
        field: 'us_visa_expiry',
        codes: {
          still_valid: 'valid',
          under_12_months_ago: 'expired_under_12',
          '12_48_months': 'expired_12_48',
          over_48_months: 'expired_over_48',
        },
      },
    ],
    r_refused: [
      { field: 'denied_visa_before', codes: { once_but_later_approved: 'Y', yes: 'Y' } },
      { field: 'denied_country', codes: { once_but_later_approved: 'US', yes: 'US' } },
    ],
    r_arrest: [{ field: 'criminal_record', codes: { N: 'N' } }],
    r_overstay: [{ field: 'overstay_before', codes: { Y: 'Y' } }],
  },
};
