/** What the intake of a background check takes over from what is known, and what only the person says (domain reference 06). */
import type { Prefill } from '../prefill.ts';

export const prefill: Prefill = {
  rules: [{ fill: 'nationality', from: 'onboarding', field: 'nationality', of: 'person', as: 'country' }],
  never: {
    pages: [2],
    fields: ['consent'],
  },
};
