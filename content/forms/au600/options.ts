/** Lists of options of au600: codes as they are stored. Their words are in text/options.<locale>.json. */
import { codes } from '../option.ts';

export const au600Lists = {
  REL_AU: codes('1 2 3 13 14 18 19 31 33 35 36 39 40 41 42 87'),
  STATES_AU: codes('ACT NSW NT QLD SA TAS VIC WA'),
  OFFICES_AU: codes('bogota brasilia buenos_aires lima mexico_city santiago other'),
  INDUSTRY_AU: codes('A B C D E F G H I J K L M N O P Q R S'),
  AU_LEGAL_STATUS: codes('1 2 visitor student work_visa no_legal_status other'),
  AU_STREAM: codes('29 30 61 sponsored_family'),
  AU_VISIT_REASON: codes('1 2 3 4'),
  AU_SEX: codes('F M U'),
  AU_RELATIONSHIP_STATUS: codes('D E F M N S W'),
  AU_OTHER_NAMES_REASON: codes('marriage deed_poll maiden_name alias other'),
  AU_IDENTITY_DOCS_TYPE: codes('BRT_CRT driver_s_licence family_book other'),
  AU_MINOR_ALONE_REASON: codes('1 2 3 4 5'),
  AU_GUARDIANS_RELATIONSHIP: codes('2 14 87'),
  AU_RECIPIENT: codes('no yes_a_migration_agent yes_a_legal_practitioner yes_another_person'),
  AU_STAY_LENGTH: codes('3 6 12'),
  AU_AU_CONTACTS_RESIDENCY: codes('1 2 3'),
  AU_EMPLOYMENT_STATUS: codes('1 2 3 4 5 99'),
  AU_OCCUPATION_GROUP: codes('1 2 3 4 5 6 7 8 other'),
  AU_BUSINESS_STRUCTURE: codes('SOLE PART COMP PROP'),
  AU_FUNDING_SOURCE: codes('1 2 3 4'),
  AU_SUPPORT_TYPE: codes('1 2 3 99'),
};
