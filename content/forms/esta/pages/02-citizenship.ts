/** ESTA page 2: documents and nationalities of other countries, Global Entry. */
import type { Page } from '../../definition.ts';
import { after, before, no, onlyIf, required, yes } from '../../writing.ts';

export const citizenship: Page = {
  number: 2,
  key: 'citizenship',
  fields: [
    { section: 'passports', name: 'other_passport', type: 'radio', options: 'YN', ...required() },
    {
      name: 'other_passports',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('other_passport')),
      ...required(),
      fields: [
        { name: 'country', type: 'select', options: 'COUNTRIES', ...required() },
        { name: 'type', type: 'select', options: 'ESTA_OTHER_PASSPORTS_TYPE', ...required() },
        { name: 'number', type: 'text', ...required({ max: 20, chars: 'C_ID' }) },
        {
          name: 'expiry_year',
          type: 'text',
          ...required({ max: 4, chars: 'C_YEAR_FUT' }, { ...after('date_of_birth'), ...before('today+20y') }),
        },
      ],
    },
    { section: 'nationalities', name: 'other_citizen_now', type: 'radio', options: 'YN', ...required() },
    {
      name: 'other_citizen',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('other_citizen_now')),
      ...required(),
      fields: [
        { name: 'country', type: 'select', options: 'COUNTRIES', ...required() },
        { name: 'how', type: 'select', options: 'ESTA_OTHER_CITIZEN_HOW', ...required() },
      ],
    },
    { name: 'past_citizen_ever', type: 'radio', options: 'YN', ...onlyIf(no('other_citizen_now')), ...required() },
    {
      name: 'past_citizen',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('past_citizen_ever')),
      ...required(),
      fields: [
        { name: 'country', type: 'select', options: 'COUNTRIES', ...required() },
        {
          name: 'from_year',
          type: 'text',
          ...required({ max: 4, chars: 'C_YEAR' }, { ...after('date_of_birth'), ...before('today') }),
        },
        {
          name: 'to_year',
          type: 'text',
          ...required({ max: 4, chars: 'C_YEAR' }, { ...after('from_year'), ...before('today') }),
        },
      ],
    },
    { section: 'global_entry', name: 'global_entry', type: 'radio', options: 'YN', ...required() },
    {
      name: 'passid',
      type: 'text',
      indented: true,
      ...onlyIf(yes('global_entry')),
      ...required({ max: 9, chars: 'C_DIGITS' }),
    },
  ],
};
