/** Background. */
import type { Page } from '../../definition.ts';
import { either, onlyIf, required, yes } from '../../writing.ts';

export const background: Page = {
  number: 10,
  key: 'background',
  fields: [
    { name: 'bg_tuberculosis', type: 'radio', options: 'YN', ...required() },
    { name: 'bg_disorder', type: 'radio', options: 'YN', ...required() },
    {
      name: 'bg_medical_details',
      type: 'textArea',
      ...onlyIf(either(yes('bg_tuberculosis'), yes('bg_disorder'))),
      ...required({ max: 1000 }),
    },
    { name: 'bg_overstay', type: 'radio', options: 'YN', ...required() },
    { name: 'bg_refused', type: 'radio', options: 'YN', ...required() },
    { name: 'bg_applied_before', type: 'radio', options: 'YN', ...required() },
    {
      name: 'bg_immigration_details',
      type: 'textArea',
      ...onlyIf(either(yes('bg_overstay'), yes('bg_refused'), yes('bg_applied_before'))),
      ...required({ max: 1000 }),
    },
    { name: 'bg_criminal', type: 'radio', options: 'YN', ...required() },
    { name: 'bg_criminal_details', type: 'textArea', ...onlyIf(yes('bg_criminal')), ...required({ max: 1000 }) },
    { name: 'bg_military', type: 'radio', options: 'YN', ...required() },
    { name: 'bg_military_details', type: 'textArea', ...onlyIf(yes('bg_military')), ...required({ max: 1000 }) },
    { name: 'bg_organisation', type: 'radio', options: 'YN', ...required() },
    { name: 'bg_ill_treatment', type: 'radio', options: 'YN', ...required() },
    { name: 'bg_government', type: 'radio', options: 'YN', ...required() },
  ],
};
