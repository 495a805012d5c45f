/** How a form maps its fields onto the facts of a person, and why it leaves the others out. */
import type { FactName, ListName } from './facts.ts';

/** The form's code -> the fact's; several where the form does not tell them apart: then it is only written, never read. */
export type Codes = Readonly<Record<string, string | readonly string[]>>;

export type FieldMap =
  | FactName
  | {
      readonly fact: FactName;
      readonly codes?: Codes;
      /** Of a box: what is said when it is ticked. */
      readonly ticked?: string;
      /** The form has asked it before: it is filled, and not read a second time. */
      readonly again?: true;
    };

export type GroupMap = {
  readonly list: ListName;
  /** Member of the group -> member of the list. */
  readonly members: Readonly<Record<string, string>>;
  /** A row in which this member is empty is no row of the list: it is what these facts say (the present job). */
  readonly present?: { readonly without: string; readonly facts: Readonly<Record<string, FactName>> };
};

/** Why a field is not mapped. */
export const REASONS = {
  'not-asked': 'no other form asks for it',
  'this-trip': 'it is about this trip and not about the person',
  'this-country': 'it is about earlier dealings with this country',
  'this-application': 'it is chosen for this application',
  'not-certain': 'what another form says does not decide it',
  'other-unit': 'it is asked in another unit, for another time or before tax',
  'other-list': 'it is chosen from a list, and other forms let it be written',
  'own-words': 'it is told in the own words of the person',
  'other-people': 'other forms ask less about these people',
  box: 'a box that frees a field is ticked by the person',
  'worked-out': 'it follows from other answers of the form',
} as const;
export type Reason = keyof typeof REASONS;

export type PersonMap = {
  readonly fields: Readonly<Record<string, FieldMap>>;
  readonly groups?: Readonly<Record<string, GroupMap>>;
  /** Fields, groups and members (`group.member`); a group stands for its members. */
  readonly unmapped: Readonly<Partial<Record<Reason, readonly string[]>>>;
};
