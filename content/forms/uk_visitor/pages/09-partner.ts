/** Spouse or partner, and people who depend on the applicant. */
import type { Page } from '../../definition.ts';
import { no, oneOf, onlyIf, required, yes } from '../../writing.ts';

export const partner: Page = {
  number: 9,
  key: 'partner',
  fields: [
    {
      name: 'partner_given',
      type: 'text',
      ...onlyIf(oneOf('relationship_status', 'M', 'U')),
      ...required({ max: 100 }),
    },
    {
      name: 'partner_family',
      type: 'text',
      rightCol: true,
      ...onlyIf(oneOf('relationship_status', 'M', 'U')),
      ...required({ max: 100 }),
    },
    { name: 'partner_dob', type: 'date', ...onlyIf(oneOf('relationship_status', 'M', 'U')), ...required() },
    {
      name: 'partner_nationality',
      type: 'select',
      options: 'COUNTRIES',
      ...onlyIf(oneOf('relationship_status', 'M', 'U')),
      ...required(),
    },
    {
      name: 'partner_lives_with',
      type: 'radio',
      options: 'YN',
      ...onlyIf(oneOf('relationship_status', 'M', 'U')),
      ...required(),
    },
    {
      name: 'partner_address',
      type: 'text',
      indented: true,
      ...onlyIf(no('partner_lives_with')),
      ...required({ max: 200 }),
    },
    {
      name: 'partner_travels',
      type: 'radio',
      options: 'YN',
      ...onlyIf(oneOf('relationship_status', 'M', 'U')),
      ...required(),
    },
    {
      name: 'partner_passport',
      type: 'text',
      indented: true,
      ...onlyIf(yes('partner_travels')),
      ...required({ max: 15, chars: 'C_ID' }),
    },
    { section: 'dependants', name: 'dependants_has', type: 'radio', options: 'YN', ...required() },
    {
      name: 'dependants',
      type: 'addRemove',
      ...onlyIf(yes('dependants_has')),
      ...required(),
      fields: [
        { name: 'relationship', type: 'text', prose: true, ...required({ max: 50 }) },
        { name: 'given', type: 'text', ...required({ max: 100 }) },
        { name: 'family', type: 'text', ...required({ max: 100 }) },
        { name: 'dob', type: 'date', ...required() },
        { name: 'lives_with', type: 'radio', options: 'YN', ...required() },
        { name: 'travels', type: 'radio', options: 'YN', ...required() },
        { name: 'nationality', type: 'select', options: 'COUNTRIES', ...onlyIf(yes('travels')), ...required() },
        { name: 'passport', type: 'text', ...onlyIf(yes('travels')), ...required({ max: 15, chars: 'C_ID' }) },
      ],
    },
  ],
};
