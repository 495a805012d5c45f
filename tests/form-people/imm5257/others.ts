/** Those who are asked what nobody else is by the visitor visa of Canada. */
import type { FilledPages } from '#tests/form-answers.ts';
import { yearsFromNow } from '../written.ts';
import { SMALLEST } from './smallest.ts';

export const OF_TAIWAN: FilledPages = {
  ...SMALLEST,
  5: {
    ...{ passport_number: 'AR123456', passport_country: 'TW', passport_issue: '2021-06-05' },
    ...{ passport_expiry: yearsFromNow(5, '06-04'), passport_taiwan: 'N', national_id_has: 'N' },
    ...{ us_pr_card_has: 'N' },
  },
  11: {
    ...{ fam_applicant_marital: 'single', fam_applicant_occupation: 'Ingeniera de obras' },
    ...{ fam_applicant_address: 'Calle 85 # 11-53, Bogotá', fam_spouse_has: 'N', fam_mother_dk: true },
    ...{ fam_father_dk: true },
  },
};
