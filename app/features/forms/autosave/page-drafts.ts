/**
 * Answers that the server does not have yet, in this browser's IndexedDB, under whoever wrote them. They are safe when
 * the transaction is complete, not before; they go when they have arrived, and with everything else at log-out
 * (Clear-Site-Data). A browser that keeps nothing, or has no room, works on in memory.
 */
import type { Answers } from '#app/features/forms/engine/values.ts';
import type { Filled } from '#app/features/forms/prefill/marks.ts';

export type PageKey = { viewer: string; user_id: string; form_name: string; page_number: number };
export type PageDraft = {
  answers: Answers;
  confirm_later: string[];
  confirmed?: string[];
  filled?: Filled[];
  /** What the server had when it was written. */
  base: { version: number; form_data: Answers };
  at: number;
};

const NAME = 'mirador-forms';
const STORE = 'pages';

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

const keyOf = ({ viewer, user_id, form_name, page_number }: PageKey) => [viewer, user_id, form_name, page_number];

export async function readPageDraft(key: PageKey): Promise<PageDraft | null> {
  try {
    return ((await within('readonly', (store) => store.get(keyOf(key)))) as PageDraft | undefined) ?? null;
  } catch {
    return null;
  }
}

/** Whether it is kept. */
export async function keepPageDraft(key: PageKey, draft: PageDraft): Promise<boolean> {
  try {
    await within('readwrite', (store) => store.put(draft, keyOf(key)));
    return true;
  } catch {
    return false;
  }
}

/** Unless another tab has written on since: then it is that tab's. */
export async function dropPageDraft(key: PageKey, at: number) {
  const kept = await readPageDraft(key);
  if (!kept || kept.at > at) return;
  try {
    await within('readwrite', (store) => store.delete(keyOf(key)));
  } catch {
    // Nothing was kept.
  }
}
