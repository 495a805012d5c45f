/** People who fill in the other official forms truthfully: whole pages, alone or as a family, no contradiction. */
import type { FormValues } from '#app/features/forms/checks/rules.ts';
import type { Answers } from '#app/features/forms/engine/values.ts';
import type { FormName } from '#content/catalogue.ts';
import type { FilledPerson } from './family-forms.ts';
import { type FilledPages, WHOLE } from './form-answers.ts';
import { FILLINGS } from './form-people/forms.ts';
import { yearsFromNow } from './form-people/written.ts';
import { readingOf } from './official-packs.ts';

type Pages = Record<number, Answers>;
export type FormPerson = FilledPerson & { form: FormName; beside?: { form: FormName; pages: FilledPages } };

export function asFormPerson({ form, pages, beside, ...person }: FormPerson) {
  const others: Partial<Record<FormName, FormValues>> = beside
    ? { [beside.form]: readingOf(beside.form, beside.pages).state }
    : {};
  return { ...person, form: readingOf(form, pages).state, beside: others };
}

export const overlaid = (pages: FilledPages, more: Pages): Pages => ({
  ...pages,
  ...Object.fromEntries(Object.entries(more).map(([page, answers]) => [page, { ...pages[Number(page)], ...answers }])),
});

const ONBOARDING = {
  ...{ trip_reason: 'tourism', number_in_party: '1', nationality: 'CO', residence_country: 'CO' },
  ...{ denied_visa_before: 'N', occupation_now: 'employee', payer: 'self', travelled_abroad: 'N' },
  ...{ criminal_record: 'N', overstay_before: 'N' },
};

const ana = (form: FormName, more: Pages = {}, onboarding: Record<string, string> = {}): FormPerson => ({
  ...{ form, user_id: 'person-0', pages: overlaid(FILLINGS[form].smallest, more) },
  profile: {
    ...{ user_type: 'primary', relationship: null, first_name: 'Ana', last_name: 'Muñoz' },
    ...{ shares_address: false, is_minor: false },
  },
  onboarding: { ...ONBOARDING, ...onboarding },
});

const member = (
  of: FormPerson,
  at: number,
  relationship: string,
  first_name: string,
  last_name: string,
  more: Pages,
) => ({
  ...of,
  ...{ user_id: `person-${at}`, onboarding: null, pages: overlaid(of.pages, more) },
  profile: {
    ...{ user_type: 'secondary', relationship, first_name, last_name },
    ...{ shares_address: true, is_minor: relationship === 'child' },
  },
});

const [arrival, departure] = [yearsFromNow(1, '05-03'), yearsFromNow(1, '05-24')];
const CHILD_BIRTH = yearsFromNow(-10, '06-01');
const TWO = { number_in_party: '3' };

const canada = (more: Pages = {}, onboarding: Record<string, string> = {}) =>
  ana('imm5257', { ...more, 1: { given_name: 'Ana María' }, 7: { purpose: '02', ...more[7] } }, onboarding);
const american = (more: Pages = {}) => ana('esta', more, { nationality: 'CL', occupation_now: 'homemaker' });

/** Ana, her husband Iván and their daughter Zoe. */
function canadians(): FormPerson[] {
  const children = (accompany: string) => ({
    fam_children_has: 'Y',
    fam_children: [
      {
        ...{ name: 'Zoe Rey Muñoz', relationship: 'daughter', dob: CHILD_BIRTH, birth_country: 'CO' },
        ...{ marital: 'single', occupation: 'Estudiante', address: 'Calle 85 # 11-53, Bogotá', accompany },
      },
    ],
  });
  const marriage = (family: string, given: string): Answers => ({
    ...{ marital_status: '01', marriage_date: '2012-03-10', spouse_family_name: family, spouse_given_name: given },
  });
  const spouse = (name: string, dob: string): Answers => ({
    ...{ fam_applicant_marital: 'married_physically_present', fam_spouse_has: 'Y', fam_spouse_name: name },
    ...{ fam_spouse_dob: dob, fam_spouse_birth_country: 'CO', fam_spouse_occupation: 'Ingeniero' },
    ...{ fam_spouse_address: 'Calle 85 # 11-53, Bogotá', fam_spouse_accompany: 'Y' },
  });
  const first = canada(
    { 3: marriage('Rey Cano', 'Iván'), 11: spouse('Iván Rey Cano', '1988-01-20'), 12: children('Y') },
    TWO,
  );
  const second = member(first, 1, 'spouse', 'Iván', 'Rey', {
    1: { family_name: 'Rey Cano', given_name: 'Iván', sex: 'M', date_of_birth: '1988-01-20' },
    3: marriage('Muñoz Ávila', 'Ana María'),
    5: { passport_number: 'AR123457' },
    11: {
      ...spouse('Ana María Muñoz Ávila', '1990-03-07'),
      ...{ fam_mother_name: 'Eva Cano Gil', fam_father_name: 'Hugo Rey Mora' },
    },
    14: { signature_name: 'Iván Rey Cano' },
  });
  const { 11: _, 12: __, ...alone } = FILLINGS.imm5257.smallest;
  const third = member({ ...first, pages: alone }, 2, 'child', 'Zoe', 'Rey', {
    1: { family_name: 'Rey Muñoz', given_name: 'Zoe', date_of_birth: CHILD_BIRTH },
    5: { passport_number: 'AR123458' },
    9: {
      occupations: [
        {
          from: yearsFromNow(-4, '01').slice(0, 7),
          occupation: 'Estudiante',
          employer: 'Colegio',
          city: 'Bogotá',
          country: 'CO',
        },
      ],
    },
    14: { signature_name: 'Zoe Rey Muñoz' },
  });
  return [first, second, third];
}

function britons(): FormPerson[] {
  const dependants = [
    {
      ...{ relationship: 'Hija', given: 'Zoe', family: 'Rey Muñoz', dob: CHILD_BIRTH, lives_with: 'Y', travels: 'Y' },
      ...{ nationality: 'CO', passport: 'AR123458' },
    },
  ];
  const partner = (given: string, family: string, dob: string, passport: string): Answers => ({
    ...{ partner_given: given, partner_family: family, partner_dob: dob, partner_nationality: 'CO' },
    ...{ partner_lives_with: 'Y', partner_travels: 'Y', partner_passport: passport, dependants_has: 'Y', dependants },
  });
  const along = (...names: string[]): Answers => ({
    travel_with_others: 'Y',
    travel_companions: names.map((name) => ({ name, relationship: 'Familia', nationality: 'CO' })),
  });
  const first = ana(
    'uk_visitor',
    {
      2: { relationship_status: 'M' },
      9: partner('Iván', 'Rey Cano', '1988-01-20', 'AR123457'),
      11: along('Iván Rey Cano', 'Zoe Rey Muñoz'),
    },
    TWO,
  );
  const second = member(first, 1, 'spouse', 'Iván', 'Rey', {
    2: { given_names: 'Iván', family_name: 'Rey Cano', sex: 'M' },
    4: { passport_number: 'AR123457', date_of_birth: '1988-01-20' },
    9: partner('Ana María', 'Muñoz Ávila', '1990-03-07', 'AR123456'),
    10: { mother_given: 'Eva', mother_family: 'Cano Gil', father_given: 'Hugo', father_family: 'Rey Mora' },
    11: along('Ana María Muñoz Ávila', 'Zoe Rey Muñoz'),
  });
  const third = member(first, 2, 'child', 'Zoe', 'Rey', {
    2: { given_names: 'Zoe', family_name: 'Rey Muñoz', relationship_status: 'S' },
    4: { passport_number: 'AR123458', date_of_birth: CHILD_BIRTH },
    5: { employment_status: ['STUDENT'] },
    10: {
      ...{ mother_given: 'Ana María', mother_family: 'Muñoz Ávila', mother_dob: '1990-03-07', father_given: 'Iván' },
      ...{ father_family: 'Rey Cano', father_dob: '1988-01-20' },
    },
    11: along('Ana María Muñoz Ávila', 'Iván Rey Cano'),
    16: { declare_role: 'parent_or_guardian' },
  });
  third.pages[5] = { employment_status: ['STUDENT'] };
  third.pages[9] = { dependants_has: 'N' };
  return [first, second, third];
}

function australians(): FormPerson[] {
  const of = (relationship: string, family: string, given: string, sex: string, dob: string) => ({
    ...{ relationship, family, given, sex, dob },
  });
  const along = (...companions: ReturnType<typeof of>[]): Answers => ({ others_travelling: 'Y', companions });
  const mother = of('2', 'Muñoz Ávila', 'Ana María', 'F', '1990-03-07');
  const father = of('2', 'Rey Cano', 'Iván', 'M', '1988-01-20');
  const daughter = of('1', 'Rey Muñoz', 'Zoe', 'F', CHILD_BIRTH);
  const first = ana(
    'au600',
    { 3: { relationship_status: 'M' }, 4: along({ ...father, relationship: '3' }, daughter) },
    TWO,
  );
  const second = member(first, 1, 'spouse', 'Iván', 'Rey', {
    2: {
      family_name: 'Rey Cano',
      given_names: 'Iván',
      sex: 'M',
      date_of_birth: '1988-01-20',
      passport_number: 'AR123457',
    },
    4: along({ ...mother, relationship: '3' }, daughter),
  });
  const third = member(first, 2, 'child', 'Zoe', 'Rey', {
    2: { family_name: 'Rey Muñoz', given_names: 'Zoe', date_of_birth: CHILD_BIRTH, passport_number: 'AR123458' },
    3: { relationship_status: 'N' },
    4: {
      ...along(mother, father),
      ...{ is_minor: 'Y', minor_with_parent: 'Y' },
      guardians: [{ ...mother, passport: 'AR123456', applied: 'N' }],
    },
  });
  third.pages[9] = { employment_status: '99', other_details: 'Va al colegio, cuarto grado.' };
  return [first, second, third];
}

const VISA = {
  5: { been_in_us: 'Y', visits: [{ arrived: '2016-05', stay_unit: 'W', stay_length: '2' }], us_driver_license: 'N' },
};

/** Both forms of one person, the first of which is looked at. */
function renewing(form: FormName, other: FormName, more: Record<string, string> = {}): FormPerson {
  const had = {
    ...{ ...VISA[5], had_us_visa: 'Y', last_visa_date: '2014-05-12', visa_number: '12345678', visa_same_type: 'Y' },
    ...{
      visa_same_country: 'Y',
      ten_printed: 'Y',
      visa_lost: 'N',
      visa_cancelled: 'N',
      us_lpr_ever: 'N',
      esta_denied: 'N',
    },
  };
  const ofBoth = {
    ds160: overlaid(WHOLE, { 5: had }),
    renewal: overlaid(FILLINGS.renewal.smallest, { 1: { prev_visa_expiry: '2024-05-11' } }),
    interview_prep: PREP,
  };
  const pagesOf = (name: FormName) => ofBoth[name as keyof typeof ofBoth];
  return {
    ...ana(form, {}, { had_us_visa: 'Y', occupation_now: 'homemaker', travelled_abroad: 'Y', ...more }),
    ...{ pages: pagesOf(form), beside: { form: other, pages: pagesOf(other) } },
  };
}
const PREP: Pages = overlaid(FILLINGS.interview_prep.smallest, {
  1: { visa_class: 'B1/B2', post: 'BGT', applying_with: 'alone' },
});

const sisters = (one: FormPerson, more: Pages): FormPerson[] => {
  return [
    one,
    {
      ...member(one, 1, 'sister', 'Livia', 'Muñoz', more),
      profile: {
        ...one.profile,
        user_type: 'secondary',
        relationship: 'sister',
        first_name: 'Livia',
        shares_address: true,
      },
    },
  ];
};

/** Ana and one of her parents. */
function parents(who: 'mother' | 'father'): FormPerson[] {
  const one = canada({}, { number_in_party: '2' });
  const [family_name, given_name, dob] =
    who === 'mother' ? ['Ávila Peña', 'Rosa', '1954-02-01'] : ['Muñoz Ñáñez', 'José María', '1950-12-31'];
  const other = member(one, 1, who, given_name.split(' ')[0] ?? '', family_name.split(' ')[0] ?? '', {
    1: { family_name, given_name, date_of_birth: dob, sex: who === 'mother' ? 'F' : 'M' },
    5: { passport_number: 'AR123457' },
    9: {
      occupations: [{ from: '1980-03', occupation: 'Agricultor', employer: 'Finca', city: 'Bogotá', country: 'CO' }],
    },
    11: {
      ...{ fam_mother_name: 'Inés Peña', fam_mother_dob: '1925-02-01', fam_father_name: 'Luis Mora' },
      ...{ fam_father_dob: '1922-12-31' },
    },
    14: { signature_name: `${given_name} ${family_name}` },
  });
  return [one, other];
}

/** Somebody of a family, asked as if alone, or as the first of it. */
const asFirst = (one: FormPerson | undefined): FormPerson => {
  if (!one) throw new Error('nobody');
  return {
    ...{ ...one, onboarding: { ...ONBOARDING, ...TWO } },
    profile: { ...one.profile, user_type: 'primary', relationship: null, shares_address: false },
  };
};

/** By name; the first word is the form. */
export const cleanForms = {
  'imm5257: ana': [canada()],
  'imm5257: family': canadians(),
  'imm5257: parent': parents('mother'),
  'imm5257: father': parents('father'),
  'imm5257: sisters': sisters(canada(), {
    1: { given_name: 'Livia' },
    5: { passport_number: 'AR123459' },
    14: { signature_name: 'Livia Muñoz Ávila' },
  }),
  'imm5257: Ana with everything': [
    canada({
      2: {
        previous_residence: 'Y',
        previous_residences: [{ country: 'PE', status: '04', from: '2015-01-10', to: '2016-01-10' }],
      },
      3: {
        ...{
          marital_status: '01',
          marriage_date: '2019-03-10',
          spouse_family_name: 'Rey Cano',
          spouse_given_name: 'Iván',
        },
        ...{ previously_married: 'Y', prev_spouse_family_name: 'Gil', prev_spouse_given_name: 'Leo' },
        ...{ prev_spouse_dob: '1985-10-12', prev_relationship_type: '01', prev_relationship_from: '2012-03-10' },
        prev_relationship_to: '2017-12-15',
      },
      5: {
        ...{ national_id_has: 'Y', national_id_number: '1020304050', national_id_country: 'CO' },
        ...{ national_id_issue: '2021-06-05', national_id_expiry: yearsFromNow(5, '06-04') },
        ...{ us_pr_card_has: 'Y', us_pr_card_number: 'A123456789', us_pr_card_expiry: yearsFromNow(5, '06-04') },
      },
      6: { alt_phone: '573001234999', alt_phone_type: 'residence' },
      7: {
        contact_2_name: 'Hotel Laurier',
        contact_2_relationship: 'Hotel',
        contact_2_address: '1 Rideau Street, Ottawa',
      },
      8: {
        ...{ education_has: 'Y', edu_from: '2008-02', edu_to: '2013-11', edu_field: 'Ingeniería civil' },
        ...{ edu_school: 'Universidad Central', edu_city: 'Bogotá', edu_country: 'CO' },
      },
      9: {
        occupations: [
          { from: '2018-02', occupation: 'Ingeniera', employer: 'Taller Núñez', city: 'Bogotá', country: 'CO' },
          {
            from: '2014-01',
            to: '2018-01',
            occupation: 'Mesera',
            employer: 'Casa Verde',
            city: 'Bogotá',
            country: 'CO',
          },
        ],
      },
      11: {
        ...{ fam_applicant_marital: 'married_physically_present', fam_applicant_native_name: 'Ana María Muñoz Ávila' },
        ...{ fam_spouse_has: 'Y', fam_spouse_name: 'Iván Rey Cano', fam_spouse_dob: '1988-01-20' },
        ...{ fam_spouse_birth_country: 'CO', fam_spouse_occupation: 'Ingeniero' },
        ...{ fam_spouse_address: 'Calle 85 # 11-53, Bogotá', fam_spouse_accompany: 'N' },
      },
      12: {
        fam_children_has: 'Y',
        fam_children: [
          {
            ...{ name: 'Zoe Rey Muñoz', relationship: 'daughter', dob: CHILD_BIRTH, birth_country: 'CO' },
            ...{ marital: 'single', occupation: 'Estudiante', address: 'Calle 85 # 11-53, Bogotá', accompany: 'N' },
          },
        ],
      },
    }),
  ],
  'uk_visitor: ana': [ana('uk_visitor')],
  'uk_visitor: family': britons(),
  'uk_visitor: father': [asFirst(britons()[1]), ...britons().slice(2)],
  'uk_visitor: partner': [
    ana('uk_visitor', {
      2: { relationship_status: 'M' },
      9: {
        ...{ partner_given: 'Iván', partner_family: 'Rey Cano', partner_dob: '1988-01-20', partner_nationality: 'CO' },
        ...{ partner_lives_with: 'Y', partner_travels: 'N' },
      },
    }),
  ],
  'uk_visitor: partner, both travel': [asFirst(britons()[0])],
  'uk_visitor: sisters': sisters(ana('uk_visitor'), {
    2: { given_names: 'Livia' },
    4: { passport_number: 'AR123459' },
  }),
  'uk_visitor: ana, in a hotel': [
    ana(
      'uk_visitor',
      {
        1: { phone_other: 'Y', phone_2: '573001234999', additional_email: 'Y', email_2: 'otra@example.com' },
        4: {
          ...{ id_card_has: 'Y', id_card_number: '1020304050', id_card_authority: 'Registraduría' },
          ...{ id_card_issue: '2021-06-05', id_card_expiry_na: true, other_nationality: 'Y' },
          other_nationalities: [{ country: 'ES', from: '2014-03-10', to: '2017-12-15' }],
        },
        7: {
          someone_pays: 'Y',
          sponsors: [
            {
              ...{ who: 'MY_EMPLOYER', amount: '5200', currency: 'USD' },
              reason: 'Es un viaje de premio de la empresa por diez años de trabajo.',
            },
          ],
        },
        10: {
          family_in_uk: 'Y',
          uk_family: [
            {
              name: 'Ángela Güell',
              relationship: 'Prima',
              nationality: 'CO',
              status: 'permanent',
              passport: 'AX345671',
            },
          ],
        },
        11: {
          ...{ accommodation_has: 'Y', accommodation_plans: null },
          accommodation: [
            {
              ...{ name: 'Hotel Waverley', line1: '8 King Street', city: 'Whitby', postcode: 'SW1A 1AA' },
              ...{ from: arrival, to: departure },
            },
          ],
        },
        13: {
          ...{ world_travel: 'Y' },
          world_visits: [
            { country: 'PE', reason: 'tourism', from: yearsFromNow(-2, '03-10'), to: yearsFromNow(-2, '03-20') },
          ],
        },
      },
      { payer: 'employer', travelled_abroad: 'Y' },
    ),
  ],
  'au600: ana': [ana('au600')],
  'au600: family': australians(),
  'au600: child': australians().slice(2),
  'au600: sisters': sisters(ana('au600'), { 2: { given_names: 'Livia', passport_number: 'AR123459' } }),
  'au600: ana, supported': [
    ana('au600', {
      2: {
        ...{ national_id_has: 'Y', national_id_family: 'Muñoz Ávila', national_id_given: 'Ana María' },
        ...{ national_id_number: '1020304050', national_id_country: 'CO', national_id_issue: '2021-06-05' },
        ...{ national_id_expiry: yearsFromNow(5, '06-04'), national_id_reason: null },
      },
      3: {
        ...{ relationship_status: 'D', citizen_other: 'Y', citizenships: [{ country: 'ES' }], other_passports: 'Y' },
        other_passport_rows: [{ number: 'AX345671', country: 'ES' }],
      },
      5: { phone_business: '576017654321' },
      7: {
        family_not_travelling: 'Y',
        family_members: [
          { relationship: '1', family: 'Rey Muñoz', given: 'Zoe', sex: 'F', dob: CHILD_BIRTH, birth_country: 'CO' },
          { relationship: '2', family: 'Ávila', given: 'Rosa', sex: 'F', dob: '1960-01-02', birth_country: 'CO' },
        ],
      },
      10: {
        ...{ funding_source: '4', support_type: '1', support_relationship: '31', support_family: 'Güell' },
        ...{ support_given: 'Ángela', support_line1: '12 Wattle Street', support_suburb: 'Newtown' },
        ...{ support_state: 'NSW', support_country: 'AU' },
      },
    }),
  ],
  'au600: ana, without work': [
    ana('au600', { 9: FILLINGS.au600.people['without work']?.[9] ?? {} }, { occupation_now: 'unemployed' }),
  ],
  'au600: ana, retired': [
    ana(
      'au600',
      { 2: { date_of_birth: '1955-03-07' }, 9: FILLINGS.au600.people.retired?.[9] ?? {} },
      { occupation_now: 'retired' },
    ),
  ],
  'esta: ana': [american()],
  'esta: ana, of two countries': [
    american({
      2: {
        ...{ other_passport: 'Y', other_citizen_now: 'Y', other_citizen: [{ country: 'ES', how: 'parents' }] },
        past_citizen_ever: null,
        other_passports: [
          { country: 'ES', type: 'passport', number: 'AX345671', expiry_year: yearsFromNow(5).slice(0, 4) },
        ],
      },
    }),
  ],
  'esta: ana, once of another country': [
    american({ 2: { past_citizen_ever: 'Y', past_citizen: [{ country: 'PE', from_year: '1999', to_year: '2008' }] } }),
  ],
  'esta: sisters': sisters(american(), {
    1: { first_name: 'Livia', passport_number: 'AR123459', personal_id: '1020304051' },
  }),
  'renewal: ana': [renewing('renewal', 'ds160')],
  'ds160: renewing': [renewing('ds160', 'renewal', { travelled_abroad: 'Y' })],
  'ds160: preparing': [{ ...renewing('ds160', 'interview_prep') }],
  'interview_prep: preparing': [renewing('interview_prep', 'ds160')],
} satisfies Record<string, FormPerson[]>;
