/**
 * A statement whose text is made once; its values come by name, through `sql.placeholder`. For the few that run all
 * day: Drizzle builds the text of a wide insert anew each time, and that costs more than sending it.
 */
import { type Query, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './client.server.ts';
import { makeQuery, runQuery } from './drizzle-internals.server.ts';

type Values = Record<string, unknown>;
type Rows<T> = { rows: T[] };

/** `make` is asked once, with what the first call brings. */
export function fixedStatement<C extends { db: Db }, T = unknown>(make: (ctx: C) => SQL) {
  let query: Query | undefined;
  return (ctx: C, db: Db, values: Values) => {
    query ??= makeQuery(make(ctx));
    return runQuery(db, query, values) as Promise<Rows<T>>;
  };
}

/** Several writes as one statement: one trip to the database, and all of them or none. */
export function together(writes: readonly SQLWrapper[]): SQL {
  const named = writes.map((write, index) => sql`${sql.raw(`write_${index}`)} as (${write.getSQL()})`);
  return sql`with ${sql.join(named, sql`, `)} select 1`;
}

const LONE_HALF = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;

/** Rows for jsonb_to_recordset. Half of a surrogate pair, which jsonb refuses, becomes what it would as plain text. */
export function jsonRows(rows: readonly object[]): string {
  const text = JSON.stringify(rows);
  return text.includes('\\ud') ? text.replace(LONE_HALF, '$1\ufffd') : text;
}
