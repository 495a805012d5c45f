/** What the intake of work and family says of a person (domain reference 06). */
import type { PersonMap } from '../../person/map.ts';
import { MARITAL_US } from '../ds160/person.ts';

export const person: PersonMap = {
  fields: {
    full_name: 'name.full',
    date_of_birth: 'birth.date',
    birth_country: 'birth.country',
    nationality: 'nationality.country',
    other_nationality: 'nationality.other',
    residence_country: 'residence.country',
    marital_status: { fact: 'person.marital', codes: MARITAL_US },
    marriage_date: 'spouse.since',
  },
  unmapped: {
    'this-application': [
      ...['track', 'urgency', 'in_us_now', 'us_status_now', 'entry_manner', 'attorney', 'petitioner_status'],
      ...['petitioner_relationship', 'petition_filed', 'petition_receipt', 'priority_date', 'petition_stage'],
      ...['met_in_person', 'petitioner_income', 'household_size', 'joint_sponsor', 'job_offer', 'employer'],
      ...['job_title', 'job_salary', 'visa_wanted', 'same_group_employer', 'investment_amount', 'budget', 'questions'],
    ],
    'not-asked': [
      ...['a_number', 'children_count', 'prior_marriages', 'education_level', 'experience_years', 'english_level'],
      'family_joining',
    ],
    'own-words': ['field', 'achievements'],
  },
};
