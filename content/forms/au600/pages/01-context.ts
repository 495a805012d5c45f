/** Where the applicant is, which visitor visa and what for. */
import type { Page } from '../../definition.ts';
import { onlyIf, optional, required, yes } from '../../writing.ts';

/** Two of its questions number yes and no. */
const officialCodes = { Y: '1', N: '2' };

export const context: Page = {
  number: 1,
  key: 'context',
  fields: [
    { section: 'place', name: 'outside_australia', type: 'radio', options: 'YN', ...required() },
    { name: 'current_location', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'legal_status', type: 'select', options: 'AU_LEGAL_STATUS', ...required() },
    { section: 'visit', name: 'stream', type: 'select', options: 'AU_STREAM', ...required() },
    { name: 'visit_reason', type: 'select', options: 'AU_VISIT_REASON', ...required() },
    { name: 'significant_dates', type: 'textArea', ...optional({ max: 1000 }) },
    { section: 'group', name: 'group_processing', type: 'radio', options: 'YN', officialCodes, ...required() },
    { name: 'group_name', type: 'text', indented: true, ...onlyIf(yes('group_processing')), ...required({ max: 50 }) },
    { name: 'special_category', type: 'radio', options: 'YN', officialCodes, ...required() },
  ],
};
