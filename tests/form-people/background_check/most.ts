/** Somebody who answers whatever the questions about records asks, at full length. */
import type { FilledPages } from '#tests/form-answers.ts';
import { ofLength } from '../written.ts';

export const MOST: FilledPages = {
  1: {
    ...{ full_name: "María-José Núñez-O'Higgins", other_names: 'Ana Muñoz; Anita Ávila' },
    ...{ date_of_birth: '1979-02-28', nationality: 'CL', national_id: '123456785' },
    ...{ passport_number: 'F17654321' },
    countries_lived: [
      { country: 'CL', from: '2014-03-10', to: '2017-12-15' },
      { country: 'ES', from: '2018-07-01' },
    ],
    ...{ consent: 'Y' },
  },
  2: {
    ...{ police_record: 'Y' },
    records: [
      { country: 'CL', year: '2009', offence: 'Conducir sin licencia', outcome: 'dismissed', papers: 'N' },
      { country: 'ES', year: '2009', offence: 'Conducir sin licencia', outcome: 'acquitted', papers: 'N' },
    ],
    ...{ dui: 'N', drugs: 'N', immigration_record: 'Y' },
    immigration_details: ofLength(
      1000,
      'En 2012 me negaron una visa de turista: no mostré lazos suficientes. En 2016 la pedí otra vez y viajé.',
    ),
    ...{ watchlist: 'N', debts_us: 'N' },
    ...{ social_links: ofLength(1000, 'instagram.com/ana.munoz.dis y facebook.com/anamunozavila') },
  },
};
