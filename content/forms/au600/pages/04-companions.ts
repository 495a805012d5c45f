/** Who travels along; for a minor the adult who is responsible, or why there is none. */
import type { Page } from '../../definition.ts';
import { is, no, onlyIf, required, yes } from '../../writing.ts';

export const companions: Page = {
  number: 4,
  key: 'companions',
  fields: [
    { section: 'minor', name: 'is_minor', type: 'radio', options: 'YN', follows: 'minor', ...required() },
    {
      name: 'minor_with_parent',
      type: 'radio',
      indented: true,
      options: 'YN',
      ...onlyIf(yes('is_minor')),
      ...required(),
    },
    {
      name: 'minor_alone_reason',
      type: 'select',
      indented: true,
      options: 'AU_MINOR_ALONE_REASON',
      ...onlyIf(no('minor_with_parent')),
      ...required(),
    },
    {
      name: 'minor_alone_details',
      type: 'textArea',
      indented: true,
      ...onlyIf(is('minor_alone_reason', '5')),
      ...required({ max: 300 }),
    },
    {
      name: 'guardians',
      type: 'addRemove',
      limit: 2,
      ...onlyIf(yes('minor_with_parent')),
      ...required(),
      fields: [
        { name: 'relationship', type: 'select', options: 'AU_GUARDIANS_RELATIONSHIP', ...required() },
        { name: 'family', type: 'text', ...required({ max: 40 }) },
        { name: 'given', type: 'text', ...required({ max: 40 }) },
        { name: 'sex', type: 'select', options: 'AU_SEX', ...required() },
        { name: 'dob', type: 'date', ...required() },
        { name: 'passport', type: 'text', ...required({ max: 14, chars: 'C_ID' }) },
        { name: 'applied', type: 'radio', options: 'YN', ...required() },
        { name: 'reference', type: 'text', ...onlyIf(yes('applied')), ...required({ max: 20, chars: 'C_ID' }) },
      ],
    },
    { section: 'companions', name: 'others_travelling', type: 'radio', options: 'YN', ...required() },
    {
      name: 'companions',
      type: 'addRemove',
      ...onlyIf(yes('others_travelling')),
      ...required(),
      fields: [
        { name: 'relationship', type: 'select', options: 'REL_AU', ...required() },
        { name: 'family', type: 'text', ...required({ max: 40 }) },
        { name: 'given', type: 'text', ...required({ max: 40 }) },
        { name: 'sex', type: 'select', options: 'AU_SEX', ...required() },
        { name: 'dob', type: 'date', ...required() },
      ],
    },
  ],
};
