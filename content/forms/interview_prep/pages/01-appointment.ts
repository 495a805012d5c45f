/** Interview preparation page 1: the appointment and the rehearsal. */
import type { Page } from '../../definition.ts';
import { box, notOneOf, onlyIf, optional, required, yes } from '../../writing.ts';

export const appointment: Page = {
  number: 1,
  key: 'appointment',
  fields: [
    { section: 'appointment', name: 'visa_class', type: 'select', options: 'PREP_VISA_CLASS', ...required() },
    {
      name: 'post',
      type: 'select',
      options: 'POSTS_US_OTHER',
      ...onlyIf(notOneOf('visa_class', 'canada', 'UK', 'australia')),
      ...required(),
    },
    { name: 'interview_date', type: 'date', ...required() },
    box('interview_date_na', 'interview_date'),
    {
      name: 'ds160_number',
      type: 'text',
      ...onlyIf(notOneOf('visa_class', 'immigrant', 'canada', 'UK', 'australia')),
      ...optional({ max: 10, chars: 'C_ALNUM' }),
    },
    {
      name: 'ds160_update',
      type: 'radio',
      options: 'YN',
      ...onlyIf(notOneOf('visa_class', 'immigrant', 'canada', 'UK', 'australia')),
      ...required(),
    },
    {
      name: 'ds160_corrections',
      type: 'textArea',
      prose: false,
      indented: true,
      ...onlyIf(yes('ds160_update')),
      ...required({ max: 1000 }),
    },
    { section: 'interview', name: 'language', type: 'select', options: 'PREP_LANGUAGE', ...required() },
    { name: 'applying_with', type: 'select', options: 'PREP_APPLYING_WITH', ...required() },
    { name: 'first_interview', type: 'radio', options: 'YN', ...required() },
    { section: 'rehearsal', name: 'availability', type: 'text', ...required({ max: 200 }) },
  ],
};
