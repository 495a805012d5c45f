/** Security and background 1. */
import type { Page } from '../../definition.ts';
import { securityQuestions } from '../security.ts';

export const security1: Page = {
  number: 14,
  key: 'security_1',
  fields: securityQuestions('sec_disease', 'sec_disorder', 'sec_drug_user'),
};
