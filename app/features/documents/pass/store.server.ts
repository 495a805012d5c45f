/** Codes for a phone: made, opened, asked after, ended. Only the hash of a token is kept (T13). */
import { and, count, desc, eq, gte, inArray, isNull, ne } from 'drizzle-orm';
import { toString as toSvg } from 'qrcode';
import type { Ctx } from '#app/ctx.server.ts';
import { readChecklist } from '#app/features/documents/checklist/store.server.ts';
import { notOver, type Pass } from '#app/features/documents/files/pass.server.ts';
import { pathTo } from '#app/paths.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { newToken } from '#app/platform/access/one-time-token.server.ts';
import { hashToken } from '#app/platform/access/session.server.ts';
import { Problem } from '#app/platform/problem.ts';
import type { Db } from '#db/client.server.ts';
import { documents, upload_passes, users } from '#db/schema.server.ts';
import { PASS_MINUTES, PASSES_MOST } from './rules.ts';

const { token_hash, user_id: whose, made_by, created_at, opened_at } = upload_passes;

/** The newest stay, so that the code on the screen is always a good one. */
async function endOldest(tx: Db, now: Date, user_id: string) {
  const live = await tx
    .select({ token_hash })
    .from(upload_passes)
    .where(and(eq(whose, user_id), notOver(now)))
    .orderBy(desc(created_at));
  const over = live.slice(PASSES_MOST - 1).map((pass) => pass.token_hash);
  if (over.length > 0) await tx.update(upload_passes).set({ ended_at: now }).where(inArray(token_hash, over));
}

/** The token stands behind the `#` of the address: no server and no log sees it there. */
export async function makePass(ctx: Ctx, user_id: string, locale: Ctx['locale']) {
  const token = newToken();
  const expires_at = new Date(ctx.now.getTime() + PASS_MINUTES * 60_000);
  await ctx.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    await endOldest(tx, ctx.now, user_id);
    await tx.insert(upload_passes).values({
      ...{ token_hash: hashToken(token), user_id, made_by: ctx.actor.user_id ?? '' },
      ...{ created_at: ctx.now, expires_at },
    });
  });
  const url = `${ctx.env.PUBLIC_URL}${pathTo('upload-pass', locale)}#token=${token}`;
  const qr_svg = await toSvg(url, { type: 'svg', margin: 2 });
  return { token, url, qr_svg, expires_at };
}

/** Of those that this person made: the one whose token is shown, or all of them. */
const own = (ctx: Ctx, user_id: string, token: string | undefined) =>
  and(
    eq(whose, user_id),
    eq(made_by, ctx.actor.user_id ?? ''),
    token === undefined ? undefined : eq(token_hash, hashToken(token)),
  );

export async function endPasses(ctx: Ctx, user_id: string, token: string | undefined) {
  await ctx.db
    .update(upload_passes)
    .set({ ended_at: ctx.now })
    .where(and(own(ctx, user_id, token), notOver(ctx.now)));
}

/** What the screen with the code shows: whether a phone is there, whether the code still lives, and what has come since. */
export async function readPass(ctx: Ctx, user_id: string, token: string | undefined) {
  const [pass] = await ctx.db
    .select()
    .from(upload_passes)
    .where(own(ctx, user_id, token))
    .orderBy(desc(created_at))
    .limit(1);
  if (!pass) throw new Problem(404);
  const since = and(eq(documents.user_id, user_id), gte(documents.created_at, pass.created_at));
  const [come] = await ctx.db
    .select({ files: count() })
    .from(documents)
    .where(and(since, ne(documents.state, 'incoming')));
  const is_over = pass.ended_at !== null || pass.expires_at <= ctx.now;
  return { is_opened: pass.opened_at !== null, is_over, expires_at: pass.expires_at, files: come?.files ?? 0 };
}

/** For whom, until when, and the names of what is missing: nothing that was answered, no file, no other name. */
export async function openPass(ctx: Ctx, pass: Pass) {
  const [person] = await ctx.db
    .select({ first_name: users.first_name })
    .from(users)
    .where(eq(users.user_id, pass.user_id));
  const { listed, has } = await readChecklist(ctx, ctx.db, pass.user_id);
  await ctx.db
    .update(upload_passes)
    .set({ opened_at: ctx.now })
    .where(and(eq(token_hash, pass.token_hash), notOver(ctx.now), isNull(opened_at)));
  const missing = listed.filter(({ type, state }) => state !== 'optional' && !has(type));
  return {
    user_id: pass.user_id,
    first_name: person?.first_name ?? '',
    expires_at: pass.expires_at,
    documents: missing.map(({ type, state }) => ({ type, is_needed: state === 'needed' })),
  };
}
