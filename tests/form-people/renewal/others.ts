/** Those who are asked what nobody else is by the questions about a renewal. */
import type { FilledPages } from '#tests/form-answers.ts';
import { yearsFromNow } from '../written.ts';
import { SMALLEST } from './smallest.ts';

export const NUMBER_UNKNOWN: FilledPages = {
  ...SMALLEST,
  1: {
    ...{ prev_visa_class: 'B1/B2', prev_visa_number_dk: true, prev_visa_issue: '2014-05-12' },
    ...{ prev_visa_expiry: yearsFromNow(5, '06-04'), prev_visa_post: 'MEX', prev_visa_in_hand: 'Y' },
    ...{ prev_visa_annotation: 'N', full_validity: 'Y', date_of_birth: '1990-03-07', adult_at_issue: 'Y' },
    ...{ fingerprints_taken: 'Y' },
  },
};
