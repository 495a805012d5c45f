/** Who did what to whom, and whether anybody has touched the trail (Q17, T16, T37). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { json } from '#app/platform/calls/answer.server.ts';
import { asJson, call, router } from '#app/platform/calls/call.server.ts';
import { cursor, cursorInstant, pageSize, sealCursor } from '#app/platform/cursor.ts';
import { checkAudit } from '#app/platform/record/audit-chain.server.ts';
import { auditLine, listAudit } from './store.server.ts';

const auditCursor = cursor(z.object({ audit_id: z.int() }));

const list = call({
  method: 'get',
  path: '/admin/audit',
  summary: 'The audit trail, newest first: by who, about whom, what and when',
  request: {
    query: z.object({
      limit: pageSize,
      before: auditCursor.optional(),
      actor_id: z.uuid().optional(),
      subject_id: z.uuid().optional(),
      action: z.string().max(60).optional(),
      from: cursorInstant.optional(),
      until: cursorInstant.optional(),
    }),
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

export const auditApi = router()
  .openapi(list, async (c) => {
    const { limit, before, ...filter } = c.req.valid('query');
    const lines = await listAudit(ctxOf(c), { limit, before: before?.audit_id, ...filter });
    const last = lines.at(-1);
    const next = last && lines.length === limit ? sealCursor({ audit_id: last.audit_id }) : null;
    return c.json({ success: true as const, lines: asJson(lines), next }, 200);
  })
  .openapi(check, async (c) => {
    const { db, env } = ctxOf(c);
    return c.json({ success: true as const, ...(await checkAudit(db, env.APP_SECRET)) }, 200);
  });
