/** The smallest whole answer to the questions about a renewal: nothing can be left out. */
import type { FilledPages } from '#tests/form-answers.ts';
import { yearsFromNow } from '../written.ts';

export const SMALLEST: FilledPages = {
  1: {
    ...{ prev_visa_class: 'B1/B2', prev_visa_number: '12345678', prev_visa_issue: '2014-05-12' },
    ...{ prev_visa_expiry: yearsFromNow(5, '06-04'), prev_visa_post: 'MEX', prev_visa_in_hand: 'Y' },
    ...{ prev_visa_annotation: 'N', full_validity: 'Y', date_of_birth: '1990-03-07', adult_at_issue: 'Y' },
    ...{ fingerprints_taken: 'Y' },
  },
  2: {
    ...{ nationality: 'CO', residence_country: 'CO', apply_country: 'CO', same_class: 'Y', refused_since: 'N' },
    ...{ arrested_since: 'N', overstayed: 'N', name_changed: 'N', restricted_travel: 'N' },
  },
};
