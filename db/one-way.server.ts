/**
 * Whoever is in a transaction asks that transaction and nothing else. Another way to the same database would wait for it
 * for ever where there is one connection (PGlite), and take a second one where there are several.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database or a transaction: stores take either as ctx.db. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;
type Work = Parameters<Db['transaction']>[0];
type Settings = Parameters<Db['transaction']>[1];

const ASKS: ReadonlySet<PropertyKey> = new Set<keyof Db>([
  ...(['select', 'selectDistinct', 'selectDistinctOn', 'insert', 'update', 'delete'] as const),
  ...(['execute', 'transaction', '$count', 'with', 'query'] as const),
]);

const entered = new AsyncLocalStorage<{ isOpen: boolean }>();

/** The database as it is handed out: inside one of its transactions it refuses at once, in tests and in the product. */
export function oneWay(db: Db): Db {
  const begin = db.transaction.bind(db);
  db.transaction = (async (work: Work, settings?: Settings) => {
    const state = { isOpen: true };
    try {
      return await begin((tx) => entered.run(state, () => work(tx)), settings);
    } finally {
      state.isOpen = false;
    }
  }) as Db['transaction'];
  return new Proxy(db, {
    get(target, name) {
      if (ASKS.has(name) && entered.getStore()?.isOpen)
        throw new Error(`db.${String(name)} inside a transaction: ask the transaction`);
      return Reflect.get(target, name);
    },
  });
}
