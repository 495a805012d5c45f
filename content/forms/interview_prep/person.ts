/** What the intake of an interview says of a person (domain reference 06). */
import type { PersonMap } from '../../person/map.ts';

export const person: PersonMap = {
  fields: {
    visa_class: {
      fact: 'us.class',
      codes: {
        ...{ 'B1/B2': 'visitor', F1: 'student', J1: 'exchange', M1: 'vocational', 'C1/D': 'crew', K1: 'fiance' },
      },
    },
    post: 'us.post',
  },
  unmapped: {
    'this-application': [
      ...['interview_date', 'interview_date_na', 'ds160_number', 'ds160_update', 'ds160_corrections', 'language'],
      ...['applying_with', 'first_interview', 'availability'],
    ],
    'own-words': [
      ...['trip_purpose', 'trip_length', 'trip_payer', 'job', 'family_home', 'family_us', 'property'],
      ...['travel_history', 'worries'],
    ],
  },
};
