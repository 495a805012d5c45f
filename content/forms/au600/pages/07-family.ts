/** Members of the family who do not travel. */
import type { Page } from '../../definition.ts';
import { onlyIf, required, yes } from '../../writing.ts';

export const family: Page = {
  number: 7,
  key: 'family',
  fields: [
    { name: 'family_not_travelling', type: 'radio', options: 'YN', ...required() },
    {
      name: 'family_members',
      type: 'addRemove',
      ...onlyIf(yes('family_not_travelling')),
      ...required(),
      fields: [
        { name: 'relationship', type: 'select', options: 'REL_AU', ...required() },
        { name: 'family', type: 'text', ...required({ max: 40 }) },
        { name: 'given', type: 'text', ...required({ max: 40 }) },
        { name: 'sex', type: 'select', options: 'AU_SEX', ...required() },
        { name: 'dob', type: 'date', ...required() },
        { name: 'birth_country', type: 'select', options: 'COUNTRIES', ...required() },
      ],
    },
  ],
};
