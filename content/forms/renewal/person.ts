/** What the intake of a renewal says of a person (domain reference 06). */
import type { PersonMap } from '../../person/map.ts';

export const person: PersonMap = {
  fields: {
    prev_visa_number: 'us_visa.number',
    prev_visa_issue: 'us_visa.issue',
    date_of_birth: 'birth.date',
    fingerprints_taken: 'us_visa.prints_then',
    nationality: 'nationality.country',
    residence_country: 'residence.country',
    same_class: 'us_visa.same_type',
  },
  unmapped: {
    'not-asked': [
      ...['prev_visa_class', 'prev_visa_expiry', 'prev_visa_post', 'prev_visa_in_hand', 'prev_visa_lost_details'],
      ...['prev_visa_annotation', 'full_validity', 'name_changed', 'us_trips', 'longest_stay'],
    ],
    'this-application': ['apply_country', 'residence_proof'],
    'worked-out': ['adult_at_issue'],
    box: ['prev_visa_number_dk'],
  },
};
