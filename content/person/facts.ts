/** What is true of a person whichever form asks: the one list that forms map their fields onto (issue "answer once"; D22, D47). */

const MARITAL = [
  ...['single', 'married', 'common_law', 'civil_union', 'widowed', 'divorced', 'separated'],
  ...['legally_separated', 'annulled', 'engaged'],
] as const;
const VISA_CLASSES = ['visitor', 'student', 'exchange', 'vocational', 'crew', 'fiance'] as const;

/**
 * What a fact is made of. `country`, `yn`, `phone` and `date` are the same in every form; `codes` are words of this model,
 * which each form translates by a table; `options` are codes of a list that several forms share.
 */
export type Kind =
  | 'text'
  | 'date'
  | 'country'
  | 'yn'
  | 'phone'
  | { readonly codes: readonly string[] }
  | { readonly options: readonly string[] };

const of = <P extends string, N extends string>(prefix: P, parts: Readonly<Record<N, Kind>>) =>
  Object.fromEntries(Object.entries(parts).map(([key, kind]) => [`${prefix}.${key}`, kind])) as Record<
    `${P}.${N}`,
    Kind
  >;

/** `street` is both lines as one, `street_name` what stands beside a number and a unit of their own, `line` the whole address. */
const address = {
  ...{ street1: 'text', street2: 'text', street: 'text', street_name: 'text', street_no: 'text', unit: 'text' },
  ...{ city: 'text', state: 'text' },
  ...{ postal: 'text', district: 'text', country: 'country', line: 'text' },
} satisfies Record<string, Kind>;

/** The part before the dot is a block: what is said of it comes from one form, unless two forms agree. */
export const FACTS = {
  ...of('name', { surnames: 'text', given: 'text', full: 'text', native: 'text' }),
  ...of('other_name', { used: 'yn', surnames: 'text', given: 'text' }),
  ...of('person', { sex: { codes: ['male', 'female', 'another', 'unspecified'] }, marital: { codes: MARITAL } }),
  ...of('birth', { date: 'date', city: 'text', state: 'text', country: 'country' }),
  ...of('nationality', { country: 'country', other_ever: 'yn', other_now: 'yn', other_past: 'yn', other: 'country' }),
  ...of('permanent', { elsewhere: 'yn' }),
  ...of('id_card', {
    ...{ has: 'yn', number: 'text', country: 'country', authority: 'text', issue: 'date', expiry: 'date' },
  }),
  ...of('passport', {
    ...{ number: 'text', country: 'country', authority: 'text', issue: 'date', expiry: 'date', own_country: 'yn' },
  }),
  ...of('contact', {
    ...{ email: 'text', second_email_has: 'yn', second_email: 'text', other_emails: 'yn', phone: 'phone' },
    ...{ second_phone_has: 'yn', second_phone: 'phone', work_phone: 'phone' },
  }),
  ...of('residence', { country: 'country', status: { codes: ['citizen', 'permanent_resident'] } }),
  ...of('home', address),
  ...of('mailing', { same: 'yn', ...address }),
  ...of('spouse', {
    ...{ has: 'yn', surnames: 'text', given: 'text', full: 'text', dob: 'date', nationality: 'country' },
    ...{ birth_city: 'text', birth_country: 'country', since: 'date', lives_with: 'yn' },
    ...{ where: { codes: ['home', 'mailing', 'us_contact', 'other'] }, ...address },
  }),
  ...of('former', {
    ...{ has: 'yn', surnames: 'text', given: 'text', dob: 'date', kind: { codes: ['marriage', 'common_law'] } },
    ...{ from: 'date', to: 'date' },
  }),
  ...of('late_spouse', { surnames: 'text', given: 'text', dob: 'date' }),
  ...of('mother', { surnames: 'text', given: 'text', full: 'text', dob: 'date', nationality: 'country' }),
  ...of('mother', { birth_country: 'country' }),
  ...of('father', { surnames: 'text', given: 'text', full: 'text', dob: 'date', nationality: 'country' }),
  ...of('father', { birth_country: 'country' }),
  ...of('parent1', { surnames: 'text', given: 'text' }),
  ...of('parent2', { surnames: 'text', given: 'text' }),
  ...of('activity', {
    exact: { codes: ['employed', 'self_employed', 'student', 'retired', 'unemployed'] },
    broad: { codes: ['working', 'student', 'retired', 'homemaker', 'unemployed'] },
  }),
  /** Where somebody works or studies, whichever of the two it is. */
  ...of('place', { name: 'text', phone: 'phone', start: 'date', ...address }),
  ...of('work', { has: 'yn', name: 'text', phone: 'phone', start: 'date', title: 'text', duties: 'text', ...address }),
  ...of('school', { name: 'text', start: 'date' }),
  ...of('study', { any: 'yn', higher: 'yn' }),
  ...of('travel', { elsewhere: 'yn' }),
  ...of('us_visa', { had: 'yn', number: 'text', issue: 'date', same_type: 'yn', prints: 'yn', prints_then: 'yn' }),
  ...of('us', {
    ...{ post: { options: ['POSTS_US', 'POSTS_US_OTHER'] }, class: { codes: VISA_CLASSES }, transit: 'yn' },
  }),
  ...of('us_contact', {
    ...{ surnames: 'text', given: 'text', organization: 'text', name: 'text', street1: 'text', street2: 'text' },
    ...{ street: 'text', city: 'text', state: { options: ['US_STATES'] }, zip: 'text', phone: 'phone' },
  }),
  ...of('us_stay', {
    ...{ same: 'yn', street1: 'text', street2: 'text', street: 'text', city: 'text' },
    ...{ state: { options: ['US_STATES'] }, zip: 'text' },
  }),
};
export type FactName = keyof typeof FACTS;

/** Things of which somebody may have several. */
export const LISTS = {
  other_names: { surnames: 'text', given: 'text' },
  nationalities_ever: { country: 'country' },
  nationalities_now: { country: 'country' },
  permanent_residences: { country: 'country' },
  former_spouses: { surnames: 'text', given: 'text', dob: 'date', from: 'date', to: 'date' },
  past_jobs: {
    ...{ name: 'text', street1: 'text', street2: 'text', city: 'text', state: 'text', postal: 'text' },
    ...{ country: 'country', phone: 'phone', title: 'text', from: 'date', to: 'date', duties: 'text' },
  },
  /** Countries of the last five years, and those that Britain does not ask about apart. */
  visited_lately: { country: 'country' },
  visited_elsewhere: { country: 'country' },
  social: { platform: { options: ['SOCIAL_US', 'SOCIAL_ESTA'] }, identifier: 'text' },
} as const satisfies Record<string, Record<string, Kind>>;
export type ListName = keyof typeof LISTS;

export const kindOfFact = (name: FactName): Kind => FACTS[name];
export const blockOf = (name: string) => name.split('.')[0] ?? '';
