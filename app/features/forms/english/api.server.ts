/** English for answers in words: read, accepted, drafted by a service after a click that says so (T34, D48). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { openForms, requirePage, todayOf } from '#app/features/forms/opened.server.ts';
import { formOwners } from '#app/features/forms/prefill/family.server.ts';
import { body, json, refused, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { lines } from '#app/platform/input.ts';
import { forms } from '#content/forms/forms.ts';
import { draftEnglish, NO_DRAFT } from './draft.server.ts';
import { mostOf } from './prose.ts';
import { ENGLISH_STATES } from './rules.ts';
import { acceptEnglish, type EnglishText, readTexts } from './store.server.ts';

/** Longer than any field of an official form. */
const MOST_TEXT = 8000;

const ofForm = z.object({ user_id: z.uuid(), form_name: z.enum(Object.keys(forms) as [string, ...string[]]) });
const path = z.string().regex(/^[\w.]{1,120}$/);
const original = z
  .string()
  .max(MOST_TEXT)
  .refine((text) => text.isWellFormed());

const shown = z
  .strictObject({
    path: z.string(),
    page_number: z.int(),
    original: z.string(),
    english: z.string().nullable(),
    state: z.enum(ENGLISH_STATES),
    version: z.int(),
    max_length: z.int(),
    accepted_at: z.iso.datetime().nullable(),
  })
  .openapi('EnglishText');

const shownOf = ({ path, page, original, english, state, version, field, accepted_at }: EnglishText) => ({
  ...{ path, page_number: page, original, english, state, version, max_length: mostOf(field) },
  accepted_at: accepted_at?.toISOString() ?? null,
});

const closed = refused('Locked: the case is with an adviser (D49)');
const changed = json(
  z.strictObject({ success: z.literal(false), message: z.string(), text: shown.nullable() }),
  'Changed elsewhere: the answer as it stands',
);

const read = call({
  method: 'get',
  path: '/form/{user_id}/{form_name}/english',
  summary: 'The answers in words of a form, and their English',
  request: { params: ofForm },
  'x-policy': { ...formOwners, audit: 'form.read' },
  responses: {
    200: json(z.strictObject({ success: z.literal(true), texts: z.array(shown) }), 'In the order of the form'),
  },
});

const accept = call({
  method: 'put',
  path: '/form/{user_id}/{form_name}/english',
  summary: 'Accept the English of one answer; an answer that changed meanwhile is answered, not accepted for',
  request: {
    params: ofForm,
    ...body(z.strictObject({ path, english: lines(MOST_TEXT), original, version: z.int().min(0) })),
  },
  'x-policy': {
    ...formOwners,
    body: SMALL,
    limits: [{ bucket: 'form.english', by: 'actor', max: 600, minutes: 60 }],
  },
  responses: {
    200: json(z.strictObject({ success: z.literal(true), text: shown }), 'Accepted'),
    409: changed,
    423: closed,
  },
});

const draft = call({
  method: 'post',
  path: '/form/{user_id}/{form_name}/english/draft',
  summary: 'Let the configured service draft the English of one answer; names, numbers and places are not sent',
  request: { params: ofForm, ...body(z.strictObject({ path, original: original.optional() })) },
  'x-policy': {
    ...formOwners,
    body: SMALL,
    seconds: 12,
    // Each of them costs. Phones share addresses, families a phone (T34).
    limits: [
      { bucket: 'form.draft', by: 'actor', max: 20, minutes: 60 },
      { bucket: 'form.draft-address', by: 'address', max: 60, minutes: 60 },
    ],
  },
  responses: {
    200: json(
      z.strictObject({
        success: z.literal(true),
        draft: z.string().nullable(),
        why: z.enum(NO_DRAFT).nullable().openapi({ description: 'Why there is no draft' }),
        original: z.string(),
      }),
      'A draft that nobody has accepted; or why there is none',
    ),
    409: refused('The answer has changed'),
    423: closed,
  },
});

export const englishApi = router()
  .openapi(read, async (c) => {
    const ctx = ctxOf(c);
    const { user_id, form_name } = c.req.valid('param');
    const opened = await openForms(ctx.db, user_id);
    const texts = await readTexts(ctx.db, opened, requirePage(opened, form_name, 1), todayOf(ctx));
    return c.json({ success: true as const, texts: texts.map(shownOf) }, 200);
  })
  .openapi(accept, async (c) => {
    const { kind, text } = await acceptEnglish(ctxOf(c), c.req.valid('param'), c.req.valid('json'));
    if (kind === 'accepted' && text) return c.json({ success: true as const, text: shownOf(text) }, 200);
    return c.json({ success: false as const, message: 'Changed elsewhere', text: text && shownOf(text) }, 409);
  })
  .openapi(draft, async (c) => {
    const made = await draftEnglish(ctxOf(c), c.req.valid('param'), c.req.valid('json'));
    if (made.kind === 'changed elsewhere')
      return c.json({ success: false as const, message: 'Changed elsewhere' }, 409);
    const { kind: _kind, ...answer } = made;
    return c.json({ success: true as const, ...answer }, 200);
  });
