/** Employment. */
import type { Page } from '../../definition.ts';
import { oneOf, onlyIf, optional, required } from '../../writing.ts';

export const employment: Page = {
  number: 5,
  key: 'employment',
  fields: [
    { name: 'employment_status', type: 'multipleSelect', options: 'UK_EMPLOYMENT_STATUS', ...required() },
    {
      name: 'employer_name',
      type: 'text',
      ...onlyIf(oneOf('employment_status', 'EMPLOYED')),
      ...required({ max: 100 }),
    },
    {
      name: 'employer_line1',
      type: 'text',
      ...onlyIf(oneOf('employment_status', 'EMPLOYED')),
      ...required({ max: 100 }),
    },
    {
      name: 'employer_city',
      type: 'text',
      ...onlyIf(oneOf('employment_status', 'EMPLOYED')),
      ...required({ max: 50 }),
    },
    {
      name: 'employer_province',
      type: 'text',
      ...onlyIf(oneOf('employment_status', 'EMPLOYED')),
      ...optional({ max: 50 }),
    },
    {
      name: 'employer_country',
      type: 'select',
      options: 'COUNTRIES',
      ...onlyIf(oneOf('employment_status', 'EMPLOYED')),
      ...required(),
    },
    {
      name: 'employer_phone',
      type: 'international_phone',
      ...onlyIf(oneOf('employment_status', 'EMPLOYED')),
      ...required({ max: 15 }),
    },
    {
      name: 'employer_start',
      type: 'date',
      precision: 'month',
      ...onlyIf(oneOf('employment_status', 'EMPLOYED')),
      ...required(),
    },
    {
      name: 'job_title',
      type: 'text',
      ...onlyIf(oneOf('employment_status', 'EMPLOYED', 'SELF_EMPLOYED')),
      ...required({ max: 100 }),
    },
    {
      name: 'annual_salary',
      type: 'text',
      ...onlyIf(oneOf('employment_status', 'EMPLOYED')),
      ...required({ max: 12, chars: 'C_DIGITS' }),
    },
    {
      name: 'salary_currency',
      type: 'select',
      options: 'CURRENCY',
      ...onlyIf(oneOf('employment_status', 'EMPLOYED')),
      ...required(),
    },
    {
      name: 'job_description',
      type: 'textArea',
      ...onlyIf(oneOf('employment_status', 'EMPLOYED')),
      ...required({ max: 500 }),
    },
    {
      name: 'self_income',
      type: 'text',
      ...onlyIf(oneOf('employment_status', 'SELF_EMPLOYED')),
      ...required({ max: 12, chars: 'C_DIGITS' }),
    },
    {
      name: 'self_currency',
      type: 'select',
      options: 'CURRENCY',
      ...onlyIf(oneOf('employment_status', 'SELF_EMPLOYED')),
      ...required(),
    },
  ],
};
