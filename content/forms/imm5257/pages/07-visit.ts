/** Purpose, dates and money of the visit, and who is visited; the converter to Canadian dollars belongs here. */
import type { Page } from '../../definition.ts';
import { after, is, isNot, onlyIf, optional, required } from '../../writing.ts';

export const visit: Page = {
  number: 7,
  key: 'visit',
  fields: [
    { section: 'plans', name: 'purpose', type: 'select', options: 'PURPOSE_CA', ...required() },
    {
      name: 'purpose_other',
      type: 'text',
      prose: true,
      indented: true,
      ...onlyIf(is('purpose', '03')),
      ...required({ max: 100 }),
    },
    { name: 'stay_from', type: 'date', ...required({}, { ...after('today') }) },
    { name: 'stay_to', type: 'date', rightCol: true, ...required({}, { ...after('stay_from') }) },
    { name: 'funds_cad', type: 'text', converts: 'CAD', ...required({ max: 10, chars: 'C_FUNDS' }) },
    { section: 'contact_1', name: 'contact_1_name', type: 'text', ...required({ max: 100 }) },
    { name: 'contact_1_relationship', type: 'text', prose: true, ...required({ max: 50 }) },
    { name: 'contact_1_address', type: 'text', ...required({ max: 150 }) },
    { section: 'contact_2', name: 'contact_2_name', type: 'text', ...optional({ max: 100 }) },
    {
      name: 'contact_2_relationship',
      type: 'text',
      prose: true,
      indented: true,
      ...onlyIf(isNot('contact_2_name', null)),
      ...required({ max: 50 }),
    },
    {
      name: 'contact_2_address',
      type: 'text',
      indented: true,
      ...onlyIf(isNot('contact_2_name', null)),
      ...required({ max: 150 }),
    },
  ],
};
