/** ESTA page 1: name, birth and the passport the trip is made with. */
import type { Page } from '../../definition.ts';
import { after, before, box, onlyIf, required, yes } from '../../writing.ts';

export const applicant: Page = {
  number: 1,
  key: 'applicant',
  fields: [
    { section: 'about_you', name: 'family_name', type: 'text', ...required({ max: 36, chars: 'C_NAME' }) },
    { name: 'first_name', type: 'text', ...required({ max: 36, chars: 'C_NAME' }) },
    { name: 'gender', type: 'select', options: 'ESTA_GENDER', ...required() },
    { section: 'other_names', name: 'aliases_used', type: 'radio', options: 'YN', ...required() },
    {
      name: 'aliases',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('aliases_used')),
      ...required(),
      fields: [
        { name: 'family', type: 'text', ...required({ max: 36, chars: 'C_NAME' }) },
        { name: 'first', type: 'text', ...required({ max: 36, chars: 'C_NAME' }) },
      ],
    },
    { section: 'birth', name: 'date_of_birth', type: 'date', ...required({}, { ...before('today') }) },
    { name: 'birth_city', type: 'text', ...required({ max: 50, chars: 'C_NAME' }) },
    { name: 'birth_country', type: 'select', rightCol: true, options: 'COUNTRIES', ...required() },
    { section: 'passport', name: 'passport_number', type: 'text', ...required({ max: 15, min: 6, chars: 'C_ALNUM' }) },
    { name: 'passport_country', type: 'select', options: 'VWP', ...required() },
    { name: 'citizenship', type: 'select', options: 'VWP', ...required() },
    { name: 'personal_id', type: 'text', ...required({ max: 20, chars: 'C_ID' }) },
    box('personal_id_na', 'personal_id'),
    { name: 'passport_issue', type: 'date', ...required({}, { ...before('today') }) },
    {
      name: 'passport_expiry',
      type: 'date',
      rightCol: true,
      ...required({}, { ...after('passport_issue'), ...after('today') }),
    },
    { name: 'e_passport', type: 'radio', options: 'YN', ...required() },
  ],
};
