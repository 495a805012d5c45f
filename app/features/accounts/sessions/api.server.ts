/** Log-out, renewal and the list of sessions (spec 7, D13). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { ANYONE, type Role, SIGNED_IN } from '#app/platform/access/actor.ts';
import { callerOf, endFamily } from '#app/platform/access/session.server.ts';
import { done, json, said } from '#app/platform/calls/answer.server.ts';
import { asJson, call, router } from '#app/platform/calls/call.server.ts';
import { headerOf } from '#app/platform/calls/header.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { answerWith, ownId, profileOf, withProfile } from './answers.server.ts';
import { dropSession, keepsNow } from './cookies.server.ts';
import { endOwnSessions, listSessions, renewSession } from './store.server.ts';

const logOut = call({
  method: 'post',
  path: '/auth/log-out',
  summary: 'End the session and its cookies; without a session there is nothing to end',
  'x-policy': { roles: ANYONE, beforeSecondFactor: true },
  responses: { 200: json(done, 'Logged out') },
});

const refresh = call({
  method: 'post',
  path: '/auth/refresh-token',
  summary: 'A new token for the old, which lives 60 seconds longer; later use of it ends both',
  'x-policy': {
    roles: SIGNED_IN,
    beforeSecondFactor: true,
    limits: [{ bucket: 'refresh.actor', by: 'actor', max: 60, minutes: 60 }],
  },
  responses: { 200: json(withProfile, 'Renewed') },
});

const session = z
  .object({
    session_id: z.uuid(),
    device: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
    expires_at: z.iso.datetime(),
    is_this: z.boolean(),
  })
  .openapi('Session');

const list = call({
  method: 'get',
  path: '/auth/sessions',
  summary: 'The devices on which one is logged in',
  'x-policy': { roles: SIGNED_IN },
  responses: { 200: json(z.object({ success: z.literal(true), sessions: z.array(session) }), 'Own sessions') },
});

const end = call({
  method: 'delete',
  path: '/auth/sessions/{session_id}',
  summary: 'Log out one device',
  request: { params: z.object({ session_id: z.uuid() }) },
  'x-policy': { roles: SIGNED_IN, subjectOf: 'none: a session is ended only together with the caller’s own user_id' },
  responses: { 200: json(done, 'Ended') },
});

const endAll = call({
  method: 'post',
  path: '/auth/log-out-everywhere',
  summary: 'End every session of one’s own, this one included',
  'x-policy': { roles: SIGNED_IN },
  responses: { 200: json(done, 'Ended') },
});

/** What the browser still holds of us goes with the session (T8). */
const CLEAR = '"cache", "storage"';

export const sessionsApi = router()
  .openapi(logOut, async (c) => {
    const ctx = ctxOf(c);
    if (ctx.actor.family_id) await endFamily(ctx.db, ctx.actor.family_id, ctx.now);
    dropSession(c, ctx, { keepUser: false });
    c.header('Clear-Site-Data', CLEAR);
    return c.json(said('Logged out'), 200);
  })
  .openapi(refresh, async (c) => {
    const ctx = ctxOf(c);
    const caller = callerOf(headerOf(c, 'authorization'), headerOf(c, 'cookie'));
    const who = { user_id: ownId(ctx), role: ctx.actor.role as Role };
    const opened = caller && (await renewSession(ctx, caller.token, who));
    if (!opened) throw new Problem(401);
    const profile = await profileOf(ctx, ownId(ctx));
    return c.json(answerWith(c, 'Token refreshed', profile, { ...opened, ...keepsNow(c) }), 200);
  })
  .openapi(list, async (c) => {
    const ctx = ctxOf(c);
    const rows = await listSessions(ctx, ownId(ctx));
    const sessions = rows.map((row) => ({
      ...asJson(row),
      device: row.device ?? '',
      is_this: row.session_id === ctx.actor.family_id,
    }));
    return c.json({ success: true as const, sessions }, 200);
  })
  .openapi(end, async (c) => {
    const ctx = ctxOf(c);
    const { session_id } = c.req.valid('param');
    const ended = await endOwnSessions(ctx, ownId(ctx), { only: session_id });
    if (ended.length === 0) throw new Problem(404);
    if (session_id === ctx.actor.family_id) dropSession(c, ctx, { keepUser: false });
    return c.json(said('Session ended'), 200);
  })
  .openapi(endAll, async (c) => {
    const ctx = ctxOf(c);
    await endOwnSessions(ctx, ownId(ctx));
    dropSession(c, ctx, { keepUser: false });
    c.header('Clear-Site-Data', CLEAR);
    return c.json(said('Logged out everywhere'), 200);
  });
