/** The team as admins see it, and the one way in which something about somebody of it is changed (D17, T16). */
import { z } from '@hono/zod-openapi';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { type Account, accountById } from '#app/features/accounts/store.server.ts';
import { wasStaff } from '#app/features/backoffice/accounts/was-staff.server.ts';
import { isStaff, STAFF_ROLES } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { answerFields } from '#app/platform/calls/answer-fields.server.ts';
import { Problem } from '#app/platform/problem.ts';
import type { Db } from '#db/client.server.ts';
import { cases, credentials, one_time_tokens, sessions, users } from '#db/schema.server.ts';
import { STAFF_REFUSALS } from './rules.ts';

const published = answerFields({
  user_id: [users.user_id, z.uuid()],
  first_name: [users.first_name, z.string()],
  last_name: [users.last_name, z.string()],
  email: [users.email, z.string().nullable()],
  phone_number: [users.phone_number, z.string().nullable()],
  role: [users.role, z.enum(users.role.enumValues)],
  created_at: [users.created_at, z.iso.datetime()],
  disabled_at: [users.disabled_at, z.iso.datetime().nullable()],
  has_password: [sql<boolean>`${credentials.password_hash} is not null`, z.boolean()],
  has_second_factor: [sql<boolean>`${credentials.totp_confirmed_at} is not null`, z.boolean()],
});

export const member = published.schema
  .extend({
    seen_at: z.iso.datetime().nullable().openapi({ description: 'The last use of a session, by the hour' }),
    open_sessions: z.int(),
    open_cases: z.int(),
    invited_until: z.iso.datetime().nullable(),
  })
  .openapi('StaffMember');

const MOST = 200;

/** What stands in other tables about these people: one question for each table, by its index. */
async function besides({ db, now }: Ctx, ids: string[]) {
  if (ids.length === 0) return { used: [], held: [], invited: [] };
  const used = await db
    .select({
      user_id: sessions.user_id,
      seen_at: sql<Date | null>`max(coalesce(${sessions.last_used_at}, ${sessions.created_at}))`.mapWith(
        sessions.created_at,
      ),
      open: sql<number>`(count(*) filter (where ${and(
        isNull(sessions.ended_at),
        isNull(sessions.rotated_at),
        gt(sessions.expires_at, now),
      )}))::int`,
    })
    .from(sessions)
    .where(inArray(sessions.user_id, ids))
    .groupBy(sessions.user_id);
  const held = await db
    .select({ owner_id: cases.owner_id, count: sql<number>`count(*)::int` })
    .from(cases)
    .where(inArray(cases.owner_id, ids))
    .groupBy(cases.owner_id);
  const { user_id, expires_at, purpose, used_at } = one_time_tokens;
  const invited = await db
    .select({ user_id, expires_at })
    .from(one_time_tokens)
    .where(and(inArray(user_id, ids), eq(purpose, 'staff_invite'), isNull(used_at), gt(expires_at, now)));
  return { used, held, invited };
}

const select = (db: Db) =>
  db
    .select({ ...published.columns, last_active_at: users.last_active_at })
    .from(users)
    .leftJoin(credentials, eq(credentials.user_id, users.user_id));

async function complete(ctx: Ctx, rows: Awaited<ReturnType<ReturnType<typeof select>['execute']>>) {
  const { used, held, invited } = await besides(
    ctx,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map(({ last_active_at, ...row }) => {
    const own = used.find(({ user_id }) => user_id === row.user_id);
    return {
      ...row,
      seen_at: own?.seen_at ?? last_active_at,
      open_sessions: own?.open ?? 0,
      open_cases: held.find(({ owner_id }) => owner_id === row.user_id)?.count ?? 0,
      invited_until: invited.find(({ user_id }) => user_id === row.user_id)?.expires_at ?? null,
    };
  });
}

/** By name: a team fits on one page. */
export async function listTeam(ctx: Ctx) {
  const rows = await select(ctx.db)
    .where(and(inArray(users.role, STAFF_ROLES), isNull(users.deleted_at)))
    .orderBy(asc(users.first_name), asc(users.last_name), asc(users.user_id))
    .limit(MOST);
  return complete(ctx, rows);
}
export type Member = Awaited<ReturnType<typeof listTeam>>[number];

/** Somebody who works here or did; customers are none of it. */
export async function findMember(ctx: Ctx, user_id: string): Promise<Member | null> {
  const rows = await select(ctx.db).where(and(eq(users.user_id, user_id), isNull(users.deleted_at)));
  const [found] = rows.filter(isStaff).length > 0 || (await wasStaff(ctx.db, user_id)) ? rows : [];
  return found ? ((await complete(ctx, [found]))[0] ?? null) : null;
}

export async function requireMember(ctx: Ctx, user_id: string): Promise<Member> {
  const found = await findMember(ctx, user_id);
  if (!found) throw new Problem(404);
  return found;
}

/**
 * Changes one of the team. All admins are held first, in one order for everybody, and whoever acts must be one of them
 * still: of two who take the role from each other one comes too late. Nobody acts on themselves, so an admin remains.
 */
export async function changeMember<T>(ctx: Ctx, user_id: string, work: (tx: Db, account: Account) => Promise<T>) {
  if (user_id === ctx.actor.user_id) throw new Problem(409, STAFF_REFUSALS.own);
  return ctx.db.transaction(async (tx) => {
    const admins = await tx
      .select({ user_id: users.user_id, disabled_at: users.disabled_at })
      .from(users)
      .where(and(eq(users.role, 'admin'), isNull(users.deleted_at)))
      .orderBy(asc(users.user_id))
      .for('no key update');
    if (!admins.some((one) => one.user_id === ctx.actor.user_id && !one.disabled_at)) throw new Problem(404);
    const account = (await lockPerson(tx, user_id)) ? await accountById(tx, user_id) : null;
    if (!account || !(isStaff(account) || (await wasStaff(tx, user_id)))) throw new Problem(404);
    return work(tx, account);
  });
}
