/** Which visa, and who applies for it. */
import type { Page } from '../../definition.ts';
import { before, onlyIf, optional, required, yes } from '../../writing.ts';

export const personal: Page = {
  number: 1,
  key: 'personal',
  fields: [
    { section: 'application', name: 'uci', type: 'text', ...optional({ max: 12, chars: 'C_UCI' }) },
    { name: 'service_language', type: 'select', options: 'CA_SERVICE_LANGUAGE', ...required() },
    { name: 'visa_type', type: 'select', options: 'CA_VISA_TYPE', ...required() },
    { section: 'name', name: 'family_name', type: 'text', ...required({ max: 100, chars: 'C_NAME' }) },
    { name: 'given_name', type: 'text', ...optional({ max: 100, chars: 'C_NAME' }) },
    { name: 'alias_used', type: 'radio', options: 'YN', ...required() },
    {
      name: 'alias_family',
      type: 'text',
      indented: true,
      ...onlyIf(yes('alias_used')),
      ...required({ max: 100, chars: 'C_NAME' }),
    },
    {
      name: 'alias_given',
      type: 'text',
      indented: true,
      ...onlyIf(yes('alias_used')),
      ...optional({ max: 100, chars: 'C_NAME' }),
    },
    { section: 'about_you', name: 'sex', type: 'select', options: 'CA_SEX', ...required() },
    { name: 'date_of_birth', type: 'date', ...required({}, { ...before('today') }) },
    { name: 'birth_city', type: 'text', ...required({ max: 50 }) },
    { name: 'birth_country', type: 'select', rightCol: true, options: 'COUNTRIES', ...required() },
    { name: 'citizenship', type: 'select', options: 'COUNTRIES', ...required() },
  ],
};
