/** The page's side of the key: read from the cookie that came with the session, and never written down. */
import { KEEP_KEY } from './names.ts';
import { keyFrom } from './seal.ts';
import { cookieOf, whoIsHere } from './who-is-here.ts';

/** Somebody on a shared computer has no key, and nothing is kept for them (T40). */
export const keepsHere = () => cookieOf(KEEP_KEY) !== null && globalThis.crypto?.subtle !== undefined;

/** An open page goes on sealing for its own person when the session ends under it, and the cookie with it. */
const known = new Map<string, Promise<CryptoKey>>();

export async function ownKey(owner: string): Promise<CryptoKey | null> {
  const found = known.get(owner);
  if (found) return found;
  const text = cookieOf(KEEP_KEY);
  if (!text || !keepsHere() || whoIsHere() !== owner) return null;
  const key = keyFrom(text);
  known.set(owner, key);
  return key.catch(() => null);
}

/** Whether this page can seal for them. */
export const isOpen = (owner: string) => known.has(owner);

/** The session is over: what is kept stays sealed until its person comes back. */
export function forgetKey() {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
  document.cookie = `${KEEP_KEY}=; path=/; max-age=0`;
}

/** Nor does an open page go on, once its person has come back and said that others use this computer, too. */
export const forgetOpenKeys = () => known.clear();
