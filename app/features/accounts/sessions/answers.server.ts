import type { Context } from 'hono';
import { type Ctx, ctxOf } from '#app/ctx.server.ts';
import { readProfile, type UserProfile, userProfile } from '#app/features/accounts/profile.server.ts';
import { endFamily } from '#app/platform/access/session.server.ts';
import { done, said } from '#app/platform/calls/answer.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { giveSession, isBrowserPage, type KeepChoice } from './cookies.server.ts';
import { deviceOf, type NewSession, openSession } from './store.server.ts';

export const withProfile = done.extend({ user_profile: userProfile });

/** The caller's own id; the policy has let nobody else through. */
export function ownId({ actor }: Ctx): string {
  if (!actor.user_id) throw new Problem(401);
  return actor.user_id;
}

export async function profileOf(ctx: Ctx, user_id: string): Promise<UserProfile> {
  const profile = await readProfile(ctx.db, user_id);
  if (!profile) throw new Problem(404);
  return profile;
}

/** Sets the session's cookies. A caller that is no browser page also gets the token in the answer (D13). */
export function answerWith(c: Context, message: string, profile: UserProfile, opened: NewSession & KeepChoice) {
  const ctx = ctxOf(c);
  giveSession(c, ctx, profile, opened);
  const user_profile = isBrowserPage(c) ? profile : { ...profile, token: opened.token };
  return { ...said(message), user_profile };
}

type Entrance = { isLimited?: boolean; passwordOf?: Date | null; isShared?: boolean };

export async function enter(
  c: Context,
  user_id: string,
  message: string,
  { isShared = false, ...entrance }: Entrance = {},
) {
  const ctx = ctxOf(c);
  const profile = await profileOf(ctx, user_id);
  const device = deviceOf(c.req.header('user-agent'));
  const opened = await openSession(ctx, profile, { device, ...entrance });
  if (!opened) throw new Problem(401, 'Login failed');
  // The new session replaces the one that this browser had.
  const before = ctx.actor.family_id ?? ctx.proof?.family_id;
  if (before) await endFamily(ctx.db, before, ctx.now);
  return answerWith(c, message, profile, { ...opened, keeps: !isShared });
}
