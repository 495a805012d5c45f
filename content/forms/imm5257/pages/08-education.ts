/** Studies after secondary school: the highest level. */
import type { Page } from '../../definition.ts';
import { after, onlyIf, optional, required, yes } from '../../writing.ts';

export const education: Page = {
  number: 8,
  key: 'education',
  fields: [
    { name: 'education_has', type: 'radio', options: 'YN', ...required() },
    { name: 'edu_from', type: 'date', precision: 'month', ...onlyIf(yes('education_has')), ...required() },
    {
      name: 'edu_to',
      type: 'date',
      rightCol: true,
      precision: 'month',
      ...onlyIf(yes('education_has')),
      ...required({}, { ...after('edu_from') }),
    },
    { name: 'edu_field', type: 'text', prose: true, ...onlyIf(yes('education_has')), ...required({ max: 100 }) },
    { name: 'edu_school', type: 'text', ...onlyIf(yes('education_has')), ...required({ max: 100 }) },
    { name: 'edu_city', type: 'text', ...onlyIf(yes('education_has')), ...required({ max: 50 }) },
    {
      name: 'edu_country',
      type: 'select',
      rightCol: true,
      options: 'COUNTRIES',
      ...onlyIf(yes('education_has')),
      ...required(),
    },
    { name: 'edu_province', type: 'text', ...onlyIf(yes('education_has')), ...optional({ max: 50 }) },
  ],
};
