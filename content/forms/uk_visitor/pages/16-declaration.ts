/** What had no room, and the declaration. */
import type { Page } from '../../definition.ts';
import { optional, required } from '../../writing.ts';

export const declaration: Page = {
  number: 16,
  key: 'declaration',
  fields: [
    { name: 'additional_info', type: 'textArea', ...optional({ max: 1000 }) },
    { name: 'declare_role', type: 'select', options: 'UK_DECLARE_ROLE', ...required() },
    { name: 'declare_true', type: 'radio', options: 'Y', ...required() },
    { name: 'declare_data', type: 'radio', options: 'Y', ...required() },
  ],
};
