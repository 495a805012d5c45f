/** Those who are asked what nobody else is by the ESTA. */
import type { FilledPages } from '#tests/form-answers.ts';
import { yearsFromNow } from '../written.ts';
import { SMALLEST } from './smallest.ts';

export const ONCE_OTHER: FilledPages = {
  ...SMALLEST,
  1: {
    ...{ family_name: 'Muñoz Ávila', first_name: 'Ana María', gender: 'F', aliases_used: 'N' },
    ...{ date_of_birth: '1990-03-07', birth_city: 'Bogotá', birth_country: 'CO', passport_number: 'AR123456' },
    ...{ passport_country: 'CL', citizenship: 'CL', personal_id_na: true, passport_issue: '2021-06-05' },
    ...{ passport_expiry: yearsFromNow(5, '06-04'), e_passport: 'Y' },
  },
  2: {
    ...{ other_passport: 'N', other_citizen_now: 'N', past_citizen_ever: 'Y' },
    ...{
      past_citizen: [
        { country: 'PE', from_year: '1999', to_year: '2008' },
        { country: 'EC', from_year: '1991', to_year: '1998' },
      ],
      global_entry: 'N',
    },
  },
  3: {
    ...{ parent1_family: 'Muñoz Ñáñez', parent1_first: 'José María', parent2_family: 'Ávila Peña' },
    ...{ parent2_first: 'Rosa', email: 'ana.munoz@example.com', phone_type: 'home', phone: '573001234567' },
    ...{ home_line1: 'Calle 85 # 11-53', home_city: 'Bogotá', home_state: 'Cundinamarca', home_country: 'CO' },
    ...{ social_media_none: true },
  },
};
