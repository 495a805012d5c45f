/** One field in one row: what follows for it from the values that it reads. */
import { checkValue, type Fault } from './check.ts';
import type { Node } from './compile.ts';
import { checksNow, holds, type Lookup } from './conditions.ts';
import { tidy, type Value } from './values.ts';

export type FieldState = {
  readonly isShown: boolean;
  /** Freed by a box or a condition: nothing can be written, nothing is asked. */
  readonly isFreed: boolean;
  readonly isRequired: boolean;
  readonly fault: Fault | null;
};

export const HIDDEN: FieldState = { isShown: false, isFreed: false, isRequired: false, fault: null };

export const isSameState = (one: FieldState | undefined, other: FieldState) =>
  one?.isShown === other.isShown &&
  one.isFreed === other.isFreed &&
  one.isRequired === other.isRequired &&
  (one.fault === other.fault || JSON.stringify(one.fault) === JSON.stringify(other.fault));

type Around = {
  /** The value of a name as this field means it. */
  read: Lookup;
  /** Its repeat group is shown, if it stands in one. */
  isInside: boolean;
  /** A box that frees it is ticked. */
  isTicked: boolean;
  today: string;
};

export function evaluate(
  node: Node,
  raw: unknown,
  { read, isInside, isTicked, today }: Around,
): { value: Value; state: FieldState } {
  const { field } = node;
  const isShown = isInside && (!field.hide || holds(field.hide.unless, read));
  if (!isShown) return { value: null, state: HIDDEN };
  const isFreed = isTicked || (field.disabled !== undefined && holds(field.disabled, read));
  const checks = isFreed ? {} : checksNow(field.validation, read);
  const isRequired = checks.required === true;
  // What is wrong with a group as a whole depends on its rows (state.ts).
  if (isFreed || field.type === 'addRemove')
    return { value: null, state: { isShown, isFreed, isRequired, fault: null } };
  const value = tidy(field, raw);
  return { value, state: { isShown, isFreed, isRequired, fault: checkValue(node, value, checks, read, today) } };
}
