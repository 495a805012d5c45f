/** Who else pays for the visit. */
import type { Page } from '../../definition.ts';
import { isNot, onlyIf, required, yes } from '../../writing.ts';

export const sponsor: Page = {
  number: 7,
  key: 'sponsor',
  fields: [
    { name: 'someone_pays', type: 'radio', options: 'YN', ...required() },
    {
      name: 'sponsors',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('someone_pays')),
      ...required(),
      fields: [
        { name: 'who', type: 'select', options: 'UK_SPONSORS_WHO', ...required() },
        { name: 'name', type: 'text', ...onlyIf(isNot('who', 'MY_EMPLOYER')), ...required({ max: 100 }) },
        { name: 'line1', type: 'text', ...onlyIf(isNot('who', 'MY_EMPLOYER')), ...required({ max: 100 }) },
        { name: 'city', type: 'text', ...onlyIf(isNot('who', 'MY_EMPLOYER')), ...required({ max: 50 }) },
        {
          name: 'country',
          type: 'select',
          options: 'COUNTRIES',
          ...onlyIf(isNot('who', 'MY_EMPLOYER')),
          ...required(),
        },
        { name: 'amount', type: 'text', ...required({ max: 12, chars: 'C_DIGITS' }) },
        { name: 'currency', type: 'select', options: 'CURRENCY', ...required() },
        { name: 'reason', type: 'textArea', ...required({ max: 500 }) },
      ],
    },
  ],
};
