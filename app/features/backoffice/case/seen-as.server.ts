/** What the portal would show to the person whom staff look at: read with their eyes, while the request stays that of staff. */
import type { Ctx } from '#app/ctx.server.ts';
import { readProfile } from '#app/features/accounts/profile.server.ts';
import { questionsView } from '#app/features/portal/questions/view.server.ts';
import { portalView } from '#app/features/portal/view.server.ts';
import type { Actor } from '#app/platform/access/actor.ts';
import { Problem } from '#app/platform/problem.ts';

/** The same request with another reader. Only reads are given it: whoever writes or is on record is the one who asks. */
function withReader(ctx: Ctx, actor: Actor): Ctx {
  return new Proxy(ctx, { get: (target, key) => (key === 'actor' ? actor : Reflect.get(target, key, target)) });
}

async function readerOf(ctx: Ctx) {
  const { subject } = ctx;
  const profile = subject && (await readProfile(ctx.db, subject.user_id));
  if (!subject || !profile) throw new Problem(404);
  const { user_id, primary_user_id, role } = subject;
  const reader: Actor = { role, user_id, primary_user_id, family_id: null, isLimited: false, caller: 'browser' };
  return { user_id, role, name: `${profile.first_name} ${profile.last_name}`.trim(), reader: withReader(ctx, reader) };
}

export async function seenAs(ctx: Ctx) {
  const { user_id, name, reader } = await readerOf(ctx);
  return { user_id, name, view: await portalView(reader) };
}

/** The head of a family answers for all (D9). */
export async function questionsSeen(ctx: Ctx) {
  const { user_id, name, role, reader } = await readerOf(ctx);
  if (role !== 'applicant') throw new Problem(404);
  return { user_id, name, view: await questionsView(reader) };
}
