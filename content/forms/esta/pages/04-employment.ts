/** ESTA page 4: the present employer, or an earlier one. */
import type { Page } from '../../definition.ts';
import { onlyIf, optional, required, yes } from '../../writing.ts';

export const employment: Page = {
  number: 4,
  key: 'employment',
  fields: [
    { name: 'employer_has', type: 'radio', options: 'YN', ...required() },
    {
      name: 'job_title',
      type: 'text',
      prose: true,
      ...onlyIf(yes('employer_has')),
      ...optional({ max: 60, chars: 'C_ORG' }),
    },
    { name: 'employer_name', type: 'text', ...onlyIf(yes('employer_has')), ...required({ max: 60, chars: 'C_ORG' }) },
    { name: 'employer_line1', type: 'text', ...onlyIf(yes('employer_has')), ...required({ max: 60, chars: 'C_ADDR' }) },
    { name: 'employer_city', type: 'text', ...onlyIf(yes('employer_has')), ...required({ max: 50, chars: 'C_ADDR' }) },
    {
      name: 'employer_state',
      type: 'text',
      rightCol: true,
      ...onlyIf(yes('employer_has')),
      ...required({ max: 50, chars: 'C_ADDR' }),
    },
    { name: 'employer_country', type: 'select', options: 'COUNTRIES', ...onlyIf(yes('employer_has')), ...required() },
    {
      name: 'employer_phone',
      type: 'international_phone',
      ...onlyIf(yes('employer_has')),
      ...optional({ max: 15, chars: 'C_PHONE' }),
    },
  ],
};
