/** People of other classes than a visitor: students, exchange, crew at sea and in the air, a temporary worker. */
import { type FilledPages, WHOLE } from '#tests/form-answers.ts';
import { addressOf, ofLength } from './written.ts';

const contacts = [
  {
    ...{ surnames: "O'Farrill-Ñáñez", given: 'Lucía', phone: '576014445566', email: 'lucia.ofarrill@example.com' },
    ...addressOf('', { street1: 'Carrera 15 # 88-64', street2: 'Apto. 702', city: 'Bogotá', state: 'Cundinamarca' }),
    ...{ postal: '110221', country: 'CO' },
  },
  {
    ...{ surnames: 'Gutiérrez', given: 'Íngrid', street1: 'Calle 5 # 38-25', city: 'Cali', state_na: true },
    ...{ postal_na: true, country: 'CO', phone_na: true, email_na: true },
  },
];

const SCHOOL = {
  school_name: ofLength(75, "Saint Mary's College of Sciences & Arts").replaceAll('.', ''),
  school_course: 'Biología marina',
  ...{ school_street1: "1 Saint Mary's Road", school_street2: 'Building 4-A', school_city: 'Moraga' },
  ...{ school_state: 'CA', school_zip: '94575-0001' },
};

export const STUDENT: FilledPages = {
  ...WHOLE,
  1: { ...WHOLE[1], surnames: 'Ñáñez', given_names: 'Ángela', date_of_birth: '2001-12-24' },
  3: { ...WHOLE[3], purpose_class: 'F', purpose_specify: 'F1-F1', stay_unit: 'Y', stay_length: '4', payer: 'U' },
  11: {
    ...{ occupation: 'S', employer_name: 'Universidad del Valle', employer_street1: 'Calle 13 # 100-00' },
    ...{ employer_city: 'Cali', employer_state_na: true, employer_postal_na: true, employer_phone: '576023212100' },
    ...{ employer_country: 'CO', employer_start: '2019-08-05', monthly_income_na: true, duties: 'Estudio biología.' },
  },
  19: { student_contacts: contacts },
  20: { sevis_id: 'N0012345678', ...SCHOOL },
};

export const EXCHANGE: FilledPages = {
  ...WHOLE,
  1: { ...WHOLE[1], surnames: 'Peñalosa', given_names: 'Íñigo', sex: 'M', date_of_birth: '2000-02-29' },
  3: { ...WHOLE[3], purpose_class: 'J', purpose_specify: 'J1-J1', stay_unit: 'M', stay_length: '10', payer: 'S' },
  4: {
    ...{ traveling_with_others: 'Y', group_travel: 'Y' },
    group_name: ofLength(75, "Coro & Orquesta 'Niños del Ñuble' de intercambio").replaceAll('.', ''),
  },
  19: { student_contacts: [...contacts, ...contacts, ...contacts].slice(0, 5) },
  20: { sevis_id: 'N9876543210', program_number: 'P-1-12345', intend_to_study: 'Y', ...SCHOOL },
};

/** The company pays. */
export const SAILOR: FilledPages = {
  ...WHOLE,
  1: { ...WHOLE[1], surnames: 'Angulo Viáfara', given_names: 'Jhon', sex: 'M', date_of_birth: '1992-05-18' },
  3: {
    ...WHOLE[3],
    ...{ purpose_class: 'C', purpose_specify: 'C1-D', stay_unit: 'D', stay_length: '29', payer: 'C' },
    ...{ payer_company: 'Naviera Ñuble & Cía', payer_company_relation: 'Empleador', payer_phone: '576052223344' },
    ...addressOf('payer_', { street1: 'Muelle 3, Manga', street2: 'Bodega 7', city: 'Cartagena', state: 'Bolívar' }),
    ...{ payer_postal: '130001', payer_country: 'CO' },
  },
  21: {
    crew_job_title: 'Segundo oficial de máquinas',
    crew_company: "Naviera Ñuble & Cía - Flota d'Ultramar",
    crew_company_phone: '576052223344',
    crew_agency_used: 'Y',
    crew_agency_name: 'Tripulaciones del Caribe',
    crew_agency_surname: "D'Ávila",
    crew_agency_given: 'Inés',
    ...addressOf('crew_agency_', { street1: 'Calle 25 # 24A-16', street2: 'Edificio Twins Bay', city: 'Cartagena' }),
    ...{ crew_agency_state: 'Bolívar', crew_agency_postal: '130001', crew_agency_country: 'CO' },
    crew_agency_phone: '576056667788',
    crew_on_vessel: 'Y',
    crew_vessel_name: "L'Étoile-du-Sud II",
    crew_vessel_id: 'IMO 9074729',
  },
};

export const FLIGHT_ATTENDANT: FilledPages = {
  ...WHOLE,
  1: { ...WHOLE[1], surnames: 'Bermúdez', given_names: 'Noemí', date_of_birth: '1996-01-01' },
  3: { ...WHOLE[3], purpose_class: 'D', purpose_specify: 'D-D' },
  21: {
    ...{ crew_job_title: 'Auxiliar de vuelo', crew_company: 'Aerolínea Ñandú', crew_company_phone: '576015556677' },
    ...{
      crew_agency_used: 'Y',
      crew_agency_name: 'Talento Aéreo',
      crew_agency_surname: 'Ruiz',
      crew_agency_given: 'Sol',
    },
    ...{ crew_agency_street1: 'Calle 26 # 103-09', crew_agency_city: 'Bogotá', crew_agency_state_na: true },
    ...{ crew_agency_postal_na: true, crew_agency_country: 'CO', crew_agency_phone: '576018889900' },
    crew_on_vessel: 'N',
  },
};

export const WORKER: FilledPages = {
  ...WHOLE,
  1: {
    ...WHOLE[1],
    ...{ surnames: 'Cárdenas Núñez', given_names: 'Óscar', sex: 'M', date_of_birth: '1985-10-30' },
    marital_status: 'O',
    marital_status_other: ofLength(200, 'Unión por la ley de mi pueblo (misak), sin registro civil; vivimos juntos.'),
  },
  3: { ...WHOLE[3], purpose_class: 'H', purpose_specify: 'H2B-NA', petition_number: 'EAC2612345678' },
  22: {
    tw_petition_number: 'EAC2612345678',
    tw_petitioner: "O'Neill & Sons Landscaping",
    tw_employer: "O'Neill & Sons Landscaping of Coeur d'Alene",
    ...{ tw_street1: '2200 Ironwood Drive', tw_street2: 'Unit 9', tw_city: "Coeur d'Alene", tw_state: 'ID' },
    ...{ tw_zip: '83814', tw_phone: '12085550199', tw_monthly_income: '2850' },
  },
};
