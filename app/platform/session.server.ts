/** Who is calling: the token of a cookie or a Bearer header, looked up by its hash (D13). */
import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { sessions, users } from '#db/schema.server.ts';
import { type Actor, VISITOR } from './policy.ts';

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

const TOKEN = /^[\w-]{43,128}$/;
const ROTATED_LIVES_MS = 60_000;

export type Caller = { token: string; kind: 'browser' | 'bearer' };

export function callerOf(authorization: string | undefined, cookies: string | undefined): Caller | undefined {
  const bearer = authorization && /^Bearer ([\w-]+)$/i.exec(authorization)?.[1];
  if (bearer) return TOKEN.test(bearer) ? { token: bearer, kind: 'bearer' } : undefined;
  const cookie = cookies && /(?:^|;\s*)(?:__Host-token|token|access_token)=([\w-]+)/.exec(cookies)?.[1];
  return cookie && TOKEN.test(cookie) ? { token: cookie, kind: 'browser' } : undefined;
}

export async function actorOf(db: Db, caller: Caller | undefined, now: Date): Promise<Actor> {
  if (!caller) return VISITOR;
  const [row] = await db
    .select({ user_id: users.user_id, role: users.role, primary_user_id: users.primary_user_id })
    .from(sessions)
    .innerJoin(users, eq(users.user_id, sessions.user_id))
    .where(
      and(
        eq(sessions.token_hash, hashToken(caller.token)),
        isNull(sessions.ended_at),
        gt(sessions.expires_at, now),
        or(isNull(sessions.rotated_at), gt(sessions.rotated_at, new Date(now.getTime() - ROTATED_LIVES_MS))),
        isNull(users.deleted_at),
        isNull(users.disabled_at),
      ),
    );
  return row ? { ...row, caller: caller.kind } : VISITOR;
}
