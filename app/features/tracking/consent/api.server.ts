/** The choice about measuring, of whoever has a session (D54): shown in the settings, changed there or in the banner. */
import { z } from '@hono/zod-openapi';
import { getCookie } from 'hono/cookie';
import { ctxOf } from '#app/ctx.server.ts';
import { APPLICANTS } from '#app/platform/access/actor.ts';
import { BROUGHT_CODE, readSigned } from '#app/platform/access/signed.server.ts';
import { body, json, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { headerOf } from '#app/platform/calls/header.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { trackingFields } from './input.server.ts';
import { readConsentOf, saveConsent } from './store.server.ts';

const shown = z.object({ choice: z.enum(['granted', 'denied']), at: z.iso.datetime() }).openapi('TrackingConsent');
const answered = z.object({ success: z.literal(true), tracking_consent: shown.nullable() });
const path = '/tracking/consent';

const read = call({
  method: 'get',
  path,
  summary: 'What the caller has chosen about measuring and advertising; null before any choice',
  'x-policy': { roles: APPLICANTS },
  responses: { 200: json(answered, 'The choice') },
});

const save = call({
  method: 'put',
  path,
  summary: 'Choose anew: a no empties what was kept, and what has not left yet stays here',
  request: body(
    z.strictObject({ ...trackingFields, client_id: z.string().max(200).optional() }).openapi('TrackingChoice'),
  ),
  'x-policy': {
    roles: APPLICANTS,
    subjectOf: 'none: it is the caller’s own choice; client_id names a visit',
    body: SMALL,
    limits: [{ bucket: 'tracking.consent', by: 'actor', max: 60, minutes: 60 }],
  },
  responses: { 200: json(answered, 'Stored') },
});

const ownId = ({ actor }: ReturnType<typeof ctxOf>): string => {
  if (!actor.user_id) throw new Problem(401);
  return actor.user_id;
};

export const consentApi = router()
  .openapi(read, async (c) => {
    const ctx = ctxOf(c);
    const found = await readConsentOf(ctx.db, ownId(ctx));
    return c.json({ success: true as const, tracking_consent: found && { choice: found.choice, at: found.at } }, 200);
  })
  .openapi(save, async (c) => {
    const ctx = ctxOf(c);
    const { tracking_consent, ...fields } = c.req.valid('json');
    if (!tracking_consent) throw new Problem(422, undefined, { field: 'tracking_consent' });
    const agent = headerOf(c, 'user-agent') ?? '';
    const from = { agent, code: readSigned(ctx, BROUGHT_CODE, getCookie(c, BROUGHT_CODE)) };
    const { choice, at } = await saveConsent(ctx, ownId(ctx), { ...fields, tracking_consent }, from);
    return c.json({ success: true as const, tracking_consent: { choice, at } }, 200);
  });
