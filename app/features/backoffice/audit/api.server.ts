/** Who did what to whom, and whether anybody has touched the trail (Q17, T16, T37). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { FORMATS } from '#app/features/backoffice/exports/names.ts';
import { fileHeaders, fileStream } from '#app/features/backoffice/exports/stream.server.ts';
import { requireConfirmed } from '#app/platform/access/confirmed.server.ts';
import { json, refused } from '#app/platform/calls/answer.server.ts';
import { asJson, call, router } from '#app/platform/calls/call.server.ts';
import { cursor, cursorInstant, pageSize, sealCursor } from '#app/platform/cursor.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { checkAudit } from '#app/platform/record/audit-chain.server.ts';
import { auditLine, CHECKED, listAudit, trailPages } from './store.server.ts';

const auditCursor = cursor(z.object({ audit_id: z.int() }));

const filters = {
  actor_id: z.uuid().optional(),
  subject_id: z.uuid().optional(),
  action: z.string().max(60).optional().openapi({ description: 'How it begins: `payments.` is all of them' }),
  from: cursorInstant.optional(),
  until: cursorInstant.optional(),
};

const list = call({
  method: 'get',
  path: '/admin/audit',
  summary: 'The audit trail, newest first: by who, about whom, what and when',
  request: {
    query: z.object({ limit: pageSize, before: auditCursor.optional(), ...filters }),
  },
  'x-policy': { roles: ['admin'], audit: 'audit.read', subjectOf: 'none: the trail of everybody, for admins alone' },
  responses: {
    200: json(
      z.object({ success: z.literal(true), lines: z.array(auditLine.schema), next: z.string().nullable() }),
      'One page',
    ),
  },
});

const fault = z
  .object({
    kind: z.enum(['altered', 'removed', 'inserted', 'broken']),
    audit_id: z.int().nullable(),
    seal_id: z.int().nullable(),
  })
  .openapi('AuditFault');

const check = call({
  method: 'get',
  path: '/admin/audit/check',
  summary: 'Walks the chain over the trail, and names each line that was altered, removed or inserted',
  request: {},
  'x-policy': {
    roles: ['admin'],
    audit: 'audit.check',
    seconds: 60,
    limits: [{ bucket: 'audit.check', by: 'actor', max: 20, minutes: 60 }],
  },
  responses: {
    200: json(
      z.object({
        success: z.literal(true),
        lines: z.int(),
        faults: z.array(fault),
        head: z.object({ seal_id: z.int(), chain: z.string() }),
      }),
      'What was found',
    ),
  },
});

const whole = call({
  method: 'get',
  path: '/admin/audit/export',
  summary: 'The filtered trail as a file, streamed; the password was given inside the session within 15 minutes',
  request: { query: z.object({ format: z.enum(FORMATS).default('csv'), ...filters }) },
  'x-policy': {
    roles: ['admin'],
    subjectOf: 'none: the trail of everybody, for admins alone',
    limits: [{ bucket: 'exports.actor', by: 'actor', max: 20, minutes: 60 }],
    seconds: 30,
  },
  responses: {
    200: {
      description: 'The file',
      content: { 'text/csv': { schema: z.string() }, 'application/json': { schema: z.any() } },
    },
    403: refused('Confirm the password first; or the request is of another site'),
  },
});

export const auditApi = router()
  .openapi(list, async (c) => {
    const { limit, before, ...filter } = c.req.valid('query');
    const lines = await listAudit(ctxOf(c), { limit, before: before?.audit_id, ...filter });
    const last = lines.at(-1);
    const next = last && lines.length === limit ? sealCursor({ audit_id: last.audit_id }) : null;
    return c.json({ success: true as const, lines: asJson(lines), next }, 200);
  })
  .openapi(check, async (c) => {
    const ctx = ctxOf(c);
    const found = await checkAudit(ctx.db, ctx.env.APP_SECRET);
    const state = found.faults.length === 0 ? 'whole' : 'touched';
    await recordAudit(ctx.db, ctx, { action: CHECKED, after: { state, count: found.lines } });
    return c.json({ success: true as const, ...found }, 200);
  })
  .openapi(whole, async (c) => {
    const ctx = ctxOf(c);
    await requireConfirmed(ctx);
    const { format, ...filter } = c.req.valid('query');
    // Before the first line leaves: whatever becomes of the stream, that it was asked for stands.
    await recordAudit(ctx.db, ctx, { action: 'audit.export', after: { format, fields: Object.keys(filter) } });
    const stream = fileStream(ctx, trailPages(ctx, filter), format, (count) =>
      recordAudit(ctx.db, ctx, { action: 'audit.exported', after: { count } }),
    );
    return c.body(stream, 200, fileHeaders(ctx, 'audit', format)) as never;
  });
