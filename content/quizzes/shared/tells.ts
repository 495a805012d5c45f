/** What answers from shared lists say of the onboarding questions (D44). */
import type { Tells } from '../definition.ts';

export const toldByEmployment: Tells = {
  field: 'occupation_now',
  codes: {
    formal_2y: 'employee',
    formal_6_24m: 'employee',
    formal_new: 'employee',
    business: 'self_employed',
    informal: 'informal',
    student: 'student',
    retired: 'retired',
    homemaker: 'homemaker',
    unemployed: 'unemployed',
  },
};

/** No trip in five years does not say that there never was one. */
export const toldByTravel: Tells = { field: 'travelled_abroad', codes: { strong: 'Y', several: 'Y', few: 'Y' } };
