/** Whole pages of the DS-160: somebody of thirty who travels alone, without a plan, and has never been there. */
import type { Answers } from '#app/features/forms/engine/values.ts';

export const WHOLE: Readonly<Record<number, Answers>> = {
  1: {
    surnames: 'Muñoz Ávila',
    given_names: 'Ana María',
    full_name_native_na: true,
    other_names_used: 'N',
    telecode_used: 'N',
    sex: 'F',
    marital_status: 'S',
    date_of_birth: '1990-03-07',
    birth_city: 'Bogotá',
    birth_state_na: true,
    birth_country: 'CO',
  },
  2: {
    nationality: 'CO',
    other_nationality: 'N',
    perm_resident_other: 'N',
    national_id: '1020304050',
    us_ssn_na: true,
    us_tax_id_na: true,
  },
  3: {
    purpose_class: 'B',
    purpose_specify: 'B1-B2',
    specific_plans: 'N',
    intended_arrival_date: '2099-05',
    stay_unit: 'W',
    stay_length: '2',
    us_stay_street1: '1 Ocean Drive',
    us_stay_city: 'Miami',
    us_stay_state: 'FL',
    payer: 'S',
  },
  5: { been_in_us: 'N', had_us_visa: 'N', visa_refused: 'N', immigrant_petition: 'N' },
  9: {
    father_surnames_dk: true,
    father_given_dk: true,
    mother_surnames: 'Ávila',
    mother_given: 'Rosa',
    mother_dob: '1960-01-02',
    mother_in_us: 'N',
    immediate_relatives_us: 'N',
    other_relatives_us: 'N',
  },
  11: { occupation: 'H' },
};

/** The same person, born in another year: who is under 14 is not asked about work. */
export const bornIn = (year: number): Answers => ({ ...WHOLE[1], date_of_birth: `${year}-06-01` });
