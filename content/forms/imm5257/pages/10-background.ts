/** Health, immigration history, offenses, service and organizations; four of the answers open Schedule 1. */
import type { Page } from '../../definition.ts';
import { either, onlyIf, required, yes } from '../../writing.ts';

export const background: Page = {
  number: 10,
  key: 'background',
  fields: [
    { section: 'health', name: 'bg_tuberculosis', type: 'radio', options: 'YN', ...required() },
    { name: 'bg_disorder', type: 'radio', options: 'YN', ...required() },
    {
      name: 'bg_medical_details',
      type: 'textArea',
      indented: true,
      ...onlyIf(either(yes('bg_tuberculosis'), yes('bg_disorder'))),
      ...required({ max: 1000 }),
    },
    { section: 'immigration', name: 'bg_overstay', type: 'radio', options: 'YN', ...required() },
    { name: 'bg_refused', type: 'radio', options: 'YN', ...required() },
    { name: 'bg_applied_before', type: 'radio', options: 'YN', ...required() },
    {
      name: 'bg_immigration_details',
      type: 'textArea',
      indented: true,
      ...onlyIf(either(yes('bg_overstay'), yes('bg_refused'), yes('bg_applied_before'))),
      ...required({ max: 1000 }),
    },
    { section: 'record', name: 'bg_criminal', type: 'radio', options: 'YN', ...required() },
    {
      name: 'bg_criminal_details',
      type: 'textArea',
      indented: true,
      ...onlyIf(yes('bg_criminal')),
      ...required({ max: 1000 }),
    },
    { section: 'service', name: 'bg_military', type: 'radio', options: 'YN', ...required() },
    {
      name: 'bg_military_details',
      type: 'textArea',
      indented: true,
      ...onlyIf(yes('bg_military')),
      ...required({ max: 1000 }),
    },
    { name: 'bg_organisation', type: 'radio', options: 'YN', ...required() },
    { name: 'bg_ill_treatment', type: 'radio', options: 'YN', ...required() },
    { name: 'bg_government', type: 'radio', options: 'YN', ...required() },
  ],
};
