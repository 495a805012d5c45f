/** Who travels along, and where the applicant stays. */
import type { Page } from '../../definition.ts';
import { after, no, onlyIf, required, yes } from '../../writing.ts';

export const companions: Page = {
  number: 11,
  key: 'companions',
  fields: [
    { section: 'companions', name: 'organised_group', type: 'radio', options: 'YN', ...required() },
    { name: 'group_name', type: 'text', indented: true, ...onlyIf(yes('organised_group')), ...required({ max: 100 }) },
    { name: 'travel_with_others', type: 'radio', options: 'YN', ...required() },
    {
      name: 'travel_companions',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('travel_with_others')),
      ...required(),
      fields: [
        { name: 'name', type: 'text', ...required({ max: 100 }) },
        { name: 'relationship', type: 'text', prose: true, ...required({ max: 50 }) },
        { name: 'nationality', type: 'select', options: 'COUNTRIES', ...required() },
      ],
    },
    { section: 'stay', name: 'accommodation_has', type: 'radio', options: 'YN', ...required() },
    {
      name: 'accommodation',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('accommodation_has')),
      ...required(),
      fields: [
        { name: 'name', type: 'text', ...required({ max: 100 }) },
        { name: 'line1', type: 'text', ...required({ max: 100 }) },
        { name: 'city', type: 'text', ...required({ max: 50 }) },
        { name: 'postcode', type: 'text', ...required({ max: 8, chars: 'C_ID' }) },
        { name: 'from', type: 'date', ...required() },
        { name: 'to', type: 'date', ...required({}, { ...after('from') }) },
      ],
    },
    {
      name: 'accommodation_plans',
      type: 'textArea',
      indented: true,
      ...onlyIf(no('accommodation_has')),
      ...required({ max: 500 }),
    },
  ],
};
