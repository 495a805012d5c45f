/** What one person says in two forms of a service: each list is shown with either of them, the other one's places under its name. */
import type { Check, Place } from './definition.ts';
import { sameIn, together } from './person.ts';

const differ = { says: 'differ' } as const;
type PlaceMapper = (place: Place) => Place;

const here: PlaceMapper = (place) => place;
const inForm =
  (form: 'ds160' | 'renewal' | 'interview_prep'): PlaceMapper =>
  (place) =>
    `${form}.${place}`;

/** Yes to what one form asks, no to the same in the other. */
const saidNo = (name: string, yes: Place, no: Place): Check =>
  together(
    name,
    [
      { at: no, is: ['N'] },
      { at: yes, is: ['Y'] },
    ],
    { says: 'begin-never-denied' },
  );

const renewalAndDs160 = (ds160: PlaceMapper, renewal: PlaceMapper): Check[] => [
  sameIn('renewal-birth', 'code', [[renewal('renewal_visa.date_of_birth'), ds160('personal_1.date_of_birth')]], differ),
  sameIn(
    'renewal-visa-number',
    'text',
    [[renewal('renewal_visa.prev_visa_number'), ds160('previous_us_travel.visa_number')]],
    differ,
  ),
  sameIn(
    'renewal-visa-date',
    'code',
    [[renewal('renewal_visa.prev_visa_issue'), ds160('previous_us_travel.last_visa_date')]],
    differ,
  ),
  saidNo('renewal-prints', renewal('renewal_visa.fingerprints_taken'), ds160('previous_us_travel.ten_printed')),
  sameIn(
    'renewal-class',
    'code',
    [[renewal('renewal_history.same_class'), ds160('previous_us_travel.visa_same_type')]],
    differ,
  ),
  {
    name: 'renewal-nationality',
    ...differ,
    compares: {
      kind: 'among',
      one: renewal('renewal_history.nationality'),
      of: [ds160('personal_2.nationality'), ds160('personal_2.other_nationalities.country')],
    },
  },
  sameIn(
    'renewal-residence',
    'code',
    [[renewal('renewal_history.residence_country'), ds160('address_phone.home_country')]],
    differ,
  ),
  sameIn(
    'renewal-apply',
    'code',
    [[renewal('renewal_history.apply_country'), ds160('derived.interview_country')]],
    differ,
  ),
  together(
    'renewal-never-had',
    [
      { at: ds160('previous_us_travel.had_us_visa'), is: ['N'] },
      { at: renewal('renewal_visa.prev_visa_issue'), isSet: true },
    ],
    { says: 'go-together' },
  ),
  saidNo('renewal-refused', renewal('renewal_history.refused_since'), ds160('previous_us_travel.visa_refused')),
  saidNo('renewal-arrested', renewal('renewal_history.arrested_since'), ds160('security_2.sec_arrested')),
  saidNo('renewal-overstayed', renewal('renewal_history.overstayed'), ds160('security_4.sec_visa_violation')),
];

/** Classes of the preparation that say a purpose of the DS-160. */
const CLASSES = {
  'B1/B2': ['B'],
  F1: ['F'],
  J1: ['J'],
  M1: ['M'],
  'C1/D': ['C', 'D'],
  H: ['H'],
  L: ['L'],
  O: ['O'],
  K1: ['K'],
};

const prepAndDs160 = (ds160: PlaceMapper, prep: PlaceMapper): Check[] => [
  {
    name: 'prep-class',
    says: 'go-together',
    compares: {
      kind: 'agree',
      one: prep('appointment.visa_class'),
      other: ds160('travel.purpose_class'),
      allows: CLASSES,
    },
  },
  sameIn('prep-post', 'code', [[prep('appointment.post'), ds160('location_photo_sign.interview_post')]], {
    ...differ,
    when: [{ at: prep('appointment.post'), isNot: ['OTHER'] }],
  }),
  together(
    'prep-alone',
    [
      { at: prep('appointment.applying_with'), is: ['alone'] },
      { at: ds160('companions.traveling_with_others'), is: ['Y'] },
    ],
    { says: 'go-together' },
  ),
];

export const twoFormChecks = {
  ds160: [...renewalAndDs160(here, inForm('renewal')), ...prepAndDs160(here, inForm('interview_prep'))],
  renewal: renewalAndDs160(inForm('ds160'), here),
  interview_prep: prepAndDs160(inForm('ds160'), here),
} satisfies Record<string, readonly Check[]>;
