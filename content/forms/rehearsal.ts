/**
 * The facts that an officer may ask about, from one's own answers, on one page: which fields say each of them. Facts
 * alone, never sentences to be learned. `a+b` are one thing with a space between them; what stands apart has a comma.
 */
import type { FormName } from '../catalogue.ts';

export const SECTIONS = ['who', 'trip', 'stay', 'payer', 'work', 'family', 'travel', 'ties'] as const;
type SectionName = (typeof SECTIONS)[number];

export const FACTS = [
  ...(['name', 'birth', 'nationality', 'passport'] as const),
  ...(['purpose', 'arrive', 'leave', 'length', 'with', 'places'] as const),
  ...(['address', 'contact'] as const),
  ...(['payer', 'payerName', 'money', 'savings'] as const),
  ...(['occupation', 'employer', 'since', 'income', 'jobs', 'studies'] as const),
  ...(['marital', 'partner', 'father', 'mother', 'children', 'siblings', 'stayHome', 'relatives'] as const),
  ...(['been', 'visits', 'visa', 'denied', 'overstayed', 'petition', 'lived', 'countries'] as const),
  ...(['home', 'homeSince', 'back', 'plans'] as const),
] as const;
export type FactName = (typeof FACTS)[number];

export type Fact = {
  readonly fact: FactName;
  /** None where the form does not ask: a line to write on. */
  readonly fields: readonly string[];
  /** Read where none of those is asked of the person. */
  readonly instead?: readonly string[];
  /** Of this repeat group: a line for each row, the first so many. */
  readonly rows?: string;
  readonly most?: number;
  /** All rows on one line. */
  readonly inline?: true;
};
export type Sheet = readonly { readonly section: SectionName; readonly facts: readonly Fact[] }[];

const fact = (name: FactName, ...fields: readonly string[]): Fact => ({ fact: name, fields });
const each = (name: FactName, rows: string, most: number, ...fields: readonly string[]): Fact => ({
  ...{ fact: name, rows, most, fields },
});
const all = (name: FactName, rows: string, most: number, ...fields: readonly string[]): Fact => ({
  ...each(name, rows, most, ...fields),
  inline: true,
});

const ds160: Sheet = [
  {
    section: 'who',
    facts: [
      fact('name', 'given_names+surnames'),
      fact('birth', 'date_of_birth', 'birth_city', 'birth_country'),
      fact('nationality', 'nationality'),
      fact('passport', 'passport_number', 'passport_expiry_date'),
    ],
  },
  {
    section: 'trip',
    facts: [
      fact('purpose', 'purpose_specify'),
      fact('arrive', 'arrival_date', 'intended_arrival_date', 'arrival_city'),
      fact('leave', 'departure_date', 'departure_city'),
      fact('length', 'stay_length+stay_unit'),
      all('places', 'locations', 5, 'location'),
      each('with', 'companions', 4, 'given+surnames', 'relationship'),
    ],
  },
  {
    section: 'stay',
    facts: [
      fact('address', 'us_stay_street1', 'us_stay_city', 'us_stay_state'),
      fact('contact', 'contact_given+contact_surnames', 'contact_organization', 'contact_relationship'),
    ],
  },
  {
    section: 'payer',
    facts: [
      fact('payer', 'payer'),
      fact('payerName', 'payer_given+payer_surnames', 'payer_company', 'payer_relationship', 'payer_company_relation'),
    ],
  },
  {
    section: 'work',
    facts: [
      fact('occupation', 'occupation'),
      fact('employer', 'employer_name', 'employer_city'),
      fact('since', 'employer_start'),
      fact('income', 'monthly_income'),
      each('jobs', 'previous_jobs', 2, 'job_title', 'employer', 'from', 'to'),
      each('studies', 'schools', 2, 'course', 'name'),
    ],
  },
  {
    section: 'family',
    facts: [
      fact('marital', 'marital_status'),
      fact('partner', 'spouse_given+spouse_surnames'),
      fact('father', 'father_given+father_surnames'),
      fact('mother', 'mother_given+mother_surnames'),
      each('relatives', 'us_relatives', 4, 'given+surnames', 'relationship', 'status'),
    ],
  },
  {
    section: 'travel',
    facts: [
      fact('been', 'been_in_us'),
      each('visits', 'visits', 4, 'arrived', 'stay_length+stay_unit'),
      fact('visa', 'had_us_visa', 'last_visa_date'),
      fact('denied', 'visa_refused'),
      fact('petition', 'immigrant_petition'),
      all('countries', 'countries_visited', 10, 'country'),
    ],
  },
  { section: 'ties', facts: [fact('home', 'home_street1', 'home_city', 'home_country'), fact('back'), fact('plans')] },
];

const imm5257: Sheet = [
  {
    section: 'who',
    facts: [
      fact('name', 'given_name+family_name'),
      fact('birth', 'date_of_birth', 'birth_city', 'birth_country'),
      fact('nationality', 'citizenship'),
      fact('passport', 'passport_number', 'passport_expiry'),
    ],
  },
  {
    section: 'trip',
    facts: [fact('purpose', 'purpose', 'purpose_other'), fact('arrive', 'stay_from'), fact('leave', 'stay_to')],
  },
  {
    section: 'stay',
    facts: [
      fact('contact', 'contact_1_name', 'contact_1_relationship'),
      fact('address', 'contact_1_address'),
      fact('contact', 'contact_2_name', 'contact_2_relationship', 'contact_2_address'),
    ],
  },
  { section: 'payer', facts: [fact('payer'), fact('money', 'funds_cad')] },
  {
    section: 'work',
    facts: [
      each('jobs', 'occupations', 4, 'occupation', 'employer', 'from', 'to'),
      fact('studies', 'edu_field', 'edu_school'),
    ],
  },
  {
    section: 'family',
    facts: [
      fact('marital', 'marital_status'),
      fact('partner', 'spouse_given_name+spouse_family_name'),
      fact('father', 'fam_father_name'),
      fact('mother', 'fam_mother_name'),
      each('children', 'fam_children', 4, 'name', 'dob'),
      all('siblings', 'fam_siblings', 6, 'name'),
    ],
  },
  {
    section: 'travel',
    facts: [
      each('lived', 'previous_residences', 2, 'country', 'from', 'to'),
      fact('been', 'bg_applied_before'),
      fact('denied', 'bg_refused'),
      fact('overstayed', 'bg_overstay'),
    ],
  },
  {
    section: 'ties',
    facts: [
      // Whoever lives where the mail arrives is not asked a second time.
      {
        ...fact('home', 'res_street+res_street_no', 'res_city', 'res_country'),
        instead: ['mail_street+mail_street_no', 'mail_city', 'mail_country'],
      },
      fact('back'),
      fact('plans'),
    ],
  },
];

const ukVisitor: Sheet = [
  {
    section: 'who',
    facts: [
      fact('name', 'given_names+family_name'),
      fact('birth', 'date_of_birth', 'birth_place', 'birth_country'),
      fact('nationality', 'nationality'),
      fact('passport', 'passport_number', 'passport_expiry'),
    ],
  },
  {
    section: 'trip',
    facts: [
      fact('purpose', 'main_purpose', 'tourism_type'),
      fact('arrive', 'arrival_date'),
      fact('leave', 'leave_date'),
      each('with', 'travel_companions', 4, 'name', 'relationship'),
    ],
  },
  { section: 'stay', facts: [each('address', 'accommodation', 3, 'name', 'city', 'from', 'to')] },
  {
    section: 'payer',
    facts: [
      fact('payer', 'someone_pays'),
      each('payerName', 'sponsors', 3, 'name', 'amount+currency'),
      fact('money', 'visit_cost+visit_cost_currency'),
      fact('savings', 'savings_amount+savings_currency'),
    ],
  },
  {
    section: 'work',
    facts: [
      fact('occupation', 'employment_status', 'job_title'),
      fact('employer', 'employer_name', 'employer_city'),
      fact('since', 'employer_start'),
      fact('income', 'annual_salary+salary_currency', 'self_income+self_currency'),
    ],
  },
  {
    section: 'family',
    facts: [
      fact('marital', 'relationship_status'),
      fact('partner', 'partner_given+partner_family'),
      fact('father', 'father_given+father_family'),
      fact('mother', 'mother_given+mother_family'),
      each('children', 'dependants', 4, 'given+family', 'relationship'),
      each('relatives', 'uk_family', 3, 'name', 'relationship', 'status'),
    ],
  },
  {
    section: 'travel',
    facts: [
      fact('been', 'uk_visited_10y'),
      each('visits', 'uk_visits', 3, 'arrived', 'duration+duration_unit'),
      fact('visa', 'uk_visa_before', 'uk_visa_issue'),
      fact('denied', 'immigration_problems'),
      all('countries', 'world_visits', 8, 'country'),
    ],
  },
  {
    section: 'ties',
    facts: [
      fact('home', 'home_line1', 'home_city', 'home_country'),
      fact('homeSince', 'home_years'),
      fact('back'),
      fact('plans'),
    ],
  },
];

const au600: Sheet = [
  {
    section: 'who',
    facts: [
      fact('name', 'given_names+family_name'),
      fact('birth', 'date_of_birth', 'birth_city', 'birth_country'),
      fact('nationality', 'passport_nationality'),
      fact('passport', 'passport_number', 'passport_expiry'),
    ],
  },
  {
    section: 'trip',
    facts: [
      fact('purpose', 'visit_reason'),
      fact('arrive', 'arrival_date'),
      fact('leave', 'departure_date'),
      fact('length', 'stay_length'),
      each('with', 'companions', 4, 'given+family', 'relationship'),
    ],
  },
  { section: 'stay', facts: [each('contact', 'au_contacts', 3, 'given+family', 'relationship', 'line1', 'suburb')] },
  {
    section: 'payer',
    facts: [
      fact('payer', 'funding_source'),
      fact('payerName', 'support_given+support_family', 'support_org_name', 'support_relationship'),
    ],
  },
  {
    section: 'work',
    facts: [
      fact('occupation', 'employment_status', 'occupation'),
      fact('employer', 'organisation', 'business_trading_name'),
      fact('since', 'start_date', 'unemployed_from', 'retirement_date'),
      fact('studies', 'course_name', 'institution'),
    ],
  },
  {
    section: 'family',
    facts: [
      fact('marital', 'relationship_status'),
      each('stayHome', 'family_members', 5, 'given+family', 'relationship'),
    ],
  },
  {
    section: 'travel',
    facts: [
      fact('been', 'travelled_australia'),
      fact('visa', 'held_visa'),
      fact('denied', 'visa_refused'),
      fact('overstayed', 'not_complied'),
    ],
  },
  { section: 'ties', facts: [fact('home', 'res_line1', 'res_suburb', 'res_country'), fact('back'), fact('plans')] },
];

const esta: Sheet = [
  {
    section: 'who',
    facts: [
      fact('name', 'first_name+family_name'),
      fact('birth', 'date_of_birth', 'birth_city', 'birth_country'),
      fact('nationality', 'citizenship'),
      fact('passport', 'passport_number', 'passport_expiry'),
    ],
  },
  { section: 'trip', facts: [fact('purpose'), fact('arrive'), fact('leave')] },
  {
    section: 'stay',
    facts: [
      fact('address', 'us_stay_line1', 'us_stay_city', 'us_stay_state'),
      fact('contact', 'us_contact_name', 'us_contact_line1', 'us_contact_city'),
    ],
  },
  { section: 'payer', facts: [fact('payer')] },
  {
    section: 'work',
    facts: [fact('occupation', 'employer_has', 'job_title'), fact('employer', 'employer_name', 'employer_city')],
  },
  {
    section: 'family',
    facts: [fact('father', 'parent1_first+parent1_family'), fact('mother', 'parent2_first+parent2_family')],
  },
  {
    section: 'travel',
    facts: [fact('denied', 'e_visa_denied', 'e_visa_denied_when'), fact('overstayed', 'e_overstay')],
  },
  { section: 'ties', facts: [fact('home', 'home_line1', 'home_city', 'home_country'), fact('back'), fact('plans')] },
];

/** Our own intakes have none: an officer asks about the official form. */
const sheets: Partial<Record<FormName, Sheet>> = { ds160, imm5257, uk_visitor: ukVisitor, au600, esta };

export const sheetOf = (form_name: string): Sheet | undefined =>
  Object.hasOwn(sheets, form_name) ? sheets[form_name as FormName] : undefined;
