/** Those who are asked what nobody else is by the visitor visa of the United Kingdom. */
import type { FilledPages } from '#tests/form-answers.ts';
import { yearsFromNow } from '../written.ts';
import { SMALLEST } from './smallest.ts';

export const JUST_MOVED: FilledPages = {
  ...SMALLEST,
  3: {
    ...{ home_line1: 'Calle 85 # 11-53', home_city: 'Bogotá', home_country: 'CO', home_correspondence: 'Y' },
    ...{ home_years: '0', home_months: '8', home_ownership: 'OWNED' },
    previous_addresses: [
      { line1: 'Carrera 7 # 71-21', city: 'Medellín', country: 'CO', from: '2019-03', to: yearsFromNow(-1, '03') },
      { line1: 'Calle Mercaderes 212', city: 'Arequipa', country: 'PE', from: '2014-03', to: '2019-02' },
    ],
  },
  4: {
    ...{ passport_number: 'AR123456', passport_authority: 'Registro Civil e Identificación' },
    ...{ passport_issue: '2021-06-05', passport_expiry: yearsFromNow(5, '06-04'), id_card_has: 'Y' },
    ...{ id_card_number: '45678912', id_card_authority: 'Registro Civil e Identificación' },
    ...{ id_card_issue_na: true, id_card_expiry_na: true, nationality: 'CO', birth_country: 'CO' },
    ...{ birth_place: 'Bogotá', date_of_birth: '1990-03-07', other_nationality: 'N' },
  },
  10: { mother_dk: true, father_dk: true, family_in_uk: 'N' },
};
