/** The smallest whole answer to the visitor visa of Australia: nothing can be left out. */
import type { FilledPages } from '#tests/form-answers.ts';
import { yearsFromNow } from '../written.ts';

export const SMALLEST: FilledPages = {
  1: {
    ...{ outside_australia: 'Y', current_location: 'CO', legal_status: '1', stream: '29', visit_reason: '1' },
    ...{ group_processing: 'N', special_category: 'N' },
  },
  2: {
    ...{ family_name: 'Muñoz Ávila', given_names: 'Ana María', sex: 'F', date_of_birth: '1990-03-07' },
    ...{ passport_number: 'AR123456', passport_country: 'CO', passport_nationality: 'CO' },
    ...{ passport_issue: '2021-06-05', passport_expiry: yearsFromNow(5, '06-04') },
    ...{ passport_authority: 'Registro Civil e Identificación', national_id_has: 'N' },
    national_id_reason: 'La cédula está en renovación; tengo la contraseña.',
    ...{ pacific_card: 'N' },
  },
  3: {
    ...{ birth_city: 'Bogotá', birth_country: 'CO', relationship_status: 'S', other_names_used: 'N' },
    ...{ citizen_passport_country: 'Y', citizen_other: 'N', travelled_australia: 'N', applied_before: 'N' },
    ...{ other_passports: 'N', other_identity_docs: 'N', health_exam_12m: 'N' },
  },
  4: { is_minor: 'N', others_travelling: 'N' },
  5: {
    ...{ usual_country: 'CO', closest_office: 'bogota', res_line1: 'Calle 85 # 11-53', res_suburb: 'Bogotá' },
    ...{ res_state: 'Cundinamarca', res_country: 'CO', phone_mobile: '573001234567', postal_same: 'Y' },
    ...{ email: 'ana.munoz@example.com' },
  },
  6: { recipient: 'no' },
  7: { family_not_travelling: 'N' },
  8: {
    ...{ multiple_entry: 'N', stay_length: '3', arrival_date: yearsFromNow(1, '05-03') },
    ...{ departure_date: yearsFromNow(1, '05-24'), parent_of_australian: 'N', study: 'N', visit_people: 'N' },
  },
  9: {
    ...{ employment_status: '1', occupation_group: '1', occupation: 'Ingeniera de obras' },
    ...{ organisation: 'Taller Núñez & Peña', start_date: '2014-03-10', org_line1: 'Calle 85 # 11-53' },
    ...{ org_suburb: 'Bogotá', org_state: 'Cundinamarca', org_country: 'CO' },
    ...{ org_contact_family: 'Güell Ibáñez', org_contact_given: 'Ángela' },
    ...{ org_contact_position: 'Ingeniera de obras', org_contact_phone: '56942345678' },
  },
  10: {
    ...{ funding_source: '1' },
    ...{ funds_available: 'Ahorros por 9 000 dólares en mi banco y mi sueldo de cada mes.' },
  },
  11: {
    ...{ h_lived_outside: 'N', h_hospital: 'N', h_healthcare_work: 'N', h_aged_care: 'N', h_child_care: 'N' },
    ...{ h_classroom: 'N', h_tuberculosis: 'N', h_conditions: 'N', h_ongoing_care: 'N' },
  },
  12: {
    ...{ c_charged: 'N', c_convicted: 'N', c_violence_order: 'N', c_warrant: 'N', c_child_offence: 'N' },
    ...{ c_register: 'N', c_acquitted: 'N', c_unfit: 'N', c_security: 'N', c_war_crimes: 'N' },
    ...{ c_assoc_criminal: 'N', c_assoc_violence: 'N', c_military: 'N', c_training: 'N', c_smuggling: 'N' },
    ...{ c_removed: 'N', c_overstayed: 'N', c_debts: 'N' },
  },
  13: { held_visa: 'N', not_complied: 'N', visa_refused: 'N' },
  14: {
    ...{ d_read: 'Y', d_correct: 'Y', d_fraud: 'Y', d_change: 'Y', d_no_work: 'Y', d_leave: 'Y', d_funds: 'Y' },
    ...{ d_privacy: 'Y', d_values: 'Y' },
  },
};
