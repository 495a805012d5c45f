/** Work additional. */
import type { Page } from '../../definition.ts';
import { after, before, notUnder, onlyIf, required, yes } from '../../writing.ts';

export const workAdditional: Page = {
  number: 13,
  key: 'work_additional',
  ...onlyIf(notUnder(14)),
  fields: [
    { section: 'about_you', name: 'clan_tribe', type: 'radio', options: 'YN', ...required() },
    { name: 'clan_tribe_name', type: 'text', ...onlyIf(yes('clan_tribe')), ...required({ max: 80, chars: 'C_ORG' }) },
    {
      name: 'languages',
      type: 'addRemove',
      ...required(),
      fields: [{ name: 'name', type: 'text', prose: true, ...required({ max: 66, chars: 'C_NAME' }) }],
    },
    { section: 'travel', name: 'countries_visited_5y', type: 'radio', options: 'YN', ...required() },
    {
      name: 'countries_visited',
      type: 'addRemove',
      limit: 20,
      ...onlyIf(yes('countries_visited_5y')),
      ...required(),
      fields: [{ name: 'country', type: 'select', options: 'COUNTRIES', ...required() }],
    },
    { section: 'groups', name: 'organizations_any', type: 'radio', options: 'YN', ...required() },
    {
      name: 'organizations',
      type: 'addRemove',
      ...onlyIf(yes('organizations_any')),
      ...required(),
      fields: [{ name: 'name', type: 'text', ...required({ max: 66, chars: 'C_ORG' }) }],
    },
    { name: 'special_skills', type: 'radio', options: 'YN', ...required() },
    {
      name: 'special_skills_explain',
      type: 'textArea',
      ...onlyIf(yes('special_skills')),
      ...required({ max: 4000, chars: 'C_EXPL' }),
    },
    { section: 'service', name: 'military', type: 'radio', options: 'YN', ...required() },
    {
      name: 'military_service',
      type: 'addRemove',
      limit: 5,
      ...onlyIf(yes('military')),
      ...required(),
      fields: [
        { name: 'country', type: 'select', options: 'COUNTRIES', ...required() },
        { name: 'branch', type: 'text', prose: true, ...required({ max: 40, chars: 'C_ORG' }) },
        { name: 'rank', type: 'text', prose: true, ...required({ max: 40, chars: 'C_ORG' }) },
        { name: 'specialty', type: 'text', prose: true, ...required({ max: 40, chars: 'C_ORG' }) },
        { name: 'from', type: 'date', ...required({}, { ...before('today') }) },
        { name: 'to', type: 'date', ...required({}, { ...after('from') }) },
      ],
    },
    { name: 'insurgent', type: 'radio', options: 'YN', ...required() },
    {
      name: 'insurgent_explain',
      type: 'textArea',
      ...onlyIf(yes('insurgent')),
      ...required({ max: 4000, chars: 'C_EXPL' }),
    },
  ],
};
