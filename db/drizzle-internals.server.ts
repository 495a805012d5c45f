/**
 * Drizzle's session, which runs a query whose text is already made; the published `execute` takes SQL and makes its text
 * at each call, which costs more than the rest of it (decision 022). No other file of the product names the session;
 * drizzle-internals.test.ts compares it with `execute`.
 */
import type { Query, SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './client.server.ts';

const dialect = new PgDialect();

export const makeQuery = (statement: SQL): Query => dialect.sqlToQuery(statement);

/** In the database or transaction that is given; values fill the places that `sql.placeholder` named. */
export const runQuery = async (db: Db, query: Query, values: Record<string, unknown>): Promise<unknown> =>
  db._.session.prepareQuery(query, undefined, undefined, false).execute(values);
