/** Work and family page 6: relatives who would join, budget, questions. */
import type { Page } from '../../definition.ts';
import { optional, required } from '../../writing.ts';

export const goalsNotes: Page = {
  number: 6,
  key: 'goals_notes',
  fields: [
    {
      name: 'family_joining',
      type: 'addRemove',
      fields: [
        { name: 'name', type: 'text', ...required({ max: 100 }) },
        { name: 'relationship', type: 'select', options: 'WORK_FAMILY_JOINING_RELATIONSHIP', ...required() },
        { name: 'dob', type: 'date', ...required() },
      ],
    },
    { name: 'budget', type: 'select', options: 'WORK_BUDGET' },
    { name: 'questions', type: 'textArea', prose: false, ...optional({ max: 2000 }) },
  ],
};
