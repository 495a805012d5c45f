/** Relatives. */
import type { Page } from '../../definition.ts';
import { before, both, box, is, no, onlyIf, required, yes } from '../../writing.ts';

export const relatives: Page = {
  number: 9,
  key: 'relatives',
  fields: [
    { section: 'father', name: 'father_surnames', type: 'text', ...required({ max: 33, chars: 'C_NAME' }) },
    box('father_surnames_dk', 'father_surnames'),
    { name: 'father_given', type: 'text', ...required({ max: 33, chars: 'C_NAME' }) },
    box('father_given_dk', 'father_given'),
    {
      name: 'father_dob',
      type: 'date',
      disabled: both(is('father_surnames_dk', true), is('father_given_dk', true)),
      ...required({}, { ...before('date_of_birth') }),
    },
    box('father_dob_dk', 'father_dob'),
    {
      name: 'father_in_us',
      type: 'radio',
      options: 'YN',
      disabled: both(is('father_surnames_dk', true), is('father_given_dk', true)),
      ...required(),
    },
    {
      name: 'father_us_status',
      type: 'select',
      indented: true,
      options: 'US_STATUS',
      ...onlyIf(yes('father_in_us')),
      ...required(),
    },
    { section: 'mother', name: 'mother_surnames', type: 'text', ...required({ max: 33, chars: 'C_NAME' }) },
    box('mother_surnames_dk', 'mother_surnames'),
    { name: 'mother_given', type: 'text', ...required({ max: 33, chars: 'C_NAME' }) },
    box('mother_given_dk', 'mother_given'),
    {
      name: 'mother_dob',
      type: 'date',
      disabled: both(is('mother_surnames_dk', true), is('mother_given_dk', true)),
      ...required({}, { ...before('date_of_birth') }),
    },
    box('mother_dob_dk', 'mother_dob'),
    {
      name: 'mother_in_us',
      type: 'radio',
      options: 'YN',
      disabled: both(is('mother_surnames_dk', true), is('mother_given_dk', true)),
      ...required(),
    },
    {
      name: 'mother_us_status',
      type: 'select',
      indented: true,
      options: 'US_STATUS',
      ...onlyIf(yes('mother_in_us')),
      ...required(),
    },
    { section: 'relatives', name: 'immediate_relatives_us', type: 'radio', options: 'YN', ...required() },
    {
      name: 'us_relatives',
      type: 'addRemove',
      ...onlyIf(yes('immediate_relatives_us')),
      ...required(),
      fields: [
        { name: 'surnames', type: 'text', ...required({ max: 33, chars: 'C_NAME' }) },
        { name: 'given', type: 'text', ...required({ max: 33, chars: 'C_NAME' }) },
        { name: 'relationship', type: 'select', options: 'REL_IMMEDIATE', ...required() },
        { name: 'status', type: 'select', options: 'US_STATUS', ...required() },
      ],
    },
    {
      name: 'other_relatives_us',
      type: 'radio',
      options: 'YN',
      ...onlyIf(no('immediate_relatives_us')),
      ...required(),
    },
  ],
};
