/**
 * What somebody has written and the server does not have yet, in this browser's IndexedDB, sealed for whoever wrote it.
 * It is safe when the transaction is complete, not before; it goes when it has arrived, and with everything else at
 * log-out (Clear-Site-Data). A browser that keeps nothing, or has no room, works on in memory.
 */
import { dropLastWord, lastWordsOf, readLastWord } from './last-word.ts';
import { ownKey } from './own-key.ts';
import { seal, unseal } from './seal.ts';

/** `unsent` is what only this browser has; `sent` is newer than a page that is opened from an older copy. */
type Kind = 'unsent' | 'sent';
/** `path` and `body`: how it is sent when its page is not open; `address`: where it is looked at. */
export type Draft = { at: number; path: string; body: unknown; address: string };
type SealedDraft = { at: number; sealed: Uint8Array<ArrayBuffer> };

const NAME = 'kept-drafts';
const STORE = 'drafts';

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => {
      const database = asked.result;
      // Another tab wants to clear or renew it; and a database that was cleared is opened anew.
      database.onversionchange = () => {
        database.close();
        opening = null;
      };
      database.onclose = () => {
        opening = null;
      };
      resolve(database);
    };
    asked.onerror = () => reject(asked.error);
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function within<T>(mode: 'readonly' | 'readwrite', work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const act = database.transaction(STORE, mode, { durability: 'strict' });
    const asked = work(act.objectStore(STORE));
    act.oncomplete = () => resolve(asked.result);
    act.onabort = () => reject(act.error);
    act.onerror = () => reject(act.error);
  });
}

/** In the order in which they were asked for: sealing takes a moment, and an older draft must not come last. */
let last: Promise<unknown> = Promise.resolve();
function inOrder<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  const next = last.then(work).catch(() => otherwise);
  last = next;
  return next;
}

const sealedName = (owner: string, name: string) => `${owner} ${name}`;

async function opened<T>(owner: string, name: string, kept: SealedDraft | undefined): Promise<T | null> {
  const key = kept && (await ownKey(owner));
  const text = key ? await unseal(key, sealedName(owner, name), kept.sealed) : null;
  return text === null ? null : (JSON.parse(text) as T);
}

const read = <T extends Draft>(kind: Kind, owner: string, name: string): Promise<T | null> =>
  inOrder(
    async () => opened<T>(owner, name, await within('readonly', (store) => store.get([kind, owner, name]))),
    null,
  );

async function put(kind: Kind, owner: string, name: string, draft: Draft): Promise<boolean> {
  const key = await ownKey(owner);
  if (!key) return false;
  const sealed = await seal(key, sealedName(owner, name), JSON.stringify(draft));
  await within('readwrite', (store) => store.put({ at: draft.at, sealed } satisfies SealedDraft, [kind, owner, name]));
  return true;
}

const keep = (kind: Kind, owner: string, name: string, draft: Draft): Promise<boolean> =>
  inOrder(() => put(kind, owner, name, draft), false);

const drop = (kind: Kind, owner: string, name: string, at: number): Promise<void> =>
  inOrder(async () => {
    const kept: SealedDraft | undefined = await within('readonly', (store) => store.get([kind, owner, name]));
    if (kept && kept.at <= at) await within('readwrite', (store) => store.delete([kind, owner, name]));
    if (kind === 'unsent') dropLastWord(owner, name, at);
  }, undefined);

/** What a page could only put down as it went is now kept as everything else is, unless that is newer. */
const gather = (owner: string): Promise<void> =>
  inOrder(async () => {
    for (const name of lastWordsOf(owner)) {
      const last = await readLastWord<Draft>(owner, name);
      if (!last) continue;
      const kept: SealedDraft | undefined = await within('readonly', (store) => store.get(['unsent', owner, name]));
      if (!kept || kept.at <= last.at) await put('unsent', owner, name, last);
      dropLastWord(owner, name, last.at);
    }
  }, undefined);

export async function readDraft<T extends Draft>(owner: string, name: string): Promise<T | null> {
  await gather(owner);
  return read<T>('unsent', owner, name);
}
export const readSent = <T extends Draft>(owner: string, name: string) => read<T>('sent', owner, name);

/** Whether it is kept. */
export const keepDraft = <T extends Draft>(owner: string, name: string, draft: T) => keep('unsent', owner, name, draft);

/** Unless another tab has written on since: then it is that tab's. */
export const dropDraft = (owner: string, name: string, at: number) => drop('unsent', owner, name, at);

/** It has arrived. A page that the worker kept before does not know it: its reader finds it here. */
export async function restDraft<T extends Draft>(owner: string, name: string, draft: T) {
  await keep('sent', owner, name, draft);
  await dropDraft(owner, name, draft.at);
}
/** The page knows it by itself now. */
export const dropSent = (owner: string, name: string) => drop('sent', owner, name, Number.POSITIVE_INFINITY);

const ofOwner = (kind: Kind, owner: string) => IDBKeyRange.bound([kind, owner], [kind, owner, []]);

/** Something that the server does not have; asked of the keys, so that nothing need be opened. */
export async function countUnsent(owner: string): Promise<number> {
  await gather(owner);
  return inOrder(() => within('readonly', (store) => store.count(ofOwner('unsent', owner))), 0);
}

export async function readUnsent(owner: string): Promise<{ name: string; draft: Draft }[]> {
  const keys = await inOrder(() => within('readonly', (store) => store.getAllKeys(ofOwner('unsent', owner))), []);
  const names = keys.map((key) => (key as [Kind, string, string])[2]);
  const drafts = await Promise.all(names.map((name) => readDraft(owner, name)));
  return names.flatMap((name, place) => {
    const draft = drafts[place];
    return draft ? [{ name, draft }] : [];
  });
}

/** At log-out, where the browser does not know Clear-Site-Data. Those of others stay sealed. */
export async function dropDraftsOf(owner: string): Promise<void> {
  for (const name of lastWordsOf(owner)) dropLastWord(owner, name, Number.POSITIVE_INFINITY);
  for (const kind of ['unsent', 'sent'] as const)
    await inOrder(() => within('readwrite', (store) => store.delete(ofOwner(kind, owner))), undefined);
}

/** One at a time sends a thing, also among tabs. */
export const aloneWith = <T>(owner: string, name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(`draft:${sealedName(owner, name)}`, work) : work();
