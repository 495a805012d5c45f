/** What a consistency check is: which answers of a form it compares, and how, as data (record 034). */

/**
 * Where a value stands: `page.field`, `page.group.member` (each row by itself), `derived.name`, `profile.name`,
 * `onboarding.question`, `today`. With `theirs.` before it: what the other person of a check between two says. With the name of
 * a form before it: what the same person says there.
 */
export type Place = string;
/** A name has two parts. */
export type Name = readonly [surnames: Place, given: Place];

/** Who the other person is to the one asked about. */
export const RELATIONS = ['spouse', 'parent', 'child', 'sibling', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];

/** False while the value is empty, hidden or freed, unless it says otherwise. */
export type CheckTest =
  | { readonly at: Place; readonly is: readonly string[] }
  | { readonly at: Place; readonly isNot: readonly string[] }
  /** True of an empty value, too. */
  | { readonly at: Place; readonly lacks: readonly string[] }
  | { readonly at: Place; readonly isSet: true }
  /** Of numbers, so of derived values. */
  | { readonly at: Place; readonly below: number }
  | { readonly at: Place; readonly above: number }
  /** Of a date: so many months ago, or fewer. */
  | { readonly at: Place; readonly withinMonths: number }
  /** Both are names of one person. */
  | { readonly fits: readonly [Name, Name] };

/**
 * What counts as the same: `code` letter by letter; `text` without case, accents and signs; `name` when the words of one are
 * among those of the other ("Ana" and "Ana María"); `address` when its numbers are.
 */
export const READINGS = ['code', 'text', 'name', 'address'] as const;
export type Reading = (typeof READINGS)[number];

export type Pair = readonly [one: Place, other: Place];
/** `isOpen`: without an end it goes on until today. */
export type Period = { readonly from: Place; readonly to: Place; readonly isOpen?: true };

/** What is a contradiction, kind by kind. An empty value never is. */
export type Comparison =
  /** One of the pairs is not the same. */
  | { readonly kind: 'same'; readonly as: Reading; readonly pairs: readonly Pair[] }
  /** All of the pairs are the same; a name in all of its words. */
  | { readonly kind: 'different'; readonly as: Reading; readonly pairs: readonly Pair[] }
  /** The one is none of the others. */
  | { readonly kind: 'among'; readonly one: Place; readonly of: readonly Place[] }
  /** What the one says leaves the other only these codes; what is not listed leaves it all. */
  | {
      readonly kind: 'agree';
      readonly one: Place;
      readonly other: Place;
      readonly allows: Readonly<Record<string, readonly string[]>>;
    }
  /** All of the tests hold. */
  | { readonly kind: 'together'; readonly tests: readonly CheckTest[] }
  /** The later is not at least, or is more than, so many months after the earlier, on whichever of its days. */
  | {
      readonly kind: 'after';
      readonly earlier: Place;
      readonly later: Place;
      readonly least?: number;
      readonly most?: number;
    }
  /** From the one to the other more months pass than the answer allows; a code that is not listed allows any. */
  | {
      readonly kind: 'lasts';
      readonly from: Place;
      readonly to: Place;
      readonly length: Place;
      readonly months: Readonly<Record<string, number>>;
    }
  /** Of the rows of a group a later date stands below an earlier one. */
  | { readonly kind: 'latestFirst'; readonly of: Place }
  /** The person is none of these. */
  | { readonly kind: 'named'; readonly name: Name; readonly among: readonly Name[] }
  /** The person is one of these, and said to be something else than they are. */
  | {
      readonly kind: 'role';
      readonly name: Name;
      readonly among: Name;
      readonly role: Place;
      readonly allows: Readonly<Partial<Record<Relation, readonly string[]>>>;
    }
  /** Two periods share more than so many months. */
  | { readonly kind: 'overlap'; readonly periods: readonly Period[]; readonly most: number }
  /** Between two periods that follow each other, more than so many of the last `back` months are empty. */
  | { readonly kind: 'gap'; readonly periods: readonly Period[]; readonly most: number; readonly back: number };

export const CHECK_KINDS = [
  'same',
  'different',
  'among',
  'agree',
  'together',
  'after',
  'lasts',
  'latestFirst',
  'named',
  'role',
  'overlap',
  'gap',
] as const satisfies readonly Comparison['kind'][];

export type Check = {
  /** Its words stand under this name in text.<locale>.json; notes are kept by it, so it never gets another meaning. One name a form. */
  readonly name: string;
  /** Its words stand under this one, which several checks share. */
  readonly says?: string;
  /** Between two people: looked at once for each member of the family who is one of these. */
  readonly with?: readonly Relation[];
  /** Left out while such a member is there: a check between the two says it better. */
  readonly without?: readonly Relation[];
  /** Only while all of these hold. */
  readonly when?: readonly CheckTest[];
  readonly compares: Comparison;
};

/** One sentence for each check: `{one}` and `{other}` are the labels of the first two fields, `{person}` the other one's name. */
export type CheckText = {
  readonly checks: Readonly<Record<string, string>>;
  /** Labels of what stands in no form: `profile.first_name`, `onboarding.nationality`. */
  readonly places: Readonly<Record<string, string>>;
};
