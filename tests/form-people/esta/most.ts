/** Somebody who answers whatever the ESTA asks, at full length. */
import type { FilledPages } from '#tests/form-answers.ts';
import { yearsFromNow } from '../written.ts';

export const MOST: FilledPages = {
  1: {
    ...{ family_name: "Núñez-O'Higgins", first_name: 'María-José', gender: 'F', aliases_used: 'Y' },
    ...{
      aliases: [
        { family: 'Ávalos', first: 'Marijó' },
        { family: 'Peña Núñez', first: 'Joaquín' },
      ],
    },
    ...{ date_of_birth: '1979-02-28', birth_city: 'Ñuñoa', birth_country: 'CL', passport_number: 'F17654321' },
    ...{ passport_country: 'CL', citizenship: 'CL', personal_id: '123456785', passport_issue: '2021-06-05' },
    ...{ passport_expiry: yearsFromNow(5, '06-04'), e_passport: 'Y' },
  },
  2: {
    ...{ other_passport: 'Y' },
    other_passports: [
      { country: 'CL', type: 'passport', number: 'AX345671', expiry_year: yearsFromNow(5).slice(0, 4) },
      {
        ...{ country: 'ES', type: 'national_identity_card', number: 'AX345672' },
        ...{ expiry_year: yearsFromNow(5).slice(0, 4) },
      },
    ],
    ...{ other_citizen_now: 'Y' },
    ...{
      other_citizen: [
        { country: 'IT', how: 'birth' },
        { country: 'ES', how: 'parents' },
      ],
    },
    ...{ global_entry: 'Y', passid: '981234567' },
  },
  3: {
    ...{ parent1_family: 'Muñoz Ñáñez', parent1_first: 'José María', parent2_family: 'Ávila Peña' },
    ...{ parent2_first: 'Rosa', email: 'mariajose.nunez-ohiggins@correo.example.com', phone_type: 'home' },
    ...{ phone: '56942345678', home_line1: 'Calle 85 # 11-53', home_line2: 'Torre B' },
    ...{ home_apartment: 'Apto 502', home_city: 'Ñuñoa', home_state: 'Región Metropolitana' },
    ...{ home_country: 'CL' },
    social_media: [
      { platform: 'ASKF', identifier: 'maria.jose_n' },
      { platform: 'DUBN', identifier: 'mjnunez79' },
    ],
  },
  4: {
    ...{ employer_has: 'Y', job_title: 'Ingeniera de obras', employer_name: 'Taller Núñez & Peña' },
    ...{ employer_line1: 'Calle 85 # 11-53', employer_city: 'Ñuñoa', employer_state: 'Región Metropolitana' },
    ...{ employer_country: 'CL', employer_phone: '51987654321' },
  },
  5: {
    ...{ transit: 'N', us_contact_name: 'Hotel Ocean Drive', us_contact_line1: '12 Peachtree Street' },
    ...{ us_contact_city: 'Springfield', us_contact_state: 'FL', us_contact_phone: '51987654321' },
    ...{ us_stay_same: 'N', us_stay_line1: '12 Peachtree Street', us_stay_city: 'Springfield' },
    ...{ us_stay_state: 'FL', emergency_family: 'Güell Ibáñez', emergency_first: 'Ángela' },
    ...{ emergency_email: 'angela.guell@example.com', emergency_phone: '51987654321' },
  },
  6: {
    ...{ e_health: 'N', e_crime: 'N', e_drugs: 'N', e_security: 'N', e_fraud: 'N', e_employment: 'N' },
    ...{ e_visa_denied: 'Y', e_visa_denied_when: 'Marzo de 2012', e_visa_denied_where: 'Santiago de Chile' },
    ...{ e_overstay: 'N', e_restricted_travel: 'Y' },
    e_restricted_rows: [
      { country: 'IR', from: '2014-03-10', to: '2017-12-15', reason: 'tourism' },
      { country: 'IQ', from: '2018-07-01', to: '2019-11-30', reason: 'family_visit' },
    ],
  },
  7: { waiver_rights: 'Y', certify_true: 'Y', third_party: 'Y' },
};
