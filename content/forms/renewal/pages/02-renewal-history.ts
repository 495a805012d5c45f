/** Renewal page 2: what decides whether an interview can be waived. */
import type { Page } from '../../definition.ts';
import { isNot, onlyIf, optional, required, yes } from '../../writing.ts';

export const renewalHistory: Page = {
  number: 2,
  key: 'renewal_history',
  fields: [
    { section: 'where', name: 'nationality', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'residence_country', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'apply_country', type: 'select', options: 'COUNTRIES', ...required() },
    {
      name: 'residence_proof',
      type: 'radio',
      indented: true,
      options: 'YN',
      ...onlyIf(isNot('apply_country', { field: 'nationality' })),
      ...required(),
    },
    { name: 'same_class', type: 'radio', options: 'YN', ...required() },
    { section: 'record', name: 'refused_since', type: 'radio', options: 'YN', ...required() },
    {
      name: 'refusal_overcome',
      type: 'radio',
      indented: true,
      options: 'YN',
      ...onlyIf(yes('refused_since')),
      ...required(),
    },
    { name: 'arrested_since', type: 'radio', options: 'YN', ...required() },
    {
      name: 'arrest_details',
      type: 'textArea',
      prose: false,
      indented: true,
      ...onlyIf(yes('arrested_since')),
      ...required({ max: 1000 }),
    },
    { name: 'overstayed', type: 'radio', options: 'YN', ...required() },
    {
      name: 'overstay_details',
      type: 'textArea',
      prose: false,
      indented: true,
      ...onlyIf(yes('overstayed')),
      ...required({ max: 1000 }),
    },
    { section: 'changes', name: 'name_changed', type: 'radio', options: 'YN', ...required() },
    { name: 'restricted_travel', type: 'radio', options: 'YN', ...required() },
    { name: 'us_trips', type: 'text', ...optional({ max: 3, chars: 'C_DIGITS' }) },
    { name: 'longest_stay', type: 'text', rightCol: true, ...optional({ max: 3, chars: 'C_DIGITS' }) },
  ],
};
