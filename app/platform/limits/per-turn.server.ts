/**
 * Batches what comes in one turn of the event loop into one statement: fewer round trips and fewer commits.
 * If the database refuses an input, each item runs alone, so that only the bad one fails.
 * Any other failure goes to all: the batch may have been written, and is not written again.
 */
import type { Db } from '#db/client.server.ts';

type QueueEntry<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void };

const MOST = 64;
/** SQLSTATE of data that cannot be stored, or breaks a rule of the table. */
const REFUSED = /^2[23]/;
const isRefusal = (error: unknown) => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return REFUSED.test(cause?.code ?? code ?? '');
};

/** `run` is one statement. Items of the same name go into different ones: a statement cannot write a row twice. */
export function perTurn<Item, Result>(
  run: (db: Db, items: Item[]) => Promise<Result[]>,
  nameOf?: (item: Item) => string,
) {
  type Some = QueueEntry<Item, Result>[];
  const waiting = new Map<Db, Some>();

  async function settle(db: Db, some: Some): Promise<void> {
    try {
      const items = some.map(({ item }) => item);
      const results = await run(db, items);
      for (const [index, one] of some.entries()) one.resolve(results[index] as Result);
    } catch (error) {
      if (some.length > 1 && isRefusal(error)) for (const one of some) await settle(db, [one]);
      else for (const one of some) one.reject(error);
    }
  }

  /** Splits off as many items as one statement takes. */
  function split(all: Some): [Some, Some] {
    const names = new Set<string>();
    const [now, later]: [Some, Some] = [[], []];
    for (const one of all) {
      const name = nameOf?.(one.item);
      const fits = now.length < MOST && (name === undefined || !names.has(name));
      (fits ? now : later).push(one);
      if (name !== undefined) names.add(name);
    }
    return [now, later];
  }

  async function flush(db: Db) {
    const all = waiting.get(db) ?? [];
    waiting.delete(db);
    for (let [now, later] = split(all); now.length > 0; [now, later] = split(later)) await settle(db, now);
  }

  return (db: Db, item: Item) =>
    new Promise<Result>((resolve, reject) => {
      const others = waiting.get(db);
      if (others) others.push({ item, resolve, reject });
      else {
        waiting.set(db, [{ item, resolve, reject }]);
        setImmediate(flush, db);
      }
    });
}
