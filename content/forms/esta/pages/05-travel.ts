/** ESTA page 5: transit or stay, the contact in the United States and the one for emergencies. */
import type { Page } from '../../definition.ts';
import { no, onlyIf, required } from '../../writing.ts';

export const travel: Page = {
  number: 5,
  key: 'travel',
  fields: [
    { section: 'trip', name: 'transit', type: 'radio', options: 'YN', ...required() },
    {
      name: 'us_contact_name',
      type: 'text',
      ...onlyIf(no('transit')),
      ...required({ max: 60, chars: 'C_ORG' }),
    },
    { name: 'us_contact_line1', type: 'text', ...onlyIf(no('transit')), ...required({ max: 60, chars: 'C_ADDR' }) },
    { name: 'us_contact_city', type: 'text', ...onlyIf(no('transit')), ...required({ max: 50, chars: 'C_ADDR' }) },
    {
      name: 'us_contact_state',
      type: 'select',
      rightCol: true,
      options: 'US_STATES',
      ...onlyIf(no('transit')),
      ...required(),
    },
    {
      name: 'us_contact_phone',
      type: 'international_phone',
      ...onlyIf(no('transit')),
      ...required({ max: 15, chars: 'C_PHONE' }),
    },
    { name: 'us_stay_same', type: 'radio', options: 'YN', ...onlyIf(no('transit')), ...required() },
    { name: 'us_stay_line1', type: 'text', ...onlyIf(no('us_stay_same')), ...required({ max: 60, chars: 'C_ADDR' }) },
    { name: 'us_stay_city', type: 'text', ...onlyIf(no('us_stay_same')), ...required({ max: 50, chars: 'C_ADDR' }) },
    {
      name: 'us_stay_state',
      type: 'select',
      rightCol: true,
      options: 'US_STATES',
      ...onlyIf(no('us_stay_same')),
      ...required(),
    },
    { section: 'emergency', name: 'emergency_family', type: 'text', ...required({ max: 36, chars: 'C_NAME' }) },
    { name: 'emergency_first', type: 'text', ...required({ max: 36, chars: 'C_NAME' }) },
    { name: 'emergency_email', type: 'text', ...required({ max: 100, chars: 'C_EMAIL' }) },
    { name: 'emergency_phone', type: 'international_phone', ...required({ max: 15, chars: 'C_PHONE' }) },
  ],
};
