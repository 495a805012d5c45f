/** As much of a browser's IndexedDB, caches and cookies as the modules of app/platform/offline ask for, in memory. */

import { afterEach, beforeEach, vi } from 'vitest';

type Key = (string | number)[];
type Range = { start: Key };
const textOf = (key: Key) => JSON.stringify(key);
const later = (work: () => void) => setTimeout(work, 0);

/** One store; a transaction is complete a moment after what was asked in it. */
function fakeIndexedDb() {
  const rows = new Map<string, unknown>();
  /** Keys that begin as the range does. */
  const isIn = (range: Range) => (key: string) => range.start.every((part, place) => JSON.parse(key)[place] === part);
  const store = {
    get: (key: Key) => ({ result: structuredClone(rows.get(textOf(key))) }),
    put: (value: unknown, key: Key) => ({ result: rows.set(textOf(key), structuredClone(value)) && key }),
    delete(key: Key | Range) {
      const gone = Array.isArray(key) ? [textOf(key)] : [...rows.keys()].filter(isIn(key));
      for (const one of gone) rows.delete(one);
      return { result: undefined };
    },
    count: (range: Range) => ({ result: [...rows.keys()].filter(isIn(range)).length }),
    getAllKeys: (range: Range) => ({
      result: [...rows.keys()].filter(isIn(range)).map((key) => JSON.parse(key)),
    }),
  };
  const database = {
    onclose: () => undefined,
    transaction() {
      const act = { objectStore: () => store, oncomplete: () => undefined };
      later(() => act.oncomplete());
      return act;
    },
  };
  const indexedDB = {
    open() {
      const asked = { result: database, onsuccess: () => undefined };
      later(() => asked.onsuccess());
      return asked;
    },
  };
  const IDBKeyRange = { bound: (start: Key) => ({ start }) };
  return { rows, indexedDB, IDBKeyRange, close: () => database.onclose() };
}

/** For each test of a file a database of its own. Modules outlive a file: what they hold open is closed with the test. */
export function withIndexedDb() {
  let storage = fakeIndexedDb();
  beforeEach(() => {
    storage = fakeIndexedDb();
    vi.stubGlobal('indexedDB', storage.indexedDB);
    vi.stubGlobal('IDBKeyRange', storage.IDBKeyRange);
  });
  afterEach(() => storage.close());
  return { rows: () => storage.rows };
}

const pathOf = (asked: string | { url: string }) =>
  typeof asked === 'string' ? asked : asked.url.replace(/^https?:\/\/[^/]+/, '');

export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    return {
      keys: async () => [...kept.keys()].map((path) => ({ url: `https://x.example${path}` })),
      match: async (asked: string | { url: string }) => kept.get(pathOf(asked))?.clone(),
      put: async (path: string, answer: Response) => void kept.set(path, answer),
      delete: async (asked: string | { url: string }) => kept.delete(pathOf(asked)),
      async addAll(paths: string[]) {
        for (const path of paths) kept.set(path, await fetch(path));
      },
    };
  };
  return { stores, caches: { open, match: async () => undefined } };
}
