/** Bulk reads by the page (spec 7 "Admin and bulk", D55), and exports whole: an admin, on record with the count (T37). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { userProfile } from '#app/features/accounts/profile.server.ts';
import { requireConfirmed } from '#app/platform/access/confirmed.server.ts';
import { body, json, refused, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { pageSize } from '#app/platform/cursor.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { dayRange } from './day-rules.ts';
import { days } from './days.server.ts';
import { halvesOf, placeOf } from './key-halves.server.ts';
import { pageOfProfiles, pageOfReferrals, placeOfProfile, placeOfReferral, referral } from './lists.server.ts';
import { EXPORTS, FORMATS } from './names.ts';
import { exportStream, fileHeaders } from './stream.server.ts';
import { recordRead } from './watch.server.ts';

const half = z.string().max(300).optional();
const start = { start_key_pk: half, start_key_sk: half };

const next = z
  .strictObject({ start_key_pk: z.string(), start_key_sk: z.string() })
  .nullable()
  .openapi({ description: 'Where the next page begins; null at the end' });
const limits = [{ bucket: 'bulk.actor', by: 'actor', max: 600, minutes: 60 }] as const;

const profiles = call({
  method: 'post',
  path: '/bulk/fetch-all-profiles',
  summary: 'All people, the oldest first, at most 100 a page',
  request: body(z.strictObject({ limit: pageSize, ...start, ...days }).openapi('FetchProfiles')),
  'x-policy': { roles: ['admin'], audit: 'bulk.profiles', body: SMALL, limits },
  responses: {
    200: json(
      z.strictObject({ success: z.literal(true), profiles: z.array(userProfile), count: z.int(), next }),
      'One page',
    ),
  },
});

const referrals = call({
  method: 'get',
  path: '/bulk/fetch-all-referrals',
  summary: 'Sign-ups and orders that came by a code of somebody, the oldest first, at most 100 a page',
  request: { query: z.object({ limit: pageSize, ...start, ...days }) },
  'x-policy': { roles: ['admin'], audit: 'bulk.referrals', limits },
  responses: {
    200: json(
      z.strictObject({ success: z.literal(true), referrals: z.array(referral), count: z.int(), next }),
      'One page',
    ),
  },
});

const whole = call({
  method: 'get',
  path: '/admin/exports/{export}',
  summary: 'A whole list as a file, streamed; the password was given inside the session within 15 minutes',
  request: {
    params: z.object({ export: z.enum(EXPORTS) }),
    query: z.object({ format: z.enum(FORMATS).default('csv'), ...days }),
  },
  'x-policy': {
    roles: ['admin'],
    subjectOf: 'none: a list names everybody',
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

export const exportsApi = router()
  .openapi(profiles, async (c) => {
    const ctx = ctxOf(c);
    const { limit, start_date, end_date, ...given } = c.req.valid('json');
    const secret = ctx.env.APP_SECRET;
    const after = placeOf(secret, 'profiles', given);
    const rows = await pageOfProfiles(ctx.db, { limit, after, ...dayRange({ start_date, end_date }) });
    await recordRead(ctx, 'bulk.profiles', rows.length);
    const last = rows.length === limit ? rows.at(-1) : undefined;
    const goesOn = last ? halvesOf(secret, 'profiles', placeOfProfile(last)) : null;
    return c.json({ success: true as const, profiles: rows, count: rows.length, next: goesOn }, 200);
  })
  .openapi(referrals, async (c) => {
    const ctx = ctxOf(c);
    const { limit, start_date, end_date, ...given } = c.req.valid('query');
    const secret = ctx.env.APP_SECRET;
    const after = placeOf(secret, 'referrals', given);
    const rows = await pageOfReferrals(ctx.db, { limit, after, ...dayRange({ start_date, end_date }) });
    await recordRead(ctx, 'bulk.referrals', rows.length);
    const last = rows.length === limit ? rows.at(-1) : undefined;
    const goesOn = last ? halvesOf(secret, 'referrals', placeOfReferral(last)) : null;
    return c.json({ success: true as const, referrals: rows, count: rows.length, next: goesOn }, 200);
  })
  .openapi(whole, async (c) => {
    const ctx = ctxOf(c);
    await requireConfirmed(ctx);
    const { export: name } = c.req.valid('param');
    const { format, ...wanted } = c.req.valid('query');
    // Before the first row leaves: whatever becomes of the stream, that it was asked for stands.
    await recordAudit(ctx.db, ctx, { action: `export.${name}` });
    return c.body(exportStream(ctx, name, format, dayRange(wanted)), 200, fileHeaders(ctx, name, format)) as never;
  });
