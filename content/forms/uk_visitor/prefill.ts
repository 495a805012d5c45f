/** What the visitor visa of the United Kingdom takes over from what is known, and what only the person says (domain reference 03). */
import type { Prefill } from '../prefill.ts';

const HOME = ['home_line1', 'home_line2', 'home_city', 'home_province', 'home_postal', 'home_country'];

export const prefill: Prefill = {
  rules: [
    { fill: 'family_name', from: 'profile', field: 'last_name', as: 'name' },
    { fill: 'given_names', from: 'profile', field: 'first_name', as: 'name' },
    { fill: 'email', from: 'profile', field: 'email' },
    { fill: 'phone', from: 'profile', field: 'phone_number', as: 'phone' },
    { fill: 'nationality', from: 'onboarding', field: 'nationality', of: 'person', as: 'country' },
    { fill: 'home_country', from: 'onboarding', field: 'residence_country', of: 'person', as: 'country' },
  ],
  never: {
    pages: [12, 14, 15, 16],
    fields: [],
  },
  shared: {
    3: [{ fields: HOME }, { fields: ['home_correspondence', 'corr_line1', 'corr_city', 'corr_country'] }],
    8: [{ fields: ['arrival_date', 'leave_date'] }],
    11: [
      { fields: ['organised_group', 'group_name'] },
      { fields: ['accommodation_has', 'accommodation', 'accommodation_plans'] },
    ],
  },
  address: { page: 3, fields: HOME },
  names: { surnames: 'family_name', given_names: 'given_names', sex: 'sex' },
};
