/** A phone that came by its code: what its pass proves, and that it still does (T13, T27, D48). */
import { and, eq, exists, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Ctx } from '#app/ctx.server.ts';
import type { Proof } from '#app/platform/access/policy.ts';
import { hashToken } from '#app/platform/access/session.server.ts';
import { isPrivate } from '#app/platform/access/subject.server.ts';
import type { RequestContext } from '#app/platform/calls/request-context.server.ts';
import { takeLimits } from '#app/platform/limits/limits.server.ts';
import type { Db } from '#db/client.server.ts';
import { credentials, sessions, upload_passes, users } from '#db/schema.server.ts';

export const PASS_HEADER = 'x-upload-pass';
const TOKEN = /^[\w-]{43}$/;
const makers = alias(credentials, 'makers');

export type Pass = { token_hash: string; user_id: string; made_by: string; created_at: Date; expires_at: Date };

export const notOver = (now: Date) => and(isNull(upload_passes.ended_at), gt(upload_passes.expires_at, now));

/** A session of whoever made it is as old as the pass and lives: after "log out everywhere" none is. */
const madeInLivingSession = (db: Db, now: Date) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(sessions)
      .where(
        and(
          eq(sessions.user_id, upload_passes.made_by),
          isNull(sessions.ended_at),
          gt(sessions.expires_at, now),
          lte(sessions.created_at, upload_passes.created_at),
        ),
      ),
  );

/** A new password ends what was made before it: who makes it may have been somebody else. */
const madeWithPassword = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(makers)
      .where(and(eq(makers.user_id, upload_passes.made_by), gt(makers.last_changed, upload_passes.created_at))),
  );

/** Null of one that is over, or whose maker could no longer upload by themselves. */
export async function findPass({ db, now }: Pick<Ctx, 'db' | 'now'>, token: string | undefined): Promise<Pass | null> {
  if (!token || !TOKEN.test(token)) return null;
  const { token_hash, user_id, made_by, created_at, expires_at } = upload_passes;
  const mayUpload = or(eq(made_by, user_id), and(eq(users.primary_user_id, made_by), sql`not ${isPrivate}`));
  const [pass] = await db
    .select({ token_hash, user_id, made_by, created_at, expires_at })
    .from(upload_passes)
    .innerJoin(users, eq(users.user_id, user_id))
    .leftJoin(credentials, eq(credentials.user_id, users.user_id))
    .where(
      and(
        eq(token_hash, hashToken(token)),
        notOver(now),
        isNull(users.deleted_at),
        isNull(users.disabled_at),
        mayUpload,
        madeInLivingSession(db, now),
        madeWithPassword(db),
      ),
    );
  return pass ?? null;
}

/** Beside a session, for exactly the person it was made for; whoever shows none hears what they always heard. */
export const uploadPass: Proof<Pass> = {
  kind: 'upload-pass',
  in: 'header',
  async check({ ctx, header, params: { user_id } }) {
    const pass = await findPass(ctx, header(PASS_HEADER));
    return pass?.user_id === user_id ? pass : null;
  },
  refusal: 'as-session',
};

/** Of one quarter of an hour: twenty files of some types, each asked for and looked at more than once. */
const PASS_LIMIT = { bucket: 'documents.pass', max: 200, minutes: 60 };

/** The pass by which somebody came in, counted; null for whom the session admitted. */
export async function passOf(ctx: RequestContext): Promise<Pass | null> {
  if (ctx.proof?.by !== uploadPass) return null;
  const pass = ctx.proof.value as Pass;
  await takeLimits(ctx, [{ ...PASS_LIMIT, key: pass.token_hash }]);
  return pass;
}
