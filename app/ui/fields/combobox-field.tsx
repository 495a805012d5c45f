/** Choose from many by writing a few letters. Until the page wakes, and without script, it is the phone's own picker. */
import { useLayoutEffect, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { SearchInput } from './search-input.tsx';
import { type Option, SelectField } from './select-field.tsx';

type ComboboxProps = FieldProps & {
  options: readonly Option[];
  /** The picker's first line. */
  empty: string;
  /** What the list says when nothing matches. */
  none: string;
  /** What the button at the end of the field is called. */
  open: string;
  name?: string | undefined;
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string | null) => void) | undefined;
  disabled?: boolean | undefined;
};

export function ComboboxField({ empty, none, open, value, defaultValue = '', onChange, ...rest }: ComboboxProps) {
  const { id, label, mark, help, error, note, options, name, disabled } = rest;
  const [chosen, setChosen] = useState<string | null>(defaultValue || null);
  const [isAwake, setAwake] = useState(false);

  // What was picked before the page woke counts; a picker in use is not taken away.
  useLayoutEffect(() => {
    const picker = document.getElementById(id);
    if (!(picker instanceof HTMLSelectElement) || picker === document.activeElement) return;
    setChosen(picker.value || null);
    setAwake(true);
  }, [id]);

  function choose(next: string | null) {
    setChosen(next);
    onChange?.(next);
  }

  const now = value === undefined ? chosen : value;
  if (!isAwake)
    return (
      <SelectField {...rest} empty={empty} value={now ?? ''} onChange={(event) => choose(event.target.value || null)} />
    );
  return (
    <Field {...{ id, label, mark, help, error, note }}>
      <SearchInput {...{ id, label, help, error, options, none, open, disabled }} chosen={now} onChoose={choose} />
      {name && <input type="hidden" name={name} value={now ?? ''} disabled={disabled} />}
    </Field>
  );
}
