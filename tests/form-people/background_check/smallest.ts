/** The smallest whole answer to the questions about records: nothing can be left out. */
import type { FilledPages } from '#tests/form-answers.ts';

export const SMALLEST: FilledPages = {
  1: {
    ...{ full_name: 'Ana María Muñoz Ávila', date_of_birth: '1990-03-07', nationality: 'CO' },
    ...{ national_id: '1020304050', passport_number: 'AR123456' },
    ...{ countries_lived: [{ country: 'CO', from: '2014-03-10' }], consent: 'Y' },
  },
  2: { police_record: 'N', dui: 'N', drugs: 'N', immigration_record: 'N', watchlist: 'N', debts_us: 'N' },
};
