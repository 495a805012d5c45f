/** ESTA page 7: what everybody declares. */
import type { Page } from '../../definition.ts';
import { required } from '../../writing.ts';

export const certify: Page = {
  number: 7,
  key: 'certify',
  fields: [
    { name: 'waiver_rights', type: 'radio', options: 'Y', ...required() },
    { name: 'certify_true', type: 'radio', options: 'Y', ...required() },
    { name: 'third_party', type: 'radio', options: 'YN', default: 'Y', ...required() },
  ],
};
