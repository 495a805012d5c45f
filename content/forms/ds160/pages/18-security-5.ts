/** Security and background 5. */
import type { Page } from '../../definition.ts';
import { securityQuestions } from '../security.ts';

export const security5: Page = {
  number: 18,
  key: 'security_5',
  fields: securityQuestions('sec_child_custody', 'sec_voting', 'sec_renounced', 'sec_public_school'),
};
