/** Security and background 4. */
import type { Page } from '../../definition.ts';
import { securityQuestions } from '../security.ts';

export const security4: Page = {
  number: 17,
  key: 'security_4',
  fields: securityQuestions(
    'sec_removal_hearing',
    'sec_fraud',
    'sec_fail_to_attend',
    'sec_visa_violation',
    'sec_deported',
  ),
};
