/** Security and background 3. */
import type { Page } from '../../definition.ts';
import { securityQuestions } from '../security.ts';

export const security3: Page = {
  number: 16,
  key: 'security_3',
  fields: securityQuestions(
    'sec_espionage',
    'sec_terrorist_activity',
    'sec_terrorist_support',
    'sec_terrorist_member',
    'sec_terrorist_family',
    'sec_genocide',
    'sec_torture',
    'sec_killings',
    'sec_child_soldiers',
    'sec_religious_freedom',
    'sec_population_control',
    'sec_transplant',
  ),
};
