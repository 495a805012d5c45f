/** Lists of options of esta: codes as they are stored. Their words are in text/options.<locale>.json. */
import { codes } from '../option.ts';

export const estaLists = {
  ESTA_GENDER: codes('M F'),
  ESTA_OTHER_PASSPORTS_TYPE: codes('passport national_identity_card'),
  ESTA_OTHER_CITIZEN_HOW: codes('birth parents naturalised other'),
  ESTA_PHONE_TYPE: codes('home mobile work other'),
  ESTA_E_RESTRICTED_ROWS_REASON: codes(
    'tourism family_visit business military_or_government humanitarian journalist other',
  ),
};
