/** `/api/conversions` (spec 7 "CRM conversions"): by key for another program, by session for staff (T36). */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { type Ctx, ctxOf } from '#app/ctx.server.ts';
import type { LeadPage } from '#app/integrations/crm/crm.ts';
import { STAFF } from '#app/platform/access/actor.ts';
import type { Proof } from '#app/platform/access/policy.ts';
import { body, json, SMALL } from '#app/platform/calls/answer.server.ts';
import { asJson, call, router } from '#app/platform/calls/call.server.ts';
import { idempotencyHeader, once } from '#app/platform/calls/idempotency.server.ts';
import { cursor, cursorInstant, pageSize, sealCursor } from '#app/platform/cursor.ts';
import { OutboundError } from '#app/platform/http/outbound.server.ts';
import { line } from '#app/platform/input.ts';
import { Problem } from '#app/platform/problem.ts';
import { locationsIn } from '#app/platform/tracking-settings.ts';
import { conversionFields, rangeOf } from './rules.ts';
import { saveConversion } from './store.server.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compared by hashes of one length: the time it takes says nothing. Without a key of ours none is right. */
const byKey: Proof = {
  kind: 'key',
  in: 'header',
  check({ ctx, header }) {
    const [ours, shown] = [ctx.env.CRM_API_KEY, header('x-api-key')];
    return ours && shown && timingSafeEqual(digest(ours), digest(shown)) ? {} : null;
  },
  refusal: { status: 401 },
};

const USUAL_DAYS = 30;

const ofLocation = z.object({ locationId: z.string().max(60) });
const policy = {
  roles: STAFF,
  proof: byKey,
  subjectOf: 'none: a location of the CRM, on a list of ours',
  limits: [{ bucket: 'conversions', by: 'actor', max: 600, minutes: 10 }],
} as const;

/** Any other location is not there, for whoever asks. */
function requireLocation({ env }: Ctx, locationId: string) {
  if (!locationsIn(env.CRM_LOCATION).includes(locationId)) throw new Problem(404);
}

const post = call({
  method: 'post',
  path: '/api/conversions/{locationId}',
  summary: 'Tell of a conversion; the same Idempotency-Key has one effect',
  request: { params: ofLocation, headers: idempotencyHeader, ...body(conversionFields) },
  'x-policy': { ...policy, body: SMALL, audit: 'conversions.write' },
  responses: { 200: json(z.strictObject({ success: z.literal(true), id: z.uuid() }), 'Written down') },
});

const text = z.string().nullable();
const shownLead = z
  .strictObject({
    id: z.string(),
    conversionEvent: z.string(),
    ...{ domain: text, country: text, firstName: text, lastName: text, phoneNumber: text, email: text },
    utmParams: z.record(z.string(), z.string()).nullable(),
    status: z.enum(['open', 'won', 'lost']),
    assignedTo: text,
    createdAt: z.iso.datetime(),
    closedAt: z.iso.datetime().nullable(),
  })
  .openapi('CrmLead');
const page = json(
  z.strictObject({ success: z.literal(true), leads: z.array(shownLead), next: z.string().nullable() }),
  'One page, oldest first',
);

/** A key of our own table is an instant and an id; that of another CRM is its own. */
const after = cursor(
  z.strictObject({ at: z.string().regex(/^[\w:.+-]{1,60}$/), id: z.string().regex(/^[\w-]{1,100}$/) }),
);
const listed = z.object({
  startDate: z.iso
    .date()
    .optional()
    .openapi({ description: `${USUAL_DAYS} days before the last one where none is given` }),
  endDate: z.iso.date().optional().openapi({ description: 'Included; today where none is given' }),
  limit: pageSize,
  after: after.optional(),
});

const leads = call({
  method: 'get',
  path: '/api/conversions/{locationId}/leads',
  summary: 'What was told in these days, the last one included',
  request: { params: ofLocation, query: listed },
  'x-policy': { ...policy, audit: 'conversions.list' },
  responses: { 200: page },
});

const closed = call({
  method: 'get',
  path: '/api/conversions/{locationId}/closed-leads',
  summary: 'Those that bought in these days, perhaps of one adviser',
  request: { params: ofLocation, query: listed.extend({ assignedTo: line(100).optional() }) },
  'x-policy': { ...policy, audit: 'conversions.list' },
  responses: { 200: page },
});

type ListQuery = z.infer<typeof listed> & { assignedTo?: string | undefined };

async function read(ctx: Ctx, locationId: string, query: ListQuery, which: 'leads' | 'closedLeads') {
  requireLocation(ctx, locationId);
  const range = rangeOf(query, ctx.now, USUAL_DAYS);
  if (!range) throw new Problem(422, undefined, { field: 'endDate' });
  const { limit, after: key, assignedTo } = query;
  // A key of another kind: our table knows instants and uuids alone.
  const isOurs = z.object({ at: cursorInstant, id: z.uuid() }).safeParse(key).success;
  if (key && ctx.crm.name === 'local' && !isOurs) throw new Problem(422, undefined, { field: 'after' });
  const found = await ctx.crm[which](locationId, { ...range, limit, after: key, assignedTo }).catch(
    (error): LeadPage => {
      if (!(error instanceof OutboundError)) throw error;
      ctx.log.warn({ err: error }, 'the CRM is away');
      throw new Problem(503, undefined, { retryAfter: 30 });
    },
  );
  const next = found.next && sealCursor(found.next);
  return { success: true as const, leads: asJson(found.leads), next };
}

export const conversionsApi = router()
  .openapi(post, async (c) => {
    const ctx = ctxOf(c);
    const { locationId } = c.req.valid('param');
    requireLocation(ctx, locationId);
    const fields = c.req.valid('json');
    const key = c.req.valid('header')['idempotency-key'];
    const request = { scope: `conversions.${locationId}`, key, content: fields };
    const { body: made, replayed } = await once(ctx.db, request, (db) =>
      db.transaction(async (tx) => {
        const id = await saveConversion(ctx, tx, locationId, fields, key ?? randomUUID());
        return { status: 200, body: { success: true as const, id } };
      }),
    );
    if (replayed) c.header('Idempotency-Replayed', 'true');
    return c.json(made, 200);
  })
  .openapi(leads, async (c) =>
    c.json(await read(ctxOf(c), c.req.valid('param').locationId, c.req.valid('query'), 'leads'), 200),
  )
  .openapi(closed, async (c) =>
    c.json(await read(ctxOf(c), c.req.valid('param').locationId, c.req.valid('query'), 'closedLeads'), 200),
  );
