/** The visitor visa of Canada: what one page says of the person, their family and their work, and what another one does. */
import type { Check, Name } from './definition.ts';
import {
  deniedFirst,
  differentIn,
  familyNumbers,
  inOrder,
  open,
  ownNumber,
  parentAges,
  parentChecks,
  passportDates,
  profileChecks,
  saidFirst,
  sameIn,
  saysOfThem,
  spouseChecks,
  startChecks,
  theirsOf,
  together,
  tripDates,
  wholeName,
  years,
} from './person.ts';

const name: Name = ['personal.family_name', 'personal.given_name'];
const birth = 'personal.date_of_birth';
const number = 'documents.passport_number';
const expiry = 'documents.passport_expiry';
const status = 'marital.marital_status';
const mother = wholeName('family_adults.fam_mother_name');
const father = wholeName('family_adults.fam_father_name');
const childName = wholeName('family_children.fam_children.name');
const MARRIED = ['01', '03'];
const spouseSaid = { at: 'family_adults.fam_spouse_has', is: ['Y'] } as const;

export const imm5257Checks: readonly Check[] = [
  ...profileChecks({ name, sex: 'personal.sex', women: ['F', 'X', 'U'], men: ['M', 'X', 'U'] }),
  sameIn(
    'signed-name',
    'name',
    [
      ['consent.signature_name', name[0]],
      ['consent.signature_name', name[1]],
    ],
    { says: 'own-name' },
  ),
  sameIn('native-name', 'name', [
    ['family_adults.fam_applicant_native_name', name[0]],
    ['family_adults.fam_applicant_native_name', name[1]],
  ]),
  ...passportDates({ birth, issue: 'documents.passport_issue', expiry }),
  ...tripDates({ arrival: 'visit.stay_from', departure: 'visit.stay_to', expiry }),
  sameIn('passport-citizenship', 'code', [['documents.passport_country', 'personal.citizenship']], { says: 'differ' }),
  ownNumber('passport-id-card', number, 'documents.national_id_number'),
  ownNumber('passport-us-card', number, 'documents.us_pr_card_number'),
  inOrder('stay-too-long', ['visit.stay_from', 'visit.stay_to'], {
    // Parents and grandparents with a super visa may stay longer.
    most: 6,
    when: [{ at: 'visit.purpose', isNot: ['07'] }],
  }),
  // Whoever is not a citizen there.
  differentIn('citizen-there', 'code', [['personal.citizenship', 'residence.cor_country']], {
    when: [{ at: 'residence.cor_status', isNot: ['01'] }],
  }),
  sameIn('home-country', 'code', [['residence.cor_country', 'contact.mail_country']], {
    says: 'differ',
    when: [{ at: 'contact.res_same', is: ['Y'] }],
  }),
  sameIn('other-home-country', 'code', [['residence.cor_country', 'contact.res_country']], { says: 'differ' }),
  inOrder('residence-before-birth', [birth, 'residence.cor_from'], { says: 'order' }),
  inOrder('previous-residence-before-birth', [birth, 'residence.previous_residences.from'], { says: 'order' }),
  {
    name: 'marital-pages',
    compares: {
      kind: 'agree',
      one: status,
      other: 'family_adults.fam_applicant_marital',
      allows: {
        '01': ['married_physically_present', 'married_not_physically_present'],
        '02': ['single'],
        '03': ['common_law'],
        '04': ['divorced'],
        '05': ['legally_separated'],
        '06': ['widowed'],
        '07': ['annulled_marriage'],
      },
    },
  },
  // Who is separated has a spouse still.
  together('spouse-unmarried', [spouseSaid, { at: status, isNot: [...MARRIED, '05'] }], { says: 'go-together' }),
  together(
    'married-without-spouse',
    [
      { at: 'family_adults.fam_spouse_has', is: ['N'] },
      { at: status, is: MARRIED },
    ],
    { says: 'go-together' },
  ),
  sameIn(
    'spouse-pages',
    'name',
    [
      ['family_adults.fam_spouse_name', 'marital.spouse_family_name'],
      ['family_adults.fam_spouse_name', 'marital.spouse_given_name'],
    ],
    { says: 'differ' },
  ),
  inOrder('spouse-age', ['family_adults.fam_spouse_dob', 'today'], { least: years(14) }),
  inOrder('marriage-own-age', [birth, 'marital.marriage_date'], { least: years(14) }),
  inOrder('marriages-order', ['marital.prev_relationship_to', 'marital.marriage_date'], {
    says: 'order',
    when: [{ at: status, is: ['01'] }],
  }),
  inOrder('previous-spouse-age', ['marital.prev_spouse_dob', 'marital.prev_relationship_from'], {
    least: years(14),
    says: 'marriage-own-age',
  }),
  together(
    'divorced-never-married',
    [
      { at: status, is: ['04', '07'] },
      { at: 'marital.previously_married', is: ['N'] },
    ],
    { says: 'go-together' },
  ),
  ...parentAges(birth, 'family_adults.fam_mother_dob', 'family_adults.fam_father_dob'),
  differentIn('parents-same', 'name', [['family_adults.fam_father_name', 'family_adults.fam_mother_name']]),
  inOrder('child-age', [birth, 'family_children.fam_children.dob'], {
    least: years(12),
    says: 'father-age',
    when: [{ at: 'family_children.fam_children.relationship', is: ['son', 'daughter'] }],
  }),
  // Whoever goes to school says so in the same list.
  inOrder('occupation-age', [birth, 'employment.occupations.from'], { least: years(3), says: 'father-age' }),
  inOrder('school-age', [birth, 'education.edu_from'], { least: years(9) }),
  {
    name: 'jobs-overlap',
    compares: { kind: 'overlap', periods: [open('employment.occupations.from', 'employment.occupations.to')], most: 2 },
  },
  {
    // The official form asks for ten years without a gap.
    name: 'work-gap',
    compares: {
      kind: 'gap',
      periods: [
        open('employment.occupations.from', 'employment.occupations.to'),
        { from: 'education.edu_from', to: 'education.edu_to' },
      ],
      most: 12,
      back: years(10),
    },
  },
  differentIn('contacts-same', 'name', [['visit.contact_1_name', 'visit.contact_2_name']], { says: 'same-person' }),
  differentIn('second-phone', 'code', [['contact.alt_phone', 'contact.phone']]),
  ...startChecks({
    nationality: 'personal.citizenship',
    nationalities: ['documents.passport_country'],
    residence: 'residence.cor_country',
  }),
  {
    name: 'begin-purpose',
    compares: {
      kind: 'agree',
      one: 'onboarding.trip_reason',
      other: 'visit.purpose',
      allows: {
        tourism: ['02', '03', '08', '09'],
        business: ['01', '03'],
        visit_family: ['07', '08', '09', '03'],
        medical: ['03', '09'],
        study: ['04', '05'],
      },
    },
  },
  sameIn('begin-denied', 'code', [['onboarding.denied_visa_before', 'background.bg_refused']], { says: 'differ' }),
  saidFirst('begin-arrest', 'criminal_record', 'background.bg_criminal'),
  deniedFirst('begin-never-arrested', 'criminal_record', 'background.bg_criminal'),
  deniedFirst('begin-overstay', 'overstay_before', 'background.bg_overstay'),
  ...familyNumbers({ number, status, home: ['contact.mail_street', 'contact.mail_city', 'contact.mail_country'] }),
  ...spouseChecks({
    name: ['marital.spouse_family_name', 'marital.spouse_given_name'],
    birth: 'family_adults.fam_spouse_dob',
    their: { name, birth },
  }),
  ...parentChecks({
    mother,
    motherBirth: 'family_adults.fam_mother_dob',
    father,
    fatherBirth: 'family_adults.fam_father_dob',
    name,
    birth,
  }),
  {
    name: 'child-missing',
    with: ['child'],
    compares: { kind: 'named', name: theirsOf(name), among: [childName] },
  },
  saysOfThem('child-birth', childName, name, ['family_children.fam_children.dob', birth], ['child']),
];
