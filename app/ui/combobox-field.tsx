/** Choose from many by writing a few letters; accents do not matter. Base UI holds the keyboard and the reader's side. */
import { Combobox } from '@base-ui/react/combobox';
import { useMemo, useRef } from 'react';
import { control, Field, type FieldProps, tied } from './field.tsx';
import { Icon } from './icon.tsx';
import type { Option } from './select-field.tsx';

type Props = FieldProps & {
  options: readonly Option[];
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

export function ComboboxField(props: Props) {
  const { id, label, mark, help, error, options, none, open, name, value, defaultValue, onChange, disabled } = props;
  const frame = { id, label, mark, help, error };
  const place = useRef<HTMLDivElement>(null);
  const items = useMemo(
    () => Combobox.createItems([...options], { getValue: (one) => one.value, getLabel: (one) => one.label }),
    [options],
  );
  return (
    <Field {...frame}>
      <Combobox.Root
        items={items}
        {...(value === undefined ? { defaultValue: defaultValue ?? null } : { value })}
        {...(name && { name })}
        {...(disabled && { disabled })}
        onValueChange={(chosen) => onChange?.(chosen)}
        autoHighlight
      >
        <Combobox.InputGroup className="relative">
          <Combobox.Input {...tied(frame)} autoComplete="off" className={`${control} pe-12`} />
          <Combobox.Trigger
            aria-label={open}
            className="absolute end-0 inset-y-0 flex w-12 cursor-pointer items-center justify-center rounded-card text-deep"
          >
            <Icon name="chevron-down" className="size-5 transition-transform in-data-popup-open:rotate-180" />
          </Combobox.Trigger>
        </Combobox.InputGroup>
        {/* The list opens inside the field: it then has the field's direction and scheme, and stands above a modal. */}
        <div ref={place} className="contents">
          <Combobox.Portal container={place}>
            <Combobox.Positioner align="start" sideOffset={6} className="z-20">
              <Combobox.Popup className="max-h-[min(18rem,var(--available-height))] w-(--anchor-width) max-w-(--available-width) overflow-y-auto overscroll-contain rounded-card border border-line bg-card p-1.5 text-night shadow-soft transition-[opacity,translate] duration-150 data-starting-style:-translate-y-1 data-starting-style:opacity-0">
                <Combobox.Empty className="px-3 py-2.5 text-quiet empty:hidden">{none}</Combobox.Empty>
                <Combobox.List className="outline-none">
                  {(option: Option) => (
                    <Combobox.Item
                      key={option.value}
                      value={option.value}
                      className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-3 py-2 leading-snug data-highlighted:bg-sky data-selected:font-semibold"
                    >
                      <span className="flex-1">{option.label}</span>
                      <Combobox.ItemIndicator>
                        <Icon name="tick" className="size-5 text-deep" />
                      </Combobox.ItemIndicator>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </div>
      </Combobox.Root>
    </Field>
  );
}
