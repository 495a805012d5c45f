/**
 * What was typed and is not with the server yet, in this browser: a lost network or a closed tab loses nothing. It goes
 * as soon as it is saved, and with everything else at log-out (Clear-Site-Data); another account does not find it, and a
 * shared computer keeps none of it (record 032).
 */
import { keepsHere } from '#app/platform/offline/own-key.ts';
import { PREFIX } from '#app/platform/own-drafts.ts';
import type { Note, StoredNote } from './rules.ts';

/** `base`: what the server had when it was written. */
export type Draft = { mine: Note; base: StoredNote };

export type Drafts = {
  all(): Readonly<Record<string, Draft>>;
  keep(question: string, draft: Draft): void;
  /** Unless another tab has written on: then it is that tab's. */
  drop(question: string, mine?: Note): void;
};

const isNote = (found: unknown): found is Note =>
  typeof found === 'object' &&
  found !== null &&
  typeof (found as Note).note === 'string' &&
  typeof (found as Note).is_practised === 'boolean';

function parse(text: string | null): Draft | null {
  try {
    const { mine, base } = JSON.parse(text ?? '{}') as Partial<Draft>;
    return isNote(mine) && isNote(base) && typeof base.version === 'number' ? { mine, base } : null;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing, or has no room: the page goes on in memory. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export function draftsOf(viewer: string, user_id: string): Drafts {
  const prefix = `${PREFIX}interview:${viewer}:${user_id}:`;
  const read = (key: string) => parse(localStorage.getItem(key));
  return {
    all: () =>
      attempt(() => {
        const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
        return Object.fromEntries(
          keys.flatMap((key) => {
            const draft = read(key);
            return draft ? [[key.slice(prefix.length), draft]] : [];
          }),
        );
      }, {}),
    keep: (question, draft) =>
      attempt(() => {
        if (keepsHere()) localStorage.setItem(prefix + question, JSON.stringify(draft));
      }, undefined),
    drop: (question, mine) =>
      attempt(() => {
        const kept = read(prefix + question)?.mine;
        if (mine && kept && kept.note !== mine.note) return;
        localStorage.removeItem(prefix + question);
      }, undefined),
  };
}
