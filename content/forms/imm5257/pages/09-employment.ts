/** Jobs and other activities of the last ten years without gaps, the present one first. */
import type { Page } from '../../definition.ts';
import { after, optional, required } from '../../writing.ts';

export const employment: Page = {
  number: 9,
  key: 'employment',
  fields: [
    {
      name: 'occupations',
      type: 'addRemove',
      limit: 3,
      ...required(),
      fields: [
        { name: 'from', type: 'date', precision: 'month', ...required() },
        { name: 'to', type: 'date', precision: 'month', ...optional({}, { ...after('from') }) },
        { name: 'occupation', type: 'text', prose: true, ...required({ max: 100 }) },
        { name: 'employer', type: 'text', ...required({ max: 100 }) },
        { name: 'city', type: 'text', ...required({ max: 50 }) },
        { name: 'country', type: 'select', options: 'COUNTRIES', ...required() },
        { name: 'province', type: 'text', ...optional({ max: 50 }) },
      ],
    },
  ],
};
