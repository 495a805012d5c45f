/** esta: the travel authorization of the visa waiver program of the United States (domain reference 05). */
import type { Form } from '../definition.ts';
import { applicant } from './pages/01-applicant.ts';
import { citizenship } from './pages/02-citizenship.ts';
import { parentsContact } from './pages/03-parents-contact.ts';
import { employment } from './pages/04-employment.ts';
import { travel } from './pages/05-travel.ts';
import { eligibility } from './pages/06-eligibility.ts';
import { certify } from './pages/07-certify.ts';

export const esta: Form = {
  name: 'esta',
  version: 1,
  derived: { age: { kind: 'age', of: 'date_of_birth' } },
  pages: [applicant, citizenship, parentsContact, employment, travel, eligibility, certify],
};
