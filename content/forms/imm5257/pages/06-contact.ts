/** Contact. */
import type { Page } from '../../definition.ts';
import { both, is, isNot, no, oneOf, onlyIf, optional, required, requiredIf } from '../../writing.ts';

export const contact: Page = {
  number: 6,
  key: 'contact',
  fields: [
    { name: 'mail_po_box', type: 'text', ...optional({ max: 10 }) },
    { name: 'mail_unit', type: 'text', ...optional({ max: 10 }) },
    { name: 'mail_street_no', type: 'text', ...optional({ max: 10 }) },
    { name: 'mail_street', type: 'text', ...requiredIf(is('mail_po_box', null), { max: 100 }) },
    { name: 'mail_city', type: 'text', ...required({ max: 50 }) },
    { name: 'mail_country', type: 'select', options: 'COUNTRIES', ...required() },
    {
      name: 'mail_province',
      type: 'select',
      options: 'PROVINCES_CA_US',
      optionsOf: 'mail_country',
      ...onlyIf(oneOf('mail_country', 'CA', 'US')),
      ...required(),
    },
    { name: 'mail_postal', type: 'text', ...requiredIf(oneOf('mail_country', 'CA', 'US'), { max: 10 }) },
    { name: 'mail_district', type: 'text', ...optional({ max: 50 }) },
    { name: 'res_same', type: 'radio', options: 'YN', ...required() },
    { name: 'res_unit', type: 'text', ...onlyIf(no('res_same')), ...optional({ max: 10 }) },
    { name: 'res_street_no', type: 'text', ...onlyIf(no('res_same')), ...optional({ max: 10 }) },
    { name: 'res_street', type: 'text', ...onlyIf(no('res_same')), ...required({ max: 100 }) },
    { name: 'res_city', type: 'text', ...onlyIf(no('res_same')), ...required({ max: 50 }) },
    { name: 'res_country', type: 'select', options: 'COUNTRIES', ...onlyIf(no('res_same')), ...required() },
    {
      name: 'res_province',
      type: 'select',
      options: 'PROVINCES_CA_US',
      optionsOf: 'res_country',
      ...onlyIf(both(no('res_same'), oneOf('res_country', 'CA', 'US'))),
      ...required(),
    },
    { name: 'res_postal', type: 'text', ...onlyIf(no('res_same')), ...optional({ max: 10 }) },
    { name: 'res_district', type: 'text', ...onlyIf(no('res_same')), ...optional({ max: 50 }) },
    { name: 'phone_type', type: 'select', options: 'PHONE_TYPE_CA', ...required() },
    { name: 'phone', type: 'international_phone', ...required({ max: 15 }) },
    { name: 'alt_phone_type', type: 'select', options: 'PHONE_TYPE_CA' },
    {
      name: 'alt_phone',
      type: 'international_phone',
      ...onlyIf(isNot('alt_phone_type', null)),
      ...required({ max: 15 }),
    },
    { name: 'fax', type: 'international_phone', ...optional({ max: 15 }) },
    { name: 'email', type: 'text', ...required({ max: 100, chars: 'C_EMAIL' }) },
  ],
};
