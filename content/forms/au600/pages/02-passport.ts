/** The applicant as in the passport, the passport and the national identity card. */
import type { Page } from '../../definition.ts';
import { after, before, box, no, onlyIf, optional, required, yes } from '../../writing.ts';

export const passport: Page = {
  number: 2,
  key: 'passport',
  fields: [
    { section: 'about_you', name: 'family_name', type: 'text', ...required({ max: 40 }) },
    { name: 'given_names', type: 'text', ...required({ max: 40 }) },
    box('given_names_na', 'given_names'),
    { name: 'sex', type: 'select', options: 'AU_SEX', ...required() },
    { name: 'date_of_birth', type: 'date', rightCol: true, ...required({}, { ...before('today') }) },
    { section: 'passport', name: 'passport_number', type: 'text', ...required({ max: 14, chars: 'C_ALNUM' }) },
    { name: 'passport_country', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'passport_nationality', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'passport_issue', type: 'date', ...required({}, { ...before('today') }) },
    {
      name: 'passport_expiry',
      type: 'date',
      rightCol: true,
      ...required({}, { ...after('passport_issue'), ...after('today') }),
    },
    { name: 'passport_authority', type: 'text', ...required({ max: 50 }) },
    { section: 'national_id', name: 'national_id_has', type: 'radio', options: 'YN', ...required() },
    {
      name: 'national_id_family',
      type: 'text',
      indented: true,
      ...onlyIf(yes('national_id_has')),
      ...required({ max: 40 }),
    },
    {
      name: 'national_id_given',
      type: 'text',
      indented: true,
      ...onlyIf(yes('national_id_has')),
      ...required({ max: 40 }),
    },
    {
      name: 'national_id_number',
      type: 'text',
      indented: true,
      ...onlyIf(yes('national_id_has')),
      ...required({ max: 30, chars: 'C_ID' }),
    },
    {
      name: 'national_id_country',
      type: 'select',
      indented: true,
      options: 'COUNTRIES',
      ...onlyIf(yes('national_id_has')),
      ...required(),
    },
    {
      name: 'national_id_issue',
      type: 'date',
      indented: true,
      ...onlyIf(yes('national_id_has')),
      ...optional({}, { ...before('today') }),
    },
    {
      name: 'national_id_expiry',
      type: 'date',
      rightCol: true,
      ...onlyIf(yes('national_id_has')),
      ...optional({}, { ...after('national_id_issue') }),
    },
    {
      name: 'national_id_reason',
      type: 'textArea',
      indented: true,
      ...onlyIf(no('national_id_has')),
      ...required({ max: 300 }),
    },
    { section: 'cards', name: 'pacific_card', type: 'radio', options: 'YN', default: 'N', ...required() },
  ],
};
