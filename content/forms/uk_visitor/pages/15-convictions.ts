/** Convictions, security, character and sensitive work. */
import type { Page } from '../../definition.ts';
import { either, notOneOf, onlyIf, required, yes } from '../../writing.ts';

export const convictions: Page = {
  number: 15,
  key: 'convictions',
  fields: [
    {
      section: 'record',
      name: 'convictions_kind',
      type: 'multipleSelect',
      options: 'UK_CONVICTIONS_KIND',
      ...required({}, { alone: ['none'] }),
    },
    {
      name: 'convictions',
      type: 'addRemove',
      ...onlyIf(notOneOf('convictions_kind', 'none')),
      ...required(),
      fields: [
        { name: 'what', type: 'text', prose: true, ...required({ max: 100 }) },
        { name: 'country', type: 'select', options: 'COUNTRIES', ...required() },
        { name: 'date', type: 'date', ...required() },
        { name: 'sentence', type: 'text', prose: true, ...required({ max: 200 }) },
      ],
    },
    { section: 'security', name: 'war_crimes', type: 'radio', options: 'YN', ...required() },
    { name: 'terror_activities', type: 'radio', options: 'YN', ...required() },
    { name: 'terror_organisations', type: 'radio', options: 'YN', ...required() },
    { name: 'terror_views', type: 'radio', options: 'YN', ...required() },
    { name: 'extreme_organisations', type: 'radio', options: 'YN', ...required() },
    { name: 'extreme_views', type: 'radio', options: 'YN', ...required() },
    {
      name: 'security_details',
      type: 'textArea',
      indented: true,
      ...onlyIf(
        either(
          yes('war_crimes'),
          yes('terror_activities'),
          yes('terror_organisations'),
          yes('terror_views'),
          yes('extreme_organisations'),
          yes('extreme_views'),
        ),
      ),
      ...required({ max: 1000 }),
    },
    { section: 'character', name: 'good_character', type: 'radio', options: 'YN', ...required() },
    { name: 'other_activities', type: 'radio', options: 'YN', ...required() },
    { name: 'other_information', type: 'radio', options: 'YN', ...required() },
    {
      name: 'character_details',
      type: 'textArea',
      indented: true,
      ...onlyIf(either(yes('good_character'), yes('other_activities'), yes('other_information'))),
      ...required({ max: 1000 }),
    },
    {
      section: 'work',
      name: 'sensitive_work',
      type: 'multipleSelect',
      options: 'UK_SENSITIVE_WORK',
      ...required({}, { alone: ['none'] }),
    },
    {
      name: 'sensitive_work_details',
      type: 'textArea',
      indented: true,
      ...onlyIf(notOneOf('sensitive_work', 'none')),
      ...required({ max: 500 }),
    },
    { section: 'confirm', name: 'security_confirm', type: 'radio', options: 'Y', ...required() },
  ],
};
