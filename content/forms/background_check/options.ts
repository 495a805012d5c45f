/** Lists of options of background_check: codes as they are stored. Their words are in text/options.<locale>.json. */
import { codes } from '../option.ts';

export const backgroundCheckLists = {
  BACKGROUND_RECORDS_OUTCOME: codes('dismissed acquitted fine suspended prison pending expunged'),
};
