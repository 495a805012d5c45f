/** Us contact. */
import type { Page } from '../../definition.ts';
import { box, is, optional, required } from '../../writing.ts';

export const usContact: Page = {
  number: 8,
  key: 'us_contact',
  fields: [
    { section: 'contact', name: 'contact_surnames', type: 'text', ...required({ max: 33, chars: 'C_NAME' }) },
    box('contact_name_dk', 'contact_surnames', 'contact_given'),
    {
      name: 'contact_given',
      type: 'text',
      disabled: is('contact_name_dk', true),
      ...required({ max: 33, chars: 'C_NAME' }),
    },
    { name: 'contact_organization', type: 'text', ...required({ max: 33, chars: 'C_ORG' }) },
    { ...box('contact_org_dk', 'contact_organization'), disabled: is('contact_name_dk', true) },
    {
      name: 'contact_relationship',
      type: 'select',
      options: 'REL_US_CONTACT',
      // An organisation is nobody's relative, spouse or friend.
      validation: {
        when: 'contact_name_dk',
        is: true,
        // biome-ignore lint/suspicious/noThenProperty: the specification's word
        then: { required: true, refuses: ['R', 'S', 'C'] },
        else: { required: true },
      },
    },
    { section: 'address', name: 'contact_street1', type: 'text', ...required({ max: 40, chars: 'C_ADDR' }) },
    { name: 'contact_street2', type: 'text', ...optional({ max: 40, chars: 'C_ADDR' }) },
    { name: 'contact_city', type: 'text', ...required({ max: 20, chars: 'C_ADDR' }) },
    { name: 'contact_state', type: 'select', options: 'US_STATES', ...required() },
    { name: 'contact_zip', type: 'text', ...optional({ max: 10, chars: 'C_ZIP_US' }) },
    { name: 'contact_phone', type: 'international_phone', ...required({ max: 15, chars: 'C_PHONE' }) },
    { name: 'contact_email', type: 'text', ...required({ max: 50, chars: 'C_EMAIL' }) },
    box('contact_email_na', 'contact_email'),
  ],
};
