/** Whoever receives the letters instead of the applicant (authorised recipient). */
import type { Page } from '../../definition.ts';
import { isNot, onlyIf, optional, required } from '../../writing.ts';

export const recipient: Page = {
  number: 6,
  key: 'recipient',
  fields: [
    { name: 'recipient', type: 'select', options: 'AU_RECIPIENT', ...required() },
    {
      name: 'recipient_family',
      type: 'text',
      indented: true,
      ...onlyIf(isNot('recipient', 'no')),
      ...required({ max: 40 }),
    },
    {
      name: 'recipient_given',
      type: 'text',
      indented: true,
      ...onlyIf(isNot('recipient', 'no')),
      ...required({ max: 40 }),
    },
    {
      name: 'recipient_organisation',
      type: 'text',
      indented: true,
      ...onlyIf(isNot('recipient', 'no')),
      ...optional({ max: 60 }),
    },
    {
      name: 'recipient_address',
      type: 'text',
      indented: true,
      ...onlyIf(isNot('recipient', 'no')),
      ...required({ max: 200 }),
    },
    {
      name: 'recipient_phone',
      type: 'international_phone',
      indented: true,
      ...onlyIf(isNot('recipient', 'no')),
      ...required({ max: 15 }),
    },
    {
      name: 'recipient_email',
      type: 'text',
      indented: true,
      ...onlyIf(isNot('recipient', 'no')),
      ...required({ max: 100, chars: 'C_EMAIL' }),
    },
  ],
};
