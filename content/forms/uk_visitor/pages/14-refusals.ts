/** Refusals of any country, and broken rules of immigration. */
import type { Page } from '../../definition.ts';
import { onlyIf, required, yes } from '../../writing.ts';

export const refusals: Page = {
  number: 14,
  key: 'refusals',
  fields: [
    { name: 'immigration_problems', type: 'radio', options: 'YN', ...required() },
    {
      name: 'problems',
      type: 'addRemove',
      ...onlyIf(yes('immigration_problems')),
      ...required(),
      fields: [
        { name: 'kind', type: 'select', options: 'UK_PROBLEMS_KIND', ...required() },
        { name: 'country', type: 'select', options: 'COUNTRIES', ...required() },
        { name: 'date', type: 'date', precision: 'month', ...required() },
        { name: 'details', type: 'textArea', ...required({ max: 500 }) },
      ],
    },
    { name: 'breach', type: 'radio', options: 'YN', ...required() },
    { name: 'breach_details', type: 'textArea', indented: true, ...onlyIf(yes('breach')), ...required({ max: 500 }) },
  ],
};
