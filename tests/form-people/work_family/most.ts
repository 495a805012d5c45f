/** Somebody who answers whatever the questions about work and family asks, at full length. */
import type { FilledPages } from '#tests/form-answers.ts';
import { ofLength } from '../written.ts';

export const MOST: FilledPages = {
  1: {
    ...{ track: 'family', urgency: 'under_1_month', in_us_now: 'Y', us_status_now: 'Turista B-2 hasta enero' },
    ...{ entry_manner: 'with_visa', attorney: 'N' },
  },
  2: {
    ...{ full_name: "María-José Núñez-O'Higgins", date_of_birth: '1979-02-28', birth_country: 'CL' },
    ...{ nationality: 'CL', other_nationality: 'CL', residence_country: 'CL', a_number: 'A012345678' },
    ...{ marital_status: 'M', children_count: '1' },
  },
  3: {
    ...{ petitioner_status: 'us_citizen', petitioner_relationship: 'spouse', petition_filed: 'Y' },
    ...{ petition_receipt: 'EAC2190012345', priority_date: '2014-03-10', petition_stage: 'pending' },
    ...{ marriage_date: '2014-03-10', prior_marriages: 'N', petitioner_income: '48000', household_size: '3' },
    ...{ joint_sponsor: 'N' },
  },
  5: {
    ...{ us_visits: 'Y', us_overstay: 'never', us_removed: 'N', us_refused: 'Y' },
    us_refused_details: ofLength(
      1000,
      'En 2012 me negaron una visa de turista: no mostré lazos suficientes. En 2016 la pedí otra vez y viajé.',
    ),
    ...{ criminal: 'Y' },
    criminal_details: ofLength(
      1000,
      'En 2009 pagué una multa por conducir sin licencia; el caso se cerró y tengo la copia del recibo.',
    ),
    ...{ misrepresentation: 'N', communicable_disease: 'N', military: 'N' },
  },
  6: {
    family_joining: [
      { name: 'Iñaki Peña de la Cruz', relationship: 'spouse', dob: '1977-10-12' },
      { name: 'Joaquín Peña Núñez', relationship: 'child', dob: '2015-01-05' },
    ],
    ...{ budget: 'under_1000' },
    questions: ofLength(2000, '¿Qué llevo a la entrevista si mi empresa es mía? ¿Y si me preguntan por mi prima?'),
  },
};
