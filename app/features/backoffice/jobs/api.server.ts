/** Parked jobs: what used up its tries is listed for admins, tried again or given up (Q48). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { body, done, json, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { asJson, call, router } from '#app/platform/calls/call.server.ts';
import { cursor, cursorInstant, pageSize, sealCursor } from '#app/platform/cursor.ts';
import {
  addToJob,
  giveUpJob,
  listParkedJobs,
  parkedJobName,
  parkJobAgain,
} from '#app/platform/jobs/pg-boss-tables.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';

const parkedJob = z
  .object({
    id: z.uuid(),
    name: z.string(),
    retry_count: z.number(),
    created_on: z.iso.datetime(),
    completed_on: z.iso.datetime(),
    message: z.string().nullable(),
  })
  .openapi('ParkedJob');

const jobCursor = cursor(z.object({ completed_on: cursorInstant, id: z.uuid() }));

const list = call({
  method: 'get',
  path: '/admin/jobs',
  summary: 'Jobs that failed for good, newest first',
  request: { query: z.object({ limit: pageSize, before: jobCursor.optional() }) },
  'x-policy': { roles: ['admin'], audit: 'jobs.list' },
  responses: {
    200: json(
      z.object({ success: z.literal(true), jobs: z.array(parkedJob), next: z.string().nullable() }),
      'One page',
    ),
  },
});

const retry = call({
  method: 'post',
  path: '/admin/jobs/{id}/retry',
  summary: 'Try a parked job again',
  request: {
    params: z.object({ id: z.uuid() }),
    query: z.object({
      at_most: z.coerce
        .number()
        .int()
        .min(1)
        .max(1_000_000)
        .optional()
        .openapi({ description: 'For a job that forgets: how many it may at once (T50)' }),
    }),
  },
  'x-policy': { roles: ['admin'], subjectOf: "none: a job is nobody's" },
  responses: {
    200: json(z.object({ success: z.literal(true) }), 'Queued again'),
  },
});

const giveUp = call({
  method: 'put',
  path: '/admin/jobs/{id}',
  summary: 'Give up a parked job, or park it again that was given up',
  request: {
    params: z.object({ id: z.uuid() }),
    ...body(z.strictObject({ is_given_up: z.boolean() }).openapi('JobGivenUp')),
  },
  'x-policy': { roles: ['admin'], subjectOf: "none: a job is nobody's", body: SMALL },
  responses: { 200: json(done, 'It is') },
});

export const jobsApi = router()
  .openapi(list, async (c) => {
    const { limit, before } = c.req.valid('query');
    const jobs = await listParkedJobs(ctxOf(c).db, { limit, ...(before && { before }) });
    const last = jobs.at(-1);
    const next = last && jobs.length === limit ? sealCursor({ completed_on: last.completed_on, id: last.id }) : null;
    return c.json({ success: true as const, jobs: asJson(jobs), next }, 200);
  })
  .openapi(retry, async (c) => {
    const ctx = ctxOf(c);
    const { id } = c.req.valid('param');
    const name = await parkedJobName(ctx.db, id);
    if (!name) throw new Problem(404);
    const { at_most } = c.req.valid('query');
    const after = { job: name, job_id: id, ...(at_most && { at_most }) };
    await ctx.jobs.retry(ctx.db, name, id, async (tx) => {
      if (at_most) await addToJob(tx, id, { at_most });
      await recordAudit(tx, ctx, { action: 'jobs.retry', after });
    });
    return c.json({ success: true as const }, 200);
  })
  .openapi(giveUp, async (c) => {
    const ctx = ctxOf(c);
    const { id } = c.req.valid('param');
    const { is_given_up } = c.req.valid('json');
    await ctx.db.transaction(async (tx) => {
      const name = await (is_given_up ? giveUpJob(tx, id) : parkJobAgain(tx, id));
      if (!name) throw new Problem(404);
      await recordAudit(tx, ctx, {
        action: is_given_up ? 'jobs.give-up' : 'jobs.take-back',
        after: { job: name, job_id: id },
      });
    });
    return c.json(said(is_given_up ? 'Given up' : 'Parked again'), 200);
  });
