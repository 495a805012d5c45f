/** Birth, marital status, names, citizenships, other documents and earlier contact with Australia. */
import type { Page } from '../../definition.ts';
import { onlyIf, optional, required, yes } from '../../writing.ts';

export const identity: Page = {
  number: 3,
  key: 'identity',
  fields: [
    { section: 'birth', name: 'birth_city', type: 'text', ...required({ max: 40 }) },
    { name: 'birth_state', type: 'text', rightCol: true, ...optional({ max: 40 }) },
    { name: 'birth_country', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'relationship_status', type: 'select', options: 'AU_RELATIONSHIP_STATUS', ...required() },
    { section: 'other_names', name: 'other_names_used', type: 'radio', options: 'YN', ...required() },
    {
      name: 'other_names',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('other_names_used')),
      ...required(),
      fields: [
        { name: 'family', type: 'text', ...required({ max: 40 }) },
        { name: 'given', type: 'text', ...optional({ max: 40 }) },
        { name: 'reason', type: 'select', options: 'AU_OTHER_NAMES_REASON', ...required() },
      ],
    },
    { section: 'nationality', name: 'citizen_passport_country', type: 'radio', options: 'YN', ...required() },
    { name: 'citizen_other', type: 'radio', options: 'YN', ...required() },
    {
      name: 'citizenships',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('citizen_other')),
      ...required(),
      fields: [{ name: 'country', type: 'select', options: 'COUNTRIES', ...required() }],
    },
    { section: 'australia', name: 'travelled_australia', type: 'radio', options: 'YN', ...required() },
    { name: 'applied_before', type: 'radio', options: 'YN', ...required() },
    {
      name: 'grant_number_has',
      type: 'radio',
      indented: true,
      options: 'YN',
      ...onlyIf(yes('applied_before')),
      ...required(),
    },
    {
      name: 'grant_number',
      type: 'text',
      indented: true,
      ...onlyIf(yes('grant_number_has')),
      ...required({ max: 13, min: 13, chars: 'C_DIGITS' }),
    },
    { section: 'documents', name: 'other_passports', type: 'radio', options: 'YN', ...required() },
    {
      name: 'other_passport_rows',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('other_passports')),
      ...required(),
      fields: [
        { name: 'number', type: 'text', ...required({ max: 14, chars: 'C_ID' }) },
        { name: 'country', type: 'select', options: 'COUNTRIES', ...required() },
      ],
    },
    { name: 'other_identity_docs', type: 'radio', options: 'YN', ...required() },
    {
      name: 'identity_docs',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('other_identity_docs')),
      ...required(),
      fields: [
        { name: 'type', type: 'select', options: 'AU_IDENTITY_DOCS_TYPE', ...required() },
        { name: 'number', type: 'text', ...required({ max: 30, chars: 'C_ID' }) },
        { name: 'country', type: 'select', options: 'COUNTRIES', ...required() },
      ],
    },
    { section: 'health', name: 'health_exam_12m', type: 'radio', options: 'YN', ...required() },
    {
      name: 'health_exam_hap',
      type: 'text',
      prose: true,
      indented: true,
      ...onlyIf(yes('health_exam_12m')),
      ...required({ max: 100 }),
    },
  ],
};
