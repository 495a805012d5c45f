/** Work and family page 1: what the person wants, and whether they are in the United States. */
import type { Page } from '../../definition.ts';
import { onlyIf, required, yes } from '../../writing.ts';

export const goal: Page = {
  number: 1,
  key: 'goal',
  fields: [
    { name: 'track', type: 'radioButton', options: 'WORK_TRACK', ...required() },
    { name: 'urgency', type: 'select', options: 'WORK_URGENCY', ...required() },
    { name: 'in_us_now', type: 'radio', options: 'YN', ...required() },
    { name: 'us_status_now', type: 'text', indented: true, ...onlyIf(yes('in_us_now')), ...required({ max: 100 }) },
    {
      name: 'entry_manner',
      type: 'select',
      indented: true,
      options: 'WORK_ENTRY_MANNER',
      ...onlyIf(yes('in_us_now')),
      ...required(),
    },
    { name: 'attorney', type: 'radio', options: 'YN', ...required() },
  ],
};
