/** Countries of residence, of the last five years, and of the application. */
import type { Page } from '../../definition.ts';
import { after, both, is, no, notOneOf, onlyIf, required, yes } from '../../writing.ts';

export const residence: Page = {
  number: 2,
  key: 'residence',
  fields: [
    { section: 'residence', name: 'cor_country', type: 'select', options: 'COUNTRIES', ...required() },
    { name: 'cor_status', type: 'select', options: 'STATUS_CA', ...required() },
    {
      name: 'cor_other',
      type: 'text',
      prose: true,
      indented: true,
      ...onlyIf(is('cor_status', '06')),
      ...required({ max: 50 }),
    },
    { name: 'cor_from', type: 'date', ...onlyIf(notOneOf('cor_status', '01')), ...required() },
    {
      name: 'cor_to',
      type: 'date',
      ...onlyIf(notOneOf('cor_status', '01', '02')),
      ...required({}, { ...after('cor_from') }),
    },
    { section: 'previous', name: 'previous_residence', type: 'radio', options: 'YN', ...required() },
    {
      name: 'previous_residences',
      type: 'addRemove',
      limit: 2,
      ...onlyIf(yes('previous_residence')),
      ...required(),
      fields: [
        { name: 'country', type: 'select', options: 'COUNTRIES', ...required() },
        { name: 'status', type: 'select', options: 'STATUS_CA', ...required() },
        { name: 'other', type: 'text', prose: true, ...onlyIf(is('status', '06')), ...required({ max: 50 }) },
        { name: 'from', type: 'date', ...required() },
        { name: 'to', type: 'date', ...required({}, { ...after('from') }) },
      ],
    },
    { section: 'applying', name: 'applying_same_country', type: 'radio', options: 'YN', ...required() },
    {
      name: 'applying_country',
      type: 'select',
      indented: true,
      options: 'COUNTRIES',
      ...onlyIf(no('applying_same_country')),
      ...required(),
    },
    {
      name: 'applying_status',
      type: 'select',
      indented: true,
      options: 'STATUS_CA',
      ...onlyIf(no('applying_same_country')),
      ...required(),
    },
    {
      name: 'applying_other',
      type: 'text',
      prose: true,
      indented: true,
      ...onlyIf(is('applying_status', '06')),
      ...required({ max: 50 }),
    },
    {
      name: 'applying_from',
      type: 'date',
      indented: true,
      ...onlyIf(both(no('applying_same_country'), notOneOf('applying_status', '01'))),
      ...required(),
    },
    { name: 'applying_to', type: 'date', indented: true, ...onlyIf(no('applying_same_country')) },
  ],
};
