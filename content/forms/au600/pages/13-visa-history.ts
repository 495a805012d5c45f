/** Visas of any country: held, not complied with, refused. */
import type { Page } from '../../definition.ts';
import { onlyIf, required, yes } from '../../writing.ts';

export const visaHistory: Page = {
  number: 13,
  key: 'visa_history',
  fields: [
    { name: 'held_visa', type: 'radio', options: 'YN', ...required() },
    {
      name: 'held_visa_details',
      type: 'textArea',
      indented: true,
      ...onlyIf(yes('held_visa')),
      ...required({ max: 300 }),
    },
    { name: 'not_complied', type: 'radio', options: 'YN', ...required() },
    {
      name: 'not_complied_details',
      type: 'textArea',
      indented: true,
      ...onlyIf(yes('not_complied')),
      ...required({ max: 300 }),
    },
    { name: 'visa_refused', type: 'radio', options: 'YN', ...required() },
    {
      name: 'visa_refused_details',
      type: 'textArea',
      indented: true,
      ...onlyIf(yes('visa_refused')),
      ...required({ max: 300 }),
    },
  ],
};
