/** Somebody who answers whatever the visitor visa of Canada asks, at full length. */
import type { FilledPages } from '#tests/form-answers.ts';
import { ofLength, yearsFromNow } from '../written.ts';

export const MOST: FilledPages = {
  1: {
    ...{ uci: '1234-5678', service_language: '01', visa_type: 'visitorvisa', family_name: "Núñez-O'Higgins" },
    ...{ given_name: 'María-José', alias_used: 'Y', alias_family: 'Ávalos', alias_given: 'Marijó', sex: 'F' },
    ...{ date_of_birth: '1979-02-28', birth_city: 'Ñuñoa', birth_country: 'CL', citizenship: 'CL' },
  },
  2: {
    ...{ cor_country: 'CL', cor_status: '06', cor_other: 'Permiso por trámite de residencia' },
    ...{ cor_from: '2014-03-10', cor_to: '2017-12-15', previous_residence: 'Y' },
    previous_residences: [
      {
        ...{ country: 'CL', status: '06', other: 'Permiso por trámite de residencia', from: '2014-03-10' },
        ...{ to: '2017-12-15' },
      },
      { country: 'CA', status: '02', from: '2018-07-01', to: '2019-11-30' },
    ],
    ...{ applying_same_country: 'N', applying_country: 'CL', applying_status: '06' },
    ...{ applying_other: 'Permiso por trámite de residencia', applying_from: '2014-03-10' },
    ...{ applying_to: '2017-12-15' },
  },
  3: {
    ...{ marital_status: '01', marriage_date: '2014-03-10', spouse_family_name: 'Peña de la Cruz' },
    ...{ spouse_given_name: 'Iñaki', previously_married: 'Y', prev_spouse_family_name: "D'Ávila" },
    ...{ prev_spouse_given_name: 'Íñigo', prev_spouse_dob: '1977-10-12', prev_relationship_type: '01' },
    ...{ prev_relationship_from: '2014-03-10', prev_relationship_to: '2017-12-15' },
  },
  4: { native_language: 'spanish', communicate: 'both', preferred_language: 'english', language_test: 'N' },
  5: {
    ...{ passport_number: 'F17654321', passport_country: 'IL', passport_issue: '2021-06-05' },
    ...{ passport_expiry: yearsFromNow(5, '06-04'), passport_israel: 'N', national_id_has: 'Y' },
    ...{ national_id_number: '123456785', national_id_country: 'CL', national_id_issue: '2021-06-05' },
    ...{ national_id_expiry: yearsFromNow(5, '06-04'), us_pr_card_has: 'Y', us_pr_card_number: 'F17654321' },
    ...{ us_pr_card_expiry: yearsFromNow(5, '06-04') },
  },
  6: {
    ...{ mail_po_box: 'AA 4976', mail_unit: 'Apto 502', mail_street_no: '11-53' },
    ...{ mail_street: 'Calle 85 # 11-53', mail_city: 'Ñuñoa', mail_country: 'CA', mail_province: 'ON' },
    ...{ mail_postal: '110221', mail_district: 'Barrio Ñuñoa', res_same: 'N', res_unit: 'Apto 502' },
    ...{ res_street_no: '11-53', res_street: 'Calle 85 # 11-53', res_city: 'Ñuñoa', res_country: 'CA' },
    ...{ res_province: 'ON', res_postal: '110221', res_district: 'Barrio Ñuñoa', phone_type: 'residence' },
    ...{ phone: '56942345678', alt_phone_type: 'residence', alt_phone: '51987654321', fax: '51987654321' },
    ...{ email: 'mariajose.nunez-ohiggins@correo.example.com' },
  },
  7: {
    ...{ purpose: '03', purpose_other: 'Competencia de orquestas juveniles' },
    ...{ stay_from: yearsFromNow(1, '05-03'), stay_to: yearsFromNow(1, '05-24'), funds_cad: '48000' },
    ...{ contact_1_name: 'Ángela Güell Ibáñez', contact_1_relationship: 'Prima' },
    ...{ contact_1_address: '12 Maple Street, Ottawa', contact_2_name: 'Ángela Güell Ibáñez' },
    ...{ contact_2_relationship: 'Prima', contact_2_address: '12 Maple Street, Ottawa' },
  },
  8: {
    ...{ education_has: 'Y', edu_from: '2014-03', edu_to: '2017-12', edu_field: 'Ingeniería civil' },
    ...{ edu_school: 'Universidad Técnica Federico Santa María', edu_city: 'Ñuñoa', edu_country: 'CL' },
    ...{ edu_province: 'Región Metropolitana' },
  },
  9: {
    occupations: [
      {
        ...{ from: '2014-03', to: '2017-12', occupation: 'Ingeniera de obras', employer: 'Taller Núñez & Peña' },
        ...{ city: 'Ñuñoa', country: 'CL', province: 'Región Metropolitana' },
      },
      {
        ...{ from: '2018-07', occupation: 'Mesera', employer: 'Compañía Eléctrica del Ñuble', city: 'Chillán' },
        ...{ country: 'CA' },
      },
    ],
  },
  10: {
    ...{ bg_tuberculosis: 'Y', bg_disorder: 'N' },
    bg_medical_details: ofLength(
      1000,
      'En 2014 me operaron de la rodilla en la clínica; tuve terapia seis meses y hoy camino sin ayuda.',
    ),
    ...{ bg_overstay: 'Y', bg_refused: 'N', bg_applied_before: 'N' },
    bg_immigration_details: ofLength(
      1000,
      'En 2012 me negaron una visa de turista: no mostré lazos suficientes. En 2016 la pedí otra vez y viajé.',
    ),
    ...{ bg_criminal: 'Y' },
    bg_criminal_details: ofLength(
      1000,
      'En 2009 pagué una multa por conducir sin licencia; el caso se cerró y tengo la copia del recibo.',
    ),
    ...{ bg_military: 'Y' },
    bg_military_details: ofLength(
      1000,
      'Presté el servicio militar obligatorio de 2003 a 2004, en una oficina de archivo.',
    ),
    ...{ bg_organisation: 'N', bg_ill_treatment: 'N', bg_government: 'N' },
  },
  11: {
    ...{ fam_applicant_native_name: "María-José Núñez-O'Higgins" },
    ...{ fam_applicant_marital: 'married_physically_present', fam_applicant_occupation: 'Ingeniera de obras' },
    ...{ fam_applicant_address: 'Avenida Irarrázaval 3550, Ñuñoa', fam_spouse_has: 'Y' },
    ...{ fam_spouse_name: 'Iñaki Peña de la Cruz', fam_spouse_dob: '1977-10-12' },
    ...{ fam_spouse_birth_country: 'CL', fam_spouse_occupation: 'Ingeniera de obras' },
    ...{ fam_spouse_address: 'Avenida Irarrázaval 3550, Ñuñoa', fam_spouse_accompany: 'N' },
    ...{ fam_mother_name: 'Rosa Ávila Peña', fam_mother_status: 'living', fam_mother_dob: '1954-02-01' },
    ...{ fam_mother_birth_country: 'CL', fam_mother_marital: 'married_physically_present' },
    ...{ fam_mother_occupation: 'Jubilada', fam_mother_address: 'Avenida Irarrázaval 3550, Ñuñoa' },
    ...{ fam_mother_accompany: 'N', fam_father_name: 'José María Muñoz Ñáñez', fam_father_status: 'living' },
    ...{ fam_father_dob: '1950-12-31', fam_father_birth_country: 'CL' },
    ...{ fam_father_marital: 'married_physically_present', fam_father_occupation: 'Agricultor' },
    ...{ fam_father_address: 'Avenida Irarrázaval 3550, Ñuñoa', fam_father_accompany: 'N' },
  },
  12: {
    ...{ fam_children_has: 'Y' },
    fam_children: [
      {
        ...{ name: 'Zoë Peña Núñez', relationship: 'son', dob: '2012-07-19', birth_country: 'CL' },
        ...{ marital: 'single', occupation: 'Estudiante', address: 'Avenida Irarrázaval 3550, Ñuñoa' },
        ...{ accompany: 'N' },
      },
      {
        ...{ name: 'Joaquín Peña Núñez', relationship: 'daughter', dob: '2015-01-05', birth_country: 'CA' },
        ...{ marital: 'single', occupation: 'Estudiante', address: 'Avenida Irarrázaval 3550, Ñuñoa' },
        ...{ accompany: 'N' },
      },
    ],
    ...{ fam_siblings_has: 'Y' },
    fam_siblings: [
      {
        ...{ name: 'Zoë Peña Núñez', relationship: 'brother', dob: '1982-04-04', birth_country: 'CL' },
        ...{ marital: 'single', occupation: 'Ingeniera de obras', address: 'Avenida Irarrázaval 3550, Ñuñoa' },
      },
      {
        ...{ name: 'Joaquín Peña Núñez', relationship: 'sister', dob: '1988-10-21', birth_country: 'CA' },
        ...{ marital: 'single', occupation: 'Mesera', address: 'Avenida Irarrázaval 3550, Ñuñoa' },
      },
    ],
  },
  13: {
    ...{ s1_military: 'Y' },
    s1_military_rows: [
      { detail: 'Presté el servicio militar obligatorio de 2003 a 2004, en una oficina de archivo.' },
      { detail: 'Presté el servicio militar obligatorio de 2003 a 2004, en una oficina de archivo.' },
    ],
    ...{ s1_war_crimes: 'Y' },
    s1_war_crimes_rows: [
      {
        detail: 'Respondí que sí por un comunicado que firmé en la universidad en 2001; nunca hubo un proceso.',
      },
      {
        detail: 'Respondí que sí por un comunicado que firmé en la universidad en 2001; nunca hubo un proceso.',
      },
    ],
    ...{ s1_membership: 'Y' },
    s1_membership_rows: [
      { detail: 'Lo explico con mis documentos; tengo copia de cada uno.' },
      { detail: 'Lo explico con mis documentos; tengo copia de cada uno.' },
    ],
    ...{ s1_government: 'Y' },
    s1_government_rows: [
      { detail: 'Lo explico con mis documentos; tengo copia de cada uno.' },
      { detail: 'Lo explico con mis documentos; tengo copia de cada uno.' },
    ],
    ...{ s1_travel: 'Y' },
    s1_travel_rows: [
      { detail: 'Lo explico con mis documentos; tengo copia de cada uno.' },
      { detail: 'Lo explico con mis documentos; tengo copia de cada uno.' },
    ],
  },
  14: {
    ...{ consent_contact: 'Y', representative_used: 'N', biometrics_before: 'Y' },
    ...{ biometrics_date: 'Marzo de 2019, en Bogotá', declaration_true: 'Y' },
    ...{ signature_name: "María-José Núñez-O'Higgins", signature_date: '2026-11-02' },
  },
};
