/** Location photo sign. */
import type { Page } from '../../definition.ts';
import { box, isNot, onlyIf, required, yes } from '../../writing.ts';

export const locationPhotoSign: Page = {
  number: 23,
  key: 'location_photo_sign',
  fields: [
    { section: 'interview', name: 'interview_post', type: 'select', options: 'POSTS_US', ...required() },
    {
      name: 'proof_of_residence',
      type: 'radio',
      options: 'YN',
      ...onlyIf(isNot('interview_country', { field: 'nationality' })),
      ...required(),
    },
    { name: 'photo_ready', type: 'radio', options: 'YN', ...required() },
    { section: 'preparer', name: 'assisted', type: 'radio', options: 'YN', default: 'Y', ...required() },
    { name: 'preparer_surnames', type: 'text', ...onlyIf(yes('assisted')), ...required({ max: 33, chars: 'C_NAME' }) },
    { name: 'preparer_given', type: 'text', ...onlyIf(yes('assisted')), ...required({ max: 33, chars: 'C_NAME' }) },
    {
      name: 'preparer_organization',
      type: 'text',
      ...onlyIf(yes('assisted')),
      ...required({ max: 75, chars: 'C_ORG' }),
    },
    box('preparer_organization_na', 'preparer_organization'),
    { name: 'preparer_street1', type: 'text', ...onlyIf(yes('assisted')), ...required({ max: 40, chars: 'C_ADDR' }) },
    { name: 'preparer_city', type: 'text', ...onlyIf(yes('assisted')), ...required({ max: 20, chars: 'C_ADDR' }) },
    { name: 'preparer_country', type: 'select', options: 'COUNTRIES', ...onlyIf(yes('assisted')), ...required() },
    {
      name: 'preparer_relationship',
      type: 'text',
      prose: true,
      ...onlyIf(yes('assisted')),
      ...required({ max: 33, chars: 'C_ORG' }),
    },
    { section: 'signature', name: 'security_question', type: 'select', options: 'SECURITY_Q' },
    {
      name: 'security_answer',
      type: 'text',
      ...onlyIf(isNot('security_question', null)),
      ...required({ max: 50, chars: 'C_ADDR' }),
    },
    { name: 'declaration_true', type: 'radio', options: 'Y', ...required() },
  ],
};
