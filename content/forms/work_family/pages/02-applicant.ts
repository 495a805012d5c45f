/** Work and family page 2: who the person is. */
import type { Page } from '../../definition.ts';
import { before, optional, required } from '../../writing.ts';

export const applicant: Page = {
  number: 2,
  key: 'applicant',
  fields: [
    { section: 'identity', name: 'full_name', type: 'text', ...required({ max: 100 }) },
    { name: 'date_of_birth', type: 'date', ...required({}, { ...before('today') }) },
    { name: 'birth_country', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'nationality', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'other_nationality', type: 'select', options: 'COUNTRIES' },
    { section: 'residence', name: 'residence_country', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'a_number', type: 'text', ...optional({ max: 10, chars: 'C_A_NUMBER' }) },
    { section: 'family', name: 'marital_status', type: 'select', options: 'MARITAL_US', ...required() },
    { name: 'children_count', type: 'text', ...required({ max: 2, chars: 'C_DIGITS' }) },
  ],
};
