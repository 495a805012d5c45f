/** Lists of options of work_family: codes as they are stored. Their words are in text/options.<locale>.json. */
import { codes } from '../option.ts';

export const workFamilyLists = {
  WORK_TRACK: codes('family fiance work_temp work_perm investor diversity other'),
  WORK_URGENCY: codes('under_1_month 1_3_months 3_12_months later'),
  WORK_ENTRY_MANNER: codes('with_visa with_esta without_inspection parole'),
  WORK_PETITIONER_STATUS: codes('us_citizen permanent_resident'),
  WORK_PETITIONER_RELATIONSHIP: codes('spouse fiance parent child_aged_21_or_over brother_or_sister'),
  WORK_PETITION_STAGE: codes('pending approved at_nvc documentarily_qualified interview_scheduled refused'),
  WORK_VISA_WANTED: codes('H-1B h_1b1 H-2A H-2B L-1 O-1 P R E-1/E-2 tn EB-1 eb_2_niw EB-3 EB-4 EB-5 do_not_know'),
  WORK_EDUCATION_LEVEL: codes('secondary technical bachelor master doctorate'),
  WORK_ENGLISH_LEVEL: codes('none basic intermediate advanced'),
  WORK_US_OVERSTAY: codes('never under_180_days 180_days_to_1_year over_1_year'),
  WORK_FAMILY_JOINING_RELATIONSHIP: codes('spouse child parent sibling'),
  WORK_BUDGET: codes('under_1000 1000_3000 3000_6000 over_6000'),
};
