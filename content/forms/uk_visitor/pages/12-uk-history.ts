/** Visits to the United Kingdom of ten years, and what came of them. */
import type { Page } from '../../definition.ts';
import { before, onlyIf, required, yes } from '../../writing.ts';

export const ukHistory: Page = {
  number: 12,
  key: 'uk_history',
  fields: [
    { name: 'uk_visited_10y', type: 'radio', options: 'YN', ...required() },
    {
      name: 'uk_visit_count',
      type: 'text',
      indented: true,
      ...onlyIf(yes('uk_visited_10y')),
      ...required({ max: 2, chars: 'C_DIGITS' }),
    },
    {
      name: 'uk_visits',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('uk_visited_10y')),
      ...required(),
      fields: [
        { name: 'reason', type: 'select', options: 'UK_UK_VISITS_REASON', ...required() },
        { name: 'arrived', type: 'date', precision: 'month', ...required({}, { ...before('today') }) },
        { name: 'duration', type: 'text', ...required({ max: 3, chars: 'C_DIGITS' }) },
        { name: 'duration_unit', type: 'select', options: 'UK_UK_VISITS_DURATION_UNIT', ...required() },
      ],
    },
    { name: 'uk_medical', type: 'radio', options: 'YN', ...onlyIf(yes('uk_visited_10y')), ...required() },
    {
      name: 'uk_medical_details',
      type: 'textArea',
      indented: true,
      ...onlyIf(yes('uk_medical')),
      ...required({ max: 500 }),
    },
    { name: 'uk_nino', type: 'radio', options: 'YN', ...onlyIf(yes('uk_visited_10y')), ...required() },
    { name: 'uk_driving_licence', type: 'radio', options: 'YN', ...onlyIf(yes('uk_visited_10y')), ...required() },
    { name: 'uk_public_funds', type: 'radio', options: 'YN', ...onlyIf(yes('uk_visited_10y')), ...required() },
    { name: 'uk_visa_before', type: 'radio', options: 'YN', ...onlyIf(yes('uk_visited_10y')), ...required() },
    {
      name: 'uk_visa_issue',
      type: 'date',
      indented: true,
      precision: 'month',
      ...onlyIf(yes('uk_visa_before')),
      ...required(),
    },
    { name: 'uk_applied_leave', type: 'radio', options: 'YN', ...onlyIf(yes('uk_visited_10y')), ...required() },
  ],
};
