/** renewal: whether a US visa can be renewed without an interview (domain reference 06). */
import type { Form } from '../definition.ts';
import { renewalVisa } from './pages/01-renewal-visa.ts';
import { renewalHistory } from './pages/02-renewal-history.ts';

export const renewal: Form = {
  name: 'renewal',
  version: 1,
  derived: {
    age: { kind: 'age', of: 'date_of_birth' },
    was_adult: { kind: 'wasAtLeast', years: 18, of: 'date_of_birth', on: 'prev_visa_issue' },
  },
  pages: [renewalVisa, renewalHistory],
};
