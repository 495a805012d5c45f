/** Visitors by their family: divorced, widowed, living together, and a child who comes along. */
import { type FilledPages, OF_WORK, WHOLE } from '#tests/form-answers.ts';
import { ofLength, yearsFromNow } from './written.ts';

/** Three marriages; nobody knows where the second husband was born. */
export const DIVORCED: FilledPages = {
  ...WHOLE,
  1: { ...WHOLE[1], surnames: 'Ibáñez Peña', given_names: 'Begoña', marital_status: 'D', date_of_birth: '1965-08-15' },
  9: { ...WHOLE[9], mother_dob: '1940-05-05', mother_in_us: 'Y', mother_us_status: 'O', other_relatives_us: 'Y' },
  10: {
    former_spouse_count: '3',
    former_spouses: [
      {
        ...{ surnames: "O'Connor-Muñiz", given: 'Raúl', dob: '1960-01-31', nationality: 'CO', birth_city: 'Cúcuta' },
        ...{ birth_country: 'CO', marriage_date: '1988-06-11', marriage_end_date: '1994-02-03', country_ended: 'CO' },
        how_ended: 'Divorcio de común acuerdo ante el juzgado 3 de familia de Bogotá.',
      },
      {
        ...{ surnames: 'Chávez', given: 'Ángel', dob: '1958-07-20', nationality: 'VE', birth_city_dk: true },
        ...{ birth_country: 'VE', marriage_date: '1996-04-20', marriage_end_date: '2001-09-30', country_ended: 'VE' },
        how_ended: 'Divorcio; él vivía en Caracas.',
      },
      {
        ...{ surnames: 'Güiza Ñáñez', given: 'José', dob: '1962-11-02', nationality: 'CO', birth_city: 'Ibagué' },
        ...{ birth_country: 'CO', marriage_date: '2005-12-17', marriage_end_date: '2019-03-08', country_ended: 'CO' },
        how_ended: ofLength(4000, "Divorcio ante notario (escritura # 1204, notaría 28); él pidió y yo dije 'sí'."),
      },
    ],
  },
  11: { occupation: 'N', occupation_other: 'Busco trabajo desde marzo; vivo de mis ahorros y de un arriendo.' },
};

/** Travels on a document that is no passport, and stays less than a day. */
export const WIDOWED: FilledPages = {
  ...WHOLE,
  1: { ...WHOLE[1], surnames: "D'Ávila Ñáñez", given_names: 'Rosa', marital_status: 'W', date_of_birth: '1948-09-09' },
  3: { ...WHOLE[3], stay_unit: 'H', stay_length: null, payer: 'P' },
  7: {
    ...WHOLE[7],
    passport_type: 'T',
    passport_type_other: 'Título de viaje de la Convención de 1951, expedido por la Cancillería de Colombia.',
  },
  9: {
    ...WHOLE[9],
    mother_surnames: null,
    mother_given: null,
    mother_dob: null,
    mother_in_us: null,
    ...unknownMother(),
  },
  10: {
    deceased_surnames: 'Quiñónez Sáenz',
    deceased_given: 'Ángel María',
    deceased_dob: '1944-04-04',
    deceased_nationality: 'CO',
    deceased_birth_city: 'San Andrés de Tumaco',
    deceased_birth_country: 'CO',
  },
  11: { occupation: 'RT' },
};

function unknownMother() {
  return { mother_surnames_dk: true, mother_given_dk: true };
}

export const WIDOWED_YOUNG: FilledPages = {
  ...WHOLE,
  1: { ...WHOLE[1], surnames: 'Peña', given_names: 'Noé', sex: 'M', marital_status: 'W' },
  10: { ...WIDOWED[10], deceased_given: 'Luz', deceased_birth_city: null, deceased_birth_city_dk: true },
};

/** Lives with somebody and ticks whatever can be ticked: no number, no state, no postal code, no day of birth. */
export const TOGETHER: FilledPages = {
  ...WHOLE,
  1: { ...WHOLE[1], surnames: 'Yupanqui Mañay', given_names: 'José-Luis', sex: 'M', marital_status: 'C' },
  2: { ...WHOLE[2], national_id: null, national_id_na: true },
  3: {
    ...WHOLE[3],
    ...{ payer: 'O', payer_surnames: 'Mañay', payer_given: 'Inés', payer_phone: '573109998877', payer_email_na: true },
    ...{ payer_relationship: 'P', payer_same_address: 'N', payer_street1: 'Vereda El Ñame, casa 4' },
    ...{ payer_city: 'Leticia', payer_state_na: true, payer_postal_na: true, payer_country: 'CO' },
  },
  5: {
    ...{ been_in_us: 'Y', visits: [{ arrived: '2010', stay_unit: 'M', stay_length: '1' }], us_driver_license: 'N' },
    ...{ had_us_visa: 'Y', last_visa_date: '2009-05-06', visa_number_dk: true, visa_same_type: 'N' },
    ...{ visa_same_country: 'Y', ten_printed: 'N', visa_lost: 'N', visa_cancelled: 'N', visa_refused: 'N' },
    ...{ us_lpr_ever: 'N', immigrant_petition: 'N' },
  },
  6: {
    ...WHOLE[6],
    ...{ mailing_same: 'N', mailing_street1: 'Apartado aéreo 123', mailing_city: 'Leticia', mailing_country: 'CO' },
    ...{ mailing_state_na: true, mailing_postal_na: true },
  },
  8: {
    ...{ contact_surnames: 'Smith', contact_given: 'Ann', contact_org_dk: true, contact_relationship: 'C' },
    ...{ contact_street1: '77 Elm Street', contact_city: 'Boise', contact_state: 'ID', contact_phone: '12085550147' },
    contact_email_na: true,
  },
  9: {
    ...{ father_surnames: 'Yupanqui', father_given: 'Juan', father_dob_dk: true, father_in_us: 'N' },
    ...{ mother_surnames: 'Mañay', mother_given: 'Inés', mother_dob_dk: true, mother_in_us: 'N' },
    ...{ immediate_relatives_us: 'N', other_relatives_us: 'N' },
  },
  10: {
    ...{ spouse_surnames: 'Ñañez', spouse_given: 'Saúl', spouse_dob: '1988-02-29', spouse_nationality: 'CO' },
    ...{ spouse_birth_city_dk: true, spouse_birth_country: 'CO', spouse_address_type: 'O' },
    ...{ spouse_street1: 'Calle 8 # 9-10', spouse_city: 'Leticia', spouse_state_na: true, spouse_postal_na: true },
    spouse_country: 'CO',
  },
  11: {
    ...{
      occupation: 'B',
      employer_name: 'Aserrío El Ñame',
      employer_street1: 'Kilómetro 11',
      employer_city: 'Leticia',
    },
    ...{ employer_state_na: true, employer_postal_na: true, employer_phone: '573124445566', employer_country: 'CO' },
    ...{ employer_start: '2015-01-02', monthly_income_na: true, duties: 'Carpintero; corto y cepillo madera.' },
  },
  23: {
    ...{ interview_post: 'BGT', photo_ready: 'N', assisted: 'Y', preparer_surnames: 'Mañay', preparer_given: 'Inés' },
    ...{ preparer_organization_na: true, preparer_street1: 'Vereda El Ñame', preparer_city: 'Leticia' },
    ...{ preparer_country: 'CO', preparer_relationship: 'Madre', declaration_true: 'Y' },
  },
};

const grown = Object.entries(WHOLE).filter(([page]) => !OF_WORK.includes(Number(page)));

/** Nine years old, with the family of a student: not asked about work. */
export const CHILD: FilledPages = {
  ...Object.fromEntries(grown),
  1: { ...WHOLE[1], surnames: 'Ñáñez', given_names: 'Zoë', date_of_birth: yearsFromNow(-9) },
  3: {
    ...WHOLE[3],
    ...{ purpose_class: 'F', purpose_specify: 'F2-CH', principal_surnames: 'Ñáñez', principal_given: 'Ángela' },
  },
  20: { sevis_id: 'N0012345679', principal_sevis_id: 'N0012345678' },
};
