/** Marital status, spouse or partner, and the relationship before. */
import type { Page } from '../../definition.ts';
import { after, before, oneOf, onlyIf, required, yes } from '../../writing.ts';

export const marital: Page = {
  number: 3,
  key: 'marital',
  fields: [
    { section: 'status', name: 'marital_status', type: 'select', options: 'MARITAL_CA', ...required() },
    {
      name: 'marriage_date',
      type: 'date',
      indented: true,
      ...onlyIf(oneOf('marital_status', '01', '03')),
      ...required(),
    },
    {
      name: 'spouse_family_name',
      type: 'text',
      indented: true,
      ...onlyIf(oneOf('marital_status', '01', '03')),
      ...required({ max: 100 }),
    },
    {
      name: 'spouse_given_name',
      type: 'text',
      indented: true,
      ...onlyIf(oneOf('marital_status', '01', '03')),
      ...required({ max: 100 }),
    },
    { section: 'previous', name: 'previously_married', type: 'radio', options: 'YN', ...required() },
    {
      name: 'prev_spouse_family_name',
      type: 'text',
      indented: true,
      ...onlyIf(yes('previously_married')),
      ...required({ max: 100 }),
    },
    {
      name: 'prev_spouse_given_name',
      type: 'text',
      indented: true,
      ...onlyIf(yes('previously_married')),
      ...required({ max: 100 }),
    },
    { name: 'prev_spouse_dob', type: 'date', indented: true, ...onlyIf(yes('previously_married')), ...required() },
    {
      name: 'prev_relationship_type',
      type: 'select',
      indented: true,
      options: 'CA_PREV_RELATIONSHIP_TYPE',
      ...onlyIf(yes('previously_married')),
      ...required(),
    },
    {
      name: 'prev_relationship_from',
      type: 'date',
      indented: true,
      ...onlyIf(yes('previously_married')),
      ...required({}, { ...before('today') }),
    },
    {
      name: 'prev_relationship_to',
      type: 'date',
      indented: true,
      ...onlyIf(yes('previously_married')),
      ...required({}, { ...after('prev_relationship_from') }),
    },
  ],
};
