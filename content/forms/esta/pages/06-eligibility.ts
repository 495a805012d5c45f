/** ESTA page 6: questions on eligibility; a yes usually leads to a visa instead. */
import type { Page } from '../../definition.ts';
import { after, before, onlyIf, required, yes } from '../../writing.ts';

export const eligibility: Page = {
  number: 6,
  key: 'eligibility',
  fields: [
    { section: 'health', name: 'e_health', type: 'radio', options: 'YN', ...required() },
    { section: 'law', name: 'e_crime', type: 'radio', options: 'YN', ...required() },
    { name: 'e_drugs', type: 'radio', options: 'YN', ...required() },
    { name: 'e_security', type: 'radio', options: 'YN', ...required() },
    { name: 'e_fraud', type: 'radio', options: 'YN', ...required() },
    { section: 'immigration', name: 'e_employment', type: 'radio', options: 'YN', ...required() },
    { name: 'e_visa_denied', type: 'radio', options: 'YN', ...required() },
    {
      name: 'e_visa_denied_when',
      type: 'text',
      prose: true,
      indented: true,
      ...onlyIf(yes('e_visa_denied')),
      ...required({ max: 50, chars: 'C_ADDR' }),
    },
    {
      name: 'e_visa_denied_where',
      type: 'text',
      indented: true,
      ...onlyIf(yes('e_visa_denied')),
      ...required({ max: 50, chars: 'C_ADDR' }),
    },
    { name: 'e_overstay', type: 'radio', options: 'YN', ...required() },
    { section: 'countries', name: 'e_restricted_travel', type: 'radio', options: 'YN', ...required() },
    {
      name: 'e_restricted_rows',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('e_restricted_travel')),
      ...required(),
      fields: [
        { name: 'country', type: 'select', options: 'RESTRICTED', ...required() },
        { name: 'from', type: 'date', ...required({}, { ...before('today') }) },
        { name: 'to', type: 'date', ...required({}, { ...after('from') }) },
        { name: 'reason', type: 'select', options: 'ESTA_E_RESTRICTED_ROWS_REASON', ...required() },
      ],
    },
  ],
};
