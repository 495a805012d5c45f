/** What the visitor visa of Australia takes over from what is known, and what only the person says (domain reference 04). */
import type { Prefill } from '../prefill.ts';

const HOME = ['res_line1', 'res_line2', 'res_suburb', 'res_state', 'res_postcode', 'res_country'];

export const prefill: Prefill = {
  rules: [
    { fill: 'family_name', from: 'profile', field: 'last_name', as: 'name' },
    { fill: 'given_names', from: 'profile', field: 'first_name', as: 'name' },
    { fill: 'email', from: 'profile', field: 'email' },
    { fill: 'phone_mobile', from: 'profile', field: 'phone_number', as: 'phone' },
    { fill: 'passport_nationality', from: 'onboarding', field: 'nationality', of: 'person', as: 'country' },
    { fill: 'usual_country', from: 'onboarding', field: 'residence_country', of: 'person', as: 'country' },
  ],
  never: {
    pages: [11, 12, 13, 14],
    fields: ['health_exam_12m', 'health_exam_hap'],
  },
  shared: {
    5: [{ fields: HOME }, { fields: ['postal_same', 'postal_address'] }],
    8: [{ fields: ['stay_length', 'arrival_date', 'departure_date'] }],
    10: [
      {
        // How the payer is related is said of each person anew.
        fields: [
          ...['funding_source', 'support_type', 'support_org_name', 'support_org_trading', 'support_family'],
          ...['support_given', 'support_line1', 'support_suburb', 'support_state', 'support_postcode'],
          'support_country',
        ],
        onlyWhen: { field: 'funding_source', oneOf: ['3', '4'] },
        notSelf: ['support_family', 'support_given'],
      },
    ],
  },
  address: { page: 5, fields: HOME },
  names: { surnames: 'family_name', given_names: 'given_names', sex: 'sex' },
};
