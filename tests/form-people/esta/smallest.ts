/** The smallest whole answer to the ESTA: nothing can be left out. */
import type { FilledPages } from '#tests/form-answers.ts';
import { yearsFromNow } from '../written.ts';

export const SMALLEST: FilledPages = {
  1: {
    ...{ family_name: 'Muñoz Ávila', first_name: 'Ana María', gender: 'F', aliases_used: 'N' },
    ...{ date_of_birth: '1990-03-07', birth_city: 'Bogotá', birth_country: 'CO', passport_number: 'AR123456' },
    ...{ passport_country: 'CL', citizenship: 'CL', personal_id: '1020304050', passport_issue: '2021-06-05' },
    ...{ passport_expiry: yearsFromNow(5, '06-04'), e_passport: 'Y' },
  },
  2: { other_passport: 'N', other_citizen_now: 'N', past_citizen_ever: 'N', global_entry: 'N' },
  3: {
    ...{ parent1_family: 'Muñoz Ñáñez', parent1_first: 'José María', parent2_family: 'Ávila Peña' },
    ...{ parent2_first: 'Rosa', email: 'ana.munoz@example.com', phone_type: 'home', phone: '573001234567' },
    ...{ home_line1: 'Calle 85 # 11-53', home_city: 'Bogotá', home_state: 'Cundinamarca', home_country: 'CO' },
  },
  4: { employer_has: 'N' },
  5: {
    ...{ transit: 'N', us_contact_name: 'Hotel Ocean Drive', us_contact_line1: '12 Peachtree Street' },
    ...{ us_contact_city: 'Springfield', us_contact_state: 'FL', us_contact_phone: '56942345678' },
    ...{ us_stay_same: 'Y', emergency_family: 'Güell Ibáñez', emergency_first: 'Ángela' },
    ...{ emergency_email: 'angela.guell@example.com', emergency_phone: '56942345678' },
  },
  6: {
    ...{ e_health: 'N', e_crime: 'N', e_drugs: 'N', e_security: 'N', e_fraud: 'N', e_employment: 'N' },
    ...{ e_visa_denied: 'N', e_overstay: 'N', e_restricted_travel: 'N' },
  },
  7: { waiver_rights: 'Y', certify_true: 'Y', third_party: 'Y' },
};
