/** Somebody who answers whatever the visitor visa of the United Kingdom asks, at full length. */
import type { FilledPages } from '#tests/form-answers.ts';
import { ofLength, yearsFromNow } from '../written.ts';

export const MOST: FilledPages = {
  1: {
    ...{ apply_country: 'CL', vac_confirm: 'Y', visa_length: '6_months' },
    ...{ email: 'mariajose.nunez-ohiggins@correo.example.com', email_owner: 'mine', additional_email: 'Y' },
    ...{ email_2: 'segundo.correo@example.com', phone: '56942345678' },
    ...{ phone_use: ['in_the_uk', 'outside_the_uk'], phone_kind: ['home', 'mobile', 'business'] },
    ...{ phone_other: 'Y', phone_2: '51987654321', contact_preference: 'call_and_text' },
  },
  2: {
    ...{ given_names: 'María-José', family_name: "Núñez-O'Higgins", other_names_used: 'Y' },
    other_names: [
      { given: 'Marijó', family: 'Ávalos' },
      { given: 'Joaquín', family: 'Peña Núñez' },
    ],
    ...{ sex: 'F', relationship_status: 'M' },
  },
  3: {
    ...{ home_line1: 'Calle 85 # 11-53', home_line2: 'Apto 502', home_city: 'Ñuñoa' },
    ...{ home_province: 'Región Metropolitana', home_postal: '110221', home_country: 'CL' },
    ...{ home_correspondence: 'N', corr_line1: 'Calle 85 # 11-53', corr_city: 'Ñuñoa', corr_country: 'CL' },
    ...{ home_years: '6', home_months: '4', home_ownership: 'OTHER' },
    ...{
      home_ownership_other: ofLength(500, 'Vivo en la casa de mis padres y no pago arriendo; la casa es de ellos.'),
    },
  },
  4: {
    ...{ passport_number: 'F17654321', passport_authority: 'Registro Civil e Identificación' },
    ...{ passport_issue: '2021-06-05', passport_expiry: yearsFromNow(5, '06-04'), id_card_has: 'Y' },
    ...{ id_card_number: '123456785', id_card_authority: 'Registro Civil e Identificación' },
    ...{ id_card_issue: '2021-06-05', id_card_expiry: yearsFromNow(5, '06-04'), nationality: 'CL' },
    ...{ birth_country: 'CL', birth_place: 'Ñuñoa', date_of_birth: '1979-02-28', other_nationality: 'Y' },
    other_nationalities: [{ country: 'CL', from: '2014-03-10', to: '2017-12-15' }, { country: 'ES' }],
  },
  5: {
    ...{ employment_status: ['EMPLOYED', 'SELF_EMPLOYED'] },
    ...{ employer_name: 'Taller Núñez & Peña', employer_line1: 'Calle 85 # 11-53', employer_city: 'Ñuñoa' },
    ...{ employer_province: 'Región Metropolitana', employer_country: 'CL', employer_phone: '51987654321' },
    ...{ employer_start: '2014-03', job_title: 'Ingeniera de obras', annual_salary: '48000' },
    ...{ salary_currency: 'USD' },
    job_description: ofLength(
      500,
      'Coordino un equipo de doce personas: reviso planos, visito obras y respondo por el presupuesto.',
    ),
    ...{ self_income: '48000', self_currency: 'USD' },
  },
  6: {
    other_income: [
      'money_in_bank',
      'regular_income_from_others',
      'allowance',
      'pension',
      'investments',
      'property',
      'other',
    ],
    ...{ savings_amount: '5200', savings_currency: 'USD', regular_income_amount: '48000' },
    ...{ regular_income_currency: 'USD', visit_cost: '5200', visit_cost_currency: 'USD', monthly_spend: '900' },
    ...{ monthly_spend_currency: 'USD' },
  },
  7: {
    ...{ someone_pays: 'Y' },
    sponsors: [
      {
        ...{ who: 'SOMEONE_I_KNOW', name: 'Ángela Güell Ibáñez', line1: '12 Church Lane' },
        ...{ city: 'Whitby', country: 'CL', amount: '5200', currency: 'USD' },
        reason: 'Viajo por el aniversario de mis tíos y quiero quedarme para el nacimiento de mi sobrino.',
      },
      {
        ...{ who: 'MY_EMPLOYER', amount: '5200', currency: 'EUR' },
        reason: 'Viajo por el aniversario de mis tíos y quiero quedarme para el nacimiento de mi sobrino.',
      },
    ],
  },
  8: {
    ...{ arrival_date: yearsFromNow(1, '05-03'), leave_date: yearsFromNow(1, '05-24') },
    ...{ interview_language: 'other', interview_language_other: 'Español', main_purpose: 'tourism' },
    ...{ tourism_type: 'tourist' },
    activities: ofLength(
      500,
      'Quiero conocer la ciudad, visitar museos y pasar unos días con mi prima Ángela, que vive allí.',
    ),
  },
  9: {
    ...{ partner_given: 'Iñaki', partner_family: 'Peña de la Cruz', partner_dob: '1977-10-12' },
    ...{ partner_nationality: 'CL', partner_lives_with: 'N' },
    ...{ partner_address: 'Avenida Irarrázaval 3550, Ñuñoa', partner_travels: 'Y' },
    ...{ partner_passport: 'F17654321', dependants_has: 'Y' },
    dependants: [
      {
        ...{ relationship: 'Hija', given: 'Zoë', family: 'Peña Núñez', dob: '2012-07-19', lives_with: 'Y' },
        ...{ travels: 'Y', nationality: 'CL', passport: 'AX345671' },
      },
      {
        ...{ relationship: 'Hijo', given: 'Joaquín', family: 'Peña Núñez', dob: '2015-01-05', lives_with: 'Y' },
        ...{ travels: 'N' },
      },
    ],
  },
  10: {
    ...{ mother_given: 'Rosa', mother_family: 'Ávila Peña', mother_dob: '1954-02-01' },
    ...{ mother_nationality: 'CL', mother_always_nationality: 'Y', father_given: 'José María' },
    ...{ father_family: 'Muñoz Ñáñez', father_dob: '1950-12-31', father_nationality: 'CL' },
    ...{ father_always_nationality: 'Y', family_in_uk: 'Y' },
    uk_family: [
      {
        ...{ name: 'Ángela Güell Ibáñez', relationship: 'Prima', nationality: 'CL', status: 'temporary' },
        ...{ passport: 'AX345671' },
      },
      { name: 'Joaquín Peña Núñez', relationship: 'Prima', nationality: 'ES', status: 'permanent' },
    ],
  },
  11: {
    ...{ organised_group: 'Y', group_name: "Coro 'Niños del Ñuble'", travel_with_others: 'Y' },
    travel_companions: [
      { name: 'Zoë Peña Núñez', relationship: 'Hija', nationality: 'CL' },
      { name: 'Joaquín Peña Núñez', relationship: 'Hijo', nationality: 'ES' },
    ],
    ...{ accommodation_has: 'Y' },
    accommodation: [
      {
        ...{ name: "St. Mary's Guest House", line1: '12 Church Lane', city: 'Whitby' },
        ...{ postcode: 'SW1A 1AA', from: yearsFromNow(1, '05-03'), to: yearsFromNow(1, '05-12') },
      },
      {
        ...{ name: 'Hotel Waverley', line1: '8 King Street', city: 'Whitby', postcode: 'SW1A 1AA' },
        ...{ from: yearsFromNow(1, '05-12'), to: yearsFromNow(1, '05-24') },
      },
    ],
  },
  12: {
    ...{ uk_visited_10y: 'Y', uk_visit_count: '2' },
    uk_visits: [
      { reason: 'tourist', arrived: '2014-03', duration: '21', duration_unit: 'days' },
      { reason: 'work', arrived: '2018-07', duration: '21', duration_unit: 'weeks' },
    ],
    ...{ uk_medical: 'Y' },
    uk_medical_details: ofLength(
      500,
      'En 2014 me operaron de la rodilla en la clínica; tuve terapia seis meses y hoy camino sin ayuda.',
    ),
    ...{ uk_nino: 'N', uk_driving_licence: 'N', uk_public_funds: 'N', uk_visa_before: 'Y' },
    ...{ uk_visa_issue: '2014-05', uk_applied_leave: 'N' },
  },
  13: {
    ...{ five_countries_visits: 'once' },
    five_countries: [
      {
        ...{ country: 'switzerland_or_eea', eea_country: 'AT', reason: 'tourist', arrived: '2014-03' },
        ...{ duration: '21' },
      },
      { country: 'canada', reason: 'work', arrived: '2018-07', duration: '21' },
    ],
    ...{ world_travel: 'Y' },
    world_visits: [
      { country: 'CL', reason: 'tourism', from: '2014-03-10', to: '2017-12-15' },
      { country: 'ES', reason: 'business', from: '2018-07-01', to: '2019-11-30' },
    ],
  },
  14: {
    ...{ immigration_problems: 'Y' },
    problems: [
      {
        ...{ kind: 'refused_visa', country: 'CL', date: '2014-03' },
        details:
          'En 2012 me negaron una visa de turista: no mostré lazos suficientes. En 2016 la pedí otra vez y viajé.',
      },
      {
        ...{ kind: 'refused_entry_at_border', country: 'ES', date: '2018-07' },
        details:
          'En 2012 me negaron una visa de turista: no mostré lazos suficientes. En 2016 la pedí otra vez y viajé.',
      },
    ],
    ...{ breach: 'Y' },
    breach_details: ofLength(
      500,
      'En 2012 me negaron una visa de turista: no mostré lazos suficientes. En 2016 la pedí otra vez y viajé.',
    ),
  },
  15: {
    convictions_kind: [
      'criminal_conviction',
      'penalty_for_driving_offence',
      'arrest_or_charge_awaiting_trial',
      'caution_or_warning',
      'civil_court_judgment',
      'civil_penalty_under_immigration_law',
    ],
    convictions: [
      {
        ...{ what: 'Conducir sin licencia', country: 'CL', date: '2014-03-10' },
        ...{ sentence: 'Multa, pagada el mismo mes' },
      },
      {
        ...{ what: 'Conducir sin licencia', country: 'ES', date: '2018-07-01' },
        ...{ sentence: 'Multa, pagada el mismo mes' },
      },
    ],
    ...{ war_crimes: 'Y', terror_activities: 'N', terror_organisations: 'N', terror_views: 'N' },
    ...{ extreme_organisations: 'N', extreme_views: 'N' },
    security_details: ofLength(
      1000,
      'Respondí que sí por un comunicado que firmé en la universidad en 2001; nunca hubo un proceso.',
    ),
    ...{ good_character: 'Y', other_activities: 'N', other_information: 'N' },
    character_details: ofLength(
      1000,
      'Respondí que sí por un comunicado que firmé en la universidad en 2001; nunca hubo un proceso.',
    ),
    sensitive_work: ['armed_forces', 'government', 'media', 'security_organisations_including_police', 'judiciary'],
    sensitive_work_details: ofLength(500, 'Trabajé dos años en la radio pública como asistente de producción.'),
    ...{ security_confirm: 'Y' },
  },
  16: {
    ...{ additional_info: ofLength(1000, 'Lo explico con mis documentos; tengo copia de cada uno.') },
    ...{ declare_role: 'applicant_aged_18_or_over', declare_true: 'Y', declare_data: 'Y' },
  },
};
