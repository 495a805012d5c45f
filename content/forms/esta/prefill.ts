/** What an ESTA takes over from what is known, and what only the person says (domain reference 05). */
import type { Prefill } from '../prefill.ts';

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
};
