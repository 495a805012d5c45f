/** Security and background 2. */
import type { Page } from '../../definition.ts';
import { securityQuestions } from '../security.ts';

export const security2: Page = {
  number: 15,
  key: 'security_2',
  fields: securityQuestions(
    'sec_arrested',
    'sec_controlled_substances',
    'sec_prostitution',
    'sec_money_laundering',
    'sec_trafficking',
    'sec_trafficking_aided',
    'sec_trafficking_family',
  ),
};
