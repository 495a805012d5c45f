/** A yes, with the whole line as its target. */
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { ErrorNote, type FieldProps, HelpNote, tied } from './field.tsx';

type Props = Omit<FieldProps, 'label' | 'mark'> &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'children'> & { label: ReactNode };

export function Checkbox({ id, label, help, error, ...rest }: Props) {
  return (
    <div className="grid gap-1">
      <ErrorNote id={id} error={error} />
      <label className="group flex min-h-12 cursor-pointer gap-3 py-3 leading-snug has-disabled:cursor-not-allowed has-disabled:text-quiet">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...rest}
            {...tied({ id, help, error })}
            type="checkbox"
            className="peer col-start-1 row-start-1 size-6 cursor-[inherit] appearance-none rounded-md border-[1.5px] border-edge bg-card transition-colors duration-150 checked:border-deep checked:bg-deep group-hover:border-deep aria-invalid:border-2 aria-invalid:border-alert disabled:border-line disabled:bg-sand"
          />
          <Icon
            name="tick"
            className="pointer-events-none col-start-1 row-start-1 size-4.5 scale-50 text-on-deep opacity-0 transition-[opacity,scale] duration-150 peer-checked:scale-100 peer-checked:opacity-100 peer-disabled:text-quiet"
          />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      <HelpNote id={id} help={help} className="-mt-2 ps-9" />
    </div>
  );
}
