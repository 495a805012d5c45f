/** Travel of ten years to other countries. */
import type { Page } from '../../definition.ts';
import { after, before, isNot, oneOf, onlyIf, required, yes } from '../../writing.ts';

export const travelHistory: Page = {
  number: 13,
  key: 'travel_history',
  fields: [
    { name: 'five_countries_visits', type: 'select', options: 'UK_FIVE_COUNTRIES_VISITS', ...required() },
    {
      name: 'five_countries',
      type: 'addRemove',
      limit: 2,
      ...onlyIf(isNot('five_countries_visits', 'zero')),
      ...required(),
      fields: [
        { name: 'country', type: 'select', options: 'UK_FIVE_COUNTRIES_COUNTRY', ...required() },
        {
          name: 'eea_country',
          type: 'select',
          options: 'EEA_CH',
          ...onlyIf(oneOf('country', 'switzerland_or_eea')),
          ...required(),
        },
        { name: 'reason', type: 'select', options: 'UK_UK_VISITS_REASON', ...required() },
        { name: 'arrived', type: 'date', precision: 'month', ...required({}, { ...before('today') }) },
        { name: 'duration', type: 'text', ...required({ max: 3, chars: 'C_DIGITS' }) },
      ],
    },
    { name: 'world_travel', type: 'radio', options: 'YN', ...required() },
    {
      name: 'world_visits',
      type: 'addRemove',
      ...onlyIf(yes('world_travel')),
      ...required(),
      fields: [
        { name: 'country', type: 'select', options: 'COUNTRIES', ...required() },
        { name: 'reason', type: 'select', options: 'UK_WORLD_VISITS_REASON', ...required() },
        { name: 'from', type: 'date', ...required() },
        { name: 'to', type: 'date', ...required({}, { ...after('from') }) },
      ],
    },
  ],
};
