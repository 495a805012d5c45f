/** Who holds a case and until when: two people never hold one (the row is locked, and its version must be the one that was read). */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { STAFF_ROLES } from '#app/platform/access/actor.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Db } from '#db/client.server.ts';
import { cases, users } from '#db/schema.server.ts';
import { mayMove } from './rules.ts';

export type CaseChange = {
  user_id: string;
  version: number;
  owner_id?: string | null | undefined;
  deadline_at?: Date | null | undefined;
  next_action?: string | null | undefined;
};

export type CaseOwnership = {
  user_id: string;
  owner_id: string | null;
  owner_name: string | null;
  deadline_at: Date | null;
  next_action: string | null;
  version: number;
};
export type CaseMoveOutcome =
  | { kind: 'moved'; held: CaseOwnership; before: Pick<CaseOwnership, 'owner_id' | 'deadline_at'> }
  | { kind: 'held' | 'changed'; held: CaseOwnership }
  | { kind: 'missing'; user_id: string };

const nameOf = sql<string | null>`nullif(trim(${users.first_name} || ' ' || ${users.last_name}), '')`;

/** As it stands; a case that nobody has touched has version 0. */
export async function readHeld(db: Db, user_id: string): Promise<CaseOwnership> {
  const { owner_id, deadline_at, next_action, version } = cases;
  const [row] = await db
    .select({ owner_id, deadline_at, next_action, version, owner_name: nameOf })
    .from(cases)
    .leftJoin(users, eq(users.user_id, owner_id))
    .where(eq(cases.user_id, user_id));
  return { user_id, ...(row ?? { ...NOBODYS, version: 0 }) };
}
const NOBODYS = { owner_id: null, owner_name: null, deadline_at: null, next_action: null };

/** The one who applies: a family is one case. */
async function isCase(tx: Db, user_id: string) {
  const { role, deleted_at } = users;
  const [row] = await tx
    .select({ role })
    .from(users)
    .where(and(eq(users.user_id, user_id), isNull(deleted_at)));
  return row?.role === 'applicant';
}

/** Whoever may log in: a case that a disabled colleague held would wait for ever. */
const worksHere = and(inArray(users.role, STAFF_ROLES), isNull(users.deleted_at), isNull(users.disabled_at));

/** Staff who work here now, by name. */
export const listStaff = (db: Db) =>
  db
    .select({ user_id: users.user_id, name: sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})` })
    .from(users)
    .where(worksHere)
    .orderBy(users.first_name, users.last_name, users.user_id);

async function requireStaff(tx: Db, owner_id: string) {
  if ((await tx.$count(users, and(eq(users.user_id, owner_id), worksHere))) === 0)
    throw new Problem(422, undefined, { field: 'owner_id' });
}

/** In a transaction: the row is held until it ends. */
async function move(ctx: Ctx, tx: Db, change: CaseChange): Promise<CaseMoveOutcome> {
  const { user_id, version, owner_id, deadline_at, next_action } = change;
  if (!(await isCase(tx, user_id))) return { kind: 'missing', user_id };
  await tx.insert(cases).values({ user_id, version: 0 }).onConflictDoNothing();
  await tx.select({ version: cases.version }).from(cases).where(eq(cases.user_id, user_id)).for('update');
  const held = await readHeld(tx, user_id);
  if (owner_id !== undefined && !mayMove(ctx.actor, held.owner_id, owner_id)) return { kind: 'held', held };
  if (held.version !== version) return { kind: 'changed', held };
  if (owner_id && owner_id !== ctx.actor.user_id) await requireStaff(tx, owner_id);
  const isOther = owner_id !== undefined && owner_id !== held.owner_id;
  await tx
    .update(cases)
    .set({
      ...(isOther && { owner_id, claimed_at: owner_id ? ctx.now : null }),
      ...(deadline_at !== undefined && { deadline_at }),
      ...(next_action !== undefined && { next_action }),
      ...{ version: held.version + 1, updated_at: ctx.now },
    })
    .where(eq(cases.user_id, user_id));
  const fields = Object.keys(change).filter((field) => field !== 'user_id' && field !== 'version');
  const action = isOther ? (owner_id ? 'case.claim' : 'case.release') : 'case.update';
  await recordAudit(tx, ctx, { action, subject_id: user_id, after: { fields } });
  const before = { owner_id: held.owner_id, deadline_at: held.deadline_at };
  return { kind: 'moved', held: await readHeld(tx, user_id), before };
}

export const moveCase = (ctx: Ctx, change: CaseChange) => ctx.db.transaction((tx) => move(ctx, tx, change));

/** Whoever works here no more holds no case: each is free again, or somebody else's. Says how many they were. */
export async function leaveCases(ctx: Ctx, tx: Db, from: string, to: string | null): Promise<number> {
  const { user_id, owner_id } = cases;
  const held = await tx.select({ user_id }).from(cases).where(eq(owner_id, from)).orderBy(user_id).for('update');
  if (held.length === 0) return 0;
  await tx
    .update(cases)
    .set({
      ...{ owner_id: to, claimed_at: to ? ctx.now : null },
      ...{ version: sql`${cases.version} + 1`, updated_at: ctx.now },
    })
    .where(eq(owner_id, from));
  const action = to ? 'case.claim' : 'case.release';
  for (const one of held)
    await recordAudit(tx, ctx, { action, subject_id: one.user_id, after: { fields: ['owner_id'] } });
  return held.length;
}

/** In one order for everybody, so that two who change many at once do not wait for each other. */
export async function moveCases(ctx: Ctx, changes: readonly CaseChange[]): Promise<CaseMoveOutcome[]> {
  const ordered = [...changes].sort((a, b) => (a.user_id < b.user_id ? -1 : 1));
  return ctx.db.transaction(async (tx) => {
    const moved: CaseMoveOutcome[] = [];
    for (const change of ordered) moved.push(await move(ctx, tx, change));
    return moved;
  });
}
