/** What we know already and put into a form for somebody to confirm, as data (issue of the whole DS-160; D22, D47, D48). */

/** Columns of the profile that a form may take over. */
export const PROFILE_FACTS = ['first_name', 'last_name', 'email', 'phone_number'] as const;
export type ProfileFact = (typeof PROFILE_FACTS)[number];

/** Relatives whom a form asks about by name. */
export const RELATIVES = ['spouse', 'father', 'mother'] as const;
export type RelativeKind = (typeof RELATIVES)[number];

/**
 * How a value is carried over; nothing else is done to it. `companion`: a relationship of the product as a code of
 * REL_COMPANION (domain conventions, "Product relationships"). `codes`: by the table of the rule.
 */
export const CONVERSIONS = ['as written', 'name', 'country', 'sex', 'date', 'phone', 'companion', 'codes'] as const;
export type Conversion = (typeof CONVERSIONS)[number];

/** What is known of a relative: fields of their own form; names stand on the profile as well. */
type RelativeFact = 'surnames' | 'given_names' | 'shares_address' | (string & {});

export type Source =
  | { readonly from: 'profile'; readonly field: ProfileFact }
  /** `party`: it is said of the whole trip, so it holds for the family; otherwise of the person who answered. */
  | { readonly from: 'onboarding'; readonly field: string; readonly of: 'person' | 'party' }
  /** Another field of the same form, once its page is saved. */
  | { readonly from: 'page'; readonly field: string }
  | { readonly from: 'office'; readonly value: string }
  | { readonly from: 'relative'; readonly who: RelativeKind; readonly field: RelativeFact }
  /** Somebody of the family travels along. */
  | { readonly from: 'family'; readonly value: string }
  /** A row for each of them: member of the group -> what is known of a companion. */
  | { readonly from: 'companions'; readonly row: Readonly<Record<string, 'surnames' | 'given_names' | 'relation'>> };

export type Rule = Source & {
  readonly fill: string;
  readonly as?: Conversion;
  /** Of `codes`: what is told -> what the form calls it; what is not named is not carried over. */
  readonly codes?: Readonly<Record<string, string>>;
};

/** Fields that a family may have in common. */
export type SharedBlock = {
  readonly fields: readonly string[];
  /** Shared only then: "myself" or "my employer" means somebody else in another form. */
  readonly onlyWhen?: { readonly field: string; readonly oneOf: readonly string[] };
  /** Surnames and given names of somebody who may be the one whose form this is: nobody else pays for themselves. */
  readonly notSelf?: readonly [surnames: string, given: string];
};

export type Prefill = {
  /** The first rule of a field that knows something counts. */
  readonly rules: readonly Rule[];
  /** What only the person answers: declarations, signatures, questions of security and background. */
  readonly never: { readonly pages: readonly number[]; readonly fields: readonly string[] };
  /** "Same as" another family member, by page. */
  readonly shared?: Readonly<Record<number, readonly SharedBlock[]>>;
  /** The home address that follows `shares_address`. */
  readonly address?: { readonly page: number; readonly fields: readonly string[] };
  /** Where a form says who somebody is; for those that ask about relatives. */
  readonly names?: { readonly surnames: string; readonly given_names: string; readonly sex: string };
};
