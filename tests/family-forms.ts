/** A family told in a few facts, and the DS-160 that each of its members fills in truthfully: whole pages, no contradiction. */

import { relationOf } from '#app/features/forms/checks/find.ts';
import type { FamilyPerson, ProfileFacts } from '#app/features/forms/checks/rules.ts';
import { readForm, type StoredPage } from '#app/features/forms/engine/form.ts';
import type { Answers } from '#app/features/forms/engine/values.ts';
import { ds160 } from '#content/forms/ds160/form.ts';
import { workPages } from './family-work.ts';

export const TODAY = '2026-11-17';

export type PersonName = { surnames: string; given: string; birth: string };
export type Period = { name: string; from: string; to: string };
export type PersonFacts = PersonName & {
  /** To the primary applicant, who has none. */
  relationship?: string;
  sex: 'M' | 'F';
  status?: 'S' | 'M' | 'C' | 'D' | 'W';
  spouse?: PersonName;
  former?: (PersonName & { from: string; to: string })[];
  father?: PersonName;
  mother?: PersonName;
  occupation?: string;
  since?: string;
  jobs?: Period[];
  schools?: Period[];
  service?: Period;
  secondCountry?: string;
  /** First days of visits, and the day of the visa they were made with. */
  visits?: string[];
  visa?: string;
  wasDenied?: true;
  payer?: 'self' | 'spouse' | 'parent' | 'employer';
  purpose?: [purpose_class: string, purpose_specify: string];
};
export type FamilyFacts = {
  country: string;
  city: string;
  post: string;
  plans: { arrival: string; departure: string } | { month: string };
  people: PersonFacts[];
};

export type FilledPerson = {
  user_id: string;
  profile: ProfileFacts;
  onboarding: Record<string, string> | null;
  pages: Record<number, Answers>;
};

const address = (prefix: string, street1: string, city: string) => ({
  [`${prefix}_street1`]: street1,
  [`${prefix}_city`]: city,
  [`${prefix}_state_na`]: true,
  [`${prefix}_postal_na`]: true,
});

const parentAnswers = (who: 'father' | 'mother', parent?: PersonName): Answers =>
  parent
    ? {
        [`${who}_surnames`]: parent.surnames,
        [`${who}_given`]: parent.given,
        [`${who}_dob`]: parent.birth,
        [`${who}_in_us`]: 'N',
      }
    : { [`${who}_surnames_dk`]: true, [`${who}_given_dk`]: true };

function payerAnswers({ payer = 'self', spouse, father, mother }: PersonFacts): Answers {
  if (payer === 'self') return { payer: 'S' };
  if (payer === 'employer') return { payer: 'P' };
  const one = payer === 'spouse' ? spouse : (father ?? mother);
  return {
    payer: 'O',
    payer_surnames: one?.surnames ?? null,
    payer_given: one?.given ?? null,
    payer_phone: '573001112233',
    payer_email_na: true,
    payer_relationship: payer === 'spouse' ? 'S' : 'P',
    payer_same_address: 'Y',
  };
}

function travelAnswers(person: PersonFacts, { plans }: FamilyFacts): Answers {
  const [purpose_class, purpose_specify] = person.purpose ?? ['B', 'B1-B2'];
  const when: Answers =
    'month' in plans
      ? { specific_plans: 'N', intended_arrival_date: plans.month, stay_unit: 'W', stay_length: '2' }
      : {
          specific_plans: 'Y',
          arrival_date: plans.arrival,
          arrival_city: 'Miami',
          departure_date: plans.departure,
          departure_city: 'Miami',
          locations: [{ location: 'Miami' }],
        };
  return {
    ...{ purpose_class, purpose_specify, ...when },
    ...(purpose_class === 'H' && { petition_number: 'ABC1234567890' }),
    ...{ us_stay_street1: '1500 Ocean Drive', us_stay_city: 'Miami', us_stay_state: 'FL' },
    ...payerAnswers(person),
  };
}

const REL_COMPANION = { spouse: 'S', parent: 'P', child: 'C', sibling: 'R', other: 'R' };

function companionAnswers(person: PersonFacts, { people }: FamilyFacts): Answers {
  const others = people.filter((one) => one !== person);
  if (others.length === 0) return { traveling_with_others: 'N' };
  const companions = others.map((one) => ({
    surnames: one.surnames,
    given: one.given,
    relationship: REL_COMPANION[relationOf(profileOf(person), profileOf(one))],
  }));
  return { traveling_with_others: 'Y', group_travel: 'N', companions };
}

function historyAnswers({ visits = [], visa, wasDenied }: PersonFacts): Answers {
  return {
    been_in_us: visits.length > 0 ? 'Y' : 'N',
    visits: visits.map((arrived) => ({ arrived, stay_unit: 'W', stay_length: '2' })),
    us_driver_license: 'N',
    had_us_visa: visa ? 'Y' : 'N',
    ...{ last_visa_date: visa ?? null, visa_number: '12345678', visa_same_type: 'Y', visa_same_country: 'Y' },
    ...{ ten_printed: 'Y', visa_lost: 'N', visa_cancelled: 'N' },
    visa_refused: wasDenied ? 'Y' : 'N',
    visa_refused_explain: wasDenied ? 'In 2019, B1-B2, my income was not clear.' : null,
    ...{ esta_denied: 'N', immigrant_petition: 'N' },
  };
}

function spouseAnswers({ spouse, former = [], status }: PersonFacts, { country, city }: FamilyFacts): Answers {
  const born = (prefix: string) => ({
    [`${prefix}nationality`]: country,
    [`${prefix}birth_city`]: city,
    [`${prefix}birth_country`]: country,
  });
  const told = (prefix: string, one?: PersonName) => ({
    [`${prefix}surnames`]: one?.surnames ?? null,
    [`${prefix}given`]: one?.given ?? null,
    [`${prefix}dob`]: one?.birth ?? null,
  });
  if (status === 'W') return { ...told('deceased_', spouse), ...born('deceased_') };
  if (status !== 'D') return { ...told('spouse_', spouse), ...born('spouse_'), spouse_address_type: 'H' };
  const former_spouses = former.map((one) => ({
    ...{ surnames: one.surnames, given: one.given, dob: one.birth, ...born('') },
    ...{ marriage_date: one.from, marriage_end_date: one.to, how_ended: 'Divorce', country_ended: country },
  }));
  return { former_spouse_count: String(former.length), former_spouses } as Answers;
}

const securityAnswers = (page: number): Answers => {
  const fields = ds160.pages.find(({ number }) => number === page)?.fields ?? [];
  return Object.fromEntries(fields.filter(({ type }) => type === 'radio').map(({ name }) => [name, 'N']));
};

/** Numbers of nobody else: the place of the person in the family stands in them. */
const numberOf = (family: FamilyFacts, person: PersonFacts) => `${family.people.indexOf(person) + 1}`.padStart(4, '0');

function pagesOf(person: PersonFacts, family: FamilyFacts): Record<number, Answers> {
  const { country, city, post } = family;
  const number = numberOf(family, person);
  return {
    1: {
      ...{ surnames: person.surnames, given_names: person.given },
      ...{ full_name_native: `${person.given} ${person.surnames}`, other_names_used: 'N', telecode_used: 'N' },
      ...{ sex: person.sex, marital_status: person.status ?? 'S', date_of_birth: person.birth },
      ...{ birth_city: city, birth_state_na: true, birth_country: country },
    },
    2: {
      ...{ nationality: country, other_nationality: person.secondCountry ? 'Y' : 'N' },
      other_nationalities: person.secondCountry
        ? [{ country: person.secondCountry, has_passport: 'Y', passport_number: `XD${number}` }]
        : null,
      ...{ perm_resident_other: 'N', national_id: `10203${number}`, us_ssn_na: true, us_tax_id_na: true },
    },
    3: travelAnswers(person, family),
    4: companionAnswers(person, family),
    5: historyAnswers(person),
    6: {
      ...address('home', 'Calle 10 # 5-20', city),
      ...{ home_country: country, mailing_same: 'Y', primary_phone: `573005${number}`, secondary_phone_na: true },
      ...{ work_phone_na: true, other_phones_used: 'N', email: `p${number}@example.com`, other_emails_used: 'N' },
      ...{ social_media: [{ platform: 'NONE', identifier: null }], other_social_used: 'N' },
    },
    7: {
      ...{ passport_type: 'R', passport_number: `AP${number}`, passport_book_number_na: true },
      ...{ passport_authority: country, passport_issue_city: city, passport_issue_country: country },
      ...{ passport_issue_date: '2024-02-01', passport_expiry_date: '2034-02-01', passport_lost: 'N' },
    },
    8: {
      ...{ contact_name_dk: true, contact_organization: 'Hotel Marina', contact_relationship: 'O' },
      ...{ contact_street1: '1500 Ocean Drive', contact_city: 'Miami', contact_state: 'FL' },
      ...{ contact_phone: '13055550100', contact_email_na: true },
    },
    9: {
      ...parentAnswers('father', person.father),
      ...parentAnswers('mother', person.mother),
      ...{ immediate_relatives_us: 'N', other_relatives_us: 'N' },
    },
    10: spouseAnswers(person, family),
    ...workPages(person, family),
    ...Object.fromEntries([14, 15, 16, 17, 18].map((page) => [page, securityAnswers(page)])),
    23: {
      ...{ interview_post: post, photo_ready: 'Y', assisted: 'Y', preparer_surnames: 'Rojas', preparer_given: 'Elena' },
      ...{ preparer_organization: 'Mirador', preparer_street1: 'Carrera 7 # 71-21', preparer_city: 'Bogotá' },
      ...{ preparer_country: 'CO', preparer_relationship: 'Adviser', declaration_true: 'Y' },
    },
  };
}

const yearsOld = (birth: string) => Number(TODAY.slice(0, 4)) - Number(birth.slice(0, 4));
const first = (words: string) => words.split(' ')[0] ?? words;

const profileOf = ({ relationship, surnames, given, birth }: PersonFacts): ProfileFacts => ({
  user_type: relationship ? 'secondary' : 'primary',
  relationship: relationship ?? null,
  first_name: first(given),
  last_name: first(surnames),
  shares_address: relationship !== undefined,
  is_minor: yearsOld(birth) < 18,
});

const NOW: Readonly<Record<string, string>> = { S: 'student', RT: 'retired', H: 'homemaker', N: 'unemployed' };
const PAYER = { self: 'self', spouse: 'family', parent: 'family', employer: 'employer' };
const REASON: Readonly<Record<string, string>> = { B: 'tourism', F: 'study', C: 'crew_transit', H: 'work' };

const onboardingOf = (person: PersonFacts, { people, country }: FamilyFacts): Record<string, string> => ({
  ...{ destination: 'US', trip_reason: REASON[person.purpose?.[0] ?? 'B'] ?? 'tourism' },
  ...{ number_in_party: String(people.length), nationality: country, residence_country: country },
  ...{ valid_passport: 'Y', travel_date: '3_6', had_us_visa: person.visa ? 'Y' : 'N' },
  ...(person.visa && { us_visa_expiry: 'expired_12_48' }),
  denied_visa_before: person.wasDenied ? 'Y' : 'N',
  ...(person.wasDenied && { denied_country: 'US', denied_when: 'over_3' }),
  occupation_now: NOW[person.occupation ?? 'B'] ?? 'employee',
  ...{ payer: PAYER[person.payer ?? 'self'], travelled_abroad: 'Y', criminal_record: 'N', overstay_before: 'N' },
});

export const fillIn = (family: FamilyFacts): FilledPerson[] =>
  family.people.map((person, at) => ({
    user_id: `person-${at}`,
    profile: profileOf(person),
    onboarding: person.relationship ? null : onboardingOf(person, family),
    pages: pagesOf(person, family),
  }));

/** As the server reads it: what is hidden counts for nothing. */
export function readFilled({ pages }: FilledPerson) {
  const stored = Object.entries(pages).map(
    ([page, form_data]): StoredPage => ({ page_number: Number(page), form_data, saved_on: TODAY }),
  );
  return readForm(ds160, stored, { today: TODAY, service_type: 'FirstTime' });
}

export const asPerson = (filled: FilledPerson): FamilyPerson => ({
  user_id: filled.user_id,
  profile: filled.profile,
  onboarding: filled.onboarding,
  form: readFilled(filled).state,
});
