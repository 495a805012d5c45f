/** Temporary work. */
import type { Page } from '../../definition.ts';
import { notOneOf, oneOf, onlyIf, optional, required } from '../../writing.ts';

export const temporaryWork: Page = {
  number: 22,
  key: 'temporary_work',
  ...onlyIf(oneOf('purpose_class', 'H', 'L', 'O', 'P', 'Q', 'R')),
  fields: [
    {
      section: 'petition',
      name: 'tw_petition_number',
      type: 'text',
      ...onlyIf(notOneOf('purpose_specify', 'H1B1-CHL', 'H1B1-SGP')),
      ...required({ max: 13, chars: 'C_PETITION' }),
    },
    { name: 'tw_petitioner', type: 'text', ...required({ max: 66, chars: 'C_ORG' }) },
    { section: 'employer', name: 'tw_employer', type: 'text', ...required({ max: 75, chars: 'C_ORG' }) },
    { name: 'tw_street1', type: 'text', ...required({ max: 40, chars: 'C_ADDR' }) },
    { name: 'tw_street2', type: 'text', ...optional({ max: 40, chars: 'C_ADDR' }) },
    { name: 'tw_city', type: 'text', ...required({ max: 20, chars: 'C_ADDR' }) },
    { name: 'tw_state', type: 'select', options: 'US_STATES', ...required() },
    { name: 'tw_zip', type: 'text', ...optional({ max: 10, chars: 'C_ZIP_US' }) },
    { name: 'tw_phone', type: 'international_phone', ...required({ max: 15, chars: 'C_PHONE' }) },
    { name: 'tw_monthly_income', type: 'text', ...optional({ max: 11, chars: 'C_DIGITS' }) },
  ],
};
