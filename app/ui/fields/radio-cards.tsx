/** One of a few, each with room to explain itself: a card that can be pressed anywhere. */
import type { ReactNode } from 'react';
import { FieldGroup, type FieldProps, tied } from './field.tsx';

type RadioCard = { value: string; title: string; text?: string; aside?: ReactNode };

type Props = FieldProps & {
  name: string;
  options: readonly RadioCard[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  disabled?: boolean | undefined;
  /** Side by side from a tablet on; a word or two fit so everywhere. */
  columns?: boolean | 'always' | undefined;
};

export function RadioCards({ name, options, value, defaultValue, onChange, disabled, columns, ...frame }: Props) {
  const { 'aria-invalid': wrong } = tied(frame);
  return (
    <FieldGroup {...frame}>
      <div
        className={`grid gap-2.5 ${columns === 'always' ? 'auto-cols-fr grid-flow-col' : columns ? 'sm:auto-cols-fr sm:grid-flow-col' : ''}`}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="group flex min-h-14 cursor-pointer items-start gap-3 rounded-card border-[1.5px] border-line bg-card p-4 transition-[border-color,background-color,box-shadow] duration-150 hover:border-deep has-checked:border-deep has-checked:bg-sky has-checked:shadow-[inset_0_0_0_1px_var(--color-deep)] has-aria-invalid:border-alert has-disabled:cursor-not-allowed has-disabled:bg-sand has-disabled:text-quiet has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-deep has-[:focus-visible]:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={disabled}
              aria-invalid={wrong}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={(event) => onChange?.(event.target.value)}
              className="mt-0.5 size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border-[1.5px] border-edge bg-card outline-none transition-[border-width,border-color] duration-150 checked:border-[6px] checked:border-deep group-hover:border-deep"
            />
            <span className="grid flex-1 gap-0.5">
              <span className="font-semibold leading-snug">{option.title}</span>
              {option.text && <span className="text-quiet text-sm leading-snug">{option.text}</span>}
            </span>
            {option.aside && <span className="shrink-0 font-semibold tabular-nums">{option.aside}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
