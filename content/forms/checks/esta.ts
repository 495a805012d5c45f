/** The ESTA: passport and nationalities, parents, contacts, and what was answered at the beginning. */
import type { Check, Name } from './definition.ts';
import {
  deniedFirst,
  differentIn,
  familyNumbers,
  ownNumber,
  passportDates,
  profileChecks,
  startChecks,
  together,
} from './person.ts';

const name: Name = ['applicant.family_name', 'applicant.first_name'];
const birth = 'applicant.date_of_birth';
const number = 'applicant.passport_number';
const citizenship = 'applicant.citizenship';

export const estaChecks: readonly Check[] = [
  ...profileChecks({ name, sex: 'applicant.gender', women: ['F'], men: ['M'] }),
  ...passportDates({ birth, issue: 'applicant.passport_issue', expiry: 'applicant.passport_expiry' }),
  {
    name: 'passport-nationality',
    compares: {
      kind: 'among',
      one: 'applicant.passport_country',
      of: [citizenship, 'citizenship.other_citizen.country'],
    },
  },
  ownNumber('passport-id-card', number, 'applicant.personal_id'),
  ownNumber('passport-other', number, 'citizenship.other_passports.number'),
  differentIn('other-nationality-same', 'code', [[citizenship, 'citizenship.other_citizen.country']]),
  differentIn('past-nationality-same', 'code', [[citizenship, 'citizenship.past_citizen.country']], {
    says: 'other-nationality-same',
  }),
  differentIn('parents-same', 'name', [
    ['parents_contact.parent1_family', 'parents_contact.parent2_family'],
    ['parents_contact.parent1_first', 'parents_contact.parent2_first'],
  ]),
  differentIn(
    'emergency-self',
    'name',
    [
      ['travel.emergency_family', name[0]],
      ['travel.emergency_first', name[1]],
    ],
    { says: 'same-person' },
  ),
  differentIn('emergency-phone', 'code', [['travel.emergency_phone', 'parents_contact.phone']], { says: 'same-phone' }),
  ...startChecks({
    nationality: citizenship,
    nationalities: ['citizenship.other_citizen.country'],
    residence: 'parents_contact.home_country',
  }),
  together('begin-denied', [
    { at: 'onboarding.denied_country', is: ['US'] },
    { at: 'eligibility.e_visa_denied', is: ['N'] },
  ]),
  deniedFirst('begin-never-denied', 'denied_visa_before', 'eligibility.e_visa_denied'),
  deniedFirst('begin-arrest', 'criminal_record', 'eligibility.e_crime'),
  deniedFirst('begin-overstay', 'overstay_before', 'eligibility.e_overstay'),
  together(
    'begin-employed',
    [
      { at: 'onboarding.occupation_now', is: ['employee'] },
      { at: 'employment.employer_has', is: ['N'] },
    ],
    { says: 'go-together' },
  ),
  ...familyNumbers({
    number,
    home: ['parents_contact.home_line1', 'parents_contact.home_city', 'parents_contact.home_country'],
  }),
];
