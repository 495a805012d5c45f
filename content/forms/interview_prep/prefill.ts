/** What the intake of an interview takes over from what is known, and what only the person says (domain reference 06). */
import type { Prefill } from '../prefill.ts';

export const prefill: Prefill = {
  rules: [],
  never: {
    pages: [],
    fields: ['refusals'],
  },
};
