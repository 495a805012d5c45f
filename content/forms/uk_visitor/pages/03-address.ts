/** Home, mailing address, and the addresses of the last two years. */
import type { Page } from '../../definition.ts';
import { after, is, no, onlyIf, optional, required } from '../../writing.ts';

export const address: Page = {
  number: 3,
  key: 'address',
  fields: [
    { section: 'home', name: 'home_line1', type: 'text', ...required({ max: 100 }) },
    { name: 'home_line2', type: 'text', ...optional({ max: 100 }) },
    { name: 'home_city', type: 'text', ...required({ max: 50 }) },
    { name: 'home_province', type: 'text', rightCol: true, ...optional({ max: 50 }) },
    { name: 'home_postal', type: 'text', ...optional({ max: 12 }) },
    { name: 'home_country', type: 'select', rightCol: true, options: 'COUNTRIES', ...required() },
    { section: 'mailing', name: 'home_correspondence', type: 'radio', options: 'YN', ...required() },
    {
      name: 'corr_line1',
      type: 'text',
      indented: true,
      ...onlyIf(no('home_correspondence')),
      ...required({ max: 100 }),
    },
    { name: 'corr_city', type: 'text', indented: true, ...onlyIf(no('home_correspondence')), ...required({ max: 50 }) },
    {
      name: 'corr_country',
      type: 'select',
      rightCol: true,
      options: 'COUNTRIES',
      ...onlyIf(no('home_correspondence')),
      ...required(),
    },
    { section: 'time', name: 'home_years', type: 'text', ...required({ max: 2, chars: 'C_DIGITS' }) },
    { name: 'home_months', type: 'text', rightCol: true, ...required({ max: 2, chars: 'C_MONTHS' }) },
    { name: 'home_ownership', type: 'select', options: 'UK_HOME_OWNERSHIP', ...required() },
    {
      name: 'home_ownership_other',
      type: 'textArea',
      indented: true,
      ...onlyIf(is('home_ownership', 'OTHER')),
      ...required({ max: 500 }),
    },
    {
      name: 'previous_addresses',
      type: 'addRemove',
      limit: 5,
      ...onlyIf({ when: 'home_total_months', lessThan: 24 }),
      ...required(),
      fields: [
        { name: 'line1', type: 'text', ...required({ max: 100 }) },
        { name: 'city', type: 'text', ...required({ max: 50 }) },
        { name: 'country', type: 'select', options: 'COUNTRIES', ...required() },
        { name: 'from', type: 'date', precision: 'month', ...required() },
        { name: 'to', type: 'date', precision: 'month', ...required({}, { ...after('from') }) },
      ],
    },
  ],
};
