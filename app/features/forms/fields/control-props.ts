/** What every control of a form gets. */
import type { FieldProps } from '#app/ui/fields/field.tsx';
import type { Field } from '#content/forms/definition.ts';

export type ControlProps = FieldProps & {
  field: Field;
  raw: unknown;
  disabled: boolean;
  choices: readonly { code: string; label: string }[];
  /** What is said when a letter is refused. */
  patternText: string | undefined;
  holder: string | undefined;
  onWrite(value: unknown): void;
  onLeave(): void;
};

/** What the frame of a control shows; the rest is not for the page. */
export const frameOf = ({ id, label, mark, help, error, note }: ControlProps): FieldProps => ({
  id,
  label,
  mark,
  help,
  error,
  note,
});

/** The id of the control of a path, and what a link to it names. */
export const fieldId = (path: string) => `f-${path.replaceAll('.', '-')}`;

export const asText = (raw: unknown) => (typeof raw === 'string' ? raw : '');
