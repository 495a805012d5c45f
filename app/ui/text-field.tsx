/** One line of text; the right keyboard comes with type, inputMode and autoComplete. */
import type { ComponentProps } from 'react';
import { control, Field, type FieldProps, tied } from './field.tsx';
import { TextareaField } from './textarea-field.tsx';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & {
    /** More than one line. */
    rows?: number | undefined;
  };

export function TextField({ id, label, mark, help, error, rows, ...input }: Props) {
  const frame = { id, label, mark, help, error };
  if (rows) return <TextareaField {...frame} rows={rows} name={input.name} maxLength={input.maxLength} />;
  return (
    <Field {...frame}>
      <input {...input} {...tied(frame)} className={control} />
    </Field>
  );
}
