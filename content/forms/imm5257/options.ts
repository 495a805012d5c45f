/** Lists of options of imm5257: codes as they are stored. Their words are in text/options.<locale>.json. */
import { codes } from '../option.ts';

export const imm5257Lists = {
  STATUS_CA: codes('01 02 03 04 05 06 07 08 09'),
  MARITAL_CA: codes('01 02 03 04 05 06 07'),
  PURPOSE_CA: codes('01 02 03 04 05 06 07 08 09'),
  PHONE_TYPE_CA: codes('residence cellular business'),
  LANGUAGES: codes(
    'spanish portuguese english french arabic quechua aymara guarani nahuatl maya mapudungun k_iche wayuu haitian_creole italian german dutch polish russian ukrainian mandarin cantonese japanese korean hindi urdu bengali punjabi hebrew turkish persian berber kurdish armenian greek romanian hungarian swedish vietnamese tagalog other',
  ),
  MARITAL_5707: codes(
    'annulled_marriage common_law divorced legally_separated married_physically_present married_not_physically_present single widowed',
  ),
  CA_SERVICE_LANGUAGE: codes('01 02'),
  CA_VISA_TYPE: codes('visitorvisa transit'),
  CA_SEX: codes('F M X U'),
  CA_PREV_RELATIONSHIP_TYPE: codes('01 03'),
  CA_COMMUNICATE: codes('english french both neither'),
  CA_PREFERRED_LANGUAGE: codes('english french'),
  CA_FAM_MOTHER_STATUS: codes('living deceased'),
  CA_FAM_CHILDREN_RELATIONSHIP: codes('son daughter adopted step_child'),
  CA_FAM_SIBLINGS_RELATIONSHIP: codes('brother sister half step'),
};
