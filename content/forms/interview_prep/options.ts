/** Lists of options of interview_prep: codes as they are stored. Their words are in text/options.<locale>.json. */
import { codes } from '../option.ts';

export const interviewPrepLists = {
  PREP_VISA_CLASS: codes('B1/B2 F1 J1 M1 C1/D H L O K1 immigrant canada UK australia'),
  PREP_LANGUAGE: codes('spanish english portuguese arabic'),
  PREP_APPLYING_WITH: codes('alone spouse family parents group'),
};
