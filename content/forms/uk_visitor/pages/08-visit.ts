/** Dates, language of an interview, purpose and plans. */
import type { Page } from '../../definition.ts';
import { after, is, onlyIf, required } from '../../writing.ts';

export const visit: Page = {
  number: 8,
  key: 'visit',
  fields: [
    { name: 'arrival_date', type: 'date', ...required({}, { ...after('today') }) },
    { name: 'leave_date', type: 'date', ...required({}, { ...after('arrival_date') }) },
    { name: 'interview_language', type: 'select', options: 'UK_INTERVIEW_LANGUAGE', ...required() },
    {
      name: 'interview_language_other',
      type: 'text',
      prose: true,
      indented: true,
      ...onlyIf(is('interview_language', 'other')),
      ...required({ max: 50 }),
    },
    { name: 'main_purpose', type: 'select', options: 'UK_MAIN_PURPOSE', ...required() },
    {
      name: 'tourism_type',
      type: 'select',
      indented: true,
      options: 'UK_TOURISM_TYPE',
      ...onlyIf(is('main_purpose', 'tourism')),
      ...required(),
    },
    { name: 'activities', type: 'textArea', ...required({ max: 500 }) },
  ],
};
