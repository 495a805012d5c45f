/** Dates and length of the stay, study, people to visit in Australia. */
import type { Page } from '../../definition.ts';
import { after, oneOf, onlyIf, optional, required, yes } from '../../writing.ts';

export const travel: Page = {
  number: 8,
  key: 'travel',
  fields: [
    { section: 'plans', name: 'multiple_entry', type: 'radio', options: 'YN', ...required() },
    { name: 'stay_length', type: 'select', options: 'AU_STAY_LENGTH', ...required() },
    { name: 'arrival_date', type: 'date', ...required({}, { ...after('today') }) },
    { name: 'departure_date', type: 'date', rightCol: true, ...required({}, { ...after('arrival_date') }) },
    {
      name: 'later_entries_known',
      type: 'radio',
      options: 'YN',
      ...onlyIf(yes('multiple_entry')),
      ...required(),
    },
    {
      name: 'later_entries_reason',
      type: 'textArea',
      ...onlyIf(yes('multiple_entry')),
      ...required({ max: 500 }),
    },
    { section: 'family_study', name: 'parent_of_australian', type: 'radio', options: 'YN', ...required() },
    { name: 'study', type: 'radio', options: 'YN', ...required() },
    {
      name: 'study_details',
      type: 'text',
      prose: true,
      indented: true,
      ...onlyIf(yes('study')),
      ...required({ max: 200 }),
    },
    { section: 'contacts', name: 'visit_people', type: 'radio', options: 'YN', ...required() },
    {
      name: 'au_contacts',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('visit_people')),
      ...required(),
      fields: [
        { name: 'relationship', type: 'select', options: 'REL_AU', ...required() },
        { name: 'family', type: 'text', ...required({ max: 40 }) },
        { name: 'given', type: 'text', ...required({ max: 40 }) },
        { name: 'sex', type: 'select', options: 'AU_SEX', ...required() },
        { name: 'dob', type: 'date', ...required() },
        { name: 'line1', type: 'text', ...required({ max: 40 }) },
        { name: 'suburb', type: 'text', ...required({ max: 40 }) },
        { name: 'state', type: 'select', options: 'STATES_AU', ...required() },
        { name: 'postcode', type: 'text', ...required({ max: 4, min: 4, chars: 'C_DIGITS' }) },
        { name: 'phone', type: 'international_phone', ...required({ max: 15 }) },
        { name: 'email', type: 'text', ...optional({ max: 100, chars: 'C_EMAIL' }) },
        { name: 'residency', type: 'select', options: 'AU_AU_CONTACTS_RESIDENCY', ...required() },
      ],
    },
    {
      name: 'stay_reason',
      type: 'textArea',
      ...onlyIf(oneOf('stay_length', '6', '12')),
      ...required({ max: 500 }),
    },
  ],
};
