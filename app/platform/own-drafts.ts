/**
 * What somebody has written and the server does not have yet, kept in this browser under their id: a closed tab or a
 * lost network loses nothing (D23). Logging out takes it away, and a shared computer keeps none of it (T40, record 032).
 */
import { keepsHere } from './offline/own-key.ts';

export const PREFIX = 'draft:';

const nameOf = (user_id: string, what: string) => `${PREFIX}${user_id}:${what}`;

/** Nothing where nothing is kept, or the browser keeps nothing. */
export function readOwnDraft(user_id: string, what: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(nameOf(user_id, what)) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether it was kept: without room, or where it is not allowed, it stays in memory. */
export function keepOwnDraft(user_id: string, what: string, draft: unknown): boolean {
  if (!keepsHere()) return false;
  try {
    localStorage.setItem(nameOf(user_id, what), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropOwnDraft(user_id: string, what: string) {
  try {
    localStorage.removeItem(nameOf(user_id, what));
  } catch {
    // Nothing was kept.
  }
}

/** Those of this tab, too. */
export function dropAllDrafts() {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage)) if (name.startsWith(PREFIX)) storage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
