/** Home, phone numbers, mail. */
import type { Page } from '../../definition.ts';
import { no, onlyIf, optional, required } from '../../writing.ts';

export const contact: Page = {
  number: 5,
  key: 'contact',
  fields: [
    { section: 'home', name: 'usual_country', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'closest_office', type: 'select', options: 'OFFICES_AU', ...required() },
    { name: 'res_line1', type: 'text', ...required({ max: 40 }) },
    { name: 'res_line2', type: 'text', ...optional({ max: 40 }) },
    { name: 'res_suburb', type: 'text', ...required({ max: 40 }) },
    { name: 'res_state', type: 'text', rightCol: true, ...required({ max: 40 }) },
    { name: 'res_postcode', type: 'text', ...optional({ max: 10 }) },
    { name: 'res_country', type: 'select', rightCol: true, options: 'COUNTRIES', ...required() },
    { section: 'phones', name: 'phone_home', type: 'international_phone', ...optional({ max: 15 }) },
    { name: 'phone_business', type: 'international_phone', rightCol: true, ...optional({ max: 15 }) },
    { name: 'phone_mobile', type: 'international_phone', ...required({ max: 15 }) },
    { section: 'mailing', name: 'postal_same', type: 'radio', options: 'YN', ...required() },
    { name: 'postal_address', type: 'text', indented: true, ...onlyIf(no('postal_same')), ...required({ max: 200 }) },
    { name: 'email', type: 'text', ...required({ max: 100, chars: 'C_EMAIL' }) },
  ],
};
