/** What the applicant declares at the end; each can only be agreed to. */
import type { Page } from '../../definition.ts';
import { required } from '../../writing.ts';

export const declarations: Page = {
  number: 14,
  key: 'declarations',
  fields: [
    { section: 'answers', name: 'd_read', type: 'radio', options: 'Y', ...required() },
    { name: 'd_correct', type: 'radio', options: 'Y', ...required() },
    { name: 'd_fraud', type: 'radio', options: 'Y', ...required() },
    { name: 'd_change', type: 'radio', options: 'Y', ...required() },
    { section: 'stay', name: 'd_no_work', type: 'radio', options: 'Y', ...required() },
    { name: 'd_leave', type: 'radio', options: 'Y', ...required() },
    { name: 'd_funds', type: 'radio', options: 'Y', ...required() },
    { section: 'data', name: 'd_privacy', type: 'radio', options: 'Y', ...required() },
    { name: 'd_values', type: 'radio', options: 'Y', ...required() },
  ],
};
