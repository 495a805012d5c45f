/** Background check page 2: records the person knows of. */
import type { Page } from '../../definition.ts';
import { after, before, onlyIf, optional, required, yes } from '../../writing.ts';

export const records: Page = {
  number: 2,
  key: 'records',
  fields: [
    { section: 'police', name: 'police_record', type: 'radio', options: 'YN', ...required() },
    {
      name: 'records',
      type: 'addRemove',
      ...onlyIf(yes('police_record')),
      ...required(),
      fields: [
        { name: 'country', type: 'select', options: 'COUNTRIES', ...required() },
        {
          name: 'year',
          type: 'text',
          ...required({ max: 4, chars: 'C_YEAR' }, { ...after('date_of_birth'), ...before('today') }),
        },
        { name: 'offence', type: 'text', ...required({ max: 200 }) },
        { name: 'outcome', type: 'select', options: 'BACKGROUND_RECORDS_OUTCOME', ...required() },
        { name: 'papers', type: 'radio', options: 'YN', ...required() },
      ],
    },
    { name: 'dui', type: 'radio', options: 'YN', ...required() },
    { name: 'drugs', type: 'radio', options: 'YN', ...required() },
    { section: 'immigration', name: 'immigration_record', type: 'radio', options: 'YN', ...required() },
    {
      name: 'immigration_details',
      type: 'textArea',
      prose: false,
      indented: true,
      ...onlyIf(yes('immigration_record')),
      ...required({ max: 1000 }),
    },
    { name: 'watchlist', type: 'radio', options: 'YN', ...required() },
    { name: 'debts_us', type: 'radio', options: 'YN', ...required() },
    { section: 'online', name: 'social_links', type: 'textArea', prose: false, ...optional({ max: 1000 }) },
  ],
};
