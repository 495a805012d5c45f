/** One line of text; the right keyboard comes with type, inputMode and autoComplete. */
import type { ComponentProps } from 'react';
import { control, Field, type FieldProps, tied } from './field.tsx';

type Props = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>;

export function TextField({ id, label, mark, help, error, note, ...input }: Props) {
  const frame = { id, label, mark, help, error, note };
  return (
    <Field {...frame}>
      <input type="text" {...input} {...tied(frame)} className={control} />
    </Field>
  );
}
