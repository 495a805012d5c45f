/**
 * What comes in one turn of the event loop goes to the database as one statement: under load a fraction of the trips
 * and of the waits for the disk. If it fails, each is tried alone, so that nobody pays for another's input.
 */
import type { Db } from '#db/client.server.ts';

type Waiting<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void };

const MOST = 64;

export function perTurn<Item, Result>(run: (db: Db, items: Item[]) => Promise<Result[]>) {
  const waiting = new Map<Db, Waiting<Item, Result>[]>();

  async function settle(db: Db, some: Waiting<Item, Result>[]): Promise<void> {
    const items = some.map(({ item }) => item);
    try {
      const results = await run(db, items);
      for (const [index, one] of some.entries()) one.resolve(results[index] as Result);
    } catch (error) {
      if (some.length === 1) some[0]?.reject(error);
      else for (const one of some) await settle(db, [one]);
    }
  }

  async function flush(db: Db) {
    const all = waiting.get(db) ?? [];
    waiting.delete(db);
    for (let start = 0; start < all.length; start += MOST) await settle(db, all.slice(start, start + MOST));
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
