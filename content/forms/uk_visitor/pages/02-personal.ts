/** Name, sex and marital status, as in the passport. */
import type { Page } from '../../definition.ts';
import { onlyIf, required, yes } from '../../writing.ts';

export const personal: Page = {
  number: 2,
  key: 'personal',
  fields: [
    { name: 'given_names', type: 'text', ...required({ max: 100 }) },
    { name: 'family_name', type: 'text', ...required({ max: 100 }) },
    { name: 'other_names_used', type: 'radio', options: 'YN', ...required() },
    {
      name: 'other_names',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('other_names_used')),
      ...required(),
      fields: [
        { name: 'given', type: 'text', ...required({ max: 100 }) },
        { name: 'family', type: 'text', ...required({ max: 100 }) },
      ],
    },
    { name: 'sex', type: 'select', options: 'UK_SEX', ...required() },
    { name: 'relationship_status', type: 'select', options: 'RELSTAT_UK', ...required() },
  ],
};
