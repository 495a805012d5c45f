/** What the DS-160 takes over from what is known (domain reference 00, 01 and 08). */
import { brand } from '../../brand.ts';
import type { Prefill, Rule } from '../prefill.ts';

const [street = '', city = ''] = brand.postalAddress.split(', ');

/** The preparer is this product; the person who helps writes their own name. */
const office: readonly Rule[] = [
  { fill: 'preparer_organization', from: 'office', value: brand.name },
  { fill: 'preparer_street1', from: 'office', value: street },
  { fill: 'preparer_city', from: 'office', value: city },
  { fill: 'preparer_country', from: 'office', value: 'CO', as: 'country' },
  { fill: 'preparer_relationship', from: 'office', value: 'Visa assistance service' },
];

const spouse: readonly Rule[] = [
  { fill: 'spouse_surnames', from: 'relative', who: 'spouse', field: 'surnames', as: 'name' },
  { fill: 'spouse_given', from: 'relative', who: 'spouse', field: 'given_names', as: 'name' },
  { fill: 'spouse_dob', from: 'relative', who: 'spouse', field: 'date_of_birth', as: 'date' },
  { fill: 'spouse_nationality', from: 'relative', who: 'spouse', field: 'nationality', as: 'country' },
  { fill: 'spouse_birth_city', from: 'relative', who: 'spouse', field: 'birth_city' },
  { fill: 'spouse_birth_country', from: 'relative', who: 'spouse', field: 'birth_country', as: 'country' },
  {
    ...{ fill: 'spouse_address_type', from: 'relative', who: 'spouse', field: 'shares_address' },
    ...{ as: 'codes', codes: { Y: 'H' } },
  },
];

const parents: readonly Rule[] = (['father', 'mother'] as const).flatMap((who): Rule[] => [
  { fill: `${who}_surnames`, from: 'relative', who, field: 'surnames', as: 'name' },
  { fill: `${who}_given`, from: 'relative', who, field: 'given_names', as: 'name' },
  { fill: `${who}_dob`, from: 'relative', who, field: 'date_of_birth', as: 'date' },
]);

const PARTS = ['street1', 'street2', 'city', 'state', 'state_na', 'postal', 'postal_na', 'country'];
const HOME = PARTS.map((part) => `home_${part}`);

export const prefill: Prefill = {
  rules: [
    { fill: 'surnames', from: 'profile', field: 'last_name', as: 'name' },
    { fill: 'given_names', from: 'profile', field: 'first_name', as: 'name' },
    { fill: 'nationality', from: 'onboarding', field: 'nationality', of: 'person', as: 'country' },
    {
      ...{ fill: 'payer', from: 'onboarding', field: 'payer', of: 'person' },
      ...{ as: 'codes', codes: { self: 'S', family: 'O', employer: 'P' } },
    },
    { fill: 'traveling_with_others', from: 'family', value: 'Y' },
    {
      ...{ fill: 'traveling_with_others', from: 'onboarding', field: 'number_in_party', of: 'party' },
      ...{ as: 'codes', codes: { 1: 'N', 2: 'Y', 3: 'Y', 4: 'Y', 5: 'Y', 6: 'Y', 7: 'Y', 8: 'Y', 9: 'Y', 10: 'Y' } },
    },
    { fill: 'group_travel', from: 'family', value: 'N' },
    {
      fill: 'companions',
      from: 'companions',
      row: { surnames: 'surnames', given: 'given_names', relationship: 'relation' },
    },
    { fill: 'had_us_visa', from: 'onboarding', field: 'had_us_visa', of: 'person' },
    { fill: 'home_country', from: 'onboarding', field: 'residence_country', of: 'person', as: 'country' },
    { fill: 'primary_phone', from: 'profile', field: 'phone_number', as: 'phone' },
    { fill: 'email', from: 'profile', field: 'email' },
    { fill: 'passport_authority', from: 'page', field: 'nationality', as: 'country' },
    ...parents,
    ...spouse,
    {
      ...{ fill: 'occupation', from: 'onboarding', field: 'occupation_now', of: 'person' },
      ...{ as: 'codes', codes: { student: 'S', retired: 'RT', homemaker: 'H', unemployed: 'N' } },
    },
    { fill: 'tw_petition_number', from: 'page', field: 'petition_number' },
    { fill: 'interview_post', from: 'onboarding', field: 'interview_city', of: 'party' },
    ...office,
  ],
  never: {
    pages: [14, 15, 16, 17, 18],
    fields: [
      // Sworn answers about refusals and stays are given anew, whatever the questionnaire heard.
      ...[
        'visa_refused',
        'visa_refused_explain',
        'esta_denied',
        'esta_denied_explain',
        'us_lpr_ever',
        'us_lpr_explain',
      ],
      ...['visa_cancelled', 'visa_cancelled_explain', 'immigrant_petition', 'immigrant_petition_explain'],
      ...['insurgent', 'insurgent_explain', 'special_skills', 'special_skills_explain', 'us_ssn', 'us_tax_id'],
      ...['photo_ready', 'security_question', 'security_answer', 'declaration_true'],
    ],
  },
  shared: {
    3: [
      {
        fields: [
          ...['specific_plans', 'arrival_date', 'arrival_flight', 'arrival_city', 'departure_date', 'departure_flight'],
          ...['departure_city', 'locations', 'intended_arrival_date', 'stay_unit', 'stay_length'],
          ...['us_stay_street1', 'us_stay_street2', 'us_stay_city', 'us_stay_state', 'us_stay_zip'],
        ],
      },
      {
        // How the payer is related, and whether they live together, is said of each person anew.
        fields: [
          ...['payer', 'payer_surnames', 'payer_given', 'payer_phone', 'payer_email', 'payer_email_na'],
          ...['payer_company', 'payer_street1', 'payer_street2', 'payer_city', 'payer_state', 'payer_state_na'],
          ...['payer_postal', 'payer_postal_na', 'payer_country'],
        ],
        onlyWhen: { field: 'payer', oneOf: ['O', 'C'] },
        notSelf: ['payer_surnames', 'payer_given'],
      },
    ],
    6: [{ fields: HOME }, { fields: ['mailing_same', ...PARTS.map((part) => `mailing_${part}`)] }],
    8: [
      {
        fields: [
          ...['contact_surnames', 'contact_name_dk', 'contact_given', 'contact_organization', 'contact_org_dk'],
          ...['contact_street1', 'contact_street2', 'contact_city', 'contact_state', 'contact_zip'],
          ...['contact_phone', 'contact_email', 'contact_email_na'],
        ],
        // The contact of one traveller may be another one's own host, never the traveller.
        notSelf: ['contact_surnames', 'contact_given'],
      },
    ],
  },
  address: { page: 6, fields: HOME },
  names: { surnames: 'surnames', given_names: 'given_names', sex: 'sex' },
};
