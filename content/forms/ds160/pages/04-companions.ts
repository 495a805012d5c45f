/** Companions. */
import type { Page } from '../../definition.ts';
import { both, no, onlyIf, required, yes } from '../../writing.ts';

export const companions: Page = {
  number: 4,
  key: 'companions',
  fields: [
    { section: 'companions', name: 'traveling_with_others', type: 'radio', options: 'YN', ...required() },
    { name: 'group_travel', type: 'radio', options: 'YN', ...onlyIf(yes('traveling_with_others')), ...required() },
    { name: 'group_name', type: 'text', ...onlyIf(yes('group_travel')), ...required({ max: 75, chars: 'C_ORG' }) },
    {
      name: 'companions',
      type: 'addRemove',
      ...onlyIf(both(yes('traveling_with_others'), no('group_travel'))),
      ...required(),
      fields: [
        { name: 'surnames', type: 'text', ...required({ max: 33, chars: 'C_NAME' }) },
        { name: 'given', type: 'text', ...required({ max: 33, chars: 'C_NAME' }) },
        { name: 'relationship', type: 'select', options: 'REL_COMPANION', ...required() },
      ],
    },
  ],
};
