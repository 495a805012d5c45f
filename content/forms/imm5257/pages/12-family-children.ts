/** Family information IMM 5707, section B: children; and siblings, whom some offices ask for with IMM 5645. */
import type { Page } from '../../definition.ts';
import { notUnder, onlyIf, required, yes } from '../../writing.ts';

export const familyChildren: Page = {
  number: 12,
  key: 'family_children',
  ...onlyIf(notUnder(18)),
  fields: [
    { section: 'children', name: 'fam_children_has', type: 'radio', options: 'YN', ...required() },
    {
      name: 'fam_children',
      type: 'addRemove',
      ...onlyIf(yes('fam_children_has')),
      ...required(),
      fields: [
        { name: 'name', type: 'text', ...required({ max: 100 }) },
        { name: 'relationship', type: 'select', options: 'CA_FAM_CHILDREN_RELATIONSHIP', ...required() },
        { name: 'dob', type: 'date', ...required() },
        { name: 'birth_country', type: 'select', options: 'COUNTRIES', ...required() },
        { name: 'marital', type: 'select', options: 'MARITAL_5707', ...required() },
        { name: 'occupation', type: 'text', prose: true, ...required({ max: 100 }) },
        { name: 'address', type: 'text', ...required({ max: 200 }) },
        { name: 'accompany', type: 'radio', options: 'YN', ...required() },
      ],
    },
    { section: 'siblings', name: 'fam_siblings_has', type: 'radio', options: 'YN' },
    {
      name: 'fam_siblings',
      type: 'addRemove',
      ...onlyIf(yes('fam_siblings_has')),
      ...required(),
      fields: [
        { name: 'name', type: 'text', ...required({ max: 100 }) },
        { name: 'relationship', type: 'select', options: 'CA_FAM_SIBLINGS_RELATIONSHIP', ...required() },
        { name: 'dob', type: 'date', ...required() },
        { name: 'birth_country', type: 'select', options: 'COUNTRIES', ...required() },
        { name: 'marital', type: 'select', options: 'MARITAL_5707', ...required() },
        { name: 'occupation', type: 'text', prose: true, ...required({ max: 100 }) },
        { name: 'address', type: 'text', ...required({ max: 200 }) },
      ],
    },
  ],
};
