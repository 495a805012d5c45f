/** The team: who works here, in which role, on which devices; every change by an admin with the password given again (D17, T16). */
import { z } from '@hono/zod-openapi';
import { type Ctx, ctxOf } from '#app/ctx.server.ts';
import { reasonField } from '#app/features/accounts/input.server.ts';
import { listSessions } from '#app/features/accounts/sessions/store.server.ts';
import { requireConfirmed } from '#app/platform/access/confirmed.server.ts';
import { body, done, json, refused, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { asJson, call, router } from '#app/platform/calls/call.server.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { changeRole, disableMember, enableMember, endSessionsOf, resetSecondFactor } from './change-store.server.ts';
import { ROLE_CHOICES } from './rules.ts';
import { listTeam, member, requireMember } from './store.server.ts';

const params = z.object({ user_id: z.uuid() });
const ofTeam = 'none: an admin names one of the team; the store looks whether it is one, and never oneself';
const limits = [{ bucket: 'staff.actor', by: 'actor', max: 120, minutes: 60 }] as const;
const admin = { roles: ['admin'], subjectOf: ofTeam, limits } as const;
const writes = { ...admin, body: SMALL } as const;

const confirmFirst = refused('Confirm the password first; or the request is of another site');
const conflict = refused('Oneself, not in this state, or changed meanwhile');
const hand_to = z
  .uuid()
  .nullable()
  .default(null)
  .openapi({ description: 'Who gets the open cases; without it they are free for everybody' });

const list = call({
  method: 'get',
  path: '/admin/staff',
  summary: 'The team: role, state, second factor, last seen, open sessions and cases',
  'x-policy': { roles: ['admin'], audit: 'staff.list', limits },
  responses: { 200: json(z.strictObject({ success: z.literal(true), staff: z.array(member) }), 'By name') },
});

const role = call({
  method: 'put',
  path: '/admin/staff/{user_id}/role',
  summary: 'Another role, or none: all sessions and links end; without a role open cases are freed or handed over',
  request: {
    params,
    ...body(z.strictObject({ role: z.enum(ROLE_CHOICES), reason: reasonField, hand_to }).openapi('StaffRoleChange')),
  },
  'x-policy': { ...writes, audit: 'staff.role' },
  responses: {
    200: json(done.extend({ cases: z.int(), sessions: z.int() }), 'How many cases and sessions it touched'),
    403: confirmFirst,
    409: conflict,
  },
});

const disable = call({
  method: 'post',
  path: '/admin/staff/{user_id}/disable',
  summary: 'Close the door: all sessions end at once, nobody logs in, open cases are freed or handed over',
  request: { params, ...body(z.strictObject({ reason: reasonField, hand_to }).openapi('StaffDisabling')) },
  'x-policy': { ...writes, audit: 'staff.disabled' },
  responses: {
    200: json(done.extend({ cases: z.int(), sessions: z.int() }), 'How many cases and sessions it touched'),
    403: confirmFirst,
    409: conflict,
  },
});

const reason = body(z.strictObject({ reason: reasonField }).openapi('StaffReason'));

const enable = call({
  method: 'post',
  path: '/admin/staff/{user_id}/enable',
  summary: 'Open the door again; password and second factor are those of before',
  request: { params, ...reason },
  'x-policy': { ...writes, audit: 'staff.enabled' },
  responses: { 200: json(done, 'Open'), 403: confirmFirst, 409: conflict },
});

const factor = call({
  method: 'delete',
  path: '/admin/staff/{user_id}/second-factor',
  summary: 'Take away a second factor that was lost: all sessions end, the person hears of it and sets up a new one',
  request: { params, ...reason },
  'x-policy': { ...writes, audit: 'second-factor.reset' },
  responses: { 200: json(done.extend({ sessions: z.int() }), 'Reset'), 403: confirmFirst, 409: conflict },
});

const deviceSession = z
  .strictObject({
    session_id: z.uuid(),
    device: z.string().nullable(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
    expires_at: z.iso.datetime(),
  })
  .openapi('StaffSession');

const sessions = call({
  method: 'get',
  path: '/admin/staff/{user_id}/sessions',
  summary: 'On which devices somebody of the team is logged in',
  request: { params },
  'x-policy': { ...admin, audit: 'staff.sessions' },
  responses: {
    200: json(z.strictObject({ success: z.literal(true), sessions: z.array(deviceSession) }), 'Newest first'),
  },
});

const ended = { 200: json(done.extend({ sessions: z.int() }), 'Ended'), 409: conflict };

const endAll = call({
  method: 'delete',
  path: '/admin/staff/{user_id}/sessions',
  summary: 'Log somebody of the team out everywhere',
  request: { params },
  'x-policy': { ...admin, audit: 'staff.sessions-ended' },
  responses: ended,
});

const endOne = call({
  method: 'delete',
  path: '/admin/staff/{user_id}/sessions/{session_id}',
  summary: 'Log out one device of somebody of the team',
  request: { params: params.extend({ session_id: z.uuid() }) },
  'x-policy': { ...admin, audit: 'staff.sessions-ended' },
  responses: ended,
});

/** Looked at by its own line: whose devices they are stands in it. */
export async function sessionsOf(ctx: Ctx, user_id: string) {
  await requireMember(ctx, user_id);
  const rows = await listSessions(ctx, user_id);
  await recordAudit(ctx.db, ctx, { action: 'staff.sessions', subject_id: user_id, after: { count: rows.length } });
  return rows;
}

export const staffApi = router()
  .openapi(list, async (c) => c.json({ success: true as const, staff: asJson(await listTeam(ctxOf(c))) }, 200))
  .openapi(role, async (c) => {
    const ctx = ctxOf(c);
    await requireConfirmed(ctx);
    const changed = await changeRole(ctx, c.req.valid('param').user_id, c.req.valid('json'));
    return c.json({ ...said('Role changed'), ...changed }, 200);
  })
  .openapi(disable, async (c) => {
    const ctx = ctxOf(c);
    await requireConfirmed(ctx);
    const closed = await disableMember(ctx, c.req.valid('param').user_id, c.req.valid('json'));
    return c.json({ ...said('Disabled'), ...closed }, 200);
  })
  .openapi(enable, async (c) => {
    const ctx = ctxOf(c);
    await requireConfirmed(ctx);
    await enableMember(ctx, c.req.valid('param').user_id, c.req.valid('json').reason);
    return c.json(said('Enabled'), 200);
  })
  .openapi(factor, async (c) => {
    const ctx = ctxOf(c);
    await requireConfirmed(ctx);
    const reset = await resetSecondFactor(ctx, c.req.valid('param').user_id, c.req.valid('json').reason);
    return c.json({ ...said('Second factor reset'), ...reset }, 200);
  })
  .openapi(sessions, async (c) => {
    const rows = await sessionsOf(ctxOf(c), c.req.valid('param').user_id);
    return c.json({ success: true as const, sessions: asJson(rows) }, 200);
  })
  .openapi(endAll, async (c) => {
    const gone = await endSessionsOf(ctxOf(c), c.req.valid('param').user_id);
    return c.json({ ...said('Sessions ended'), ...gone }, 200);
  })
  .openapi(endOne, async (c) => {
    const { user_id, session_id } = c.req.valid('param');
    const gone = await endSessionsOf(ctxOf(c), user_id, session_id);
    return c.json({ ...said('Session ended'), ...gone }, 200);
  });
