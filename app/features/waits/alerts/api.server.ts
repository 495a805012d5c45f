/** Alerts of wait times: asked for by anybody, confirmed and stopped by the link of their messages (T26). */

import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { ANYONE } from '#app/platform/access/actor.ts';
import { body, json } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { idempotencyHeader, once } from '#app/platform/calls/idempotency.server.ts';
import { takeLimits } from '#app/platform/limits/limits.server.ts';
import { CITIES, WAIT_CATEGORIES } from '#content/waits.ts';
import { ALERT_STATES, alertFields, alertToken } from './rules.ts';
import { askForAlert, confirmAlert, showAlert, stopAlert } from './store.server.ts';

const SMALL = { type: 'json', bytes: 8192 } as const;

const alert = z
  .object({
    city: z.enum(CITIES),
    category: z.enum(WAIT_CATEGORIES),
    below_months: z.number(),
    state: z.enum(ALERT_STATES),
  })
  .openapi('WaitAlert');

const ask = call({
  method: 'post',
  path: '/wait-alerts',
  summary: 'Ask for one message when a published wait falls below a threshold; the address is asked to confirm first',
  request: {
    headers: idempotencyHeader,
    ...body(alertFields),
  },
  'x-policy': {
    roles: ANYONE,
    body: SMALL,
    limits: [{ bucket: 'wait-alerts.address', by: 'address', max: 20, minutes: 60 }],
  },
  responses: { 200: json(z.object({ success: z.literal(true), message: z.string() }), 'A message is on its way') },
});

const byToken = <const P extends `/${string}`>(path: P, summary: string) =>
  call({
    method: 'post',
    path,
    summary,
    request: body(alertToken),
    'x-policy': {
      roles: ANYONE,
      body: SMALL,
      limits: [{ bucket: 'wait-alerts.token', by: 'address', max: 60, minutes: 60 }],
    },
    responses: { 200: json(z.object({ success: z.literal(true), alert }), 'The alert as it is now') },
  });

const show = byToken('/wait-alerts/show', 'What the alert of a link is about');
const confirm = byToken('/wait-alerts/confirm', 'Confirm an alert within 7 days; once more is the same');
const stop = byToken('/wait-alerts/stop', 'Stop an alert; once more is the same');

/** Whatever the address of whoever asks: nobody's mailbox is filled through us. */
const PER_EMAIL = { bucket: 'wait-alerts.email', max: 5, minutes: 24 * 60 };

export const waitAlertsApi = router()
  .openapi(ask, async (c) => {
    const ctx = ctxOf(c);
    const asked = c.req.valid('json');
    const answer = { status: 200, body: { success: true as const, message: 'Confirm the alert from your e-mail' } };
    if (asked.website) return c.json(answer.body, 200);
    await takeLimits(ctx, [{ ...PER_EMAIL, key: asked.email }]);
    const { body, replayed } = await once(
      ctx.db,
      { scope: 'wait-alerts.post', key: c.req.valid('header')['idempotency-key'], content: asked },
      async (db) => {
        await db.transaction((tx) => askForAlert(ctx, tx, asked));
        return answer;
      },
    );
    if (replayed) c.header('Idempotency-Replayed', 'true');
    return c.json(body, 200);
  })
  .openapi(show, async (c) =>
    c.json({ success: true as const, alert: await showAlert(ctxOf(c), c.req.valid('json').token) }, 200),
  )
  .openapi(confirm, async (c) =>
    c.json({ success: true as const, alert: await confirmAlert(ctxOf(c), c.req.valid('json').token) }, 200),
  )
  .openapi(stop, async (c) =>
    c.json({ success: true as const, alert: await stopAlert(ctxOf(c), c.req.valid('json').token) }, 200),
  );
