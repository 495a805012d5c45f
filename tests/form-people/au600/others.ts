/** Those who are asked what nobody else is by the visitor visa of Australia. */
import type { FilledPages } from '#tests/form-answers.ts';
import { yearsFromNow } from '../written.ts';
import { SMALLEST } from './smallest.ts';

export const CHILD: FilledPages = {
  ...SMALLEST,
  2: {
    ...{ family_name: 'Muñoz Ávila', given_names_na: true, sex: 'F' },
    ...{ date_of_birth: yearsFromNow(-12, '06-01'), passport_number: 'AR123456', passport_country: 'CO' },
    ...{ passport_nationality: 'CO', passport_issue: '2021-06-05', passport_expiry: yearsFromNow(5, '06-04') },
    ...{ passport_authority: 'Registro Civil e Identificación', national_id_has: 'N' },
    national_id_reason: 'La cédula está en renovación; tengo la contraseña.',
    ...{ pacific_card: 'N' },
  },
  4: {
    ...{ is_minor: 'Y', minor_with_parent: 'Y' },
    guardians: [
      {
        ...{ relationship: '14', family: 'Ávila', given: 'Rosa', sex: 'F', dob: '1983-02-11' },
        ...{ passport: 'AX345672', applied: 'N' },
      },
      {
        ...{ relationship: '2', family: 'Peña Núñez', given: 'Joaquín', sex: 'M', dob: '1981-06-30' },
        ...{ passport: 'AX345671', applied: 'Y', reference: 'BCC2030405060' },
      },
    ],
    ...{ others_travelling: 'N' },
  },
  9: {
    ...{ employment_status: '5', org_line1: 'Calle 85 # 11-53', org_suburb: 'Bogotá' },
    ...{ org_state: 'Cundinamarca', org_country: 'CO', course_name: 'Sexto grado' },
    ...{ institution: 'Colegio San Bartolomé', course_from: yearsFromNow(-1, '01-20') },
    ...{ course_to: yearsFromNow(1, '11-30') },
  },
  10: {
    ...{ funding_source: '2' },
    ...{ funds_available: 'Ahorros por 9 000 dólares en mi banco y mi sueldo de cada mes.', support_type: '1' },
    ...{ support_org_name: 'Taller Núñez & Peña', support_org_trading: 'Diseños Ñandú' },
    ...{ support_line1: '12 Wattle Street', support_suburb: 'Newtown', support_state: 'NSW' },
    ...{ support_country: 'AU' },
  },
};

export const CHILD_ALONE: FilledPages = {
  ...SMALLEST,
  2: {
    ...{ family_name: 'Muñoz Ávila', given_names: 'Ana María', sex: 'F' },
    ...{ date_of_birth: yearsFromNow(-14, '06-01'), passport_number: 'AR123456', passport_country: 'CO' },
    ...{ passport_nationality: 'CO', passport_issue: '2021-06-05', passport_expiry: yearsFromNow(5, '06-04') },
    ...{ passport_authority: 'Registro Civil e Identificación', national_id_has: 'N' },
    national_id_reason: 'La cédula está en renovación; tengo la contraseña.',
    ...{ pacific_card: 'N' },
  },
  4: {
    ...{ is_minor: 'Y', minor_with_parent: 'N', minor_alone_reason: '5' },
    ...{ minor_alone_details: 'Viaja con su colegio a un intercambio de tres semanas.' },
    ...{ others_travelling: 'N' },
  },
  9: { employment_status: '99', other_details: 'Va al colegio, noveno grado.' },
};

export const WITHOUT_WORK: FilledPages = {
  ...SMALLEST,
  9: { employment_status: '3', unemployed_from: '2014-03-10', last_position: 'Ingeniera de obras' },
};

export const EMPLOYED: FilledPages = {
  ...SMALLEST,
  9: {
    ...{ employment_status: '1', occupation_group: '1', occupation: 'Ingeniera de obras' },
    ...{ organisation: 'Taller Núñez & Peña', start_date: '2014-03-10', org_line1: 'Calle 85 # 11-53' },
    ...{ org_suburb: 'Bogotá', org_state: 'Cundinamarca', org_country: 'CO' },
    ...{ org_contact_family: 'Güell Ibáñez', org_contact_given: 'Ángela' },
    ...{ org_contact_position: 'Ingeniera de obras', org_contact_phone: '56942345678' },
    ...{ org_contact_email: 'angela.guell@example.com' },
  },
};

export const RETIRED: FilledPages = {
  ...SMALLEST,
  9: { employment_status: '4', retirement_date: '2014-03-10' },
};
