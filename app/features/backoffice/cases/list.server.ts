/** The cases by key: each filter by an index of its own, never by counting past rows. */
import { and, asc, desc, eq, inArray, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Ctx } from '#app/ctx.server.ts';
import { OUTCOMES } from '#app/features/portal/case/rules.ts';
import { cursor, cursorInstant, sealCursor } from '#app/platform/cursor.ts';
import { cases, reviews, subscriptions, users } from '#db/schema.server.ts';
import { type CaseFilters, orderOf } from './rules.ts';

export const PAGE = 50;

const owners = alias(users, 'owners');
const members = alias(users, 'members');

/** As `isPaid` of the profile says it (D51). */
const isPaidSql = sql<boolean>`(${users.marked_paid_by_csr} or exists (select 1 from ${subscriptions}
  where ${subscriptions.user_id} = ${users.user_id} and ${subscriptions.sid} = ${users.service_type}
  and ${subscriptions.state} = 'active'))`;

/** From the reviews that wait, which are few, to the one who applies. */
const isWaiting = sql<boolean>`${users.user_id} in (select coalesce(${members.primary_user_id}, ${members.user_id})
  from ${reviews} inner join ${users} as members on ${members.user_id} = ${reviews.user_id}
  where ${reviews.state} = 'asked')`;

/** Of a few people the same two, each by its index: `exists` would be worked out for everybody and kept beside. */
const paysHere = sql<boolean>`(${users.marked_paid_by_csr} or coalesce((select true from ${subscriptions}
  where ${subscriptions.user_id} = ${users.user_id} and ${subscriptions.sid} = ${users.service_type}
  and ${subscriptions.state} = 'active' limit 1), false))`;
const waitsHere = sql<boolean>`coalesce(
  (select true from ${reviews} where ${reviews.user_id} = ${users.user_id} and ${reviews.state} = 'asked'),
  (select true from ${users} as members inner join ${reviews} on ${reviews.user_id} = ${members.user_id}
    where ${members.primary_user_id} = ${users.user_id} and ${reviews.state} = 'asked' limit 1), false)`;

/** A case without a deadline comes after all that have one. */
const LAST = '9999-12-31T00:00:00.000Z';
const due = sql<Date>`coalesce(${cases.deadline_at}, ${LAST}::timestamptz)`;

/** As `isOverdue` of the rules says it. */
export const isLate = (now: Date) => and(lt(cases.deadline_at, now), notInArray(users.current_step, [...OUTCOMES]));

const keys = cursor(z.object({ at: cursorInstant, user_id: z.uuid() }));
/** A key that is none begins at the beginning. */
const readKey = (after: string | null) => (after ? keys.safeParse(after).data : undefined);

function ownedBy(ctx: Ctx, owner: string | undefined): SQL | undefined {
  if (!owner) return undefined;
  if (owner === 'none') return isNull(cases.owner_id);
  return eq(cases.owner_id, owner === 'me' ? (ctx.actor.user_id ?? '') : owner);
}

const columns = {
  user_id: users.user_id,
  case_number: users.case_number,
  first_name: users.first_name,
  last_name: users.last_name,
  service_type: users.service_type,
  current_step: users.current_step,
  created_at: users.created_at,
  is_paid: paysHere,
  is_waiting: waitsHere,
  people: sql<number>`(1 + (select count(*) from ${users} as members
    where ${members.primary_user_id} = ${users.user_id} and ${members.deleted_at} is null))::int`,
  owner_id: cases.owner_id,
  owner_name: sql<string | null>`nullif(trim(${owners.first_name} || ' ' || ${owners.last_name}), '')`,
  deadline_at: cases.deadline_at,
  version: sql<number>`coalesce(${cases.version}, 0)::int`,
};

/** What a line says, for the lines of one page alone: of everybody it would be worked out for all before a page is cut off. */
async function readCases({ db }: Ctx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(users)
    .leftJoin(cases, eq(cases.user_id, users.user_id))
    .leftJoin(owners, eq(owners.user_id, cases.owner_id))
    .where(inArray(users.user_id, [...ids]));
  const known = new Map(rows.map((row) => [row.user_id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

export async function listCases(ctx: Ctx, filters: CaseFilters, after: string | null = null, limit = PAGE) {
  const { step, service, paid, overdue, waiting, owner } = filters;
  const order = orderOf(filters);
  const key = readKey(after);
  const [at, by] = order === 'deadline' ? [due, asc] : [sql`${users.created_at}`, desc];
  const beyond =
    key &&
    sql`(${at}, ${users.user_id}) ${sql.raw(order === 'deadline' ? '>' : '<')} (${key.at}::timestamptz, ${key.user_id}::uuid)`;
  const rows = await ctx.db
    .select({ user_id: users.user_id, created_at: users.created_at, deadline_at: cases.deadline_at })
    .from(users)
    .leftJoin(cases, eq(cases.user_id, users.user_id))
    .where(
      and(
        ...[eq(users.role, 'applicant'), isNull(users.deleted_at), beyond],
        step && eq(users.current_step, step),
        service && eq(users.service_type, service),
        paid && (paid === 'yes' ? isPaidSql : sql`not ${isPaidSql}`),
        ownedBy(ctx, owner),
        overdue && isLate(ctx.now),
        waiting && isWaiting,
      ),
    )
    .orderBy(by(at), by(users.user_id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const keyOf = (row: (typeof rows)[number]) =>
    sealCursor({
      at: order === 'deadline' ? (row.deadline_at?.toISOString() ?? LAST) : row.created_at.toISOString(),
      user_id: row.user_id,
    });
  const ids = shown.map(({ user_id }) => user_id);
  return { cases: await readCases(ctx, ids), next: last && rows.length > limit ? keyOf(last) : null };
}
export type CaseRow = Awaited<ReturnType<typeof listCases>>['cases'][number];
