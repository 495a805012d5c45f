/** Schedule 1 of IMM 5257: service, ill treatment, memberships, government positions and travel. */
import type { Page } from '../../definition.ts';
import { either, onlyIf, required, yes } from '../../writing.ts';

export const schedule1: Page = {
  number: 13,
  key: 'schedule_1',
  ...onlyIf(either(yes('bg_military'), yes('bg_organisation'), yes('bg_ill_treatment'), yes('bg_government'))),
  fields: [
    { section: 'military', name: 's1_military', type: 'radio', options: 'YN', ...required() },
    {
      name: 's1_military_rows',
      type: 'addRemove',
      limit: 4,
      ...onlyIf(yes('s1_military')),
      ...required(),
      fields: [{ name: 'detail', type: 'textArea', ...required({ max: 500 }) }],
    },
    { section: 'ill_treatment', name: 's1_war_crimes', type: 'radio', options: 'YN', ...required() },
    {
      name: 's1_war_crimes_rows',
      type: 'addRemove',
      limit: 4,
      ...onlyIf(yes('s1_war_crimes')),
      ...required(),
      fields: [{ name: 'detail', type: 'textArea', ...required({ max: 500 }) }],
    },
    { section: 'membership', name: 's1_membership', type: 'radio', options: 'YN', ...required() },
    {
      name: 's1_membership_rows',
      type: 'addRemove',
      limit: 4,
      ...onlyIf(yes('s1_membership')),
      ...required(),
      fields: [{ name: 'detail', type: 'textArea', ...required({ max: 500 }) }],
    },
    { section: 'government', name: 's1_government', type: 'radio', options: 'YN', ...required() },
    {
      name: 's1_government_rows',
      type: 'addRemove',
      limit: 4,
      ...onlyIf(yes('s1_government')),
      ...required(),
      fields: [{ name: 'detail', type: 'textArea', ...required({ max: 500 }) }],
    },
    { section: 'travel', name: 's1_travel', type: 'radio', options: 'YN', ...required() },
    {
      name: 's1_travel_rows',
      type: 'addRemove',
      limit: 4,
      ...onlyIf(yes('s1_travel')),
      ...required(),
      fields: [{ name: 'detail', type: 'textArea', ...required({ max: 500 }) }],
    },
  ],
};
