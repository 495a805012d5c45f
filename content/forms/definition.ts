/** What an application form is: pages of fields, as data (spec 3 "Form field definition"; domain conventions). */
import type { ServiceType } from '../catalogue.ts';
import type { CharacterClass } from './characters.ts';
import type { OptionListName } from './options.ts';

export const FIELD_TYPES = [
  'text',
  'textArea',
  'select',
  'multipleSelect',
  'radio',
  'radioButton',
  'date',
  'international_phone',
  'ssn',
  'doesNotApply',
  'addRemove',
  'imperative',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export type Plain = string | boolean;
/** Another field whose present value is compared. */
export type Ref = { readonly field: string };

/**
 * One test of a field's value. `when` is its name: in a repeat group a member of the same row, otherwise a field of any
 * page, or a derived value. Of a multipleSelect `is` and `oneOf` ask whether it is among the chosen, `isNot` and `notOneOf`
 * whether something is chosen and none of these.
 * While the field is empty, hidden or disabled every test is false; only `is: null` is then true.
 */
export type Test = { readonly when: string } & (
  | { readonly is: Plain | Ref | null }
  | { readonly isNot: Plain | Ref | null }
  | { readonly oneOf: readonly Plain[] }
  | { readonly notOneOf: readonly Plain[] }
  /** Of numbers, so of digits and derived values. */
  | { readonly greaterThan: number }
  | { readonly lessThan: number }
);

/** The test and all of `then`; or else `or`. */
export type Condition = Test & { readonly then?: Condition; readonly or?: Condition };

/** `today`, or the name of a date: equality passes against a date, not against today. */
export type Bound = 'today' | (string & {});

export type Checks = {
  readonly required?: true;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A class of characters: keystrokes outside of it are refused, and the whole value has its shape (characters.ts). */
  readonly regexPattern?: CharacterClass;
  /** Of dates. A date that is known in part passes when one of its days does. */
  readonly greaterThan?: Bound;
  readonly lessThan?: Bound;
  /** Must not be equal to that field, letters compared without case and accents. */
  readonly differsFrom?: string;
  /** These codes are refused. */
  readonly refuses?: readonly Plain[];
  /** Of a multipleSelect: nothing else is chosen beside one of these codes. */
  readonly alone?: readonly string[];
  /** Of a repeat group: its rows are as many as that field says. */
  readonly countIs?: string;
};

/** Checks, or those of a branch: `then` when its condition is true, `else` when it is not. */
export type Validation = (Checks & { readonly when?: never }) | Branch;
export type Branch = Test & { readonly or?: Condition; readonly then: Validation; readonly else?: Validation };

/** How much of a date must be known; what is free may be left out. */
export type Precision = 'day' | 'month' | 'month, day free' | 'year, rest free';

export type Field = {
  /** Unique in the form; in a repeat group unique in the group. Its label, help and example are in the text files. */
  readonly name: string;
  readonly type: FieldType;
  /** A list of options.ts; `of`: only the options that belong to the value of that field. */
  readonly options?: OptionListName;
  readonly optionsOf?: string;
  /** It has an example inside the empty field (`holder` in the texts). */
  readonly holder?: true;
  /** On a wide screen it stands beside the field before it. */
  readonly rightCol?: true;
  readonly validation?: Validation;
  /** While it holds, the field cannot be written, counts as empty and asks for nothing. */
  readonly disabled?: Condition;
  /** What stands there until the page is saved for the first time; it is saved like an answer. */
  readonly default?: Plain;
  /** `unless`: hidden, and nothing of it kept, while that does not hold. */
  readonly hide?: { readonly unless: Condition };
  /** It belongs to the question before it. */
  readonly indented?: true;
  /** Of addRemove: most rows, 10 unless said otherwise, and fewest. */
  readonly limit?: number;
  readonly least?: number;
  /** Of addRemove: its members. */
  readonly fields?: readonly Field[];
  /** Of doesNotApply: the fields that are freed while it is ticked: disabled, empty, not required. */
  readonly appliesTo?: readonly string[];
  /** Of a date. */
  readonly precision?: Precision;
  /** Begins a section of the page with this title (texts `sections`). */
  readonly section?: string;
  /** Words that the official form wants in English (prose.ts): of a text where it is true, of a textArea unless it is false. */
  readonly prose?: boolean;
  /** Shown, never written: it has the derived value of this name. */
  readonly follows?: string;
  /** Money in this currency: a converter stands beside it. */
  readonly converts?: 'CAD';
  /** Codes of the official form by ours, where they are others. */
  readonly officialCodes?: Readonly<Record<string, string>>;
  /** Of a box: what the official form calls it, where that is neither "does not apply" nor "do not know". */
  readonly officialWords?: string;
};

/** Values that follow from answers: computed on both sides, never asked, never stored. */
export type DerivedValue =
  | { readonly kind: 'age'; readonly of: string }
  | { readonly kind: 'months'; readonly years: string; readonly months: string }
  /** Y while somebody born then is younger than so many years; N otherwise. */
  | { readonly kind: 'isUnder'; readonly of: string; readonly years: number }
  /** Y when somebody born then was at least so old on a day of the past; N otherwise. */
  | { readonly kind: 'wasAtLeast'; readonly of: string; readonly on: string; readonly years: number }
  | { readonly kind: 'countryOfPost'; readonly of: string };

export type Page = {
  readonly number: number;
  readonly key: string;
  /** A page that is not for this person leaves bar and count (D47). */
  readonly hide?: { readonly unless: Condition };
  readonly fields: readonly Field[];
};

export type Form = {
  readonly name: string;
  /** Raised when names, codes or conditions change. */
  readonly version: number;
  readonly pages: readonly Page[];
  readonly derived?: Readonly<Record<string, DerivedValue>>;
  /** What a service has decided before anybody answers: it stands there like a default. */
  readonly presets?: Readonly<Partial<Record<ServiceType, Readonly<Record<string, string>>>>>;
};

export type FieldText = {
  readonly label: string;
  /** Why, an example, what to do when unsure: at most three sentences. */
  readonly help?: string;
  /** The example inside the empty field. */
  readonly holder?: string;
  /** Instead of the general words when it is missing. */
  readonly required?: string;
  /** Instead of the general words when a keystroke is refused or the value is not whole. */
  readonly pattern?: string;
  /** Of addRemove: a row's name ("Other name 2") and the button. */
  readonly row?: string;
  readonly add?: string;
};

export type PageText = {
  readonly title: string;
  readonly help?: string;
  readonly sections?: Readonly<Record<string, string>>;
  /** Members of a repeat group as `group.member`. */
  readonly fields: Readonly<Record<string, FieldText>>;
};
