/** Student contacts. */
import type { Page } from '../../definition.ts';
import { box, oneOf, onlyIf, optional, required } from '../../writing.ts';

export const studentContacts: Page = {
  number: 19,
  key: 'student_contacts',
  ...onlyIf(oneOf('purpose_specify', 'F1-F1', 'M1-M1', 'J1-J1')),
  fields: [
    {
      name: 'student_contacts',
      type: 'addRemove',
      limit: 5,
      least: 2,
      ...required(),
      fields: [
        { name: 'surnames', type: 'text', ...required({ max: 33, chars: 'C_NAME' }) },
        { name: 'given', type: 'text', ...required({ max: 33, chars: 'C_NAME' }) },
        { name: 'street1', type: 'text', ...required({ max: 40, chars: 'C_ADDR' }) },
        { name: 'street2', type: 'text', ...optional({ max: 40, chars: 'C_ADDR' }) },
        { name: 'city', type: 'text', ...required({ max: 20, chars: 'C_ADDR' }) },
        { name: 'state', type: 'text', ...required({ max: 20, chars: 'C_ADDR' }) },
        box('state_na', 'state'),
        { name: 'postal', type: 'text', ...required({ max: 10, chars: 'C_ADDR' }) },
        box('postal_na', 'postal'),
        { name: 'country', type: 'select', options: 'COUNTRIES', ...required() },
        { name: 'phone', type: 'international_phone', ...required({ max: 15, chars: 'C_PHONE' }) },
        box('phone_na', 'phone'),
        { name: 'email', type: 'text', ...required({ max: 50, chars: 'C_EMAIL' }) },
        box('email_na', 'email'),
      ],
    },
  ],
};
