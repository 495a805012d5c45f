/** Declarations of personal data; erasure, export and the retention table run over their list (D42, T50). */
import { and, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { RequestContext } from '#app/platform/calls/request-context.server.ts';
import { type RetentionKind, retention } from '#content/legal/facts.ts';
import type { Db } from '#db/client.server.ts';
import { credentials, users } from '#db/schema.server.ts';
import type { JoinRules } from './joining.server.ts';

/** Fields that together identify the person in a row without an account. */
export type Contact = { email?: string; phone_number?: string };
export type Person = { user_id: string; contacts: readonly Contact[] };
type ErasureTarget = { user_ids: string[]; contacts: readonly Contact[] };

/**
 * Why something stays when a person is erased: the law on invoices, a case without a name, the trail of staff, what ends by
 * itself in time, what names no account. Null: all of it goes.
 */
export type KeepReason = 'law' | 'nameless' | 'trail' | 'in_time' | 'no_account';

/** Why something is not handed out. */
type WithheldFor = 'of_staff' | 'with_another' | 'not_by_person';

/** One file of a person, as it stands in the storage. */
export type KeptFile = { name: string; object_key: string; modified: Date };

/** A text instead of a function says why there is nothing to do, or who does it. */
export type PersonalData = {
  /** Its name in the export. */
  name: string;
  /** Its row of the published retention table. */
  what: RetentionKind;
  tables: readonly PgTable[];
  /** Runs in the transaction of the erasure; what is outside the database is deleted by a job. */
  forget: ((ctx: RequestContext, tx: Db, erased: ErasureTarget) => Promise<unknown>) | string;
  /** What of it stays then, as the person reads it before. */
  keeps: KeepReason | null;
  /** Chosen columns: no hash, no token, no note of staff. */
  handOut: ((db: Db, person: Person) => Promise<unknown>) | string;
  /** Where it is not handed out: why, as the person reads it. */
  withheld?: WithheldFor;
  /** Files that belong to it; they go into the export as they are. */
  files?: (db: Db, user_id: string) => Promise<KeptFile[]>;
  /** What becomes of it when an account is joined to another. */
  join: JoinRules | string;
  /** Deletes what is older than promised; a text names the job or the operator's page instead. */
  expire: ((ctx: WithPersonalData, before: Date, atMost?: number) => Promise<unknown>) | string;
};

/** A context with the list of declarations (server/personal-data.ts). */
export type WithPersonalData = RequestContext & { personalData: readonly PersonalData[] };

/** Family members without an account of their own are erased with their primary applicant (D48). */
const dependents = (user_ids: string[]) =>
  and(inArray(users.primary_user_id, user_ids), isNull(users.deleted_at), isNull(credentials.password_hash));

const selectIds = (db: Db) =>
  db.select({ user_id: users.user_id }).from(users).leftJoin(credentials, eq(credentials.user_id, users.user_id));

/**
 * Runs every declaration's `forget` for the people and their dependents.
 * The rows of `users` stay, emptied: case events, payments and audit trail still reference them.
 */
export async function erasePeople(
  ctx: WithPersonalData,
  tx: Db,
  user_ids: string[],
  contacts: readonly Contact[] = [],
) {
  if (user_ids.length === 0) return;
  const family = await selectIds(tx).where(dependents(user_ids));
  const all = [...new Set([...user_ids, ...family.map(({ user_id }) => user_id)])];
  for (const { forget } of ctx.personalData)
    if (typeof forget === 'function') await forget(ctx, tx, { user_ids: all, contacts });
}

/** Contacts that prove a row to be the person's: anybody can sign up with a stranger's number, so the address must be confirmed. */
export async function contactsOf(db: Db, user_id: string): Promise<Contact[]> {
  const [row] = await db
    .select({ email: users.email, email_verified_at: users.email_verified_at })
    .from(users)
    .where(eq(users.user_id, user_id));
  return row?.email && row.email_verified_at ? [{ email: row.email }] : [];
}

/** Family members whose data go along, in the order in which they came. */
export const dependentsOf = (db: Db, user_id: string) =>
  selectIds(db)
    .where(dependents([user_id]))
    .orderBy(users.created_at, users.user_id);

async function handOutOne({ db, personalData }: WithPersonalData, person: Person) {
  const all: Record<string, unknown> = {};
  for (const { name, handOut } of personalData)
    if (typeof handOut === 'function') all[name] = await handOut(db, person);
  return all;
}

/** The export of a person and of family members without an account, with the retention of each part. */
export async function handOutAll(ctx: WithPersonalData, user_id: string) {
  const family = await dependentsOf(ctx.db, user_id);
  const person = await handOutOne(ctx, { user_id, contacts: await contactsOf(ctx.db, user_id) });
  const members = [];
  for (const member of family) members.push(await handOutOne(ctx, { ...member, contacts: [] }));
  return { made_at: ctx.now.toISOString(), person, family: members, retention };
}

/** Rows that belong to a contact and not to an account. */
export const ofContacts = (
  contacts: readonly Contact[],
  columns: { email: SQL; phone_number?: SQL },
): SQL | undefined =>
  or(
    ...contacts
      .filter(({ phone_number }) => !phone_number || columns.phone_number)
      .map(({ email, phone_number }) =>
        and(
          email ? sql`lower(${columns.email}) = ${email.toLowerCase()}` : undefined,
          phone_number ? sql`${columns.phone_number} = ${phone_number}` : undefined,
        ),
      ),
  );

const MOST = 500;
const FEW = 50;
const MOST_OF_FEW = 5;
const SHARE = 1 / 5;

/** Refuses a run that would delete unusually many: a bug must not empty a table, so an operator allows it (T50). */
export function refuseTooMany(name: string, found: number, all: number, atMost?: number) {
  const bound = atMost ?? (all > FEW ? Math.min(MOST, all * SHARE) : MOST_OF_FEW);
  if (found > bound) throw new Error(`${name}: ${found} of ${all} would be forgotten at once, nothing was (at_most)`);
}

const AT_ONCE = 500;

/** Deletes up to a limit; the next run goes on. For rows that anybody can make, so that a flood cannot stop the deletion. */
export const deleteSome = (db: Db, table: PgTable, where: SQL | undefined, limit = AT_ONCE) =>
  db.execute(
    sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${where ?? sql`false`} limit ${limit}))`,
  );

/** Deletes only within the bound of `refuseTooMany`, for rows that customers rely on. */
export async function deleteWithinBound(db: Db, name: string, table: PgTable, where: SQL | undefined, atMost?: number) {
  const [found] = await db.select({ count: count() }).from(table).where(where);
  if (!found?.count) return;
  refuseTooMany(name, found.count, await db.$count(table), atMost);
  await deleteSome(db, table, where, found.count);
}
