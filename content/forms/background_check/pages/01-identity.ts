/** Background check page 1: who is searched, where they lived, and their consent. */
import type { Page } from '../../definition.ts';
import { after, before, optional, required } from '../../writing.ts';

export const identity: Page = {
  number: 1,
  key: 'identity',
  fields: [
    { name: 'full_name', type: 'text', ...required({ max: 100 }) },
    { name: 'other_names', type: 'text', ...optional({ max: 200 }) },
    { name: 'date_of_birth', type: 'date', ...required({}, { ...before('today') }) },
    { name: 'nationality', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'national_id', type: 'text', ...required({ max: 20, chars: 'C_ID' }) },
    { name: 'passport_number', type: 'text', rightCol: true, ...required({ max: 15, chars: 'C_ID' }) },
    {
      name: 'countries_lived',
      type: 'addRemove',
      ...required(),
      fields: [
        { name: 'country', type: 'select', options: 'COUNTRIES', ...required() },
        { name: 'from', type: 'date', ...required() },
        { name: 'to', type: 'date', ...optional({}, { ...after('from') }) },
      ],
    },
    { name: 'consent', type: 'radio', options: 'Y', ...required() },
  ],
};
