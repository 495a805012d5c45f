/** A call with an adviser, moved by the person themselves (D46). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { REFUSALS as CALL_REFUSALS } from '#app/features/portal/advisers/rules.ts';
import { REFUSALS } from '#app/features/portal/appointments/rules.ts';
import { appointment } from '#app/features/portal/appointments/store.server.ts';
import { SIGNED_IN } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, json, refused, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { freeTimesOf, moveCall } from './store.server.ts';

const owned = { roles: SIGNED_IN, owner: ['self', 'guardian-of', 'staff-for'], subjectOf: person } as const;
const limits = [{ bucket: 'calls.actor', by: 'actor', max: 120, minutes: 60 }] as const;
const ofPerson = z.object({ user_id: z.uuid() });
const path = '/appointments/{user_id}/call';

const times = call({
  method: 'get',
  path,
  summary: 'When the call with the adviser could be instead: the next two weeks, in the hours of the office',
  request: { params: ofPerson },
  'x-policy': { ...owned, audit: 'appointment.read', limits },
  responses: {
    200: json(z.strictObject({ success: z.literal(true), times: z.array(z.iso.datetime()) }), 'The first one first'),
    409: refused(`${REFUSALS.notBooked}, ${CALL_REFUSALS.tooLate}`),
  },
});

const move = call({
  method: 'put',
  path,
  summary: 'Move the call with the adviser, until 12 hours before it',
  request: {
    params: ofPerson,
    ...body(z.strictObject({ starts_at: z.iso.datetime({ precision: 3 }), version: z.int().min(1) })),
  },
  'x-policy': { ...owned, body: SMALL, limits },
  responses: {
    200: json(z.strictObject({ success: z.literal(true), appointment }), 'Moved'),
    409: json(
      z.strictObject({
        ...{ success: z.literal(false), message: z.string(), field: z.string().optional() },
        appointment: appointment.nullable().optional(),
      }),
      `${CALL_REFUSALS.taken}, ${CALL_REFUSALS.tooLate}, ${REFUSALS.changed}`,
    ),
  },
});

export const callsApi = router()
  .openapi(times, async (c) => {
    const found = await freeTimesOf(ctxOf(c), c.req.valid('param').user_id);
    return c.json({ success: true as const, times: found.map((one) => one.toISOString()) }, 200);
  })
  .openapi(move, async (c) => {
    const { starts_at, version } = c.req.valid('json');
    const asked = { starts_at: new Date(starts_at), version };
    const { kind, appointment: stored } = await moveCall(ctxOf(c), c.req.valid('param').user_id, asked);
    if (kind === 'saved' && stored) return c.json({ success: true as const, appointment: stored }, 200);
    return c.json({ success: false as const, message: REFUSALS.changed, appointment: stored }, 409);
  });
