/** What the visitor visa of Canada takes over from what is known, and what only the person says (domain reference 02). */
import type { Prefill } from '../prefill.ts';

export const prefill: Prefill = {
  rules: [
    { fill: 'family_name', from: 'profile', field: 'last_name', as: 'name' },
    { fill: 'given_name', from: 'profile', field: 'first_name', as: 'name' },
    { fill: 'email', from: 'profile', field: 'email' },
    { fill: 'phone', from: 'profile', field: 'phone_number', as: 'phone' },
    { fill: 'citizenship', from: 'onboarding', field: 'nationality', of: 'person', as: 'country' },
    { fill: 'cor_country', from: 'onboarding', field: 'residence_country', of: 'person', as: 'country' },
  ],
  never: {
    pages: [10, 13, 14],
    fields: [],
  },
};
