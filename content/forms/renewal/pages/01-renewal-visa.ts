/** Renewal page 1: the visa to renew, and its holder when it was issued. */
import type { Page } from '../../definition.ts';
import { after, before, box, no, onlyIf, required } from '../../writing.ts';

export const renewalVisa: Page = {
  number: 1,
  key: 'renewal_visa',
  fields: [
    { section: 'visa', name: 'prev_visa_class', type: 'select', options: 'RENEWAL_PREV_VISA_CLASS', ...required() },
    { name: 'prev_visa_number', type: 'text', ...required({ max: 12, chars: 'C_VISA_NO' }) },
    box('prev_visa_number_dk', 'prev_visa_number'),
    { name: 'prev_visa_issue', type: 'date', ...required({}, { ...before('today') }) },
    { name: 'prev_visa_expiry', type: 'date', rightCol: true, ...required({}, { ...after('prev_visa_issue') }) },
    { name: 'prev_visa_post', type: 'select', options: 'POSTS_US_OTHER', ...required() },
    { section: 'state', name: 'prev_visa_in_hand', type: 'radio', options: 'YN', ...required() },
    {
      name: 'prev_visa_lost_details',
      type: 'textArea',
      prose: false,
      indented: true,
      ...onlyIf(no('prev_visa_in_hand')),
      ...required({ max: 1000 }),
    },
    { name: 'prev_visa_annotation', type: 'radio', options: 'YN', ...required() },
    { name: 'full_validity', type: 'radio', options: 'YN', ...required() },
    { section: 'then', name: 'date_of_birth', type: 'date', ...required({}, { ...before('today') }) },
    { name: 'adult_at_issue', type: 'radio', options: 'YN', follows: 'was_adult', ...required() },
    { name: 'fingerprints_taken', type: 'radio', options: 'YN', ...required() },
  ],
};
