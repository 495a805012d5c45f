/** What an adviser does with files: steps through them, looks closer, turns them; the keys for it, and usual reasons. */
export const REASONS = [
  'blurred',
  'dark',
  'glare',
  'cut',
  'wrong_document',
  'other_person',
  'expired',
  'old',
  'incomplete',
] as const;
export type Reason = (typeof REASONS)[number];

export type Look = { readonly zoom: number; readonly turn: 0 | 90 | 180 | 270 };
export const FIRST_LOOK: Look = { zoom: 1, turn: 0 };
const ZOOM_STEP = 1.5;
const ZOOM_MOST = 8;

export const nearer = ({ zoom, turn }: Look): Look => ({ turn, zoom: Math.min(ZOOM_MOST, zoom * ZOOM_STEP) });
export const farther = ({ zoom, turn }: Look): Look => ({ turn, zoom: Math.max(1, zoom / ZOOM_STEP) });
export const turned = ({ zoom, turn }: Look): Look => ({ zoom, turn: ((turn + 90) % 360) as Look['turn'] });

export const MOVES = ['next', 'previous', 'accept', 'again', 'nearer', 'farther', 'turn', 'help'] as const;
export type Move = (typeof MOVES)[number];

const KEYS: Readonly<Record<string, Move>> = {
  ...{ j: 'next', k: 'previous', a: 'accept', s: 'again' },
  ...{ '+': 'nearer', '-': 'farther', t: 'turn', '?': 'help' },
};

type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** Nothing together with Ctrl, Alt or the command key: those are the browser's. */
export const moveOf = ({ key, ctrlKey, metaKey, altKey }: KeyPress): Move | null =>
  ctrlKey || metaKey || altKey || !Object.hasOwn(KEYS, key) ? null : (KEYS[key] ?? null);

/** What waits for an adviser first: neither accepted nor asked for again. */
export const waits = (file: { state: string; accepted_at: unknown; asked_again: string | null }) =>
  file.state === 'uploaded' && file.accepted_at === null && file.asked_again === null;

/** The one after it in a circle; from nowhere the first. */
export function stepFrom<T>(all: readonly T[], now: T | undefined, by: 1 | -1): T | undefined {
  if (now === undefined) return all[0];
  return all[(all.indexOf(now) + by + all.length) % all.length];
}
