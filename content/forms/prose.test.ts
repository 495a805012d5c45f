/** Which answers must be English, form by form, to be read: a new field is in one of the lists, or it is carried as it is. */
import { expect, test } from 'vitest';
import type { FormName } from '../catalogue.ts';
import { forms } from './forms.ts';
import { proseFields } from './prose.ts';

const SECURITY =
  'disease disorder drug_user arrested controlled_substances prostitution money_laundering trafficking trafficking_aided trafficking_family espionage terrorist_activity terrorist_support terrorist_member terrorist_family genocide torture killings child_soldiers religious_freedom population_control transplant removal_hearing fraud fail_to_attend visa_violation deported child_custody voting renounced public_school';

const PROSE: Record<FormName, string> = {
  ds160: `marital_status_other payer_company_relation visa_lost_explain visa_cancelled_explain visa_refused_explain
    esta_denied_explain us_lpr_explain immigrant_petition_explain passport_type_other lost_passports.explain
    former_spouses.how_ended occupation_other duties previous_jobs.job_title previous_jobs.duties schools.course
    languages.name special_skills_explain military_service.branch military_service.rank military_service.specialty
    insurgent_explain ${SECURITY.replaceAll(/\w+/g, 'sec_$&_explain')}
    school_course crew_job_title preparer_relationship`,
  imm5257: `cor_other previous_residences.other applying_other purpose_other contact_1_relationship
    contact_2_relationship edu_field occupations.occupation bg_medical_details bg_immigration_details
    bg_criminal_details bg_military_details fam_applicant_occupation fam_spouse_occupation fam_mother_occupation
    fam_father_occupation fam_children.occupation fam_siblings.occupation s1_military_rows.detail
    s1_war_crimes_rows.detail s1_membership_rows.detail s1_government_rows.detail s1_travel_rows.detail
    biometrics_date`,
  uk_visitor: `home_ownership_other job_title job_description sponsors.reason interview_language_other activities
    dependants.relationship uk_family.relationship travel_companions.relationship accommodation_plans
    uk_medical_details problems.details breach_details convictions.what convictions.sentence security_details
    character_details sensitive_work_details additional_info`,
  au600: `significant_dates national_id_reason health_exam_hap minor_alone_details later_entries_reason study_details
    stay_reason occupation business_reg_type org_contact_position last_position course_name other_details
    funds_available health_details character_details held_visa_details not_complied_details visa_refused_details`,
  esta: 'job_title e_visa_denied_when',
  renewal: '',
  work_family: '',
  background_check: '',
  interview_prep: '',
};

test.each(Object.keys(PROSE) as FormName[])('%s: the answers that must be English', (name) => {
  expect(proseFields(forms[name]).map(({ id }) => id)).toEqual(PROSE[name].split(/\s+/).filter(Boolean));
});

test('only what is written in words can be such an answer', () => {
  for (const form of Object.values(forms))
    for (const { id, field } of proseFields(form)) expect(['text', 'textArea'], id).toContain(field.type);
});
