/** A button keeps its width while it works: both words stand in one cell, one of them seen. */
import type { ButtonHTMLAttributes, ReactNode } from 'react';

const looks = {
  main: 'bg-coral text-white hover:brightness-110',
  quiet: 'border border-line bg-card text-deep hover:bg-sky',
};

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  kind: keyof typeof looks;
  /** The word while it works; the button then takes no second click. */
  busy?: string | undefined;
  children: ReactNode;
};

export function Button({ kind, busy, children, type = 'button', ...rest }: Props) {
  return (
    <button
      type={type}
      aria-disabled={busy ? true : undefined}
      className={`inline-grid min-h-12 max-w-full cursor-pointer place-items-center justify-self-start rounded-full px-6 font-semibold transition-[filter] duration-150 aria-disabled:cursor-progress ${looks[kind]}`}
      {...rest}
    >
      <span className={`col-start-1 row-start-1 ${busy ? 'invisible' : ''}`}>{children}</span>
      {busy && <span className="col-start-1 row-start-1">{busy}</span>}
    </button>
  );
}
