/** The visitor visa of the United Kingdom: passport, trip, work, family and what was before, each page against the others. */
import type { Check, Name } from './definition.ts';
import {
  deniedFirst,
  differentIn,
  EVERYBODY,
  familyNumbers,
  familyTrip,
  inOrder,
  ownNumber,
  parentAges,
  parentChecks,
  passportDates,
  profileChecks,
  saidFirst,
  saysOfThem,
  spouseChecks,
  startChecks,
  theirsOf,
  together,
  tripDates,
  wholeName,
  years,
} from './person.ts';

const name: Name = ['personal.family_name', 'personal.given_names'];
const birth = 'passport.date_of_birth';
const number = 'passport.passport_number';
const expiry = 'passport.passport_expiry';
const [arrival, leave] = ['visit.arrival_date', 'visit.leave_date'];
const status = 'personal.relationship_status';
const work = 'employment.employment_status';
const partner: Name = ['partner.partner_family', 'partner.partner_given'];
const dependant: Name = ['partner.dependants.family', 'partner.dependants.given'];
const others = 'companions.travel_with_others';
const alone = { at: others, is: ['N'] } as const;

export const ukVisitorChecks: readonly Check[] = [
  ...profileChecks({ name, sex: 'personal.sex', women: ['F', 'X'], men: ['M', 'X'] }),
  ...passportDates({ birth, issue: 'passport.passport_issue', expiry }),
  ...tripDates({ arrival, departure: leave, expiry }),
  ownNumber('passport-id-card', number, 'passport.id_card_number'),
  ownNumber('passport-partner', number, 'partner.partner_passport'),
  ownNumber('passport-dependant', number, 'partner.dependants.passport'),
  ownNumber('passport-relative', number, 'parents.uk_family.passport'),
  differentIn('other-nationality-same', 'code', [['passport.nationality', 'passport.other_nationalities.country']]),
  {
    // Of each visit, whatever the length of the visa.
    name: 'stay-too-long',
    when: [{ at: 'visit.main_purpose', isNot: ['academic', 'medical'] }],
    compares: { kind: 'after', earlier: arrival, later: leave, most: 6 },
  },
  inOrder('accommodation-early', [arrival, 'companions.accommodation.from'], { says: 'order' }),
  inOrder('accommodation-late', ['companions.accommodation.to', leave], { says: 'order' }),
  {
    name: 'apply-country',
    compares: {
      kind: 'among',
      one: 'start.apply_country',
      of: ['address.home_country', 'passport.nationality', 'passport.other_nationalities.country'],
    },
  },
  together(
    'declares-adult',
    [
      { at: 'declaration.declare_role', is: ['applicant_aged_18_or_over'] },
      { at: 'derived.age', below: 18 },
    ],
    { says: 'go-together' },
  ),
  inOrder('address-before-birth', [birth, 'address.previous_addresses.from'], { says: 'order' }),
  inOrder('job-age', [birth, 'employment.employer_start'], { least: years(12) }),
  inOrder('job-future', ['employment.employer_start', 'today'], { says: 'not-yet' }),
  together('young-retired', [
    { at: work, is: ['RETIRED'] },
    { at: 'derived.age', below: 40 },
  ]),
  together('payer-employer', [
    { at: 'sponsor.sponsors.who', is: ['MY_EMPLOYER'] },
    { at: work, isNot: ['EMPLOYED', 'SELF_EMPLOYED'] },
  ]),
  together('partner-travels-alone', [{ at: 'partner.partner_travels', is: ['Y'] }, alone], { says: 'travels-alone' }),
  together('dependant-travels-alone', [{ at: 'partner.dependants.travels', is: ['Y'] }, alone], {
    says: 'travels-alone',
  }),
  differentIn('spouse-self', 'name', [
    [partner[0], name[0]],
    [partner[1], name[1]],
  ]),
  differentIn(
    'dependant-self',
    'name',
    [
      [dependant[0], name[0]],
      [dependant[1], name[1]],
    ],
    { says: 'same-person' },
  ),
  inOrder('spouse-age', ['partner.partner_dob', 'today'], { least: years(14) }),
  ...parentAges(birth, 'parents.mother_dob', 'parents.father_dob'),
  differentIn('parents-same', 'name', [
    ['parents.father_family', 'parents.mother_family'],
    ['parents.father_given', 'parents.mother_given'],
  ]),
  together(
    'visited-never-there',
    [
      { at: 'travel_history.world_visits.country', is: ['GB'] },
      { at: 'travel_history.world_visits.to', withinMonths: years(10) - 1 },
      { at: 'uk_history.uk_visited_10y', is: ['N'] },
    ],
    { says: 'go-together' },
  ),
  { name: 'visits-order', compares: { kind: 'latestFirst', of: 'uk_history.uk_visits.arrived' } },
  {
    name: 'five-visits-order',
    says: 'visits-order',
    compares: { kind: 'latestFirst', of: 'travel_history.five_countries.arrived' },
  },
  differentIn('second-phone', 'code', [['start.phone_2', 'start.phone']]),
  differentIn('other-email', 'text', [['start.email_2', 'start.email']]),
  ...startChecks({
    nationality: 'passport.nationality',
    nationalities: ['passport.other_nationalities.country'],
    residence: 'address.home_country',
  }),
  {
    name: 'begin-purpose',
    compares: {
      kind: 'agree',
      one: 'onboarding.trip_reason',
      other: 'visit.main_purpose',
      allows: {
        tourism: ['tourism', 'other'],
        business: ['business', 'other'],
        visit_family: ['tourism', 'marriage', 'other'],
        medical: ['medical', 'other'],
        study: ['study', 'academic', 'other'],
      },
    },
  },
  together(
    'begin-occupation',
    [
      { at: 'onboarding.occupation_now', is: ['retired', 'unemployed', 'homemaker'] },
      { at: work, is: ['EMPLOYED'] },
    ],
    { says: 'go-together' },
  ),
  together(
    'begin-employed',
    [
      { at: 'onboarding.occupation_now', is: ['employee'] },
      { at: work, isNot: ['EMPLOYED', 'SELF_EMPLOYED'] },
    ],
    { says: 'go-together' },
  ),
  {
    name: 'begin-payer',
    compares: {
      kind: 'agree',
      one: 'onboarding.payer',
      other: 'sponsor.someone_pays',
      allows: { self: ['N'], family: ['Y'], employer: ['Y'], other: ['Y'] },
    },
  },
  deniedFirst('begin-never-denied', 'denied_visa_before', 'refusals.problems.kind', ['refused_visa']),
  saidFirst('begin-denied', 'denied_visa_before', 'refusals.immigration_problems'),
  saidFirst('begin-arrest', 'criminal_record', 'convictions.convictions_kind', ['none']),
  deniedFirst('begin-overstay', 'overstay_before', 'refusals.breach'),
  deniedFirst('begin-abroad', 'travelled_abroad', 'travel_history.world_travel'),
  deniedFirst('begin-abroad-five', 'travelled_abroad', 'travel_history.five_countries_visits', [
    ...['once', '2_to_5_times', '6_or_more'],
  ]),
  together('begin-alone', [
    { at: 'onboarding.number_in_party', is: ['1'] },
    { at: others, is: ['Y'] },
  ]),
  together('begin-party', [{ at: 'onboarding.number_in_party', isNot: ['1'] }, alone]),
  ...familyNumbers({ number, status, home: ['address.home_line1', 'address.home_city', 'address.home_country'] }),
  ...spouseChecks({ name: partner, birth: 'partner.partner_dob', their: { name, birth } }),
  {
    name: 'spouses-nationality',
    with: ['spouse'],
    compares: {
      kind: 'among',
      one: 'partner.partner_nationality',
      of: ['theirs.passport.nationality', 'theirs.passport.other_nationalities.country'],
    },
  },
  saysOfThem('spouses-passport', partner, name, ['partner.partner_passport', number], ['spouse']),
  saysOfThem('dependant-birth', dependant, name, ['partner.dependants.dob', birth], ['child', 'parent']),
  saysOfThem('dependant-passport', dependant, name, ['partner.dependants.passport', number], ['child', 'parent']),
  ...parentChecks({
    mother: ['parents.mother_family', 'parents.mother_given'],
    motherBirth: 'parents.mother_dob',
    father: ['parents.father_family', 'parents.father_given'],
    fatherBirth: 'parents.father_dob',
    name,
    birth,
  }),
  familyTrip([arrival, leave], [{ at: others, is: ['Y'] }]),
  {
    name: 'companion-missing',
    with: EVERYBODY,
    compares: { kind: 'named', name: theirsOf(name), among: [wholeName('companions.travel_companions.name')] },
  },
  together('family-travels-alone', [alone, { at: `theirs.${others}`, is: ['Y'] }], { with: EVERYBODY }),
];
