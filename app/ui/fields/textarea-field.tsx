/** Several lines; grows with what is written where the browser can, and never shrinks below its rows. */
import type { ComponentProps } from 'react';
import { control, Field, type FieldProps, tied } from './field.tsx';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

export function TextareaField({ id, label, mark, help, error, note, rows = 4, ...rest }: Props) {
  const frame = { id, label, mark, help, error, note };
  return (
    <Field {...frame}>
      <textarea
        {...rest}
        {...tied(frame)}
        rows={rows}
        style={{ minBlockSize: `calc(${rows}lh + 1.5rem)` }}
        className={`${control} field-sizing-content max-h-80 leading-normal`}
      />
    </Field>
  );
}
