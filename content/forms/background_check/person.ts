/** What the intake of a background check says of a person (domain reference 06). */
import type { PersonMap } from '../../person/map.ts';

export const person: PersonMap = {
  fields: {
    full_name: 'name.full',
    date_of_birth: 'birth.date',
    nationality: 'nationality.country',
    national_id: 'id_card.number',
    passport_number: 'passport.number',
  },
  unmapped: { 'own-words': ['other_names'], 'not-asked': ['countries_lived'] },
};
