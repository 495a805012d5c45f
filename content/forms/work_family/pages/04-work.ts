/** Work and family page 4: the job offer and the profile. */
import type { Page } from '../../definition.ts';
import { is, oneOf, onlyIf, optional, required, yes } from '../../writing.ts';

export const work: Page = {
  number: 4,
  key: 'work',
  ...onlyIf(oneOf('track', 'work_temp', 'work_perm', 'investor')),
  fields: [
    { section: 'offer', name: 'job_offer', type: 'radio', options: 'YN', ...required() },
    { name: 'employer', type: 'text', indented: true, ...onlyIf(yes('job_offer')), ...required({ max: 75 }) },
    { name: 'job_title', type: 'text', indented: true, ...onlyIf(yes('job_offer')), ...required({ max: 75 }) },
    {
      name: 'job_salary',
      type: 'text',
      indented: true,
      ...onlyIf(yes('job_offer')),
      ...optional({ max: 9, chars: 'C_DIGITS' }),
    },
    { section: 'profile', name: 'visa_wanted', type: 'select', options: 'WORK_VISA_WANTED', ...required() },
    { name: 'education_level', type: 'select', options: 'WORK_EDUCATION_LEVEL', ...required() },
    { name: 'field', type: 'text', ...required({ max: 75 }) },
    { name: 'experience_years', type: 'text', ...required({ max: 2, chars: 'C_DIGITS' }) },
    { name: 'english_level', type: 'select', options: 'WORK_ENGLISH_LEVEL', ...required() },
    { name: 'same_group_employer', type: 'radio', options: 'YN', ...onlyIf(is('visa_wanted', 'L-1')), ...required() },
    {
      name: 'investment_amount',
      type: 'text',
      ...onlyIf(is('track', 'investor')),
      ...required({ max: 9, chars: 'C_DIGITS' }),
    },
    {
      name: 'achievements',
      type: 'textArea',
      prose: false,
      ...onlyIf(oneOf('visa_wanted', 'O-1', 'EB-1', 'eb_2_niw')),
      ...required({ max: 2000 }),
    },
  ],
};
