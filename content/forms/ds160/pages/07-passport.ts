/** Passport. */
import type { Page } from '../../definition.ts';
import { after, before, box, is, onlyIf, optional, required, yes } from '../../writing.ts';

export const passport: Page = {
  number: 7,
  key: 'passport',
  fields: [
    {
      section: 'passport',
      name: 'passport_type',
      type: 'select',
      options: 'PASSPORT_TYPE_US',
      default: 'R',
      ...required(),
    },
    {
      name: 'passport_type_other',
      type: 'textArea',
      ...onlyIf(is('passport_type', 'T')),
      ...required({ max: 4000, chars: 'C_EXPL' }),
    },
    { name: 'passport_number', type: 'text', ...required({ max: 20, chars: 'C_ID' }) },
    { name: 'passport_book_number', type: 'text', ...required({ max: 20, chars: 'C_ID' }) },
    box('passport_book_number_na', 'passport_book_number'),
    { name: 'passport_authority', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'passport_issue_city', type: 'text', ...required({ max: 25, chars: 'C_ADDR' }) },
    { name: 'passport_issue_state', type: 'text', ...optional({ max: 25, chars: 'C_ADDR' }) },
    { name: 'passport_issue_country', type: 'select', options: 'COUNTRIES', ...required() },
    { section: 'dates', name: 'passport_issue_date', type: 'date', ...required({}, { ...before('today') }) },
    // After today, so after the day of issue, which has passed.
    { name: 'passport_expiry_date', type: 'date', ...required({}, { ...after('today') }) },
    { ...box('passport_no_expiry', 'passport_expiry_date'), officialWords: 'No expiration' },
    { section: 'lost', name: 'passport_lost', type: 'radio', options: 'YN', ...required() },
    {
      name: 'lost_passports',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('passport_lost')),
      ...required(),
      fields: [
        { name: 'number', type: 'text', ...required({ max: 20, chars: 'C_ID' }) },
        box('number_dk', 'number'),
        { name: 'authority', type: 'select', options: 'COUNTRIES', ...required() },
        { name: 'explain', type: 'textArea', ...required({ max: 4000, chars: 'C_EXPL' }) },
      ],
    },
  ],
};
