/** The addresses that disk storage hands out: one key, one method, one use for an upload (D25, T27). */
import { z } from '@hono/zod-openapi';
import { one_time_tokens } from '#db/schema.server.ts';
import { ctxOf } from '../../ctx.server.ts';
import { call, router } from '../../platform/call.server.ts';
import { ANYONE } from '../../platform/policy.ts';
import { Problem } from '../../platform/problem.ts';
import { hashToken } from '../../platform/session.server.ts';
import { openTicket } from './disk.server.ts';

const UPLOAD_BYTES = 10 * 1024 * 1024;
const FILE_CSP = "sandbox; default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";
const params = z.object({ ticket: z.string().max(2000) });
const stored = z.object({ success: z.literal(true), bytes: z.number() });

const put = call({
  method: 'put',
  path: '/files/{ticket}',
  summary: 'Upload one file to a signed address',
  request: { params },
  'x-policy': {
    roles: ANYONE,
    callers: ['signed-url', 'browser', 'bearer'],
    body: { type: 'stream', bytes: UPLOAD_BYTES },
    limits: [{ bucket: 'files.put', by: 'address', max: 200, minutes: 60 }],
    seconds: 290,
  },
  responses: { 200: { description: 'Stored', content: { 'application/json': { schema: stored } } } },
});

const get = call({
  method: 'get',
  path: '/files/{ticket}',
  summary: 'Download one file from a signed address',
  request: { params },
  'x-policy': { roles: ANYONE, callers: ['signed-url', 'browser', 'bearer'], seconds: 290 },
  responses: { 200: { description: 'The file', content: { 'application/octet-stream': { schema: z.string() } } } },
});

export const filesApi = router()
  .openapi(put, async (c) => {
    const ctx = ctxOf(c);
    const sealed = c.req.valid('param').ticket;
    const ticket = openTicket(ctx.env.APP_SECRET, sealed, 'PUT', ctx.now);
    if (!ticket) throw new Problem(404);
    if (c.req.header('content-type') !== ticket.content_type) throw new Problem(400, 'Wrong content type');
    const length = c.req.header('content-length');
    if (ticket.content_length !== undefined && Number(length) !== ticket.content_length)
      throw new Problem(400, 'Wrong content length');
    const used = await ctx.db
      .insert(one_time_tokens)
      .values({
        token_hash: hashToken(sealed),
        purpose: 'signed_url',
        created_at: ctx.now,
        used_at: ctx.now,
        expires_at: new Date(ticket.ends),
      })
      .onConflictDoNothing()
      .returning({ token_hash: one_time_tokens.token_hash });
    if (used.length === 0) throw new Problem(404);
    const body = c.req.raw.body ?? new Uint8Array();
    const { bytes } = await ctx.storage.write(
      ticket.key,
      body,
      Math.min(ticket.max_bytes ?? UPLOAD_BYTES, UPLOAD_BYTES),
    );
    return c.json({ success: true as const, bytes }, 200);
  })
  .openapi(get, async (c) => {
    const ctx = ctxOf(c);
    const ticket = openTicket(ctx.env.APP_SECRET, c.req.valid('param').ticket, 'GET', ctx.now);
    const file = ticket && (await ctx.storage.read(ticket.key));
    if (!ticket || !file) throw new Problem(404);
    const name = encodeURIComponent(ticket.file_name ?? 'file');
    return c.body(file, 200, {
      'Content-Type': ticket.content_type,
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
      'Content-Security-Policy': FILE_CSP,
      'Cross-Origin-Resource-Policy': 'same-origin',
    }) as never;
  });
