/** Interview preparation page 2: what the officer will ask about. */
import type { Page } from '../../definition.ts';
import { optional, required } from '../../writing.ts';

export const story: Page = {
  number: 2,
  key: 'story',
  fields: [
    { section: 'trip', name: 'trip_purpose', type: 'textArea', prose: false, ...required({ max: 500 }) },
    { name: 'trip_length', type: 'text', ...required({ max: 50 }) },
    { name: 'trip_payer', type: 'textArea', prose: false, ...required({ max: 500 }) },
    { section: 'home', name: 'job', type: 'textArea', prose: false, ...required({ max: 500 }) },
    { name: 'family_home', type: 'textArea', prose: false, ...required({ max: 500 }) },
    { name: 'family_us', type: 'textArea', prose: false, ...required({ max: 500 }) },
    { name: 'property', type: 'textArea', prose: false, ...optional({ max: 500 }) },
    { section: 'history', name: 'travel_history', type: 'textArea', prose: false, ...required({ max: 500 }) },
    { name: 'refusals', type: 'textArea', prose: false, ...optional({ max: 500 }) },
    { section: 'worries', name: 'worries', type: 'textArea', prose: false, ...optional({ max: 500 }) },
  ],
};
