/** Work and family page 3: the relative who files the petition. */
import type { Page } from '../../definition.ts';
import { is, oneOf, onlyIf, required, yes } from '../../writing.ts';

export const family: Page = {
  number: 3,
  key: 'family',
  ...onlyIf(oneOf('track', 'family', 'fiance')),
  fields: [
    {
      section: 'petitioner',
      name: 'petitioner_status',
      type: 'select',
      options: 'WORK_PETITIONER_STATUS',
      ...required(),
    },
    { name: 'petitioner_relationship', type: 'select', options: 'WORK_PETITIONER_RELATIONSHIP', ...required() },
    { section: 'petition', name: 'petition_filed', type: 'radio', options: 'YN', ...required() },
    {
      name: 'petition_receipt',
      type: 'text',
      indented: true,
      ...onlyIf(yes('petition_filed')),
      ...required({ max: 13, chars: 'C_PETITION' }),
    },
    { name: 'priority_date', type: 'date', indented: true, ...onlyIf(yes('petition_filed')) },
    {
      name: 'petition_stage',
      type: 'select',
      indented: true,
      options: 'WORK_PETITION_STAGE',
      ...onlyIf(yes('petition_filed')),
      ...required(),
    },
    {
      section: 'relationship',
      name: 'marriage_date',
      type: 'date',
      ...onlyIf(is('petitioner_relationship', 'spouse')),
      ...required(),
    },
    {
      name: 'met_in_person',
      type: 'radio',
      options: 'YN',
      ...onlyIf(is('petitioner_relationship', 'fiance')),
      ...required(),
    },
    { name: 'prior_marriages', type: 'radio', options: 'YN', ...required() },
    { section: 'support', name: 'petitioner_income', type: 'text', ...required({ max: 9, chars: 'C_DIGITS' }) },
    { name: 'household_size', type: 'text', rightCol: true, ...required({ max: 2, chars: 'C_DIGITS' }) },
    { name: 'joint_sponsor', type: 'radio', options: 'YN', ...required() },
  ],
};
