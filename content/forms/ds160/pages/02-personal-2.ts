/** Personal 2. */
import type { Page } from '../../definition.ts';
import { box, onlyIf, required, yes } from '../../writing.ts';

export const personal2: Page = {
  number: 2,
  key: 'personal_2',
  fields: [
    { section: 'nationality', name: 'nationality', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'other_nationality', type: 'radio', options: 'YN', ...required() },
    {
      name: 'other_nationalities',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('other_nationality')),
      ...required(),
      fields: [
        { name: 'country', type: 'select', options: 'COUNTRIES', ...required() },
        { name: 'has_passport', type: 'radio', options: 'YN', ...required() },
        {
          name: 'passport_number',
          type: 'text',
          ...onlyIf(yes('has_passport')),
          ...required({ max: 20, chars: 'C_ID' }),
        },
      ],
    },
    { section: 'residence', name: 'perm_resident_other', type: 'radio', options: 'YN', ...required() },
    {
      name: 'perm_resident_countries',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('perm_resident_other')),
      ...required(),
      fields: [{ name: 'country', type: 'select', options: 'COUNTRIES', ...required() }],
    },
    { section: 'numbers', name: 'national_id', type: 'text', ...required({ max: 20, chars: 'C_ID' }) },
    box('national_id_na', 'national_id'),
    { name: 'us_ssn', type: 'ssn', ...required({ max: 9, chars: 'C_SSN' }) },
    box('us_ssn_na', 'us_ssn'),
    { name: 'us_tax_id', type: 'text', ...required({ max: 20, chars: 'C_DIGITS' }) },
    box('us_tax_id_na', 'us_tax_id'),
  ],
};
