/** A button keeps its width while it works: the word of waiting lies over the label, which keeps its room. */
import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonKind, buttonLook } from './button-look.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './notices/spinner.tsx';

type Props = ComponentProps<'button'> & {
  kind: ButtonKind;
  /** The word while it works; the button then takes no second click. */
  busy?: string | undefined;
  /** The word while its form waits for an island to wake. */
  waiting?: string | undefined;
  icon?: IconName | undefined;
  wide?: boolean | undefined;
};

const refuse = (event: MouseEvent) => event.preventDefault();

export function Button({ kind, busy, waiting, icon, wide, children, type = 'button', onClick, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy ? true : undefined}
      onClick={busy ? refuse : onClick}
      className={`${buttonLook(kind, wide)} aria-disabled:cursor-progress disabled:cursor-not-allowed disabled:border-transparent disabled:bg-line disabled:text-quiet`}
    >
      <span className={`inline-flex items-center gap-2 ${busy ? 'invisible' : waiting ? 'held:invisible' : ''}`}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {(busy || waiting) && (
        // Where the word does not fit beside the spinner it wraps out of sight: still read aloud.
        <span
          className={`absolute inset-0 flex-wrap content-start justify-center gap-x-2 overflow-hidden px-3 ${busy ? 'flex' : 'hidden held:flex'}`}
        >
          <span className="flex h-full items-center">
            <Spinner />
          </span>
          <span className="flex h-full items-center">{busy || waiting}</span>
        </span>
      )}
    </button>
  );
}
