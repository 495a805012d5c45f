/** What becomes of the rows of an account that is joined to another: declared with each table, like forgetting (D42, D55). */
import { and, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { RequestContext } from '#app/platform/calls/request-context.server.ts';
import type { Db } from '#db/client.server.ts';

/** Of a page that both have filled in, whose stays: by `form/page`. */
export type PageChoices = Readonly<Record<string, 'kept' | 'other'>>;

export type JoinedAccounts = {
  /** The account that ends. */
  from: string;
  /** The account that stays. */
  into: string;
  /** Both, and the families of both: rows of others are none of ours. */
  family: readonly string[];
  pages: PageChoices;
};

type MovedColumn = {
  column: PgColumn;
  /** What makes two rows the same one: where the account that stays has it, the other row ends. Empty: one row a person. */
  once?: readonly PgColumn[];
};

/** Every column that names a person is in exactly one of these; tests/joining.test.ts counts them. */
export type JoinRules = {
  /** Runs first: what both have and only one of can stay, and what the columns below do not say. */
  settle?: (ctx: RequestContext, tx: Db, joined: JoinedAccounts) => Promise<unknown>;
  /** Whose the row is: from then on the account that stays. */
  moves?: readonly MovedColumn[];
  /** Who did it, within the rows of the family. */
  doneBy?: readonly { column: PgColumn; whose: PgColumn }[];
  /** `settle` has written them. */
  settled?: readonly PgColumn[];
  /** Rows that go with the account that ends, as when it is erased. */
  ends?: readonly PgColumn[];
  /** Columns that stay as they are, and why. */
  stays?: readonly (readonly [PgColumn, string])[];
};

export const OF_STAFF = 'a member of staff, and no account of staff is ever joined';

const setTo = (column: PgColumn, id: string) => ({ [column.name]: id }) as Record<string, never>;

/** Those that the other account has as well stay where they are, and are forgotten with it. */
function isAlone(tx: Db, { column, once }: MovedColumn, into: string): SQL | undefined {
  if (!once) return undefined;
  const table = column.table as PgTable;
  const other = alias(table, 'other');
  const ofOther = (one: PgColumn) => sql`"other".${sql.identifier(one.name)}`;
  return notExists(
    tx
      .select({ one: sql`1` })
      .from(other)
      .where(and(sql`${ofOther(column)} = ${into}::uuid`, ...once.map((key) => sql`${ofOther(key)} = ${key}`))),
  );
}

async function runOne(ctx: RequestContext, tx: Db, join: JoinRules, joined: JoinedAccounts) {
  const { from, into, family } = joined;
  await join.settle?.(ctx, tx, joined);
  for (const moved of join.moves ?? []) {
    const { column } = moved;
    await tx
      .update(column.table as PgTable)
      .set(setTo(column, into))
      .where(and(eq(column, from), isAlone(tx, moved, into)));
  }
  for (const { column, whose } of join.doneBy ?? [])
    await tx
      .update(column.table as PgTable)
      .set(setTo(column, into))
      .where(and(eq(column, from), inArray(whose, [...family])));
}

/** In the transaction of the joining; what is left of the account that ends is then forgotten like any other. */
export async function joinRows(
  ctx: RequestContext,
  tx: Db,
  declared: readonly { join: JoinRules | string }[],
  joined: JoinedAccounts,
) {
  for (const { join } of declared) if (typeof join !== 'string') await runOne(ctx, tx, join, joined);
}

/** What both have of one declaration: rows of each, and how many of the other's the account that stays has as well. */
export async function countRows(db: Db, join: JoinRules, { from, into }: Pick<JoinedAccounts, 'from' | 'into'>) {
  const [first] = join.moves ?? [];
  const column = first?.column ?? join.settled?.[0] ?? join.ends?.[0];
  if (!column) return null;
  const table = column.table as PgTable;
  const alone = first && isAlone(db, first, into);
  const kept = await db.$count(table, eq(column, into));
  const other = await db.$count(table, eq(column, from));
  const moving = join.ends ? 0 : await db.$count(table, and(eq(column, from), alone));
  return { kept, other, moving };
}
