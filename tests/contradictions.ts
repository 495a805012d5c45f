/** Contradictions, one for each check: a clean family, what is changed in it, and the only warning that may follow. */
import type { ProfileFacts } from '#app/features/forms/checks/rules.ts';
import type { Answers } from '#app/features/forms/engine/values.ts';
import type { FilledPerson } from './family-forms.ts';
import type { families } from './known-families.ts';

/** Answers by page, and what else is said of the person. */
export type Change = {
  readonly [page: number]: Answers;
  readonly profile?: Partial<ProfileFacts>;
  readonly onboarding?: Record<string, string>;
};
/** By the place of the person in the family. */
type Changes = Readonly<Record<number, Change>>;
export type Seed = readonly [check: string, family: keyof typeof families, changes: Changes];

export const changed = (filled: readonly FilledPerson[], changes: Changes): FilledPerson[] =>
  filled.map((one, at) => {
    const { profile, onboarding, ...pages } = changes[at] ?? {};
    const answers = Object.entries(pages).map(([page, more]) => [page, { ...one.pages[Number(page)], ...more }]);
    return {
      ...one,
      profile: { ...one.profile, ...profile },
      onboarding: onboarding ? { ...one.onboarding, ...onboarding } : one.onboarding,
      pages: { ...one.pages, ...Object.fromEntries(answers) },
    };
  });

const ana = (check: string, change: Change, family: keyof typeof families = 'ana'): Seed => [
  check,
  family,
  { 0: change },
];
const payer = (surnames: string, given: string, relationship: string): Change => ({
  3: { payer: 'O', payer_surnames: surnames, payer_given: given, payer_relationship: relationship },
  onboarding: { payer: 'family' },
});
const companion = (surnames: string, given: string, relationship: string): Change => ({
  4: { traveling_with_others: 'Y', group_travel: 'N', companions: [{ surnames, given, relationship }] },
  onboarding: { number_in_party: '2' },
});
const contact = (surnames: string, given: string, relationship: string): Change => ({
  8: {
    contact_name_dk: false,
    contact_surnames: surnames,
    contact_given: given,
    contact_relationship: relationship,
  },
});
const jobs = (...periods: [from: string, to: string][]): Answers => ({
  previous_jobs: periods.map(([from, to]) => ({ employer: 'Casa Verde', from, to })),
});
const schools = (...periods: [from: string, to: string][]): Answers => ({
  schools: periods.map(([from, to]) => ({ name: 'Universidad Central', from, to })),
});
const former = (more: Record<string, string>): Answers => ({
  former_spouses: [{ dob: '1960-01-01', marriage_date: '2012-05-05', marriage_end_date: '2016-05-05', ...more }],
});
const relative = (relationship: string): Change => ({
  9: {
    immediate_relatives_us: 'Y',
    us_relatives: [{ surnames: 'Rey', given: 'Hugo', relationship, status: 'S' }],
  },
});
const atHome: Change = { 11: { occupation: 'H' }, onboarding: { occupation_now: 'homemaker' } };
const dependant = { 3: { purpose_class: 'F', purpose_specify: 'F2-SP' }, onboarding: { trip_reason: 'study' } };

const passport: readonly Seed[] = [
  ana('given-names-profile', { profile: { first_name: 'Lucía' } }),
  ana('surnames-profile', { profile: { last_name: 'Muños' } }),
  ['sex-relationship', 'sisters', { 1: { 1: { sex: 'M' } } }],
  ana('birth-adult', { profile: { is_minor: true } }),
  ['birth-minor', 'perez', { 3: { profile: { is_minor: false } } }],
  ana('native-name', { 1: { full_name_native: 'Ana María Muños Ávila' } }),
  ana('passport-nationality', { 7: { passport_authority: 'VE' } }),
  ana('passport-lost', { 7: { passport_lost: 'Y', lost_passports: [{ number: 'AP0001', authority: 'CO' }] } }),
  ana('passport-other-nationality', {
    2: {
      other_nationality: 'Y',
      other_nationalities: [{ country: 'BO', has_passport: 'Y', passport_number: 'AP0001' }],
    },
  }),
  ana('passport-visa-number', { 7: { passport_number: '12345678' } }, 'ana, been there'),
  ana('passport-before-birth', { 7: { passport_issue_date: '1989-02-01', passport_no_expiry: true } }),
  ana('passport-too-long', { 7: { passport_expiry_date: '2044-02-01' } }),
  ana('passport-departure', { 7: { passport_expiry_date: '2027-09-01' } }),
  ana('passport-intended-arrival', { 7: { passport_expiry_date: '2027-09-01' } }, 'ana, without a plan'),
  ana('other-nationality-same', {
    2: { other_nationality: 'Y', other_nationalities: [{ country: 'CO', has_passport: 'N' }] },
  }),
  ana('resident-own-country', { 2: { perm_resident_other: 'Y', perm_resident_countries: [{ country: 'CO' }] } }),
  ana('interview-country', { 23: { interview_post: 'LMA', proof_of_residence: 'Y' } }),
];

const dates: readonly Seed[] = [
  ana('arrival-past', { 3: { arrival_date: '2026-11-01', departure_date: '2026-11-30' } }),
  ana('intended-arrival-past', { 3: { intended_arrival_date: '2026-10' } }, 'ana, without a plan'),
  ana('stay-too-long', { 3: { departure_date: '2028-06-24' } }),
  ana('father-age', { 9: { father_dob: '1980-05-02' } }),
  ana('mother-age', { 9: { mother_dob: '1920-08-09' } }),
  ana('spouse-age', { 10: { spouse_dob: '2015-01-01' } }, 'ana, married'),
  ana('deceased-age', { 10: { deceased_dob: '2016-01-01' } }, 'ana, widowed'),
  ana('marriage-own-age', { 10: former({ marriage_date: '1999-05-05' }) }, 'ana, divorced'),
  ana('marriage-spouse-age', { 10: former({ dob: '2002-01-01' }) }, 'ana, divorced'),
  ana('marriage-end-future', { 10: former({ marriage_end_date: '2027-05-05' }) }, 'ana, divorced'),
  ana(
    'marriages-overlap',
    {
      10: {
        former_spouse_count: '2',
        former_spouses: [
          { dob: '1960-01-01', marriage_date: '2012-05-05', marriage_end_date: '2016-05-05' },
          { dob: '1962-01-01', marriage_date: '2015-05-05', marriage_end_date: '2018-05-05' },
        ],
      },
    },
    'ana, divorced',
  ),
  ['married-child', 'perez', { 3: { 1: { marital_status: 'M' } } }],
  ana('young-retired', { 11: { occupation: 'RT' }, onboarding: { occupation_now: 'retired' } }),
  ana('child-class-age', { ...dependant, 3: { purpose_class: 'F', purpose_specify: 'F2-CH' } }),
  ana(
    'visa-too-old',
    { 5: { last_visa_date: '2010-03-01' }, onboarding: { us_visa_expiry: 'valid' } },
    'ana, been there',
  ),
];

const work: readonly Seed[] = [
  ana('job-age', { 11: { employer_start: '1999-02-01' }, 12: { previously_employed: 'N', previous_jobs: null } }),
  ana('previous-job-age', { 12: jobs(['1995', '2020-12']) }),
  ana('school-age', { 12: schools(['1994-02', '2013-11']) }),
  ana('military-age', { 13: { military: 'Y', military_service: [{ from: '2000-01-01', to: '2001-01-01' }] } }),
  ana('previous-job-future', { ...atHome, 12: jobs(['2015-02', '2027-05']) }),
  ana('school-future', { 12: schools(['2008-02', '2027-11']) }),
  ana('job-overlap-present', { 12: jobs(['2015-02', '2022-05']) }),
  ana('jobs-overlap', { 12: jobs(['2017-01', '2020-12'], ['2015-02', '2018-06']) }),
  ana('schools-overlap', { 12: schools(['2008-02', '2013-11'], ['2010-02', '2014-11']) }),
  ana('work-gap', { 11: { employer_start: '2023-06-01' } }),
  ana('employer-twice', { 12: { previous_jobs: [{ employer: 'TALLER CENTRAL', from: '2015-02', to: '2020-12' }] } }),
  ana('military-occupation', { 11: { occupation: 'M' } }),
  ana('payer-employer', {
    ...atHome,
    3: { payer: 'P' },
    onboarding: { payer: 'employer', occupation_now: 'homemaker' },
  }),
  ana('petition-number', { 22: { tw_petition_number: 'ABC0000000000' } }, 'ana, worker'),
  ana(
    'sevis-principal',
    { ...dependant, 20: { sevis_id: 'N0123456789', principal_sevis_id: 'N0123456789' } },
    'ana, married',
  ),
];

const usHistory: readonly Seed[] = [
  ana('visit-without-visa', { 5: { been_in_us: 'Y', visits: [{ arrived: '2015', stay_unit: 'W' }] } }),
  ana(
    'visits-order',
    {
      5: {
        visits: [
          { arrived: '2021-05', stay_unit: 'W', stay_length: '2' },
          { arrived: '2023-05', stay_unit: 'W', stay_length: '2' },
        ],
      },
    },
    'ana, been there',
  ),
  ana('resident-never-there', { 5: { us_lpr_ever: 'Y' } }),
  ana('ssn-never-there', { 2: { us_ssn_na: false, us_ssn: '123456789' } }),
  ana('violation-never-there', { 17: { sec_visa_violation: 'Y' }, onboarding: { overstay_before: 'Y' } }),
  ana('us-visited-never-there', { 13: { countries_visited: [{ country: 'ES' }, { country: 'US' }] } }),
  ana('us-visit-not-travelled', { 13: { countries_visited_5y: 'N' } }, 'ana, been there'),
  ana('contact-relative', contact('Rey', 'Paula', 'R')),
  ana('contact-self', contact('MUÑOZ AVILA', 'Ana Maria', 'O')),
];

const family: readonly Seed[] = [
  ana('spouse-pays-unmarried', payer('Rey', 'Hugo', 'S')),
  ana('spouse-travels-unmarried', companion('Rey', 'Hugo', 'S')),
  ana('spouse-in-us-unmarried', relative('S')),
  ana('spouse-contact-unmarried', contact('Rey', 'Hugo', 'S')),
  ana('spouse-class-unmarried', dependant),
  ana('fiance-married', relative('F'), 'ana, married'),
  ana('payer-spouse-name', payer('Rey Cano', 'Mario', 'S'), 'ana, married'),
  ana('payer-parent-name', payer('Rey Cano', 'Mario', 'P')),
  ana('companion-spouse-name', companion('Rey Cano', 'Mario', 'S'), 'ana, married'),
  ana('payer-self', payer('Muñoz Avila', 'Ana Maria', 'R')),
  ana('companion-self', companion('Muñoz Ávila', 'Ana María', 'R')),
  ana('spouse-self', { 10: { spouse_surnames: 'Muñoz Ávila', spouse_given: 'Ana María' } }, 'ana, married'),
  ana('parents-same', { 9: { mother_surnames: 'Muñoz Rey', mother_given: 'Pedro' } }),
  ['child-pays', 'perez', { 3: { 3: { payer: 'S' } } }],
  ana('second-phone', { 6: { secondary_phone_na: false, secondary_phone: '5730050001' } }),
  ana('other-phone', { 6: { other_phones_used: 'Y', other_phones: [{ number: '5730050001' }] } }),
  ana('other-email', { 6: { other_emails_used: 'Y', other_emails: [{ email: 'P0001@example.com' }] } }),
];

const payingSpouse = (surnames: string, given: string): Answers => ({
  ...{ payer: 'O', payer_surnames: surnames, payer_given: given, payer_relationship: 'S' },
});

const members: readonly Seed[] = [
  ['family-passport-number', 'perez', { 1: { 7: { passport_number: 'AP0001' } } }],
  ['family-national-id', 'perez', { 2: { 2: { national_id: '102030002' } } }],
  ['spouses-name', 'perez', { 0: { 10: { spouse_given: 'Jorje' } } }],
  ['spouses-birth', 'perez', { 0: { 10: { spouse_dob: '1983-09-09' } } }],
  ['spouses-nationality', 'perez', { 0: { 10: { spouse_nationality: 'VE' } } }],
  ['spouses-birthplace', 'perez', { 1: { 10: { spouse_birth_city: 'Cali' } } }],
  ['spouses-status', 'perez', { 1: { 1: { marital_status: 'C' } } }],
  ['spouses-home', 'perez', { 1: { 6: { home_street1: 'Calle 99 # 1-20' } } }],
  [
    'spouses-pay-each-other',
    'perez',
    {
      0: { 3: payingSpouse('Pérez Soto', 'Jorge'), onboarding: { payer: 'family' } },
      1: { 3: payingSpouse('Gómez Luna', 'Marta') },
    },
  ],
  ['parent-name', 'perez', { 2: { 9: { mother_given: 'Martha' } } }],
  ['father-birth', 'father and son', { 1: { 9: { father_dob: '1982-09-08' } } }],
  ['mother-birth', 'mother and son', { 1: { 9: { mother_dob: '1985-04-04' } } }],
  ['father-sex', 'father and son', { 0: { 1: { sex: 'F' } } }],
  ['mother-sex', 'mother and son', { 0: { 1: { sex: 'M' } } }],
  ['siblings-father-birth', 'perez', { 2: { 9: { father_dob: '1981-09-09' } } }],
  ['siblings-mother-birth', 'sisters', { 1: { 9: { mother_dob: '1963-08-09' } } }],
  ['family-home', 'perez', { 2: { 6: { home_street1: 'Calle 99 # 1-20' } } }],
  ['family-plans', 'perez', { 3: { 3: { specific_plans: 'N', intended_arrival_date: '2027-06' } } }],
  ['family-arrival', 'perez', { 3: { 3: { arrival_date: '2027-06-11' } } }],
  ['family-intended-arrival', 'perez, without a plan', { 1: { 3: { intended_arrival_date: '2027-08' } } }],
  ['family-stay', 'perez', { 1: { 3: { us_stay_street1: '20 Main Street' } } }],
  ['family-travels-alone', 'perez', { 3: { 4: { traveling_with_others: 'N' } } }],
  [
    'companion-missing',
    'sisters',
    { 1: { 4: { companions: [{ surnames: 'Muñoz Ávila', given: 'Eva', relationship: 'R' }] } } },
  ],
  [
    'companion-relationship',
    'sisters',
    { 1: { 4: { companions: [{ surnames: 'Muñoz Ávila', given: 'Ana María', relationship: 'F' }] } } },
  ],
];

const onboarding: readonly Seed[] = [
  ana('begin-nationality', { onboarding: { nationality: 'VE' } }),
  ana('begin-residence', { onboarding: { residence_country: 'PE' } }),
  ana('begin-purpose', { onboarding: { trip_reason: 'study' } }),
  ana('begin-us-visa', { onboarding: { had_us_visa: 'Y' } }),
  ana('begin-denied', { onboarding: { denied_visa_before: 'Y', denied_country: 'US' } }),
  ana('begin-never-denied', { 5: { visa_refused: 'Y' } }),
  ana('begin-occupation', { onboarding: { occupation_now: 'student' } }),
  ana('begin-employed', { 11: { occupation: 'H' } }),
  ana('begin-payer', { onboarding: { payer: 'family' } }),
  ana(
    'begin-abroad-us',
    { 13: { countries_visited_5y: 'N' }, onboarding: { travelled_abroad: 'N' } },
    'ana, been there long ago',
  ),
  ana('begin-abroad', { onboarding: { travelled_abroad: 'N' } }),
  ana('begin-arrest', { onboarding: { criminal_record: 'Y' } }),
  ana('begin-overstay', { 17: { sec_visa_violation: 'Y' } }, 'ana, been there'),
  ana('begin-alone', { 4: { traveling_with_others: 'Y', group_travel: 'Y', group_name: 'Choir' } }),
  ana('begin-party', { onboarding: { number_in_party: '3' } }),
];

export const seeds: readonly Seed[] = [
  ...passport,
  ...dates,
  ...work,
  ...usHistory,
  ...family,
  ...members,
  ...onboarding,
];
