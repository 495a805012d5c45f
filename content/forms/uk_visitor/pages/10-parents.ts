/** Parents, and family in the United Kingdom. */
import type { Page } from '../../definition.ts';
import { box, onlyIf, optional, required, yes } from '../../writing.ts';

export const parents: Page = {
  number: 10,
  key: 'parents',
  fields: [
    { section: 'mother', name: 'mother_given', type: 'text', ...required({ max: 100 }) },
    box('mother_dk', 'mother_given', 'mother_family', 'mother_dob', 'mother_nationality', 'mother_always_nationality'),
    { name: 'mother_family', type: 'text', ...required({ max: 100 }) },
    { name: 'mother_dob', type: 'date', ...required() },
    { name: 'mother_nationality', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'mother_always_nationality', type: 'radio', options: 'YN', ...required() },
    { section: 'father', name: 'father_given', type: 'text', ...required({ max: 100 }) },
    box('father_dk', 'father_given', 'father_family', 'father_dob', 'father_nationality', 'father_always_nationality'),
    { name: 'father_family', type: 'text', ...required({ max: 100 }) },
    { name: 'father_dob', type: 'date', ...required() },
    { name: 'father_nationality', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'father_always_nationality', type: 'radio', options: 'YN', ...required() },
    { section: 'uk_family', name: 'family_in_uk', type: 'radio', options: 'YN', ...required() },
    {
      name: 'uk_family',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('family_in_uk')),
      ...required(),
      fields: [
        { name: 'name', type: 'text', ...required({ max: 100 }) },
        { name: 'relationship', type: 'text', prose: true, ...required({ max: 50 }) },
        { name: 'nationality', type: 'select', options: 'COUNTRIES', ...required() },
        { name: 'status', type: 'select', options: 'UK_UK_FAMILY_STATUS', ...required() },
        { name: 'passport', type: 'text', ...optional({ max: 15, chars: 'C_ID' }) },
      ],
    },
  ],
};
