/** Work present. */
import type { Page } from '../../definition.ts';
import { before, box, notOneOf, notUnder, oneOf, onlyIf, optional, required } from '../../writing.ts';

export const workPresent: Page = {
  number: 11,
  key: 'work_present',
  ...onlyIf(notUnder(14)),
  fields: [
    { section: 'occupation', name: 'occupation', type: 'select', options: 'OCCUPATION_US', ...required() },
    {
      name: 'occupation_other',
      type: 'textArea',
      indented: true,
      ...onlyIf(oneOf('occupation', 'O', 'N')),
      ...required({ max: 4000, chars: 'C_EXPL' }),
    },
    {
      section: 'employer',
      name: 'employer_name',
      type: 'text',
      ...onlyIf(notOneOf('occupation', 'H', 'RT', 'N')),
      ...required({ max: 75, chars: 'C_ORG' }),
    },
    {
      name: 'employer_street1',
      type: 'text',
      ...onlyIf(notOneOf('occupation', 'H', 'RT', 'N')),
      ...required({ max: 40, chars: 'C_ADDR' }),
    },
    {
      name: 'employer_street2',
      type: 'text',
      ...onlyIf(notOneOf('occupation', 'H', 'RT', 'N')),
      ...optional({ max: 40, chars: 'C_ADDR' }),
    },
    {
      name: 'employer_city',
      type: 'text',
      ...onlyIf(notOneOf('occupation', 'H', 'RT', 'N')),
      ...required({ max: 20, chars: 'C_ADDR' }),
    },
    {
      name: 'employer_state',
      type: 'text',
      ...onlyIf(notOneOf('occupation', 'H', 'RT', 'N')),
      ...required({ max: 20, chars: 'C_ADDR' }),
    },
    box('employer_state_na', 'employer_state'),
    {
      name: 'employer_postal',
      type: 'text',
      ...onlyIf(notOneOf('occupation', 'H', 'RT', 'N')),
      ...required({ max: 10, chars: 'C_ADDR' }),
    },
    box('employer_postal_na', 'employer_postal'),
    {
      name: 'employer_phone',
      type: 'international_phone',
      ...onlyIf(notOneOf('occupation', 'H', 'RT', 'N')),
      ...required({ max: 15, chars: 'C_PHONE' }),
    },
    {
      name: 'employer_country',
      type: 'select',
      options: 'COUNTRIES',
      ...onlyIf(notOneOf('occupation', 'H', 'RT', 'N')),
      ...required(),
    },
    {
      section: 'job',
      name: 'employer_start',
      type: 'date',
      ...onlyIf(notOneOf('occupation', 'H', 'RT', 'N')),
      ...required({}, { ...before('today') }),
    },
    {
      name: 'monthly_income',
      type: 'text',
      ...onlyIf(notOneOf('occupation', 'H', 'RT', 'N')),
      ...required({ max: 15, chars: 'C_DIGITS' }),
    },
    box('monthly_income_na', 'monthly_income'),
    {
      name: 'duties',
      type: 'textArea',
      ...onlyIf(notOneOf('occupation', 'H', 'RT', 'N')),
      ...required({ max: 4000, chars: 'C_EXPL' }),
    },
  ],
};
