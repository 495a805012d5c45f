/** Somebody who answers whatever the visitor visa of Australia asks, at full length. */
import type { FilledPages } from '#tests/form-answers.ts';
import { ofLength, yearsFromNow } from '../written.ts';

export const MOST: FilledPages = {
  1: {
    ...{ outside_australia: 'Y', current_location: 'CL', legal_status: '1', stream: '29', visit_reason: '1' },
    significant_dates: ofLength(
      1000,
      'La boda de mi hermana es el 12 de mayo; la fiesta de despedida, tres días antes.',
    ),
    ...{ group_processing: 'Y', group_name: "Coro 'Niños del Ñuble'", special_category: 'N' },
  },
  2: {
    ...{ family_name: "Núñez-O'Higgins", given_names: 'María-José', sex: 'F', date_of_birth: '1979-02-28' },
    ...{ passport_number: 'F17654321', passport_country: 'CL', passport_nationality: 'CL' },
    ...{ passport_issue: '2021-06-05', passport_expiry: yearsFromNow(5, '06-04') },
    ...{ passport_authority: 'Registro Civil e Identificación', national_id_has: 'Y' },
    ...{ national_id_family: 'Núñez', national_id_given: 'María José', national_id_number: '123456785' },
    ...{ national_id_country: 'CL', national_id_issue: '2021-06-05' },
    ...{ national_id_expiry: yearsFromNow(5, '06-04'), pacific_card: 'N' },
  },
  3: {
    ...{ birth_city: 'Ñuñoa', birth_state: 'Región Metropolitana', birth_country: 'CL' },
    ...{ relationship_status: 'S', other_names_used: 'Y' },
    other_names: [
      { family: 'Ávalos', given: 'Marijó', reason: 'marriage' },
      { family: 'Peña Núñez', reason: 'deed_poll' },
    ],
    ...{ citizen_passport_country: 'Y', citizen_other: 'Y' },
    ...{ citizenships: [{ country: 'CL' }, { country: 'ES' }], travelled_australia: 'N', applied_before: 'Y' },
    ...{ grant_number_has: 'Y', grant_number: '1234567890123', other_passports: 'Y' },
    other_passport_rows: [
      { number: 'AX345671', country: 'CL' },
      { number: 'AX345672', country: 'ES' },
    ],
    ...{ other_identity_docs: 'Y' },
    identity_docs: [
      { type: 'BRT_CRT', number: 'AX345671', country: 'CL' },
      { type: 'driver_s_licence', number: 'AX345672', country: 'ES' },
    ],
    ...{ health_exam_12m: 'Y', health_exam_hap: 'HAP 12345678' },
  },
  4: {
    ...{ is_minor: 'N', others_travelling: 'Y' },
    companions: [
      { relationship: '1', family: 'Peña Núñez', given: 'Zoë', sex: 'F', dob: '1977-10-12' },
      { relationship: '2', family: 'Peña Núñez', given: 'Joaquín', sex: 'F', dob: '1986-03-03' },
    ],
  },
  5: {
    ...{ usual_country: 'CL', closest_office: 'bogota', res_line1: 'Calle 85 # 11-53', res_line2: 'Apto 502' },
    ...{ res_suburb: 'Ñuñoa', res_state: 'Región Metropolitana', res_postcode: '7750000', res_country: 'CL' },
    ...{ phone_home: '56942345678', phone_business: '51987654321', phone_mobile: '56942345678' },
    ...{ postal_same: 'N', postal_address: 'Avenida Irarrázaval 3550, Ñuñoa' },
    ...{ email: 'mariajose.nunez-ohiggins@correo.example.com' },
  },
  6: {
    ...{ recipient: 'yes_a_migration_agent', recipient_family: 'Güell Ibáñez', recipient_given: 'Ángela' },
    ...{ recipient_organisation: 'Taller Núñez & Peña', recipient_address: '12 Wattle Street, Sydney' },
    ...{ recipient_phone: '51987654321', recipient_email: 'angela.guell@example.com' },
  },
  7: {
    ...{ family_not_travelling: 'Y' },
    family_members: [
      {
        ...{ relationship: '1', family: 'Peña Núñez', given: 'Zoë', sex: 'F', dob: '1977-10-12' },
        ...{ birth_country: 'CL' },
      },
      {
        ...{ relationship: '2', family: 'Peña Núñez', given: 'Joaquín', sex: 'F', dob: '1986-03-03' },
        ...{ birth_country: 'ES' },
      },
    ],
  },
  8: {
    ...{ multiple_entry: 'Y', stay_length: '6', arrival_date: yearsFromNow(1, '05-03') },
    ...{ departure_date: yearsFromNow(1, '05-24'), later_entries_known: 'N' },
    later_entries_reason: ofLength(
      500,
      'Viajo por el aniversario de mis tíos y quiero quedarme para el nacimiento de mi sobrino.',
    ),
    ...{ parent_of_australian: 'N', study: 'Y', study_details: 'Curso de inglés de cuatro semanas en Sídney' },
    ...{ visit_people: 'Y' },
    au_contacts: [
      {
        ...{ relationship: '1', family: 'Güell Ibáñez', given: 'Ángela', sex: 'F', dob: '1977-10-12' },
        ...{ line1: '12 Wattle Street', suburb: 'Newtown', state: 'NSW', postcode: '2000' },
        ...{ phone: '51987654321', email: 'angela.guell@example.com', residency: '1' },
      },
      {
        ...{ relationship: '2', family: 'Peña Núñez', given: 'Joaquín', sex: 'F', dob: '1986-03-03' },
        ...{ line1: '8 King Street', suburb: 'Newtown', state: 'NSW', postcode: '2000', phone: '51987654321' },
        ...{ residency: '2' },
      },
    ],
    stay_reason: ofLength(500, 'Reservo un hotel cerca de la estación; los últimos días duermo en casa de mi prima.'),
  },
  9: {
    ...{ employment_status: '2', occupation_group: '1', occupation: 'Ingeniera de obras' },
    ...{ organisation: 'Taller Núñez & Peña', start_date: '2014-03-10' },
    ...{ business_legal_name: 'Taller Núñez & Peña', business_trading_name: 'Diseños Ñandú', industry: 'A' },
    ...{ business_structure: 'SOLE', business_reg_type: 'RUT', business_reg_id: '123456785' },
    ...{ org_line1: 'Calle 85 # 11-53', org_suburb: 'Ñuñoa', org_state: 'Región Metropolitana' },
    ...{ org_postcode: '7750000', org_country: 'CL' },
  },
  10: {
    ...{ funding_source: '4' },
    funds_available: ofLength(1000, 'Ahorros por 9 000 dólares en mi banco y mi sueldo de cada mes.'),
    ...{ support_type: '1', support_relationship: '1', support_family: 'Güell Ibáñez' },
    ...{ support_given: 'Ángela', support_line1: '12 Wattle Street', support_suburb: 'Newtown' },
    ...{ support_state: 'NSW', support_postcode: '7750000', support_country: 'CL' },
  },
  11: {
    ...{ h_lived_outside: 'Y', h_hospital: 'N', h_healthcare_work: 'N', h_aged_care: 'N', h_child_care: 'N' },
    ...{ h_classroom: 'N', h_tuberculosis: 'N', h_conditions: 'N', h_ongoing_care: 'N' },
    health_details: ofLength(
      1000,
      'En 2014 me operaron de la rodilla en la clínica; tuve terapia seis meses y hoy camino sin ayuda.',
    ),
  },
  12: {
    ...{ c_charged: 'Y', c_convicted: 'N', c_violence_order: 'N', c_warrant: 'N', c_child_offence: 'N' },
    ...{ c_register: 'N', c_acquitted: 'N', c_unfit: 'N', c_security: 'N', c_war_crimes: 'N' },
    ...{ c_assoc_criminal: 'N', c_assoc_violence: 'N', c_military: 'N', c_training: 'N', c_smuggling: 'N' },
    ...{ c_removed: 'N', c_overstayed: 'N', c_debts: 'N' },
    character_details: ofLength(
      1000,
      'Respondí que sí por un comunicado que firmé en la universidad en 2001; nunca hubo un proceso.',
    ),
  },
  13: {
    ...{ held_visa: 'Y' },
    ...{ held_visa_details: ofLength(300, 'Lo explico con mis documentos; tengo copia de cada uno.') },
    ...{ not_complied: 'Y' },
    not_complied_details: ofLength(
      300,
      'En 2012 me negaron una visa de turista: no mostré lazos suficientes. En 2016 la pedí otra vez y viajé.',
    ),
    ...{ visa_refused: 'Y' },
    visa_refused_details: ofLength(
      300,
      'En 2012 me negaron una visa de turista: no mostré lazos suficientes. En 2016 la pedí otra vez y viajé.',
    ),
  },
  14: {
    ...{ d_read: 'Y', d_correct: 'Y', d_fraud: 'Y', d_change: 'Y', d_no_work: 'Y', d_leave: 'Y', d_funds: 'Y' },
    ...{ d_privacy: 'Y', d_values: 'Y' },
  },
};
