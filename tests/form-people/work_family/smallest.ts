/** The smallest whole answer to the questions about work and family: nothing can be left out. */
import type { FilledPages } from '#tests/form-answers.ts';

export const SMALLEST: FilledPages = {
  1: { track: 'family', urgency: 'under_1_month', in_us_now: 'N', attorney: 'N' },
  2: {
    ...{ full_name: 'Ana María Muñoz Ávila', date_of_birth: '1990-03-07', birth_country: 'CO' },
    ...{ nationality: 'CO', residence_country: 'CO', marital_status: 'M', children_count: '1' },
  },
  3: {
    ...{ petitioner_status: 'us_citizen', petitioner_relationship: 'spouse', petition_filed: 'N' },
    ...{ marriage_date: '2014-03-10', prior_marriages: 'N', petitioner_income: '48000', household_size: '3' },
    ...{ joint_sponsor: 'N' },
  },
  5: {
    ...{ us_visits: 'N', us_removed: 'N', us_refused: 'N', criminal: 'N', misrepresentation: 'N' },
    ...{ communicable_disease: 'N', military: 'N' },
  },
  6: {},
};
