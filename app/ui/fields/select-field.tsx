/** The phone's own picker, in our frame. */
import type { ComponentProps } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { control, Field, type FieldProps, tied } from './field.tsx';

export type Option = { value: string; label: string };

type Props = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
    options?: readonly Option[];
    /** Instead of one list: several, each under its word. */
    groups?: readonly { label: string; options: readonly Option[] }[];
    /** The word of the empty first line; without it the first option is chosen. */
    empty?: string | undefined;
  };

const line = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);

export function SelectField({ id, label, mark, help, error, note, options = [], groups = [], empty, ...rest }: Props) {
  const frame = { id, label, mark, help, error, note };
  const start = empty && rest.value === undefined && rest.defaultValue === undefined ? { defaultValue: '' } : {};
  return (
    <Field {...frame}>
      <div className="relative">
        <select
          {...start}
          {...rest}
          {...tied(frame)}
          className={`peer ${control} cursor-pointer appearance-none pe-11`}
        >
          {empty && <option value="">{empty}</option>}
          {options.map(line)}
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map(line)}
            </optgroup>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute end-3.5 top-3.5 size-5 text-deep peer-disabled:text-edge"
        />
      </div>
    </Field>
  );
}
