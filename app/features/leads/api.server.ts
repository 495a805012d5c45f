/** Leads (spec 7 "Leads"): sent by anybody, read, deleted and taken away as a file by staff (T26). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { toldEvent } from '#app/features/tracking/consent/told.server.ts';
import { ANYONE, STAFF } from '#app/platform/access/actor.ts';
import { requireConfirmed } from '#app/platform/access/confirmed.server.ts';
import type { Proof } from '#app/platform/access/policy.ts';
import { body, done, json, refused, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { asJson, call, provenBy, router } from '#app/platform/calls/call.server.ts';
import { idempotencyHeader, once } from '#app/platform/calls/idempotency.server.ts';
import { cursor, cursorInstant, pageSize, sealCursor } from '#app/platform/cursor.ts';
import { Problem } from '#app/platform/problem.ts';
import { ACCOUNT_STATES, CALL_STATES, FORM_NAMES, SCORE_BANDS } from './choice-rules.ts';
import { beginCountdown, countdownOf } from './countdown.server.ts';
import { COUNTDOWN_SECONDS } from './countdown-rules.ts';
import { type DownloadTicket, issueDownload, LINK_MINUTES, openDownload, readTicket } from './download.server.ts';
import { lead, listLeads } from './list.server.ts';
import { isMachine, leadFields, leadParams, missingIn } from './rules.ts';
import { deleteLead, LEAD_EVENTS, saveLead, tellLeadEvent } from './store.server.ts';

const leadPage = z.object({ success: z.literal(true), leads: z.array(lead), next: z.string().nullable() });
const OF_STAFF = 'none: a lead belongs to whoever of us works with it';
const leadPath = '/leads/{phone_number}/{email}/{form_name}';

const post = call({
  method: 'post',
  path: leadPath,
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
  responses: {
    200: json(done.extend({ events: z.array(toldEvent).optional() }), 'Saved; after a yes with what the page may tell'),
  },
});

const remove = call({
  method: 'delete',
  path: leadPath,
  summary: 'Delete a lead',
  request: { params: leadParams },
  'x-policy': { roles: STAFF, subjectOf: OF_STAFF, audit: 'leads.delete' },
  responses: { 200: json(done, 'Deleted') },
});

const leadCursor = cursor(z.object({ created_at: cursorInstant, lead_id: z.uuid() }));
/** The day after it must be one, too, and PostgreSQL has no year 0. */
const day = z.iso
  .date()
  .refine((text) => text >= '2020' && text < '2100')
  .openapi({ description: 'A day of Bogotá; both ends count' });
const filters = {
  form_name: z.enum(FORM_NAMES).optional(),
  is_priority: z.enum(['true', 'false']).optional(),
  least_score: z.coerce.number().int().min(0).max(20).optional(),
  score: z.enum(SCORE_BANDS).optional(),
  account: z.enum(ACCOUNT_STATES).optional(),
  call: z.enum(CALL_STATES).optional(),
  start_date: day.optional(),
  end_date: day.optional(),
};
type FilterQuery = z.infer<z.ZodObject<typeof filters>>;
const filtersOf = ({ is_priority, ...asked }: FilterQuery) => ({
  ...asked,
  is_priority: is_priority === undefined ? undefined : is_priority === 'true',
});

const list = call({
  method: 'get',
  path: '/leads',
  summary: 'Leads, newest first, page by page',
  request: { query: z.object({ limit: pageSize, before: leadCursor.optional(), ...filters }) },
  'x-policy': { roles: STAFF, audit: 'leads.list' },
  responses: { 200: json(leadPage, 'One page') },
});

const notify = call({
  method: 'post',
  path: '/leads/lead-event-notification',
  summary: 'Tell what has become of a lead: recorded once as a conversion event, judged when it leaves',
  request: body(z.strictObject({ lead_id: z.uuid(), event: z.enum(LEAD_EVENTS) })),
  'x-policy': { roles: STAFF, subjectOf: OF_STAFF, audit: 'leads.event', body: SMALL },
  responses: { 200: json(done, 'Recorded, now or before') },
});

const countdown = call({
  method: 'post',
  path: '/leads/countdown',
  summary: 'Begin the countdown of the landing page, or hear how much is left of it; the stamp is a cookie',
  'x-policy': { roles: ANYONE },
  responses: {
    200: json(z.object({ success: z.literal(true), seconds_left: z.int().min(0).max(COUNTDOWN_SECONDS) }), 'Left'),
  },
});

const link = call({
  method: 'get',
  path: '/leads/download-link',
  summary: `A link to the leads as CSV, for ${LINK_MINUTES} minutes and one use; the password was given inside the session within 15 minutes`,
  request: { query: z.object(filters) },
  'x-policy': { roles: ['admin'], audit: 'leads.download-link' },
  responses: {
    200: json(z.object({ success: z.literal(true), url: z.string(), expires_at: z.iso.datetime() }), 'It'),
    403: refused('Confirm the password first; or the request is of another site'),
  },
});

const ticket: Proof<DownloadTicket> = {
  kind: 'signed-url',
  in: 'address',
  check: ({ ctx, params: { ticket: token = '' } }) => readTicket(ctx, token),
  refusal: { status: 404 },
};

const download = call({
  method: 'get',
  path: '/leads/download/{ticket}',
  summary: 'The leads as CSV, by a link of an admin; a second time there is nothing',
  request: { params: z.object({ ticket: z.string().max(200) }) },
  'x-policy': { roles: [], proof: ticket, seconds: 120 },
  responses: { 200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } } },
});

const FILE_CSP = "sandbox; default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

export const leadsApi = router()
  .openapi(post, async (c) => {
    const ctx = ctxOf(c);
    const key = c.req.valid('param');
    const fields = c.req.valid('json');
    const answer = { status: 200, body: said('Lead saved') };
    if (isMachine(fields)) return c.json(answer.body, 200);
    const missing = missingIn(key.form_name, fields);
    if (missing) throw new Problem(422, undefined, { field: missing });
    const { website: _, ...written } = fields;
    const { body, replayed } = await once(
      ctx.db,
      { scope: 'leads.post', key: c.req.valid('header')['idempotency-key'], content: { key, fields } },
      async (tx) => {
        const events = await saveLead(ctx, tx, {
          ...{ key, fields: written },
          is_priority: key.form_name === 'visa' && (countdownOf(c, ctx) ?? 0) > 0,
          client_user_agent: c.req.header('user-agent')?.slice(0, 500) ?? null,
        });
        return { ...answer, body: { ...answer.body, ...(events.length > 0 && { events }) } };
      },
    );
    if (replayed) c.header('Idempotency-Replayed', 'true');
    return c.json(body, 200);
  })
  .openapi(remove, async (c) => {
    await deleteLead(ctxOf(c), c.req.valid('param'));
    return c.json(said('Lead deleted'), 200);
  })
  .openapi(list, async (c) => {
    const ctx = ctxOf(c);
    const { limit, before, ...asked } = c.req.valid('query');
    const rows = await listLeads(ctx, { limit, before, ...filtersOf(asked) });
    await ctx.noteRead(ctx, 'leads.list', rows.length);
    const last = rows.at(-1);
    const next =
      last && rows.length === limit ? sealCursor({ created_at: last.created_at, lead_id: last.lead_id }) : null;
    return c.json({ success: true as const, leads: asJson(rows), next }, 200);
  })
  .openapi(notify, async (c) => {
    const { lead_id, event } = c.req.valid('json');
    const isNew = await tellLeadEvent(ctxOf(c), lead_id, event);
    return c.json(said(isNew ? 'Event recorded' : 'Event was recorded before'), 200);
  })
  .openapi(countdown, (c) => c.json({ success: true as const, seconds_left: beginCountdown(c, ctxOf(c)) }, 200))
  .openapi(link, async (c) => {
    const ctx = ctxOf(c);
    await requireConfirmed(ctx);
    const token = await issueDownload(ctx, String(ctx.actor.user_id), filtersOf(c.req.valid('query')));
    const expires_at = new Date(ctx.now.getTime() + LINK_MINUTES * 60_000).toISOString();
    const url = new URL(`/api-mv/leads/download/${token}`, ctx.env.PUBLIC_URL).href;
    return c.json({ success: true as const, url, expires_at }, 200);
  })
  .openapi(download, async (c) => {
    const ctx = ctxOf(c);
    const file = await openDownload(ctx, provenBy(ctx, ticket));
    return c.body(file, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="leads.csv"',
      'Content-Security-Policy': FILE_CSP,
      'Cross-Origin-Resource-Policy': 'same-origin',
    }) as never;
  });
