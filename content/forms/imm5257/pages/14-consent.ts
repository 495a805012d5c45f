/** Consent, representative, earlier biometrics, declaration and signature. */
import type { Page } from '../../definition.ts';
import { onlyIf, required, yes } from '../../writing.ts';

export const consent: Page = {
  number: 14,
  key: 'consent',
  fields: [
    { name: 'consent_contact', type: 'radio', options: 'YN', ...required() },
    { name: 'representative_used', type: 'radio', options: 'YN', ...required() },
    { name: 'biometrics_before', type: 'radio', options: 'YN', ...required() },
    {
      name: 'biometrics_date',
      type: 'text',
      prose: true,
      indented: true,
      ...onlyIf(yes('biometrics_before')),
      ...required({ max: 100 }),
    },
    { name: 'declaration_true', type: 'radio', options: 'Y', ...required() },
    { name: 'signature_name', type: 'text', ...required({ max: 100 }) },
    { name: 'signature_date', type: 'date', rightCol: true, ...required() },
  ],
};
