/** Somebody who answers whatever the questions about a renewal asks, at full length. */
import type { FilledPages } from '#tests/form-answers.ts';
import { ofLength, yearsFromNow } from '../written.ts';

export const MOST: FilledPages = {
  1: {
    ...{ prev_visa_class: 'B1/B2', prev_visa_number: '12345678', prev_visa_issue: '2014-05-12' },
    ...{ prev_visa_expiry: yearsFromNow(5, '06-04'), prev_visa_post: 'MEX', prev_visa_in_hand: 'N' },
    prev_visa_lost_details: ofLength(
      1000,
      'Me robaron el pasaporte con la visa en el bus; puse la denuncia el mismo día y tengo copia.',
    ),
    ...{ prev_visa_annotation: 'N', full_validity: 'Y', date_of_birth: '1979-02-28', adult_at_issue: 'Y' },
    ...{ fingerprints_taken: 'Y' },
  },
  2: {
    ...{ nationality: 'ES', residence_country: 'CL', apply_country: 'CL', residence_proof: 'N' },
    ...{ same_class: 'Y', refused_since: 'Y', refusal_overcome: 'N', arrested_since: 'Y' },
    arrest_details: ofLength(
      1000,
      'En 2009 pagué una multa por conducir sin licencia; el caso se cerró y tengo la copia del recibo.',
    ),
    ...{ overstayed: 'Y' },
    overstay_details: ofLength(
      1000,
      'En 2012 me negaron una visa de turista: no mostré lazos suficientes. En 2016 la pedí otra vez y viajé.',
    ),
    ...{ name_changed: 'N', restricted_travel: 'N', us_trips: '2', longest_stay: '21' },
  },
};
