/** "Continue on your phone" as calls: a code for one person's files, and what a phone with it is told. */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { localeField } from '#app/features/accounts/input.server.ts';
import { documentType, base as ofDocuments, ofPerson } from '#app/features/documents/files/input.server.ts';
import { findPass, PASS_HEADER, type Pass } from '#app/features/documents/files/pass.server.ts';
import { DEFAULT_LOCALE } from '#app/i18n/locales.ts';
import { APPLICANTS } from '#app/platform/access/actor.ts';
import type { Proof } from '#app/platform/access/policy.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, json, SMALL } from '#app/platform/calls/answer.server.ts';
import { asJson, call, provenBy, router } from '#app/platform/calls/call.server.ts';
import { endPasses, makePass, openPass, readPass } from './store.server.ts';

/** Staff upload by themselves: what they do is on record, and a phone without a name would not be. */
const owned = { roles: APPLICANTS, owner: ['self', 'guardian-of'], subjectOf: person } as const;
const path = `${ofDocuments}/pass` as const;
const success = z.literal(true);
const token = z.string().regex(/^[\w-]{43}$/);
/** Which of several codes is meant; all of one's own without it. */
const headers = z.object({ [PASS_HEADER]: token.optional() });

const make = call({
  method: 'post',
  path,
  summary: 'A code for a phone: 15 minutes, this person, upload only; the fourth ends the first',
  request: { params: ofPerson, ...body(z.strictObject({ locale: localeField.optional() })) },
  'x-policy': { ...owned, body: SMALL, limits: [{ bucket: 'documents.pass', by: 'actor', max: 40, minutes: 60 }] },
  responses: {
    200: json(
      z.strictObject({
        ...{ success, token, url: z.string(), qr_svg: z.string(), expires_at: z.iso.datetime() },
      }),
      'The token is shown once',
    ),
  },
});

const look = call({
  method: 'get',
  path,
  summary: 'Whether a phone has opened the code, and how many files have come since',
  request: { params: ofPerson, headers },
  'x-policy': { ...owned, limits: [{ bucket: 'documents.pass-look', by: 'actor', max: 2000, minutes: 60 }] },
  responses: {
    200: json(
      z.strictObject({
        ...{ success, is_opened: z.boolean(), is_over: z.boolean() },
        ...{ expires_at: z.iso.datetime(), files: z.int() },
      }),
      'How it stands',
    ),
  },
});

const end = call({
  method: 'delete',
  path,
  summary: 'End a code: the phone can hand in nothing more',
  request: { params: ofPerson, headers },
  'x-policy': owned,
  responses: { 200: json(z.strictObject({ success }), 'Ended, or over before') },
});

/** Alone, without a person in the address: the phone does not know yet for whom it is. */
const shownPass: Proof<Pass> = {
  kind: 'upload-pass',
  in: 'header',
  check: ({ ctx, header }) => findPass(ctx, header(PASS_HEADER)),
  refusal: { status: 404 },
};

const open = call({
  method: 'post',
  path: '/docs/upload-pass',
  summary: 'What a code is for: first name, until when, names of documents that are missing',
  request: {},
  'x-policy': {
    roles: [],
    proof: shownPass,
    limits: [{ bucket: 'documents.pass-open', by: 'address', max: 300, minutes: 60 }],
  },
  responses: {
    200: json(
      z.strictObject({
        ...{ success, user_id: z.uuid(), first_name: z.string(), expires_at: z.iso.datetime() },
        documents: z.array(z.strictObject({ type: documentType, is_needed: z.boolean() })),
      }),
      'No file, no answer, no other name',
    ),
  },
});

export const passApi = router()
  .openapi(make, async (c) => {
    const { locale = DEFAULT_LOCALE } = c.req.valid('json');
    const made = await makePass(ctxOf(c), c.req.valid('param').user_id, locale);
    return c.json({ success: true as const, ...asJson(made) }, 200);
  })
  .openapi(look, async (c) => {
    const found = await readPass(ctxOf(c), c.req.valid('param').user_id, c.req.valid('header')[PASS_HEADER]);
    return c.json({ success: true as const, ...asJson(found) }, 200);
  })
  .openapi(end, async (c) => {
    await endPasses(ctxOf(c), c.req.valid('param').user_id, c.req.valid('header')[PASS_HEADER]);
    return c.json({ success: true as const }, 200);
  })
  .openapi(open, async (c) => {
    const ctx = ctxOf(c);
    const told = await openPass(ctx, provenBy(ctx, shownPass));
    return c.json({ success: true as const, ...asJson(told) }, 200);
  });
