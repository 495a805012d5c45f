/** Lists of options of uk_visitor: codes as they are stored. Their words are in text/options.<locale>.json. */
import { codes } from '../option.ts';

export const ukVisitorLists = {
  RELSTAT_UK: codes('S M U D P W'),
  UK_VISA_LENGTH: codes('6_months 2_years 5_years 10_years'),
  UK_EMAIL_OWNER: codes('mine someone_else_s'),
  UK_PHONE_USE: codes('in_the_uk outside_the_uk'),
  UK_PHONE_KIND: codes('home mobile business'),
  UK_CONTACT_PREFERENCE: codes('call_and_text call_only text_only not_by_phone'),
  UK_SEX: codes('M F X'),
  UK_HOME_OWNERSHIP: codes('OWNED RENTED OTHER'),
  UK_EMPLOYMENT_STATUS: codes('EMPLOYED SELF_EMPLOYED STUDENT RETIRED UNEMPLOYED'),
  UK_OTHER_INCOME: codes('money_in_bank regular_income_from_others allowance pension investments property other none'),
  UK_SPONSORS_WHO: codes('SOMEONE_I_KNOW MY_EMPLOYER OTHER_ORGANISATION'),
  UK_INTERVIEW_LANGUAGE: codes('english welsh other'),
  UK_MAIN_PURPOSE: codes('tourism business study academic medical transit marriage other'),
  UK_TOURISM_TYPE: codes('tourist visiting_family visiting_friends'),
  UK_UK_FAMILY_STATUS: codes('temporary permanent british no_permission do_not_know'),
  UK_UK_VISITS_REASON: codes('tourist work study transit other'),
  UK_UK_VISITS_DURATION_UNIT: codes('days weeks months years'),
  UK_FIVE_COUNTRIES_VISITS: codes('zero once 2_to_5_times 6_or_more'),
  UK_FIVE_COUNTRIES_COUNTRY: codes('USA canada australia new_zealand switzerland_or_eea'),
  UK_WORLD_VISITS_REASON: codes('tourism business study transit other'),
  UK_PROBLEMS_KIND: codes(
    'refused_visa refused_entry_at_border refused_permission_to_stay refused_asylum deported removed required_to_leave excluded_or_banned',
  ),
  UK_CONVICTIONS_KIND: codes(
    'criminal_conviction penalty_for_driving_offence arrest_or_charge_awaiting_trial caution_or_warning civil_court_judgment civil_penalty_under_immigration_law none',
  ),
  UK_SENSITIVE_WORK: codes('armed_forces government media security_organisations_including_police judiciary none'),
  UK_DECLARE_ROLE: codes('applicant_aged_18_or_over parent_or_guardian someone_acting_for_the_applicant'),
};
