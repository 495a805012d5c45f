/** Lists of options of renewal: codes as they are stored. Their words are in text/options.<locale>.json. */
import { codes } from '../option.ts';

export const renewalLists = {
  RENEWAL_PREV_VISA_CLASS: codes('B1/B2 B1 B2 BCC F1 J1 M1 C1/D H1B H2A H2B L1 O1 other'),
};
