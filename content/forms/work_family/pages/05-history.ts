/** Work and family page 5: what an officer will ask about the past. */
import type { Page } from '../../definition.ts';
import { onlyIf, required, yes } from '../../writing.ts';

export const history: Page = {
  number: 5,
  key: 'history',
  fields: [
    { section: 'us', name: 'us_visits', type: 'radio', options: 'YN', ...required() },
    {
      name: 'us_overstay',
      type: 'select',
      indented: true,
      options: 'WORK_US_OVERSTAY',
      ...onlyIf(yes('us_visits')),
      ...required(),
    },
    { name: 'us_removed', type: 'radio', options: 'YN', ...required() },
    { name: 'us_refused', type: 'radio', options: 'YN', ...required() },
    {
      name: 'us_refused_details',
      type: 'textArea',
      prose: false,
      indented: true,
      ...onlyIf(yes('us_refused')),
      ...required({ max: 1000 }),
    },
    { section: 'record', name: 'criminal', type: 'radio', options: 'YN', ...required() },
    {
      name: 'criminal_details',
      type: 'textArea',
      prose: false,
      indented: true,
      ...onlyIf(yes('criminal')),
      ...required({ max: 1000 }),
    },
    { name: 'misrepresentation', type: 'radio', options: 'YN', ...required() },
    { section: 'health', name: 'communicable_disease', type: 'radio', options: 'YN', ...required() },
    { name: 'military', type: 'radio', options: 'YN', ...required() },
  ],
};
