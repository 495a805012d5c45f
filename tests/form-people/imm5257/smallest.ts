/** The smallest whole answer to the visitor visa of Canada: nothing can be left out. */
import type { FilledPages } from '#tests/form-answers.ts';
import { yearsFromNow } from '../written.ts';

export const SMALLEST: FilledPages = {
  1: {
    ...{ service_language: '01', visa_type: 'visitorvisa', family_name: 'Muñoz Ávila', alias_used: 'N' },
    ...{ sex: 'F', date_of_birth: '1990-03-07', birth_city: 'Bogotá', birth_country: 'CO', citizenship: 'CO' },
  },
  2: { cor_country: 'CO', cor_status: '01', previous_residence: 'N', applying_same_country: 'Y' },
  3: { marital_status: '02', previously_married: 'N' },
  4: { native_language: 'spanish', communicate: 'english', language_test: 'N' },
  5: {
    ...{ passport_number: 'AR123456', passport_country: 'CO', passport_issue: '2021-06-05' },
    ...{ passport_expiry: yearsFromNow(5, '06-04'), national_id_has: 'N', us_pr_card_has: 'N' },
  },
  6: {
    ...{ mail_street: 'Calle 85 # 11-53', mail_city: 'Bogotá', mail_country: 'CO', res_same: 'Y' },
    ...{ phone_type: 'residence', phone: '573001234567', email: 'ana.munoz@example.com' },
  },
  7: {
    ...{ purpose: '01', stay_from: yearsFromNow(1, '05-03'), stay_to: yearsFromNow(1, '05-24') },
    ...{ funds_cad: '48000', contact_1_name: 'Ángela Güell Ibáñez', contact_1_relationship: 'Prima' },
    ...{ contact_1_address: '12 Maple Street, Ottawa' },
  },
  8: { education_has: 'N' },
  9: {
    occupations: [
      {
        ...{ from: '2014-03', occupation: 'Ingeniera de obras', employer: 'Taller Núñez & Peña', city: 'Bogotá' },
        ...{ country: 'CO' },
      },
    ],
  },
  10: {
    ...{ bg_tuberculosis: 'N', bg_disorder: 'N', bg_overstay: 'N', bg_refused: 'N', bg_applied_before: 'N' },
    ...{ bg_criminal: 'N', bg_military: 'N', bg_organisation: 'N', bg_ill_treatment: 'N', bg_government: 'N' },
  },
  11: {
    ...{ fam_applicant_marital: 'single', fam_applicant_occupation: 'Ingeniera de obras' },
    ...{ fam_applicant_address: 'Calle 85 # 11-53, Bogotá', fam_spouse_has: 'N' },
    ...{ fam_mother_name: 'Rosa Ávila Peña', fam_mother_status: 'living', fam_mother_dob: '1954-02-01' },
    ...{ fam_mother_birth_country: 'CO', fam_mother_occupation: 'Jubilada' },
    ...{ fam_mother_address: 'Calle 85 # 11-53, Bogotá', fam_mother_accompany: 'N' },
    ...{ fam_father_name: 'José María Muñoz Ñáñez', fam_father_status: 'living', fam_father_dob: '1950-12-31' },
    ...{ fam_father_birth_country: 'CO', fam_father_occupation: 'Agricultor' },
    ...{ fam_father_address: 'Calle 85 # 11-53, Bogotá', fam_father_accompany: 'N' },
  },
  12: { fam_children_has: 'N' },
  14: {
    ...{ consent_contact: 'Y', representative_used: 'N', biometrics_before: 'N', declaration_true: 'Y' },
    ...{ signature_name: 'Ana María Muñoz Ávila', signature_date: '2026-11-02' },
  },
};
