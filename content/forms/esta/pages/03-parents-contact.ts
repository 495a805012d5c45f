/** ESTA page 3: parents, e-mail, phone, home and social media. */
import type { Page } from '../../definition.ts';
import { box, optional, required } from '../../writing.ts';

export const parentsContact: Page = {
  number: 3,
  key: 'parents_contact',
  fields: [
    { section: 'parents', name: 'parent1_family', type: 'text', ...required({ max: 36, chars: 'C_NAME' }) },
    { name: 'parent1_first', type: 'text', ...required({ max: 36, chars: 'C_NAME' }) },
    { name: 'parent2_family', type: 'text', ...required({ max: 36, chars: 'C_NAME' }) },
    { name: 'parent2_first', type: 'text', ...required({ max: 36, chars: 'C_NAME' }) },
    { section: 'contact', name: 'email', type: 'text', ...required({ max: 100, chars: 'C_EMAIL' }) },
    { name: 'phone_type', type: 'select', options: 'ESTA_PHONE_TYPE', ...required() },
    { name: 'phone', type: 'international_phone', ...required({ max: 15, chars: 'C_PHONE' }) },
    { section: 'home', name: 'home_line1', type: 'text', ...required({ max: 60, chars: 'C_ADDR' }) },
    { name: 'home_line2', type: 'text', ...optional({ max: 60, chars: 'C_ADDR' }) },
    { name: 'home_apartment', type: 'text', ...optional({ max: 20, chars: 'C_ADDR' }) },
    { name: 'home_city', type: 'text', ...required({ max: 50, chars: 'C_ADDR' }) },
    { name: 'home_state', type: 'text', rightCol: true, ...required({ max: 50, chars: 'C_ADDR' }) },
    { name: 'home_country', type: 'select', options: 'COUNTRIES', ...required() },
    {
      section: 'social',
      name: 'social_media',
      type: 'addRemove',
      fields: [
        { name: 'platform', type: 'select', options: 'SOCIAL_ESTA', ...required() },
        { name: 'identifier', type: 'text', ...required({ max: 50, chars: 'C_HANDLE' }) },
      ],
    },
    box('social_media_none', 'social_media'),
  ],
};
