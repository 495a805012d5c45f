/** What is wrong with a form: several fields at once, or the whole of it. */
import type { ReactNode } from 'react';

/** `shown`: the same words with links in them, for the eye; `text` is what is read aloud. */
export type FieldError<Field extends string> = { field: Field; text: string; shown?: ReactNode };
/** What a check found: an empty field is told when the form is sent, not when the field is left. */
export type Finding = { text: string; isMissing?: boolean } | null;
export type Ways = readonly { href: string; text: string }[];

export type FormErrors<Field extends string> = {
  /** In the order of the form; none where the whole form failed. */
  errors: readonly FieldError<Field>[];
  /** That the whole form failed. */
  text: string;
  shown?: ReactNode;
  /** What else one can do. */
  ways: Ways;
  /** Found by sending it, not by leaving a field. */
  isSent: boolean;
  /** Which sending it was. */
  count: number;
};

/** A field was left, right or wrong: its own error changes, and what the form was refused for stays until it is mended. */
export function afterLeaving<Field extends string>(
  now: FormErrors<Field> | null,
  field: Field,
  text: string | null,
  count: number,
): FormErrors<Field> | null {
  const isHere = now?.errors.some((one) => one.field === field);
  if (now && !isHere && (now.isSent || !text)) return now;
  if (!now || !isHere) return text ? { errors: [{ field, text }], text: '', ways: [], isSent: false, count } : null;
  const errors = text
    ? now.errors.map((one) => (one.field === field ? { field, text } : one))
    : now.errors.filter((one) => one.field !== field);
  return errors.length > 0 ? { ...now, errors } : null;
}
