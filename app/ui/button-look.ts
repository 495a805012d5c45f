/** One look for buttons and for links that act as one. */
const looks = {
  /** The one main action of a screen. */
  main: 'bg-coral text-white hover:bg-coral-down active:bg-coral-down',
  quiet: 'border-[1.5px] border-edge bg-card text-deep hover:border-deep hover:bg-sky',
  /** Beside another button: a way back, a second thought. */
  plain: 'text-deep underline decoration-1 underline-offset-4 hover:bg-sky hover:decoration-2',
  /** Takes something away, and says so. */
  danger: 'border-[1.5px] border-alert bg-card text-alert hover:bg-alert-soft',
};

/** A line of a menu, as wide as the menu is. */
export const rowLook =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-lg px-3 text-start font-semibold text-deep hover:bg-sky aria-disabled:cursor-progress';

/** One of several views side by side, or of the parts of a frame: a line below marks the one that is open. */
export const tabLook =
  'relative -outline-offset-3 flex min-h-12 items-center whitespace-nowrap rounded-lg px-2 font-semibold text-quiet transition-colors after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-full hover:text-deep aria-[current]:text-deep aria-[current]:after:bg-deep';

export type ButtonKind = keyof typeof looks;

/** `wide` fills the column on a phone and hugs its words from there on. */
export const buttonLook = (kind: ButtonKind, wide = false) =>
  `relative inline-flex min-h-12 max-w-full cursor-pointer items-center justify-center justify-self-start rounded-full ${kind === 'plain' ? 'px-4' : 'px-6'} py-2 text-center font-semibold leading-tight transition-colors ${wide ? 'max-sm:w-full' : ''} ${looks[kind]}`;
