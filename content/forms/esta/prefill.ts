/** What an ESTA takes over from what is known, and what only the person says (domain reference 05). */
import type { Prefill } from '../prefill.ts';

const HOME = ['home_line1', 'home_line2', 'home_apartment', 'home_city', 'home_state', 'home_country'];

export const prefill: Prefill = {
  rules: [
    { fill: 'family_name', from: 'profile', field: 'last_name', as: 'name' },
    { fill: 'first_name', from: 'profile', field: 'first_name', as: 'name' },
    { fill: 'email', from: 'profile', field: 'email' },
    { fill: 'phone', from: 'profile', field: 'phone_number', as: 'phone' },
    { fill: 'citizenship', from: 'onboarding', field: 'nationality', of: 'person', as: 'country' },
    { fill: 'home_country', from: 'onboarding', field: 'residence_country', of: 'person', as: 'country' },
  ],
  never: {
    pages: [6, 7],
    fields: [],
  },
  shared: {
    3: [{ fields: HOME }],
    5: [
      {
        fields: [
          ...['transit', 'us_contact_name', 'us_contact_line1', 'us_contact_city', 'us_contact_state'],
          ...['us_contact_phone', 'us_stay_same', 'us_stay_line1', 'us_stay_city', 'us_stay_state'],
        ],
      },
      {
        fields: ['emergency_family', 'emergency_first', 'emergency_email', 'emergency_phone'],
        notSelf: ['emergency_family', 'emergency_first'],
      },
    ],
  },
  address: { page: 3, fields: HOME },
  names: { surnames: 'family_name', given_names: 'first_name', sex: 'gender' },
};
