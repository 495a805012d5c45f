/** Native language, and what the person speaks of English and French. */
import type { Page } from '../../definition.ts';
import { is, onlyIf, required } from '../../writing.ts';

export const languages: Page = {
  number: 4,
  key: 'languages',
  fields: [
    { name: 'native_language', type: 'select', options: 'LANGUAGES', ...required() },
    { name: 'communicate', type: 'select', options: 'CA_COMMUNICATE', ...required() },
    {
      name: 'preferred_language',
      type: 'select',
      indented: true,
      options: 'CA_PREFERRED_LANGUAGE',
      ...onlyIf(is('communicate', 'both')),
      ...required(),
    },
    { name: 'language_test', type: 'radio', options: 'YN', ...required() },
  ],
};
