/** Contradictions of the other official forms, one for each check: who is clean, what is changed, and the only warning that may follow. */
import type { FormName } from '#content/catalogue.ts';
import type { cleanForms } from './clean-forms.ts';
import type { Change as OneForm } from './contradictions.ts';
import { yearsFromNow } from './form-people/written.ts';

/** `beside`: answers of the other form of the same person. */
export type Change = OneForm & { readonly beside?: OneForm };
export type FormSeed = readonly [
  check: string,
  whom: keyof typeof cleanForms,
  changes: Readonly<Record<number, Change>>,
];

const [passed, later] = [yearsFromNow(-1, '01-10'), yearsFromNow(2, '01-10')];
const child = (dob: string) => ({
  relationship: '1',
  family: 'Rey Muñoz',
  given: 'Zoe',
  sex: 'F',
  dob,
  birth_country: 'CO',
});
const parent = (dob: string) => ({
  relationship: '2',
  family: 'Ávila',
  given: 'Rosa',
  sex: 'F',
  dob,
  birth_country: 'CO',
});

/** What every form is asked; the numbers of its pages differ. */
const profiles = (form: FormName): FormSeed[] => {
  const whom = `${form}: ana` as keyof typeof cleanForms;
  return [
    ['given-names-profile', whom, { 0: { profile: { first_name: 'Lucía' } } }],
    ['surnames-profile', whom, { 0: { profile: { last_name: 'Muños' } } }],
    [
      'sex-relationship',
      `${form}: sisters` as keyof typeof cleanForms,
      { 1: { profile: { relationship: 'brother' } } },
    ],
    ['birth-adult', whom, { 0: { profile: { is_minor: true } } }],
  ];
};
const minor = (form: FormName): FormSeed => [
  'birth-minor',
  `${form}: family` as keyof typeof cleanForms,
  { 2: { profile: { is_minor: false } } },
];

type One = (check: string, change: Change, whom?: keyof typeof cleanForms) => FormSeed;
const of =
  (usual: keyof typeof cleanForms): One =>
  (check, change, whom = usual) => [check, whom, { 0: change }];

const ca = of('imm5257: ana');
const FULL = 'imm5257: Ana with everything';
const job = (from: string, to: string | null) => ({
  ...{ from, ...(to && { to }), occupation: 'Mesera', employer: 'Casa Verde', city: 'Bogotá', country: 'CO' },
});
const imm5257: readonly FormSeed[] = [
  ...profiles('imm5257'),
  minor('imm5257'),
  ca('signed-name', { 14: { signature_name: 'Ana María Muños' } }),
  ca('native-name', { 11: { fam_applicant_native_name: 'Ana María Muños Ávila' } }, FULL),
  ca('passport-before-birth', { 5: { passport_issue: '1989-02-01', passport_expiry: null } }),
  ca('passport-too-long', { 5: { passport_expiry: '2044-02-01' } }),
  ca('arrival-past', { 7: { stay_from: passed, stay_to: yearsFromNow(-1, '02-10') } }),
  ca('passport-ends-first', { 5: { passport_expiry: yearsFromNow(1, '05-20') } }),
  ca('passport-citizenship', { 5: { passport_country: 'PE' } }),
  ca('passport-id-card', { 5: { national_id_number: 'AR123456' } }, FULL),
  ca('passport-us-card', { 5: { us_pr_card_number: 'AR123456' } }, FULL),
  ca('stay-too-long', { 7: { stay_to: yearsFromNow(1, '12-24') } }),
  ca('citizen-there', { 2: { cor_status: '02' } }),
  ca('home-country', { 6: { mail_country: 'PE' } }),
  ca('other-home-country', { 6: { res_same: 'N', res_street: 'Calle 1', res_city: 'Lima', res_country: 'PE' } }),
  ca('residence-before-birth', {
    2: { cor_status: '05', cor_country: 'PE', cor_from: '1980-01-01', cor_to: later },
    6: { mail_country: 'PE' },
    onboarding: { residence_country: 'PE' },
  }),
  ca(
    'previous-residence-before-birth',
    {
      2: { previous_residences: [{ country: 'PE', status: '04', from: '1980-01-10', to: '2016-01-10' }] },
    },
    FULL,
  ),
  ca('marital-pages', { 11: { fam_applicant_marital: 'divorced' } }),
  ca('spouse-unmarried', {
    11: { fam_spouse_has: 'Y', fam_spouse_name: 'Iván Rey', fam_spouse_dob: '1988-01-20' },
  }),
  ca('married-without-spouse', { 11: { fam_spouse_has: 'N' } }, FULL),
  ca('spouse-pages', { 11: { fam_spouse_name: 'Yván Rey Cano' } }, FULL),
  ca('spouse-age', { 11: { fam_spouse_dob: yearsFromNow(-9) } }, FULL),
  ca('marriage-own-age', { 3: { marriage_date: '1999-01-01', previously_married: 'N' } }, FULL),
  ca('marriages-order', { 3: { prev_relationship_to: '2019-12-15' } }, FULL),
  ca('previous-spouse-age', { 3: { prev_spouse_dob: '2005-10-12' } }, FULL),
  ca('divorced-never-married', { 3: { marital_status: '04' }, 11: { fam_applicant_marital: 'divorced' } }),
  ca('father-age', { 11: { fam_father_dob: '1980-12-31' } }),
  ca('mother-age', { 11: { fam_mother_dob: '1925-02-01' } }),
  ca('parents-same', { 11: { fam_father_name: 'Rosa Ávila Peña' } }),
  ca(
    'child-age',
    {
      12: { fam_children: [{ name: 'Zoe Rey', relationship: 'daughter', dob: '1998-01-01', birth_country: 'CO' }] },
    },
    FULL,
  ),
  ca('occupation-age', { 9: { occupations: [job('1989-03', null)] } }),
  ca('school-age', { 8: { edu_from: '1996-02' } }, FULL),
  ca('jobs-overlap', { 9: { occupations: [job('2018-02', null), job('2014-01', '2019-06')] } }, FULL),
  ca(
    'work-gap',
    { 9: { occupations: [job(`${yearsFromNow(-2, '02')}`, null), job('2014-01', yearsFromNow(-5, '01'))] } },
    FULL,
  ),
  ca('contacts-same', { 7: { contact_2_name: 'Ángela Güell Ibáñez' } }, FULL),
  ca('second-phone', { 6: { alt_phone: '573001234567' } }, FULL),
  ca('begin-nationality', { onboarding: { nationality: 'VE' } }),
  ca('begin-residence', { onboarding: { residence_country: 'PE' } }),
  ca('begin-purpose', { 7: { purpose: '01' } }),
  ca('begin-denied', { 10: { bg_refused: 'Y' } }),
  ca('begin-arrest', { onboarding: { criminal_record: 'Y' } }),
  ca('begin-never-arrested', { 10: { bg_criminal: 'Y' } }),
  ca('begin-overstay', { 10: { bg_overstay: 'Y' } }),
  ['family-passport-number', 'imm5257: family', { 1: { 5: { passport_number: 'AR123456' } } }],
  [
    'spouses-status',
    'imm5257: family',
    { 1: { 3: { marital_status: '03' }, 11: { fam_applicant_marital: 'common_law' } } },
  ],
  ['family-home', 'imm5257: family', { 2: { 6: { mail_street: 'Carrera 9 # 1-20' } } }],
  [
    'spouses-name',
    'imm5257: family',
    { 0: { 3: { spouse_given_name: 'Yván' }, 11: { fam_spouse_name: 'Yván Rey Cano' } } },
  ],
  ['spouses-birth', 'imm5257: family', { 0: { 11: { fam_spouse_dob: '1988-01-21' } } }],
  ['parent-name', 'imm5257: parent', { 0: { 11: { fam_mother_name: 'Rosa Gil' } } }],
  ['father-birth', 'imm5257: father', { 0: { 11: { fam_father_dob: '1950-12-30' } } }],
  ['mother-birth', 'imm5257: parent', { 0: { 11: { fam_mother_dob: '1954-02-02' } } }],
  ['siblings-father-birth', 'imm5257: sisters', { 1: { 11: { fam_father_dob: '1950-12-30' } } }],
  ['siblings-mother-birth', 'imm5257: sisters', { 1: { 11: { fam_mother_dob: '1954-02-02' } } }],
  [
    'child-missing',
    'imm5257: family',
    { 2: { 1: { given_name: 'Zoila' }, 14: { signature_name: 'Zoila Rey Muñoz' }, profile: { first_name: 'Zoila' } } },
  ],
  ['child-birth', 'imm5257: family', { 2: { 1: { date_of_birth: yearsFromNow(-10, '06-02') } } }],
];

const uk = of('uk_visitor: ana');
const HOTEL = 'uk_visitor: ana, in a hotel';
const stay = (from: string, to: string) => ({
  11: { accommodation: [{ name: 'Hotel', line1: '8 King Street', city: 'Whitby', postcode: 'SW1A 1AA', from, to }] },
});
const [arrival, leave] = [yearsFromNow(1, '05-03'), yearsFromNow(1, '05-24')];
const zoe = (more: object) => ({
  ...{ relationship: 'Hija', given: 'Zoe', family: 'Rey Muñoz', dob: yearsFromNow(-10, '06-01'), lives_with: 'Y' },
  ...{ travels: 'Y', nationality: 'CO', passport: 'AR123458', ...more },
});
const ukVisitor: readonly FormSeed[] = [
  ...profiles('uk_visitor'),
  minor('uk_visitor'),
  uk('passport-before-birth', { 4: { passport_issue: '1989-02-01', passport_expiry: null } }),
  uk('passport-too-long', { 4: { passport_expiry: '2044-02-01' } }),
  uk('arrival-past', { 8: { arrival_date: passed, leave_date: yearsFromNow(-1, '02-10') } }),
  uk('passport-ends-first', { 4: { passport_expiry: yearsFromNow(1, '05-20') } }),
  uk('passport-id-card', { 4: { id_card_number: 'AR123456' } }, HOTEL),
  ['passport-partner', 'uk_visitor: partner, both travel', { 0: { 9: { partner_passport: 'AR123456' } } }],
  uk('passport-dependant', {
    9: { dependants_has: 'Y', dependants: [zoe({ passport: 'AR123456' })] },
    11: { travel_with_others: 'Y', travel_companions: [{ name: 'Zoe', relationship: 'Hija', nationality: 'CO' }] },
    onboarding: { number_in_party: '2' },
  }),
  uk(
    'passport-relative',
    {
      10: {
        uk_family: [
          { name: 'Ángela', relationship: 'Prima', nationality: 'CO', status: 'permanent', passport: 'AR123456' },
        ],
      },
    },
    HOTEL,
  ),
  uk('other-nationality-same', { 4: { other_nationalities: [{ country: 'CO', from: '2014-03-10' }] } }, HOTEL),
  uk('stay-too-long', { 8: { leave_date: yearsFromNow(1, '12-24') } }),
  uk('accommodation-early', stay(yearsFromNow(1, '05-01'), leave), HOTEL),
  uk('accommodation-late', stay(arrival, yearsFromNow(1, '05-27')), HOTEL),
  uk('apply-country', { 1: { apply_country: 'PE' } }),
  ['declares-adult', 'uk_visitor: family', { 2: { 16: { declare_role: 'applicant_aged_18_or_over' } } }],
  uk('address-before-birth', {
    3: {
      home_years: '0',
      previous_addresses: [{ line1: 'Calle 1', city: 'Cali', country: 'CO', from: '1980-01', to: '2025-01' }],
    },
  }),
  uk('job-age', { 5: { employer_start: '1998-03' } }),
  uk('job-future', { 5: { employer_start: yearsFromNow(1, '03') } }),
  uk('young-retired', { 5: { employment_status: ['RETIRED'] }, onboarding: { occupation_now: 'retired' } }),
  uk(
    'payer-employer',
    { 5: { employment_status: ['UNEMPLOYED'] }, onboarding: { occupation_now: 'unemployed' } },
    HOTEL,
  ),
  [
    'partner-travels-alone',
    'uk_visitor: partner',
    { 0: { 9: { partner_travels: 'Y', partner_passport: 'X1234567' } } },
  ],
  uk('dependant-travels-alone', { 9: { dependants_has: 'Y', dependants: [zoe({})] } }),
  ['spouse-self', 'uk_visitor: partner', { 0: { 9: { partner_given: 'Ana María', partner_family: 'Muñoz Ávila' } } }],
  uk('dependant-self', {
    9: { dependants_has: 'Y', dependants: [zoe({ given: 'Ana María', family: 'Muñoz Ávila', travels: 'N' })] },
  }),
  ['spouse-age', 'uk_visitor: partner', { 0: { 9: { partner_dob: yearsFromNow(-9) } } }],
  uk('father-age', { 10: { father_dob: '1980-12-31' } }),
  uk('mother-age', { 10: { mother_dob: '1925-02-01' } }),
  uk('parents-same', { 10: { father_given: 'Rosa', father_family: 'Ávila Peña' } }),
  uk(
    'visited-never-there',
    {
      13: {
        world_visits: [
          { country: 'GB', reason: 'tourism', from: yearsFromNow(-2, '03-10'), to: yearsFromNow(-2, '03-20') },
        ],
      },
    },
    HOTEL,
  ),
  uk('visits-order', {
    12: {
      ...{ uk_visited_10y: 'Y', uk_visit_count: '2' },
      uk_visits: [{ arrived: yearsFromNow(-5, '03') }, { arrived: yearsFromNow(-3, '03') }],
    },
  }),
  uk('five-visits-order', {
    13: {
      five_countries_visits: '2_to_5_times',
      five_countries: [
        { country: 'canada', arrived: '2014-03' },
        { country: 'USA', arrived: '2018-07' },
      ],
    },
    onboarding: { travelled_abroad: 'Y' },
  }),
  uk('second-phone', { 1: { phone_2: '573001234567' } }, HOTEL),
  uk('other-email', { 1: { email_2: 'Ana.Munoz@example.com' } }, HOTEL),
  uk('begin-nationality', { onboarding: { nationality: 'VE' } }),
  uk('begin-residence', { onboarding: { residence_country: 'PE' } }),
  uk('begin-purpose', { 8: { main_purpose: 'business' } }),
  uk('begin-occupation', { onboarding: { occupation_now: 'retired' } }),
  uk('begin-employed', { 5: { employment_status: ['STUDENT'] } }),
  uk('begin-payer', { onboarding: { payer: 'family' } }),
  uk('begin-never-denied', {
    14: {
      immigration_problems: 'Y',
      problems: [{ kind: 'refused_visa', country: 'US', date: '2014-03', details: 'x' }],
    },
  }),
  uk('begin-denied', { onboarding: { denied_visa_before: 'Y' } }),
  uk('begin-arrest', { onboarding: { criminal_record: 'Y' } }),
  uk('begin-overstay', { 14: { breach: 'Y' } }),
  uk('begin-abroad', { onboarding: { travelled_abroad: 'N' } }, HOTEL),
  uk('begin-abroad-five', { 13: { five_countries_visits: 'once' } }),
  uk('begin-alone', { 11: { travel_with_others: 'Y' } }),
  uk('begin-party', { onboarding: { number_in_party: '2' } }),
  ['family-passport-number', 'uk_visitor: sisters', { 1: { 4: { passport_number: 'AR123456' } } }],
  ['spouses-status', 'uk_visitor: family', { 1: { 2: { relationship_status: 'U' } } }],
  ['family-home', 'uk_visitor: family', { 2: { 3: { home_line1: 'Carrera 9 # 1-20' } } }],
  ['spouses-name', 'uk_visitor: family', { 0: { 9: { partner_given: 'Yván' } } }],
  ['spouses-birth', 'uk_visitor: family', { 0: { 9: { partner_dob: '1988-01-21' } } }],
  ['spouses-nationality', 'uk_visitor: family', { 0: { 9: { partner_nationality: 'VE' } } }],
  ['spouses-passport', 'uk_visitor: family', { 0: { 9: { partner_passport: 'AR123450' } } }],
  ['dependant-birth', 'uk_visitor: family', { 0: { 9: { dependants: [zoe({ dob: '2015-01-01' })] } } }],
  ['dependant-passport', 'uk_visitor: family', { 0: { 9: { dependants: [zoe({ passport: 'AR123450' })] } } }],
  ['parent-name', 'uk_visitor: family', { 2: { 10: { mother_given: 'Martha' } } }],
  ['father-birth', 'uk_visitor: father', { 1: { 10: { father_dob: '1988-01-21' } } }],
  ['mother-birth', 'uk_visitor: family', { 2: { 10: { mother_dob: '1990-03-08' } } }],
  ['siblings-father-birth', 'uk_visitor: sisters', { 1: { 10: { father_dob: '1950-12-30' } } }],
  ['siblings-mother-birth', 'uk_visitor: sisters', { 1: { 10: { mother_dob: '1954-02-02' } } }],
  ['family-arrival', 'uk_visitor: family', { 2: { 8: { arrival_date: yearsFromNow(1, '05-04') } } }],
  ['companion-missing', 'uk_visitor: family', { 0: { 11: { travel_companions: [{ name: 'Iván Rey Cano' }] } } }],
  ['family-travels-alone', 'uk_visitor: family', { 2: { 11: { travel_with_others: 'N' } } }],
];

const au = of('au600: ana');
const SUPPORTED = 'au600: ana, supported';
const with4 = (...companions: object[]): Change => ({
  4: { others_travelling: 'Y', companions: companions as never },
  onboarding: { number_in_party: '2' },
});
const au600: readonly FormSeed[] = [
  ...profiles('au600'),
  minor('au600'),
  au('passport-before-birth', { 2: { passport_issue: '1989-02-01', passport_expiry: null } }),
  au('passport-too-long', { 2: { passport_expiry: '2044-02-01' } }),
  au('arrival-past', { 8: { arrival_date: passed, departure_date: yearsFromNow(-1, '02-10') } }),
  au('passport-ends-first', { 2: { passport_expiry: yearsFromNow(1, '05-20') } }),
  au('passport-nationality', { 2: { passport_country: 'PE' } }),
  au('passport-id-card', { 2: { national_id_number: 'AR123456' } }, SUPPORTED),
  au('passport-other', { 3: { other_passport_rows: [{ number: 'AR123456', country: 'ES' }] } }, SUPPORTED),
  [
    'passport-guardian',
    'au600: child',
    {
      0: {
        4: {
          guardians: [
            { relationship: '2', family: 'Muñoz', given: 'Ana', sex: 'F', dob: '1990-03-07', passport: 'AR123458' },
          ],
        },
      },
    },
  ],
  au('id-card-name', { 2: { national_id_family: 'Muños Ávila' } }, SUPPORTED),
  au('other-nationality-same', { 3: { citizenships: [{ country: 'CO' }] } }, SUPPORTED),
  au('stay-longer', { 8: { departure_date: yearsFromNow(1, '08-24') } }),
  au('already-there', { 1: { current_location: 'AU' } }),
  au('home-country', { 5: { res_country: 'PE' } }),
  au('spouse-travels-unmarried', {
    ...with4({ relationship: '3', family: 'Rey', given: 'Iván', sex: 'M', dob: '1988-01-20' }),
    3: { relationship_status: 'N' },
  }),
  au('spouse-stays-unmarried', { 7: { family_members: [{ ...child('1988-01-20'), relationship: '3' }] } }, SUPPORTED),
  au('spouse-pays-unmarried', { 10: { support_relationship: '3' } }, SUPPORTED),
  au(
    'companion-self',
    with4({ relationship: '31', family: 'Muñoz Ávila', given: 'Ana María', sex: 'F', dob: '1990-03-07' }),
  ),
  au(
    'member-self',
    {
      7: {
        family_members: [{ ...child('1990-03-07'), relationship: '31', family: 'Muñoz Ávila', given: 'Ana María' }],
      },
    },
    SUPPORTED,
  ),
  au('payer-self', { 10: { support_family: 'Muñoz Ávila', support_given: 'Ana María' } }, SUPPORTED),
  au('companion-child-age', with4(child('1998-01-01'))),
  au('companion-parent-age', with4(parent('1985-01-01'))),
  au('member-child-age', { 7: { family_members: [child('1998-01-01')] } }, SUPPORTED),
  au('member-parent-age', { 7: { family_members: [parent('1985-01-01')] } }, SUPPORTED),
  au('job-age', { 9: { start_date: '1998-03-10' } }),
  au('job-future', { 9: { start_date: yearsFromNow(1, '03-10') } }),
  au('unemployed-future', { 9: { unemployed_from: yearsFromNow(1, '03-10') } }, 'au600: ana, without work'),
  au('retired-future', { 9: { retirement_date: yearsFromNow(1, '03-10') } }, 'au600: ana, retired'),
  au('young-retired', { 2: { date_of_birth: '1995-03-07' } }, 'au600: ana, retired'),
  au('payer-employer', { 10: { funding_source: '2' } }, 'au600: ana, without work'),
  au('overstay-complied', { 12: { c_overstayed: 'Y' }, onboarding: { overstay_before: '' } }),
  au('second-phone', { 5: { phone_business: '573001234567' } }, SUPPORTED),
  au('begin-nationality', { onboarding: { nationality: 'VE' } }),
  au('begin-residence', { onboarding: { residence_country: 'PE' } }),
  au('begin-purpose', { 1: { visit_reason: '2' } }),
  au('begin-occupation', { onboarding: { occupation_now: 'retired' } }),
  au('begin-denied', { 13: { visa_refused: 'Y' } }),
  au('begin-never-arrested', { 12: { c_convicted: 'Y' } }),
  au('begin-overstay', { 12: { c_overstayed: 'Y' }, 13: { not_complied: 'Y' } }),
  au('begin-overstayed', { onboarding: { overstay_before: 'Y' } }),
  au('begin-alone', { 4: { others_travelling: 'Y' } }),
  au('begin-party', { onboarding: { number_in_party: '2' } }),
  ['family-passport-number', 'au600: sisters', { 1: { 2: { passport_number: 'AR123456' } } }],
  ['spouses-status', 'au600: family', { 1: { 3: { relationship_status: 'F' } } }],
  ['family-home', 'au600: family', { 2: { 5: { res_line1: 'Carrera 9 # 1-20' } } }],
  [
    'companion-birth',
    'au600: family',
    {
      0: {
        4: {
          companions: [
            { relationship: '3', family: 'Rey Cano', given: 'Iván', sex: 'M', dob: '1988-01-21' },
            child(yearsFromNow(-10, '06-01')),
          ],
        },
      },
    },
  ],
  [
    'companion-sex',
    'au600: family',
    {
      0: {
        4: {
          companions: [
            { relationship: '3', family: 'Rey Cano', given: 'Iván', sex: 'F', dob: '1988-01-20' },
            child(yearsFromNow(-10, '06-01')),
          ],
        },
      },
    },
  ],
  [
    'guardian-birth',
    'au600: family',
    {
      2: {
        4: {
          guardians: [
            {
              relationship: '2',
              family: 'Muñoz Ávila',
              given: 'Ana María',
              sex: 'F',
              dob: '1990-03-08',
              passport: 'AR123456',
            },
          ],
        },
      },
    },
  ],
  [
    'guardian-passport',
    'au600: family',
    {
      2: {
        4: {
          guardians: [
            {
              relationship: '2',
              family: 'Muñoz Ávila',
              given: 'Ana María',
              sex: 'F',
              dob: '1990-03-07',
              passport: 'AR123450',
            },
          ],
        },
      },
    },
  ],
  ['family-arrival', 'au600: family', { 2: { 8: { arrival_date: yearsFromNow(1, '05-04') } } }],
  [
    'companion-missing',
    'au600: family',
    {
      0: { 4: { companions: [{ relationship: '3', family: 'Rey Cano', given: 'Iván', sex: 'M', dob: '1988-01-20' }] } },
    },
  ],
  [
    'companion-relationship',
    'au600: family',
    {
      0: {
        4: {
          companions: [
            { relationship: '31', family: 'Rey Cano', given: 'Iván', sex: 'M', dob: '1988-01-20' },
            child(yearsFromNow(-10, '06-01')),
          ],
        },
      },
    },
  ],
  ['family-travels-alone', 'au600: family', { 2: { 4: { others_travelling: 'N' } } }],
];

const us = of('esta: ana');
const TWO_COUNTRIES = 'esta: ana, of two countries';
const esta: readonly FormSeed[] = [
  ...profiles('esta'),
  ['birth-minor', 'esta: sisters', { 1: { 1: { date_of_birth: yearsFromNow(-10), passport_issue: '2024-06-05' } } }],
  us('passport-before-birth', { 1: { passport_issue: '1989-02-01', passport_expiry: null } }),
  us('passport-too-long', { 1: { passport_expiry: '2044-02-01' } }),
  us('passport-nationality', { 1: { passport_country: 'ES' } }),
  us('passport-id-card', { 1: { personal_id: 'AR123456' } }),
  us(
    'passport-other',
    { 2: { other_passports: [{ country: 'ES', type: 'passport', number: 'AR123456', expiry_year: '2030' }] } },
    TWO_COUNTRIES,
  ),
  us('other-nationality-same', { 2: { other_citizen: [{ country: 'CL', how: 'parents' }] } }, TWO_COUNTRIES),
  us(
    'past-nationality-same',
    { 2: { past_citizen: [{ country: 'CL', from_year: '1999', to_year: '2008' }] } },
    'esta: ana, once of another country',
  ),
  us('parents-same', { 3: { parent2_family: 'Muñoz Ñáñez', parent2_first: 'José María' } }),
  us('emergency-self', { 5: { emergency_family: 'Muñoz Ávila', emergency_first: 'Ana María' } }),
  us('emergency-phone', { 5: { emergency_phone: '573001234567' } }),
  us('begin-nationality', { onboarding: { nationality: 'VE' } }),
  us('begin-residence', { onboarding: { residence_country: 'PE' } }),
  us('begin-denied', { onboarding: { denied_country: 'US', denied_visa_before: 'Y' } }),
  us('begin-never-denied', { 6: { e_visa_denied: 'Y' } }),
  us('begin-arrest', { 6: { e_crime: 'Y' } }),
  us('begin-overstay', { 6: { e_overstay: 'Y' } }),
  us('begin-employed', { onboarding: { occupation_now: 'employee' } }),
  ['family-passport-number', 'esta: sisters', { 1: { 1: { passport_number: 'AR123456' } } }],
  ['family-home', 'esta: sisters', { 1: { 3: { home_line1: 'Carrera 9 # 1-20' } } }],
];

type FormChanges = { ds160?: Change; renewal?: Change; interview_prep?: Change; onboarding?: Record<string, string> };

/** One says this, the other form what it did; seen from either. */
const twoForms = (other: 'renewal' | 'interview_prep', told: Readonly<Record<string, FormChanges>>): FormSeed[] =>
  (['ds160', other] as const).flatMap((form) =>
    Object.entries(told).map(([check, { onboarding, ...said }]): FormSeed => {
      const beside = said[form === 'ds160' ? other : 'ds160'] ?? {};
      return [
        check,
        form === 'ds160' ? WITH[other] : ALONE[form],
        { 0: { ...said[form], ...(onboarding && { onboarding }), beside } },
      ];
    }),
  );
/** The DS-160 beside the other form, and the other form itself. */
const WITH = { renewal: 'ds160: renewing', interview_prep: 'ds160: preparing' } as const;
const ALONE = { renewal: 'renewal: ana', interview_prep: 'interview_prep: preparing' } as const;

const renewals = twoForms('renewal', {
  'renewal-birth': { renewal: { 1: { date_of_birth: '1990-03-08' } } },
  'renewal-visa-number': { renewal: { 1: { prev_visa_number: '12345679' } } },
  'renewal-visa-date': { renewal: { 1: { prev_visa_issue: '2014-05-13' } } },
  'renewal-prints': { ds160: { 5: { ten_printed: 'N' } } },
  'renewal-class': { renewal: { 2: { same_class: 'N' } } },
  'renewal-nationality': { renewal: { 2: { nationality: 'PE' } }, onboarding: { nationality: '' } },
  'renewal-residence': { renewal: { 2: { residence_country: 'PE' } }, onboarding: { residence_country: '' } },
  'renewal-apply': {
    ds160: { 6: { home_country: 'PE' }, 23: { interview_post: 'LMA', proof_of_residence: 'Y' } },
    ...{ renewal: { 2: { residence_country: 'PE' } }, onboarding: { residence_country: 'PE' } },
  },
  'renewal-never-had': { ds160: { 5: { been_in_us: 'N', had_us_visa: 'N' } }, onboarding: { had_us_visa: '' } },
  'renewal-refused': { renewal: { 2: { refused_since: 'Y' } }, onboarding: { denied_visa_before: '' } },
  'renewal-arrested': { renewal: { 2: { arrested_since: 'Y' } }, onboarding: { criminal_record: '' } },
  'renewal-overstayed': { renewal: { 2: { overstayed: 'Y' } }, onboarding: { overstay_before: '' } },
});
const preparations = twoForms('interview_prep', {
  'prep-class': { interview_prep: { 1: { visa_class: 'F1' } } },
  'prep-post': { interview_prep: { 1: { post: 'LMA' } } },
  'prep-alone': { ds160: { 4: { traveling_with_others: 'Y' } }, onboarding: { number_in_party: '2' } },
});
const seenFrom = (seeds: readonly FormSeed[], form: FormName) =>
  seeds.filter(([, whom]) => whom.startsWith(`${form}:`));

const old = of('renewal: ana');
const renewal: readonly FormSeed[] = [
  old('birth-adult', { profile: { is_minor: true } }),
  old('birth-minor', {
    1: { date_of_birth: yearsFromNow(-16) },
    ...{ profile: { is_minor: false, user_type: 'secondary' }, beside: { 1: { date_of_birth: yearsFromNow(-16) } } },
  }),
  old('visa-before-birth', {
    1: { date_of_birth: '2015-01-01' },
    profile: { is_minor: true },
    beside: { 1: { date_of_birth: '2015-01-01' } },
  }),
  old('visa-too-long', { 1: { prev_visa_expiry: '2025-05-11' } }),
  old('visa-expired', { onboarding: { us_visa_expiry: 'valid' } }),
  old('apply-country', { 2: { apply_country: 'PE' }, beside: { 23: { interview_post: null } } }),
  old('begin-nationality', { onboarding: { nationality: 'VE' } }),
  old('begin-residence', { onboarding: { residence_country: 'PE' } }),
  old('begin-us-visa', { onboarding: { had_us_visa: 'N' } }),
  old('begin-never-denied', { 2: { refused_since: 'Y' }, beside: { 5: { visa_refused: 'Y' } } }),
  old('begin-arrest', { 2: { arrested_since: 'Y' }, beside: { 15: { sec_arrested: 'Y' } } }),
  old('begin-overstay', { 2: { overstayed: 'Y' }, beside: { 17: { sec_visa_violation: 'Y' } } }),
];

/** In the order of the checks; of the DS-160 those that stand in no other seeds. */
export const formSeeds: Readonly<Partial<Record<FormName, readonly FormSeed[]>>> = {
  ds160: [...seenFrom(renewals, 'ds160'), ...seenFrom(preparations, 'ds160')],
  imm5257,
  uk_visitor: ukVisitor,
  au600,
  esta,
  renewal: [...renewal, ...seenFrom(renewals, 'renewal')],
  interview_prep: seenFrom(preparations, 'interview_prep'),
};
