/** The addresses that disk storage hands out: one key, one method, one use for an upload (D25, T27, T45). */

import { z } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Proof } from '#app/platform/access/policy.ts';
import { hashToken } from '#app/platform/access/session.server.ts';
import { json } from '#app/platform/calls/answer.server.ts';
import { call, provenBy, router } from '#app/platform/calls/call.server.ts';
import type { RequestContext } from '#app/platform/calls/request-context.server.ts';
import { one_time_tokens } from '#db/schema.server.ts';
import { Problem } from '../../platform/problem.ts';
import { openTicket, type Ticket } from './disk.server.ts';
import type { Storage } from './storage.ts';

const UPLOAD_BYTES = 10 * 1024 * 1024;
const FILE_CSP = "sandbox; default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";
const params = z.object({ ticket: z.string().max(2000) });
const stored = z.object({ success: z.literal(true), bytes: z.number() });

/** By the ticket's own id: however its address is spelt, it is the same ticket. */
const spentMark = ({ id }: Ticket) => hashToken(`file ${id}`);

type Ctx = RequestContext & { storage: Storage };
const ctxOf = (c: Context) => c.get('ctx') as Ctx;

async function isSpent({ db }: Pick<Ctx, 'db'>, ticket: Ticket) {
  return (await db.$count(one_time_tokens, eq(one_time_tokens.token_hash, spentMark(ticket)))) > 0;
}

/** Of several who come with it at the same time, one keeps its file. */
async function spend({ db, now }: Ctx, ticket: Ticket) {
  const used = await db
    .insert(one_time_tokens)
    .values({
      token_hash: spentMark(ticket),
      purpose: 'signed_url',
      created_at: now,
      used_at: now,
      expires_at: new Date(ticket.ends),
    })
    .onConflictDoNothing()
    .returning({ token_hash: one_time_tokens.token_hash });
  if (used.length === 0) throw new Problem(404);
}

const signedUrl = (method: Ticket['method']): Proof<Ticket> => ({
  kind: 'signed-url',
  in: 'address',
  async check({ ctx, params: { ticket: sealed = '' } }) {
    const ticket = openTicket(ctx.env.APP_SECRET, sealed, method, ctx.now);
    return ticket && method === 'PUT' && (await isSpent(ctx, ticket)) ? null : ticket;
  },
  refusal: { status: 404 },
});
const uploadTicket = signedUrl('PUT');
const downloadTicket = signedUrl('GET');

const put = call({
  method: 'put',
  path: '/files/{ticket}',
  summary: 'Upload one file to a signed address',
  request: { params },
  'x-policy': {
    roles: [],
    proof: uploadTicket,
    body: { type: 'stream', bytes: UPLOAD_BYTES },
    limits: [{ bucket: 'files.put', by: 'address', max: 200, minutes: 60 }],
    seconds: 290,
  },
  responses: { 200: json(stored, 'Stored') },
});

const get = call({
  method: 'get',
  path: '/files/{ticket}',
  summary: 'Download one file from a signed address',
  request: { params },
  'x-policy': { roles: [], proof: downloadTicket, seconds: 290 },
  responses: { 200: { description: 'The file', content: { 'application/octet-stream': { schema: z.string() } } } },
});

export const filesApi = router()
  .openapi(put, async (c) => {
    const ctx = ctxOf(c);
    const ticket = provenBy(ctx, uploadTicket);
    if (c.req.header('content-type') !== ticket.content_type) throw new Problem(400, 'Wrong content type');
    const length = c.req.header('content-length');
    if (ticket.content_length !== undefined && Number(length) !== ticket.content_length)
      throw new Problem(400, 'Wrong content length');
    const most = Math.min(ticket.max_bytes ?? UPLOAD_BYTES, UPLOAD_BYTES);
    // Spent when all bytes have come and before they are kept: an upload that was cut off can be sent again.
    const { bytes } = await ctx.storage.write(ticket.key, c.req.raw.body ?? new Uint8Array(), most, () =>
      spend(ctx, ticket),
    );
    return c.json({ success: true as const, bytes }, 200);
  })
  .openapi(get, async (c) => {
    const ctx = ctxOf(c);
    const ticket = provenBy(ctx, downloadTicket);
    const file = await ctx.storage.read(ticket.key);
    if (!file) throw new Problem(404);
    const name = encodeURIComponent(ticket.file_name ?? 'file');
    return c.body(file, 200, {
      'Content-Type': ticket.content_type,
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
      'Content-Security-Policy': FILE_CSP,
      'Cross-Origin-Resource-Policy': 'same-origin',
    }) as never;
  });
