/** An input with a list that narrows as one types (ARIA combobox): the focus stays in the input, the arrows walk the list. */
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { control, tied } from './field.tsx';
import { matchesSearch } from './search-match.ts';
import type { Option } from './select-field.tsx';

type Props = {
  id: string;
  label: string;
  help: ReactNode;
  error: ReactNode;
  options: readonly Option[];
  none: string;
  open: string;
  disabled: boolean | undefined;
  chosen: string | null;
  onChoose: (value: string | null) => void;
};

export function SearchInput({ id, label, help, error, options, none, open, disabled, chosen, onChoose }: Props) {
  const labelOf = (value: string | null) => options.find((option) => option.value === value)?.label ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [opensUp, setOpensUp] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const found = typed ? options.filter((option) => matchesSearch(option.label, typed)) : options;
  const text = typed ?? labelOf(chosen);

  useLayoutEffect(() => {
    if (!isOpen || !input.current) return;
    const { top, bottom } = input.current.getBoundingClientRect();
    const height = globalThis.visualViewport?.height ?? globalThis.innerHeight;
    setOpensUp(height - bottom < 240 && top > height - bottom);
  }, [isOpen]);

  useLayoutEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  function show() {
    setOpen(true);
    setActive(
      Math.max(
        0,
        found.findIndex((option) => option.value === chosen),
      ),
    );
  }

  function choose(option: Option) {
    setTyped(null);
    setOpen(false);
    onChoose(option.value);
  }

  /** A name written out, or the only one that fits, is a choice; anything else stays for the person to mend. */
  function leave() {
    setOpen(false);
    if (typed === null) return;
    const exact = found.find((option) => option.label.toLowerCase() === typed.trim().toLowerCase());
    const only = found.length === 1 && typed.trim() ? found[0] : undefined;
    const option = exact ?? only;
    if (option) choose(option);
    else onChoose(null);
  }

  function steer(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = isOpen ? found[active] : undefined;
    if (step && !isOpen) show();
    else if (step) setActive((active + step + found.length) % Math.max(found.length, 1));
    else if (event.key === 'Enter' && option) choose(option);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
  }

  return (
    <div className="relative">
      <input
        {...tied({ id, help, error })}
        ref={input}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && found[active] ? `${id}-${found[active].value}` : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        disabled={disabled}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setActive(0);
        }}
        onClick={() => isOpen || show()}
        onKeyDown={steer}
        onBlur={leave}
        className={`${control} pe-12`}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={open}
        disabled={disabled}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          input.current?.focus();
          if (isOpen) setOpen(false);
          else show();
        }}
        className="absolute inset-y-0 end-0 flex w-12 cursor-pointer items-center justify-center rounded-card text-deep disabled:cursor-not-allowed disabled:text-edge"
      >
        <Icon name="chevron-down" className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div
        className={`absolute inset-x-0 z-20 max-h-60 overflow-y-auto overscroll-contain rounded-card border border-line bg-card p-1.5 shadow-soft ${isOpen ? '' : 'hidden'} ${opensUp ? 'bottom-full mb-1.5' : 'top-full mt-1.5'}`}
      >
        <p role="status" className={`text-quiet ${found.length > 0 ? 'sr-only' : 'px-3 py-2.5'}`}>
          {isOpen && found.length === 0 ? none : ''}
        </p>
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} hidden={found.length === 0}>
          {found.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard walks the list from the input
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
            <div
              key={option.value}
              id={`${id}-${option.value}`}
              role="option"
              aria-selected={option.value === chosen}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
              className={`flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-3 py-2 leading-snug hover:bg-sky aria-selected:font-semibold ${index === active ? 'bg-sky' : ''}`}
            >
              <span className="flex-1">{option.label}</span>
              {option.value === chosen && <Icon name="tick" className="size-5 text-deep" />}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
