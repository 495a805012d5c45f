/** Typing from the pack: what can be copied, which key does what, where one goes on. */
/** What would be refused, or stands in another language, is not copied. */
type HoldReason = 'noFit' | 'noEnglish';
export const heldBack = ({ doubt, english }: { doubt: object | null; english: string }): HoldReason | null =>
  english === 'needed' ? 'noEnglish' : doubt ? 'noFit' : null;

export type Move = 'row+' | 'row-' | 'copy' | 'page+' | 'page-' | 'help';
const KEYS: Readonly<Record<string, Move>> = {
  j: 'row+',
  ArrowDown: 'row+',
  k: 'row-',
  ArrowUp: 'row-',
  c: 'copy',
  n: 'page+',
  p: 'page-',
  '?': 'help',
};

type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** Keys of the browser and of the system stay theirs. */
export const moveOf = ({ key, ctrlKey, metaKey, altKey }: KeyPress): Move | null =>
  ctrlKey || metaKey || altKey ? null : (KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null);

/** The next place in a list; at its ends one stays. */
export const stepIn = (count: number, at: number, by: 1 | -1) => Math.min(Math.max(at + by, 0), Math.max(count - 1, 0));
