/** Leads for those who call them: search in a body, and the call that was made (D32). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { lead } from '#app/features/leads/list.server.ts';
import { STAFF } from '#app/platform/access/actor.ts';
import { body, done, json, refused, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { asJson, call, router } from '#app/platform/calls/call.server.ts';
import { lines } from '#app/platform/input.ts';
import { searchedLeads, writeCall } from './store.server.ts';

const found = lead.pick({ lead_id: true, first_name: true, last_name: true, form_name: true, created_at: true });

const search = call({
  method: 'post',
  path: '/admin/leads/search',
  summary: 'Leads by the beginning of name, phone or e-mail',
  request: body(z.strictObject({ q: z.string().max(80) }).openapi('LeadSearch')),
  'x-policy': {
    ...{ roles: STAFF, audit: 'leads.search', body: { type: 'json', bytes: 2048 } },
    limits: [{ bucket: 'search.actor', by: 'actor', max: 1200, minutes: 60 }],
  },
  responses: {
    200: json(
      z.strictObject({ success: z.literal(true), leads: z.array(found.openapi('FoundLead')) }),
      'At most twelve',
    ),
  },
});

export const NOTE_LENGTH = 500;

const called = call({
  method: 'put',
  path: '/admin/leads/{lead_id}/call',
  summary: 'Somebody of us has called, with a note; or it was a mistake',
  request: {
    params: z.object({ lead_id: z.uuid() }),
    ...body(
      z.strictObject({ is_called: z.boolean(), note: lines(NOTE_LENGTH).nullable().optional() }).openapi('LeadCall'),
    ),
  },
  'x-policy': {
    ...{ roles: STAFF, subjectOf: 'none: a lead belongs to whoever of us works with it', body: SMALL },
    limits: [{ bucket: 'leads.call', by: 'actor', max: 600, minutes: 60 }],
  },
  responses: { 200: json(done, 'Written'), 409: refused('Somebody else was first, or there is nothing to undo') },
});

export const officeLeadsApi = router()
  .openapi(search, async (c) => {
    const rows = await searchedLeads(ctxOf(c), c.req.valid('json').q);
    const leads = rows.map(({ lead_id, first_name, last_name, form_name, created_at }) => ({
      ...{ lead_id, first_name, last_name, form_name, created_at },
    }));
    return c.json({ success: true as const, leads: asJson(leads) }, 200);
  })
  .openapi(called, async (c) => {
    await writeCall(ctxOf(c), c.req.valid('param').lead_id, c.req.valid('json'));
    return c.json(said('Written'), 200);
  });
