/** What the visitor visa of Australia takes over from what is known, and what only the person says (domain reference 04). */
import type { Prefill } from '../prefill.ts';

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
};
