/** Passport, identity card, nationality and birth. */
import type { Page } from '../../definition.ts';
import { after, before, box, onlyIf, optional, required, yes } from '../../writing.ts';

export const passport: Page = {
  number: 4,
  key: 'passport',
  fields: [
    { section: 'passport', name: 'passport_number', type: 'text', ...required({ max: 15, chars: 'C_ALNUM' }) },
    { name: 'passport_authority', type: 'text', ...required({ max: 100 }) },
    { name: 'passport_issue', type: 'date', ...required({}, { ...before('today') }) },
    {
      name: 'passport_expiry',
      type: 'date',
      rightCol: true,
      ...required({}, { ...after('passport_issue'), ...after('today') }),
    },
    { section: 'national_id', name: 'id_card_has', type: 'radio', options: 'YN', ...required() },
    {
      name: 'id_card_number',
      type: 'text',
      indented: true,
      ...onlyIf(yes('id_card_has')),
      ...required({ max: 30, chars: 'C_ID' }),
    },
    {
      name: 'id_card_authority',
      type: 'text',
      indented: true,
      ...onlyIf(yes('id_card_has')),
      ...required({ max: 100 }),
    },
    {
      name: 'id_card_issue',
      type: 'date',
      indented: true,
      ...onlyIf(yes('id_card_has')),
      ...required({}, { ...before('today') }),
    },
    box('id_card_issue_na', 'id_card_issue'),
    {
      name: 'id_card_expiry',
      type: 'date',
      indented: true,
      ...onlyIf(yes('id_card_has')),
      ...required({}, { ...after('id_card_issue') }),
    },
    box('id_card_expiry_na', 'id_card_expiry'),
    { section: 'birth', name: 'nationality', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'birth_country', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'birth_place', type: 'text', rightCol: true, ...required({ max: 50 }) },
    { name: 'date_of_birth', type: 'date', ...required({}, { ...before('today') }) },
    { name: 'other_nationality', type: 'radio', options: 'YN', ...required() },
    {
      name: 'other_nationalities',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('other_nationality')),
      ...required(),
      fields: [
        { name: 'country', type: 'select', options: 'COUNTRIES', ...required() },
        { name: 'from', type: 'date' },
        { name: 'to', type: 'date', ...optional({}, { ...after('from') }) },
      ],
    },
  ],
};
