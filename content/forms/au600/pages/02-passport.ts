/** Passport. */
import type { Page } from '../../definition.ts';
import { after, before, box, no, onlyIf, optional, required, yes } from '../../writing.ts';

export const passport: Page = {
  number: 2,
  key: 'passport',
  fields: [
    { name: 'family_name', type: 'text', ...required({ max: 40 }) },
    { name: 'given_names', type: 'text', ...required({ max: 40 }) },
    box('given_names_na', 'given_names'),
    { name: 'sex', type: 'select', options: 'AU_SEX', ...required() },
    { name: 'date_of_birth', type: 'date', ...required({}, { ...before('today') }) },
    { name: 'passport_number', type: 'text', ...required({ max: 14, chars: 'C_ALNUM' }) },
    { name: 'passport_country', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'passport_nationality', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'passport_issue', type: 'date', ...required({}, { ...before('today') }) },
    { name: 'passport_expiry', type: 'date', ...required({}, { ...after('passport_issue'), ...after('today') }) },
    { name: 'passport_authority', type: 'text', ...required({ max: 50 }) },
    { name: 'national_id_has', type: 'radio', options: 'YN', ...required() },
    { name: 'national_id_family', type: 'text', ...onlyIf(yes('national_id_has')), ...required({ max: 40 }) },
    { name: 'national_id_given', type: 'text', ...onlyIf(yes('national_id_has')), ...required({ max: 40 }) },
    {
      name: 'national_id_number',
      type: 'text',
      ...onlyIf(yes('national_id_has')),
      ...required({ max: 30, chars: 'C_ID' }),
    },
    {
      name: 'national_id_country',
      type: 'select',
      options: 'COUNTRIES',
      ...onlyIf(yes('national_id_has')),
      ...required(),
    },
    {
      name: 'national_id_issue',
      type: 'date',
      ...onlyIf(yes('national_id_has')),
      ...optional({}, { ...before('today') }),
    },
    {
      name: 'national_id_expiry',
      type: 'date',
      ...onlyIf(yes('national_id_has')),
      ...optional({}, { ...after('national_id_issue') }),
    },
    { name: 'national_id_reason', type: 'textArea', ...onlyIf(no('national_id_has')), ...required({ max: 300 }) },
    { name: 'pacific_card', type: 'radio', options: 'YN', default: 'N', ...required() },
  ],
};
