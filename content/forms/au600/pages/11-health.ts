/** Health declarations; one explanation for every yes. */
import type { Page } from '../../definition.ts';
import { either, onlyIf, required, yes } from '../../writing.ts';

export const health: Page = {
  number: 11,
  key: 'health',
  fields: [
    { section: 'stays', name: 'h_lived_outside', type: 'radio', options: 'YN', ...required() },
    { section: 'plans', name: 'h_hospital', type: 'radio', options: 'YN', ...required() },
    { name: 'h_healthcare_work', type: 'radio', options: 'YN', ...required() },
    { name: 'h_aged_care', type: 'radio', options: 'YN', ...required() },
    { name: 'h_child_care', type: 'radio', options: 'YN', ...required() },
    { name: 'h_classroom', type: 'radio', options: 'YN', ...required() },
    { section: 'health', name: 'h_tuberculosis', type: 'radio', options: 'YN', ...required() },
    { name: 'h_conditions', type: 'radio', options: 'YN', ...required() },
    { name: 'h_ongoing_care', type: 'radio', options: 'YN', ...required() },
    {
      name: 'health_details',
      type: 'textArea',
      ...onlyIf(
        either(
          yes('h_lived_outside'),
          yes('h_hospital'),
          yes('h_healthcare_work'),
          yes('h_aged_care'),
          yes('h_child_care'),
          yes('h_classroom'),
          yes('h_tuberculosis'),
          yes('h_conditions'),
          yes('h_ongoing_care'),
        ),
      ),
      ...required({ max: 1000 }),
    },
  ],
};
