/** Family, work and background of the visitor who says yes. */

import type { FilledPages } from '#tests/form-answers.ts';
import { noneOf } from '#tests/form-answers.ts';
import { addressOf, ofLength } from './written.ts';

const DUTIES = 'Coordino un equipo de 12 ingenieros; reviso planos, visito obras y respondo por el presupuesto (100%).';
const EXPLAINED = 'Sí. Pasó en 2003, cuando yo estudiaba; el caso se cerró y tengo copia de la sentencia (N. 45-2003).';

/** Yes to every question of a page of security and background, each explained. */
const yesTo = (page: number, length?: number) =>
  Object.fromEntries(
    Object.keys(noneOf(page)).flatMap((name) => [
      [name, 'Y'],
      [`${name}_explain`, length ? ofLength(length, EXPLAINED) : EXPLAINED],
    ]),
  );

export const VISITOR_LIFE: FilledPages = {
  9: {
    father_surnames: "Núñez-O'Higgins",
    father_given: 'José María',
    father_dob: '1950-12-31',
    father_in_us: 'Y',
    father_us_status: 'C',
    mother_surnames: 'Ávalos de la Peña',
    mother_given: 'María de los Ángeles',
    mother_dob: '1954-02-01',
    mother_in_us: 'Y',
    mother_us_status: 'P',
    immediate_relatives_us: 'Y',
    us_relatives: [
      { surnames: 'Núñez-Fitzgerald', given: 'Sebastián', relationship: 'B', status: 'S' },
      { surnames: 'Peña Núñez', given: 'Joaquín', relationship: 'C', status: 'O' },
    ],
  },
  10: {
    spouse_surnames: 'Peña de la Cruz y Fernández-Iñigo',
    spouse_given: 'Iñaki Jesús',
    spouse_dob: '1977-10-12',
    spouse_nationality: 'ES',
    spouse_birth_city: 'A Coruña',
    spouse_birth_country: 'ES',
    spouse_address_type: 'O',
    ...addressOf('spouse_', { street1: "Carrer de l'Església 14, 2-1", street2: 'Escalera B', city: 'Vilafranca' }),
    ...{ spouse_state: 'Barcelona', spouse_postal: '08720', spouse_country: 'ES' },
  },
  11: {
    occupation: 'O',
    occupation_other: 'Restauradora de órganos de iglesia (oficio independiente).',
    employer_name: ofLength(75, "Taller Núñez & Peña, Restauración de Órganos d'Iglesia").replaceAll(/[,.]/g, ''),
    ...addressOf('employer_', { street1: 'Calle 11 # 4-14', street2: 'Local 2 (patio)', city: 'Bogotá' }),
    ...{ employer_state: 'Cundinamarca', employer_postal: '111711', employer_country: 'CO' },
    employer_phone: '576013456789',
    employer_start: '2017-01-16',
    monthly_income: '12500000',
    duties: ofLength(4000, DUTIES),
  },
  12: {
    previously_employed: 'Y',
    previous_jobs: [
      {
        employer: 'Compañía Eléctrica del Ñuble',
        ...addressOf('', { street1: 'Avenida Libertad 845', street2: 'Piso 3', city: 'Chillán', state: 'Ñuble' }),
        ...{ postal: '3780000', country: 'CL', phone: '56422211000', job_title: 'Ingeniera de obras' },
        ...{ supervisor_surname: "D'Ávila", supervisor_given: 'Íñigo', from: '2012-03-01', to: '2016-12' },
        duties: DUTIES,
      },
      {
        employer: "Cafetería L'Aquila",
        ...{ street1: 'Plaza Ñuñoa 33', city: 'Santiago', state_na: true, postal_na: true, country: 'CL' },
        ...{ phone: '56223334444', job_title: 'Mesera', supervisor_surname_dk: true, supervisor_given_dk: true },
        ...{ from: '2008', to: '2012', duties: 'Atendía mesas, caja y pedidos, de lunes a viernes.' },
      },
    ],
    attended_education: 'Y',
    schools: [
      {
        name: 'Universidad Técnica Federico Santa María',
        ...addressOf('', { street1: 'Avenida España 1680', street2: 'Edificio C', city: 'Valparaíso' }),
        ...{ state: 'Valparaíso', postal: '2390123', country: 'CL', course: 'Ingeniería Civil' },
        ...{ from: '1998-03-02', to: '2004-12' },
      },
      {
        name: 'Liceo Niña María de Ñuñoa',
        ...{ street1: 'Irarrázaval 1200', city: 'Santiago', state_na: true, postal_na: true, country: 'CL' },
        ...{ course: 'Académico', from: '1993-03', to: '1997-12' },
      },
    ],
  },
  13: {
    clan_tribe: 'Y',
    clan_tribe_name: 'Comunidad mapuche Juan Ñancupil',
    languages: [{ name: 'Español' }, { name: 'Inglés' }, { name: 'Mapudungun' }],
    countries_visited_5y: 'Y',
    countries_visited: [{ country: 'CL' }, { country: 'ES' }, { country: 'PE' }],
    organizations_any: 'Y',
    organizations: [{ name: "Colegio de Ingenieros & Peritos 'Ñuble'" }, { name: 'Cruz Roja' }],
    special_skills: 'Y',
    special_skills_explain: 'Curso de manejo de explosivos para obras (2014), con licencia de la autoridad.',
    military: 'Y',
    military_service: [
      {
        ...{ country: 'CL', branch: 'Ejército de Chile', rank: 'Cabo', specialty: 'Ingeniería' },
        ...{ from: '1997-04-01', to: '1998-02-27' },
      },
      {
        ...{ country: 'CL', branch: 'Reserva', rank: 'Sargento', specialty: "Puentes & caminos 'Ñ'" },
        ...{ from: '1999-01-04', to: '2001-12-30' },
      },
    ],
    insurgent: 'Y',
    insurgent_explain: 'A los 17 años me obligaron a llevar comida a un grupo durante tres semanas.',
  },
  14: yesTo(14),
  15: yesTo(15),
  16: yesTo(16, 4000),
  17: yesTo(17),
  18: yesTo(18),
  23: {
    interview_post: 'BGT',
    proof_of_residence: 'Y',
    photo_ready: 'Y',
    assisted: 'Y',
    preparer_surnames: 'Castaño',
    preparer_given: 'Lucía',
    preparer_organization: 'Mirador',
    preparer_street1: 'Calle 93 # 14-20, Oficina 501',
    preparer_city: 'Bogotá',
    preparer_country: 'CO',
    preparer_relationship: 'Asesora de visas',
    security_question: '4',
    security_answer: "Pasaje D'Halmar 22, Ñuñoa",
    declaration_true: 'Y',
  },
};
