/** Where the biometrics are given, which visa, e-mail and phones. */
import type { Page } from '../../definition.ts';
import { onlyIf, required, yes } from '../../writing.ts';

export const start: Page = {
  number: 1,
  key: 'start',
  fields: [
    { section: 'application', name: 'apply_country', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'vac_confirm', type: 'radio', options: 'YN', ...required() },
    { name: 'visa_length', type: 'select', options: 'UK_VISA_LENGTH', ...required() },
    { section: 'emails', name: 'email', type: 'text', ...required({ max: 100, chars: 'C_EMAIL' }) },
    { name: 'email_owner', type: 'select', options: 'UK_EMAIL_OWNER', ...required() },
    { name: 'additional_email', type: 'radio', options: 'YN', ...required() },
    {
      name: 'email_2',
      type: 'text',
      indented: true,
      ...onlyIf(yes('additional_email')),
      ...required({ max: 100, chars: 'C_EMAIL' }),
    },
    { section: 'phones', name: 'phone', type: 'international_phone', ...required({ max: 15 }) },
    { name: 'phone_use', type: 'multipleSelect', options: 'UK_PHONE_USE', ...required() },
    { name: 'phone_kind', type: 'multipleSelect', options: 'UK_PHONE_KIND', ...required() },
    { name: 'phone_other', type: 'radio', options: 'YN', ...required() },
    {
      name: 'phone_2',
      type: 'international_phone',
      indented: true,
      ...onlyIf(yes('phone_other')),
      ...required({ max: 15 }),
    },
    { name: 'contact_preference', type: 'select', options: 'UK_CONTACT_PREFERENCE', ...required() },
  ],
};
