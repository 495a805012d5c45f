import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { ANYONE, STAFF } from '#app/platform/access/actor.ts';
import { body, done, json, said } from '#app/platform/calls/answer.server.ts';
import { asJson, call, router } from '#app/platform/calls/call.server.ts';
import { idempotencyHeader, once } from '#app/platform/calls/idempotency.server.ts';
import { cursor, cursorInstant, pageSize, sealCursor } from '#app/platform/cursor.ts';
import { isMachine, leadFields, leadParams } from './rules.ts';
import { lead, listLeads, saveLead } from './store.server.ts';

const leadPage = z.object({ success: z.literal(true), leads: z.array(lead), next: z.string().nullable() });

const post = call({
  method: 'post',
  path: '/leads/{phone_number}/{email}/{form_name}',
  summary: 'Send a lead form; the same phone, address and form again updates the first',
  request: {
    params: leadParams,
    headers: idempotencyHeader,
    ...body(leadFields),
  },
  'x-policy': {
    roles: ANYONE,
    subjectOf: 'none: anybody writes of themselves, and the answer tells nothing of what is stored',
    body: { type: 'json', bytes: 32_768 },
    // One number cannot be flooded from many addresses.
    limits: [
      { bucket: 'leads.address', by: 'address', max: 20, minutes: 60 },
      { bucket: 'leads.phone', by: 'phone', max: 10, minutes: 60 },
    ],
  },
  responses: { 200: json(done, 'Saved') },
});

const leadCursor = cursor(z.object({ created_at: cursorInstant, lead_id: z.uuid() }));

const list = call({
  method: 'get',
  path: '/leads',
  summary: 'Leads, newest first, page by page',
  request: { query: z.object({ limit: pageSize, before: leadCursor.optional() }) },
  'x-policy': { roles: STAFF, audit: 'leads.list' },
  responses: { 200: json(leadPage, 'One page') },
});

export const leadsApi = router()
  .openapi(post, async (c) => {
    const ctx = ctxOf(c);
    const key = c.req.valid('param');
    const fields = c.req.valid('json');
    const answer = { status: 200, body: said('Lead saved') };
    if (isMachine(fields)) return c.json(answer.body, 200);
    const { body, replayed } = await once(
      ctx.db,
      { scope: 'leads.post', key: c.req.valid('header')['idempotency-key'], content: { key, fields } },
      async (tx) => {
        await saveLead(ctx, tx, key, fields);
        return answer;
      },
    );
    if (replayed) c.header('Idempotency-Replayed', 'true');
    return c.json(body, 200);
  })
  .openapi(list, async (c) => {
    const { limit, before } = c.req.valid('query');
    const rows = await listLeads(ctxOf(c), { limit, before });
    const last = rows.at(-1);
    const next =
      last && rows.length === limit ? sealCursor({ created_at: last.created_at, lead_id: last.lead_id }) : null;
    return c.json({ success: true as const, leads: asJson(rows), next }, 200);
  });
