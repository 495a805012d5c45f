/** The visitor visa of Australia: passport, trip and its length, companions, family and work against each other. */
import type { Check, Name } from './definition.ts';
import {
  deniedFirst,
  differentIn,
  EVERYBODY,
  familyNumbers,
  familyTrip,
  inOrder,
  ownNumber,
  passportDates,
  profileChecks,
  saidFirst,
  sameIn,
  saysOfThem,
  startChecks,
  theirsOf,
  together,
  tripDates,
  years,
} from './person.ts';

const name: Name = ['passport.family_name', 'passport.given_names'];
const birth = 'passport.date_of_birth';
const sex = 'passport.sex';
const number = 'passport.passport_number';
const expiry = 'passport.passport_expiry';
const [arrival, departure] = ['travel.arrival_date', 'travel.departure_date'];
const status = 'identity.relationship_status';
const work = 'employment.employment_status';
const others = 'companions.others_travelling';
const companion: Name = ['companions.companions.family', 'companions.companions.given'];
const guardian: Name = ['companions.guardians.family', 'companions.guardians.given'];
const unmarried = { at: status, is: ['N', 'D', 'W'] } as const;

/** Children and parents of a list are so many years younger and older than the person. */
const agesIn = (list: string, of: string): Check[] => [
  inOrder(`${of}-child-age`, [birth, `${list}.dob`], {
    least: years(12),
    says: 'father-age',
    when: [{ at: `${list}.relationship`, is: ['1'] }],
  }),
  inOrder(`${of}-parent-age`, [`${list}.dob`, birth], {
    least: years(12),
    says: 'father-age',
    when: [{ at: `${list}.relationship`, is: ['2'] }],
  }),
];

export const au600Checks: readonly Check[] = [
  ...profileChecks({ name, sex, women: ['F', 'U'], men: ['M', 'U'] }),
  ...passportDates({ birth, issue: 'passport.passport_issue', expiry }),
  ...tripDates({ arrival, departure, expiry }),
  {
    name: 'passport-nationality',
    when: [{ at: 'identity.citizen_passport_country', lacks: ['N'] }],
    compares: {
      kind: 'among',
      one: 'passport.passport_country',
      of: ['passport.passport_nationality', 'identity.citizenships.country'],
    },
  },
  ownNumber('passport-id-card', number, 'passport.national_id_number'),
  ownNumber('passport-other', number, 'identity.other_passport_rows.number'),
  ownNumber('passport-guardian', number, 'companions.guardians.passport'),
  sameIn(
    'id-card-name',
    'name',
    [
      ['passport.national_id_family', name[0]],
      ['passport.national_id_given', name[1]],
    ],
    { says: 'differ' },
  ),
  differentIn('other-nationality-same', 'code', [['passport.passport_nationality', 'identity.citizenships.country']]),
  {
    name: 'stay-longer',
    compares: {
      kind: 'lasts',
      from: arrival,
      to: departure,
      length: 'travel.stay_length',
      months: { '3': 3, '6': 6, '12': 12 },
    },
  },
  together(
    'already-there',
    [
      { at: 'context.outside_australia', is: ['Y'] },
      { at: 'context.current_location', is: ['AU'] },
    ],
    { says: 'go-together' },
  ),
  sameIn('home-country', 'code', [['contact.usual_country', 'contact.res_country']], { says: 'differ' }),
  together('spouse-travels-unmarried', [{ at: 'companions.companions.relationship', is: ['3'] }, unmarried]),
  together('spouse-stays-unmarried', [{ at: 'family.family_members.relationship', is: ['3'] }, unmarried], {
    says: 'spouse-travels-unmarried',
  }),
  together('spouse-pays-unmarried', [{ at: 'funding.support_relationship', is: ['3'] }, unmarried]),
  differentIn('companion-self', 'name', [
    [companion[0], name[0]],
    [companion[1], name[1]],
  ]),
  differentIn(
    'member-self',
    'name',
    [
      ['family.family_members.family', name[0]],
      ['family.family_members.given', name[1]],
    ],
    { says: 'same-person' },
  ),
  differentIn(
    'payer-self',
    'name',
    [
      ['funding.support_family', name[0]],
      ['funding.support_given', name[1]],
    ],
    { says: 'same-person' },
  ),
  ...agesIn('companions.companions', 'companion'),
  ...agesIn('family.family_members', 'member'),
  inOrder('job-age', [birth, 'employment.start_date'], { least: years(12) }),
  inOrder('job-future', ['employment.start_date', 'today'], { says: 'not-yet' }),
  inOrder('unemployed-future', ['employment.unemployed_from', 'today'], { says: 'not-yet' }),
  inOrder('retired-future', ['employment.retirement_date', 'today'], { says: 'not-yet' }),
  together('young-retired', [
    { at: work, is: ['4'] },
    { at: 'derived.age', below: 40 },
  ]),
  together('payer-employer', [
    { at: 'funding.funding_source', is: ['2'] },
    { at: work, is: ['3', '4', '5'] },
  ]),
  together(
    'overstay-complied',
    [
      { at: 'character.c_overstayed', is: ['Y'] },
      { at: 'visa_history.not_complied', is: ['N'] },
    ],
    { says: 'go-together' },
  ),
  differentIn('second-phone', 'code', [['contact.phone_business', 'contact.phone_mobile']]),
  ...startChecks({
    nationality: 'passport.passport_nationality',
    nationalities: ['passport.passport_country', 'identity.citizenships.country'],
    residence: 'contact.usual_country',
  }),
  {
    name: 'begin-purpose',
    compares: {
      kind: 'agree',
      one: 'onboarding.trip_reason',
      other: 'context.visit_reason',
      allows: { tourism: ['1', '3', '4'], business: ['2'], visit_family: ['1', '3', '4'] },
    },
  },
  {
    name: 'begin-occupation',
    compares: {
      kind: 'agree',
      one: 'onboarding.occupation_now',
      other: work,
      allows: {
        student: ['5', '99', '1', '2'],
        retired: ['4', '99'],
        unemployed: ['3', '99'],
        employee: ['1', '2', '99'],
      },
    },
  },
  sameIn('begin-denied', 'code', [['onboarding.denied_visa_before', 'visa_history.visa_refused']], { says: 'differ' }),
  deniedFirst('begin-never-arrested', 'criminal_record', 'character.c_convicted'),
  deniedFirst('begin-overstay', 'overstay_before', 'character.c_overstayed'),
  saidFirst('begin-overstayed', 'overstay_before', 'visa_history.not_complied'),
  together('begin-alone', [
    { at: 'onboarding.number_in_party', is: ['1'] },
    { at: others, is: ['Y'] },
  ]),
  together('begin-party', [
    { at: 'onboarding.number_in_party', isNot: ['1'] },
    { at: others, is: ['N'] },
  ]),
  ...familyNumbers({ number, status, home: ['contact.res_line1', 'contact.res_suburb', 'contact.res_country'] }),
  saysOfThem('companion-birth', companion, name, ['companions.companions.dob', birth]),
  saysOfThem('companion-sex', companion, name, ['companions.companions.sex', sex]),
  saysOfThem('guardian-birth', guardian, name, ['companions.guardians.dob', birth], ['parent']),
  saysOfThem('guardian-passport', guardian, name, ['companions.guardians.passport', number], ['parent']),
  familyTrip([arrival, departure], [{ at: others, is: ['Y'] }]),
  { name: 'companion-missing', with: EVERYBODY, compares: { kind: 'named', name: theirsOf(name), among: [companion] } },
  {
    name: 'companion-relationship',
    with: EVERYBODY,
    compares: {
      kind: 'role',
      name: theirsOf(name),
      among: companion,
      role: 'companions.companions.relationship',
      allows: { spouse: ['3'], child: ['1'], parent: ['2'], sibling: ['35', '36'] },
    },
  },
  together(
    'family-travels-alone',
    [
      { at: others, is: ['N'] },
      { at: `theirs.${others}`, is: ['Y'] },
    ],
    { with: EVERYBODY },
  ),
];
