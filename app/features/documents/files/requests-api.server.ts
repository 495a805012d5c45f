/** What an adviser asks one person for beyond the list, or lets them leave out. */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { STAFF } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, json, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { LEAST_REASON } from '#content/limits.ts';
import { PROGRESS } from '#content/progress.ts';
import { success } from './answers.server.ts';
import { base, documentType, limits, ofPerson, words } from './input.server.ts';
import { askFor, takeRequestBack } from './requests.server.ts';

const byStaff = { roles: STAFF, owner: ['staff-for'], subjectOf: person } as const;
const ofType = ofPerson.extend({ document_type: documentType });
const path = `${base}/{document_type}/request` as const;
const status = z.strictObject({ success, status: z.enum(PROGRESS) });

const ask = call({
  method: 'put',
  path,
  summary: 'Ask a person for a document, or let them leave it out; they read the reason',
  request: {
    params: ofType,
    ...body(z.strictObject({ is_asked: z.boolean(), reason: words(600).min(LEAST_REASON) })),
  },
  'x-policy': { ...byStaff, body: SMALL, limits },
  responses: { 200: json(status, 'The list counts it') },
});

const takeBack = call({
  method: 'delete',
  path,
  summary: 'Neither asked for nor left out: as the list of the service has it',
  request: { params: ofType },
  'x-policy': { ...byStaff, limits },
  responses: { 200: json(status, 'As listed') },
});

export const documentRequestsApi = router()
  .openapi(ask, async (c) => {
    const now = await askFor(ctxOf(c), c.req.valid('param'), c.req.valid('json'));
    return c.json({ success: true as const, status: now }, 200);
  })
  .openapi(takeBack, async (c) => {
    const now = await takeRequestBack(ctxOf(c), c.req.valid('param'));
    return c.json({ success: true as const, status: now }, 200);
  });
