/** Personal 1. */
import type { Page } from '../../definition.ts';
import { before, box, is, onlyIf, required, yes } from '../../writing.ts';

export const personal1: Page = {
  number: 1,
  key: 'personal_1',
  fields: [
    { section: 'name', name: 'surnames', type: 'text', ...required({ max: 33, chars: 'C_NAME' }) },
    { name: 'given_names', type: 'text', ...required({ max: 33, chars: 'C_NAME' }) },
    { name: 'full_name_native', type: 'text', ...required({ max: 100, chars: 'C_NATIVE' }) },
    {
      ...box('full_name_native_na', 'full_name_native'),
      officialWords: 'Does not apply / technology not available',
    },
    { section: 'other_names', name: 'other_names_used', type: 'radio', options: 'YN', ...required() },
    {
      name: 'other_names',
      type: 'addRemove',
      ...onlyIf(yes('other_names_used')),
      ...required(),
      fields: [
        { name: 'surname', type: 'text', ...required({ max: 33, chars: 'C_NAME' }) },
        { name: 'given', type: 'text', ...required({ max: 33, chars: 'C_NAME' }, { differsFrom: 'given_names' }) },
      ],
    },
    { section: 'telecode', name: 'telecode_used', type: 'radio', options: 'YN', default: 'N', ...required() },
    {
      name: 'telecode_surnames',
      type: 'text',
      indented: true,
      ...onlyIf(yes('telecode_used')),
      ...required({ max: 20, chars: 'C_TELECODE' }),
    },
    {
      name: 'telecode_given',
      type: 'text',
      indented: true,
      ...onlyIf(yes('telecode_used')),
      ...required({ max: 20, chars: 'C_TELECODE' }),
    },
    { section: 'about_you', name: 'sex', type: 'select', options: 'SEX_US', ...required() },
    {
      name: 'marital_status',
      type: 'select',
      options: 'MARITAL_US',
      ...required(),
    },
    {
      name: 'marital_status_other',
      type: 'textArea',
      indented: true,
      ...onlyIf(is('marital_status', 'O')),
      ...required({ max: 200, chars: 'C_EXPL' }),
    },
    { section: 'birth', name: 'date_of_birth', type: 'date', ...required({}, { ...before('today') }) },
    { name: 'birth_city', type: 'text', ...required({ max: 20, chars: 'C_ADDR' }) },
    { name: 'birth_state', type: 'text', rightCol: true, ...required({ max: 20, chars: 'C_ADDR' }) },
    box('birth_state_na', 'birth_state'),
    { name: 'birth_country', type: 'select', options: 'COUNTRIES', ...required() },
  ],
};
