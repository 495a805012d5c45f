/** What follows from other facts of the same person: joined names, an address as one line, a yes from something that is known. */
import { listOf } from '../forms/options.ts';
import { FACTS, type FactName, type ListName } from './facts.ts';

type When = { readonly when?: { readonly fact: FactName; readonly is: string } };

/** A fact that no form has told has the first of these that says something. */
export type Derivation = When &
  /** The first must be known; `once`: a part that the text holds already is not said again. */
  (
    | { readonly join: readonly FactName[]; readonly by: string; readonly once?: true }
    | { readonly of: FactName; readonly codes?: Readonly<Record<string, string>> }
    /** Both are known and equal; `otherwise` when they are known and differ. */
    | { readonly same: readonly [FactName, FactName]; readonly gives: string; readonly otherwise?: string }
    /** The fact is one of a column of a list. */
    | { readonly fact: FactName; readonly among: readonly [ListName, string]; readonly gives: string }
    /** The list has one row, and this is of it. */
    | { readonly onlyOf: readonly [ListName, string] }
    | { readonly known: FactName; readonly gives: string }
    /** The list has a row. */
    | { readonly some: ListName; readonly gives: string }
  );

type Derivations = Partial<Record<FactName, readonly Derivation[]>>;

const full = (...who: readonly ('name' | 'spouse' | 'mother' | 'father')[]): Derivations =>
  Object.fromEntries(who.map((one) => [`${one}.full`, [{ join: [`${one}.given`, `${one}.surnames`], by: ' ' }]]));

/** Parts that only Canada asks for. */
const CANADIAN = ['street_name', 'street_no', 'unit', 'district'] as const;
const ADDRESS = ['street1', 'street2', 'street', 'city', 'state', 'postal', 'country'] as const;
type AddressBlock = 'home' | 'mailing' | 'spouse' | 'place' | 'work';
const fact = (block: string, part: string): FactName => {
  const name = `${block}.${part}`;
  if (!Object.hasOwn(FACTS, name)) throw new Error(`no fact ${name}`);
  return name as FactName;
};

/** Lines as one and, where only that is known, the other way round. */
const lines = (block: AddressBlock): Derivations => {
  const at = (part: string) => fact(block, part);
  return {
    [at('street')]: [{ join: [at('street1'), at('street2')], by: ', ' }],
    [at('street1')]: [{ join: [at('street_name'), at('street_no')], by: ' ', once: true }],
    [at('street_name')]: [{ of: at('street') }],
    [at('street2')]: [{ of: at('unit') }],
    [at('line')]: [{ join: [at('street'), at('city'), at('state'), at('postal'), at('country')], by: ', ' }],
  };
};

/** An address that is another one. */
const asOf = (
  block: AddressBlock,
  other: AddressBlock,
  when: NonNullable<When['when']>,
  parts: readonly string[] = ADDRESS,
) => Object.fromEntries(parts.map((part) => [fact(block, part), [{ of: fact(other, part), when }]])) as Derivations;

/** Derivations of several kinds of one fact stand one after another. */
function all(...parts: readonly Derivations[]): Derivations {
  const merged: Record<string, readonly Derivation[]> = {};
  for (const part of parts)
    for (const [name, list] of Object.entries(part)) merged[name] = [...(merged[name] ?? []), ...list];
  return merged;
}

const isWorking = { fact: 'activity.broad', is: 'working' } as const;
const isStudent = { fact: 'activity.broad', is: 'student' } as const;
const PLACE = [...ADDRESS, 'name', 'phone', 'start'] as const;

export const DERIVED: Derivations = all(
  full('name', 'spouse', 'mother', 'father'),
  asOf('mailing', 'home', { fact: 'mailing.same', is: 'Y' }, [...ADDRESS, ...CANADIAN]),
  asOf('home', 'mailing', { fact: 'mailing.same', is: 'Y' }, [...ADDRESS, ...CANADIAN]),
  asOf('spouse', 'home', { fact: 'spouse.where', is: 'home' }),
  asOf('spouse', 'mailing', { fact: 'spouse.where', is: 'mailing' }),
  asOf('work', 'place', isWorking, PLACE),
  asOf('place', 'work', isWorking, PLACE),
  ...(['home', 'mailing', 'spouse', 'place', 'work'] as const).map(lines),
  {
    'other_name.surnames': [{ onlyOf: ['other_names', 'surnames'] }],
    'other_name.given': [{ onlyOf: ['other_names', 'given'] }],
    'nationality.other_now': [{ of: 'nationality.other_ever', codes: { N: 'N' } }],
    'nationality.other_ever': [{ of: 'nationality.other_now', codes: { Y: 'Y' } }],
    'nationality.other_past': [{ of: 'nationality.other_ever', codes: { N: 'N' } }],
    'nationality.other': [{ onlyOf: ['nationalities_now', 'country'] }],
    'id_card.has': [{ known: 'id_card.number', gives: 'Y' }],
    'passport.own_country': [{ same: ['passport.country', 'nationality.country'], gives: 'Y' }],
    'contact.second_phone_has': [{ known: 'contact.second_phone', gives: 'Y' }],
    'contact.second_email_has': [{ of: 'contact.other_emails', codes: { N: 'N' } }],
    'residence.country': [{ of: 'home.country' }],
    'home.country': [{ of: 'residence.country' }],
    'residence.status': [
      { same: ['residence.country', 'nationality.country'], gives: 'citizen' },
      { fact: 'residence.country', among: ['permanent_residences', 'country'], gives: 'permanent_resident' },
    ],
    'spouse.has': [
      {
        of: 'person.marital',
        codes: { married: 'Y', common_law: 'Y', single: 'N', divorced: 'N', widowed: 'N', annulled: 'N' },
      },
    ],
    'spouse.lives_with': [{ of: 'spouse.where', codes: { home: 'Y', other: 'N' } }],
    'spouse.where': [{ of: 'spouse.lives_with', codes: { Y: 'home', N: 'other' } }],
    'former.has': [{ of: 'person.marital', codes: { divorced: 'Y', widowed: 'Y' } }],
    'former.kind': [{ of: 'person.marital', codes: { divorced: 'marriage', widowed: 'marriage' } }],
    'former.surnames': [{ onlyOf: ['former_spouses', 'surnames'] }, { of: 'late_spouse.surnames' }],
    'former.given': [{ onlyOf: ['former_spouses', 'given'] }, { of: 'late_spouse.given' }],
    'former.dob': [{ onlyOf: ['former_spouses', 'dob'] }, { of: 'late_spouse.dob' }],
    'former.from': [{ onlyOf: ['former_spouses', 'from'] }],
    'former.to': [{ onlyOf: ['former_spouses', 'to'] }],
    'parent1.surnames': [{ of: 'father.surnames' }],
    'parent1.given': [{ of: 'father.given' }],
    'parent2.surnames': [{ of: 'mother.surnames' }],
    'parent2.given': [{ of: 'mother.given' }],
    'activity.exact': [
      { of: 'activity.broad', codes: { student: 'student', retired: 'retired', unemployed: 'unemployed' } },
    ],
    'activity.broad': [
      {
        of: 'activity.exact',
        codes: {
          ...{ employed: 'working', self_employed: 'working', student: 'student', retired: 'retired' },
          ...{ unemployed: 'unemployed' },
        },
      },
    ],
    'work.has': [{ known: 'work.name', gives: 'Y' }],
    'school.name': [{ of: 'place.name', when: isStudent }],
    'school.start': [{ of: 'place.start', when: isStudent }],
    'place.name': [{ of: 'school.name', when: isStudent }],
    'place.start': [{ of: 'school.start', when: isStudent }],
    'study.higher': [{ of: 'study.any', codes: { N: 'N' } }],
    'study.any': [{ of: 'study.higher', codes: { Y: 'Y' } }],
    'travel.elsewhere': [{ some: 'visited_elsewhere', gives: 'Y' }],
    'us_visa.had': [{ known: 'us_visa.issue', gives: 'Y' }],
    'us_visa.prints': [{ of: 'us_visa.prints_then', codes: { Y: 'Y' } }],
    'us.transit': [{ of: 'us.class', codes: { visitor: 'N' } }],
    'us_contact.name': [
      { join: ['us_contact.given', 'us_contact.surnames'], by: ' ' },
      { of: 'us_contact.organization' },
    ],
    'us_contact.street': [{ join: ['us_contact.street1', 'us_contact.street2'], by: ', ' }],
    'us_contact.street1': [{ of: 'us_contact.street' }],
    'us_stay.street': [{ join: ['us_stay.street1', 'us_stay.street2'], by: ', ' }],
    'us_stay.street1': [{ of: 'us_stay.street' }],
    'us_stay.same': [{ same: ['us_stay.street', 'us_contact.street'], gives: 'Y', otherwise: 'N' }],
  },
);

/** Britain asks about them apart: Australia, Canada, New Zealand, the United States, Switzerland and the EEA. */
const ASKED_APART = ['AU', 'CA', 'NZ', 'US', ...listOf('EEA_CH').map(({ code }) => code)];

type DerivedList = { readonly of: ListName; readonly without?: { readonly country: readonly string[] } };

/**
 * Rows of one list that are rows of another as well: a nationality of today is one that somebody has ever had, a country
 * of the last five years one of the last ten.
 */
export const DERIVED_LISTS: Partial<Record<ListName, DerivedList>> = {
  nationalities_ever: { of: 'nationalities_now' },
  visited_elsewhere: { of: 'visited_lately', without: { country: [...ASKED_APART, 'GB'] } },
};

/** A list of which a form asks for one row only. */
export const LISTS_OF_ONE: Partial<Record<ListName, Readonly<Record<string, FactName>>>> = {
  other_names: { surnames: 'other_name.surnames', given: 'other_name.given' },
  nationalities_now: { country: 'nationality.other' },
};
