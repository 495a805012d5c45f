/** Finds the actor by the token of a cookie or Bearer header, looked up by its hash (D13). */
import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { perTurn } from '#app/platform/limits/per-turn.server.ts';
import type { Db } from '#db/client.server.ts';
import { fixedStatement } from '#db/fixed-statement.server.ts';
import { sessions, users } from '#db/schema.server.ts';
import { type Actor, type Role, VISITOR } from './actor.ts';
import { lockPerson } from './lock-person.server.ts';

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

const TOKEN = /^[\w-]{43,128}$/;
const ROTATED_LIVES_MS = 60_000;
/** `last_used_at` is written at most this often. */
export const NOTED_EVERY_MS = 3_600_000;

export type Caller = { token: string; kind: 'browser' | 'bearer' };

const HOST_COOKIE = /(?:^|;\s*)__Host-token=([\w-]+)/;
const COOKIE = /(?:^|;\s*)(?:token|access_token)=([\w-]+)/;

export function callerOf(authorization: string | undefined, cookies: string | undefined): Caller | undefined {
  const bearer = authorization && /^Bearer ([\w-]+)$/i.exec(authorization)?.[1];
  if (bearer) return TOKEN.test(bearer) ? { token: bearer, kind: 'bearer' } : undefined;
  const cookie = cookies && (HOST_COOKIE.exec(cookies) ?? COOKIE.exec(cookies))?.[1];
  return cookie && TOKEN.test(cookie) ? { token: cookie, kind: 'browser' } : undefined;
}

type Row = {
  token_hash: string;
  user_id: string;
  role: Exclude<Role, 'visitor'>;
  primary_user_id: string | null;
  family_id: string;
  is_limited: boolean;
  is_live: boolean;
  is_reused: boolean;
  is_unnoted: boolean;
};

const find = fixedStatement<{ db: Db }, Row>(
  () => sql`
    select s.token_hash, u.user_id, u.role, u.primary_user_id, s.family_id, s.is_limited,
      s.ended_at is null and s.expires_at > ${sql.placeholder('now')}::timestamptz
        and u.deleted_at is null and u.disabled_at is null as is_live,
      s.ended_at is null and s.rotated_at <= ${sql.placeholder('rotated')}::timestamptz is true as is_reused,
      coalesce(s.last_used_at, s.created_at) < ${sql.placeholder('noted')}::timestamptz as is_unnoted
    from ${sessions} s join ${users} u on u.user_id = s.user_id
    where s.token_hash = any(${sql.placeholder('hashes')}::text[])`,
);

type SessionLookup = { token_hash: string; now: Date };

/** Lookups of one turn of the event loop share one statement (decision 022). */
const findSession = perTurn(async (db, asked: SessionLookup[]): Promise<(Row | undefined)[]> => {
  const now = asked.reduce((latest, one) => (one.now > latest ? one.now : latest), new Date(0));
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const { rows } = await find({ db }, db, {
    hashes: [...new Set(asked.map(({ token_hash }) => token_hash))],
    now: now.toISOString(),
    rotated: ago(ROTATED_LIVES_MS),
    noted: ago(NOTED_EVERY_MS),
  });
  const found = new Map(rows.map((row) => [row.token_hash, row]));
  return asked.map(({ token_hash }) => found.get(token_hash));
});

export async function actorOf(db: Db, caller: Caller | undefined, now: Date): Promise<Actor> {
  if (!caller) return VISITOR;
  const token_hash = hashToken(caller.token);
  const row = await findSession(db, { token_hash, now });
  if (!row) return VISITOR;
  if (row.is_reused) {
    // A replaced token was used again: it was stolen, and nobody can tell by which side. The whole family ends.
    await endFamily(db, row.family_id, now);
    return VISITOR;
  }
  if (!row.is_live) return VISITOR;
  if (row.is_unnoted) await db.update(sessions).set({ last_used_at: now }).where(eq(sessions.token_hash, token_hash));
  const { user_id, role, primary_user_id, family_id, is_limited } = row;
  return { user_id, role, primary_user_id, family_id, isLimited: is_limited, caller: caller.kind };
}

/** With the lock on its person: a renewal under way would otherwise leave a token that is not ended. */
export const endFamily = (db: Db, family_id: string, now: Date) =>
  db.transaction(async (tx) => {
    const [of] = await tx
      .select({ user_id: sessions.user_id })
      .from(sessions)
      .where(eq(sessions.family_id, family_id))
      .limit(1);
    if (!of) return;
    await lockPerson(tx, of.user_id);
    await tx
      .update(sessions)
      .set({ ended_at: now })
      .where(and(eq(sessions.family_id, family_id), isNull(sessions.ended_at)));
  });
