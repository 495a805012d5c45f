/** Discount codes of the popup and of the page of messages (spec 7 "Leads", T25). */
import { z } from '@hono/zod-openapi';
import { getCookie, setCookie } from 'hono/cookie';
import { ctxOf } from '#app/ctx.server.ts';
import { ANYONE } from '#app/platform/access/actor.ts';
import { BROUGHT_CODE, readSigned, signed } from '#app/platform/access/signed.server.ts';
import { body, json, SMALL } from '#app/platform/calls/answer.server.ts';
import { asJson, call, router } from '#app/platform/calls/call.server.ts';
import { cursor, cursorInstant, pageSize, sealCursor } from '#app/platform/cursor.ts';
import { cookieSeconds } from '#app/platform/record/retention.ts';
import { codeFields } from './input.server.ts';
import { CODE_STATES } from './rules.ts';
import { discountLead, giveCode, listCodes, liveCode } from './store.server.ts';

const path = '/leads/dm-discount-code';

const ask = call({
  method: 'post',
  path,
  summary: 'A discount code for this browser: one use, 30 days; asked again, the same as long as it counts',
  request: body(codeFields),
  'x-policy': {
    roles: ANYONE,
    body: SMALL,
    // Many people of one network share an address.
    limits: [{ bucket: 'discount-codes.ask', by: 'address', max: 60, minutes: 60 }],
  },
  responses: {
    200: json(
      z.object({
        success: z.literal(true),
        discount_code: z.string(),
        discount_proportion: z.number(),
        ends_at: z.iso.datetime(),
      }),
      'The code; a cookie brings it to the payment page',
    ),
  },
});

const codeCursor = cursor(z.object({ created_at: cursorInstant, discount_code: z.string().max(32) }));

const list = call({
  method: 'get',
  path,
  summary: 'Who took a code, newest first, page by page',
  request: {
    query: z.object({ limit: pageSize, before: codeCursor.optional(), state: z.enum(CODE_STATES).optional() }),
  },
  'x-policy': { roles: ['admin'], audit: 'leads.discount-codes' },
  responses: {
    200: json(
      z.object({ success: z.literal(true), discount_leads: z.array(discountLead), next: z.string().nullable() }),
      'One page',
    ),
  },
});

const check = call({
  method: 'get',
  path: `${path}/{discount_code}`,
  summary: 'Whether a code counts now, and its proportion; nothing of who took it',
  request: { params: z.object({ discount_code: z.string().max(60) }) },
  'x-policy': {
    roles: ANYONE,
    subjectOf: 'none: a code is nobody’s',
    // One budget with the other check of codes: two doors are no second chance to guess.
    limits: [{ bucket: 'promos.check', by: 'address', max: 10, minutes: 60 }],
  },
  responses: { 200: json(z.object({ success: z.boolean(), discount_proportion: z.number() }), 'Whether it counts') },
});

export const discountCodesApi = router()
  .openapi(ask, async (c) => {
    const ctx = ctxOf(c);
    const client_user_agent = c.req.header('user-agent')?.slice(0, 500) ?? null;
    const asker = { fields: c.req.valid('json'), client_user_agent };
    const { code, proportion, ends_at } = await giveCode(
      ctx,
      readSigned(ctx, BROUGHT_CODE, getCookie(c, BROUGHT_CODE)),
      asker,
    );
    setCookie(c, BROUGHT_CODE, signed(ctx, BROUGHT_CODE, code), {
      ...{ path: '/', sameSite: 'Lax', httpOnly: true, secure: ctx.env.PUBLIC_URL.startsWith('https:') },
      maxAge: cookieSeconds(BROUGHT_CODE),
    });
    const answer = { discount_code: code, discount_proportion: proportion, ends_at: ends_at.toISOString() };
    return c.json({ success: true as const, ...answer }, 200);
  })
  .openapi(list, async (c) => {
    const { limit, before, state } = c.req.valid('query');
    const rows = await listCodes(ctxOf(c), { limit, before, state });
    const last = rows.at(-1);
    const next =
      last && rows.length === limit
        ? sealCursor({ created_at: last.created_at, discount_code: last.discount_code })
        : null;
    return c.json({ success: true as const, discount_leads: asJson(rows), next }, 200);
  })
  .openapi(check, async (c) => {
    const found = await liveCode(ctxOf(c), c.req.valid('param').discount_code);
    return c.json({ success: found !== null, discount_proportion: found?.proportion ?? 0 }, 200);
  });
