/**
 * What is written in the last moment of a page. Sealing it takes turns that such a page does not get, so the key for it
 * is made ahead: a stream of AES-GCM that is used once, over a text that lies in the local storage until the next visit
 * moves it to the other drafts (drafts.ts).
 */
import { isOpen, ownKey } from './own-key.ts';

const NONCE = 12;
/** Longer than the longest page of a form. */
const BYTES = 64 * 1024;
const PREFIX = 'last-word';

type Ready = { owner: string; iv: Uint8Array<ArrayBuffer>; stream: Uint8Array<ArrayBuffer> };
let ready: Ready | null = null;

async function streamOf(key: CryptoKey, iv: Uint8Array<ArrayBuffer>) {
  const zeros = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new Uint8Array(BYTES));
  return new Uint8Array(zeros, 0, BYTES);
}

const over = (bytes: Uint8Array, stream: Uint8Array) => bytes.map((byte, place) => byte ^ (stream[place] ?? 0));
const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Before anything is written. */
export async function makeReady(owner: string): Promise<void> {
  const key = await ownKey(owner);
  if (!key) return;
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  ready = { owner, iv, stream: await streamOf(key, iv) };
}

const placeOf = (owner: string, name: string) => `${PREFIX} ${owner} ${name}`;

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Before this turn ends. A browser that has no room, or no key, has the draft that is sealed in its own time. */
export function keepAtOnce(owner: string, name: string, draft: { at: number }) {
  if (ready?.owner !== owner || !isOpen(owner)) return;
  const text = new TextEncoder().encode(JSON.stringify({ name, draft }));
  if (text.length > BYTES) return;
  const { iv, stream } = ready;
  ready = null;
  try {
    storage()?.setItem(placeOf(owner, name), `${draft.at} ${toText(iv)} ${toText(over(text, stream))}`);
  } catch {
    // No room.
  }
  void makeReady(owner).catch(() => undefined);
}

/** It has arrived, or been kept better. */
export function dropLastWord(owner: string, name: string, at: number) {
  const place = placeOf(owner, name);
  if (Number.parseInt(storage()?.getItem(place) ?? '', 10) <= at) storage()?.removeItem(place);
}

export function lastWordsOf(owner: string): string[] {
  const first = placeOf(owner, '');
  return Object.keys(storage() ?? {}).flatMap((place) => (place.startsWith(first) ? [place.slice(first.length)] : []));
}

/** Nothing where the key or the content is another. */
export async function readLastWord<T extends { at: number }>(owner: string, name: string): Promise<T | null> {
  const [, iv, sealed] = (storage()?.getItem(placeOf(owner, name)) ?? '').split(' ');
  const key = iv && sealed ? await ownKey(owner) : null;
  if (!key || !iv || !sealed) return null;
  try {
    const text = over(toBytes(sealed), await streamOf(key, toBytes(iv)));
    const found = JSON.parse(new TextDecoder().decode(text)) as { name: string; draft: T };
    return found.name === name ? found.draft : null;
  } catch {
    return null;
  }
}
