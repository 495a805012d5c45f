/** Passport, national identity document and US permanent resident card. */
import type { Page } from '../../definition.ts';
import { after, before, is, onlyIf, required, yes } from '../../writing.ts';

export const documents: Page = {
  number: 5,
  key: 'documents',
  fields: [
    { section: 'passport', name: 'passport_number', type: 'text', ...required({ max: 15, chars: 'C_ALNUM' }) },
    { name: 'passport_country', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'passport_issue', type: 'date', ...required({}, { ...before('today') }) },
    {
      name: 'passport_expiry',
      type: 'date',
      rightCol: true,
      ...required({}, { ...after('passport_issue'), ...after('today') }),
    },
    {
      name: 'passport_taiwan',
      type: 'radio',
      indented: true,
      options: 'YN',
      ...onlyIf(is('passport_country', 'TW')),
      ...required(),
    },
    {
      name: 'passport_israel',
      type: 'radio',
      indented: true,
      options: 'YN',
      ...onlyIf(is('passport_country', 'IL')),
      ...required(),
    },
    { section: 'national_id', name: 'national_id_has', type: 'radio', options: 'YN', ...required() },
    {
      name: 'national_id_number',
      type: 'text',
      indented: true,
      ...onlyIf(yes('national_id_has')),
      ...required({ max: 20, chars: 'C_ID' }),
    },
    {
      name: 'national_id_country',
      type: 'select',
      indented: true,
      options: 'COUNTRIES',
      ...onlyIf(yes('national_id_has')),
      ...required(),
    },
    { name: 'national_id_issue', type: 'date', indented: true, ...onlyIf(yes('national_id_has')) },
    { name: 'national_id_expiry', type: 'date', indented: true, ...onlyIf(yes('national_id_has')) },
    { section: 'us_card', name: 'us_pr_card_has', type: 'radio', options: 'YN', ...required() },
    {
      name: 'us_pr_card_number',
      type: 'text',
      indented: true,
      ...onlyIf(yes('us_pr_card_has')),
      ...required({ max: 20, chars: 'C_ID' }),
    },
    {
      name: 'us_pr_card_expiry',
      type: 'date',
      indented: true,
      ...onlyIf(yes('us_pr_card_has')),
      ...required({}, { ...after('today') }),
    },
  ],
};
