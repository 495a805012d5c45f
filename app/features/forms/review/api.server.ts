/** Check your answers: notes about contradictions; send for review, take it back, and what an adviser does with it (D49). */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { ctxOf } from '#app/ctx.server.ts';
import { reasonField } from '#app/features/accounts/input.server.ts';
import { saveNote } from '#app/features/forms/findings/notes.server.ts';
import { REVIEW_STATES } from '#app/features/forms/lock/rules.ts';
import { formOwners } from '#app/features/forms/prefill/family.server.ts';
import { STAFF } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, json, refused, SMALL } from '#app/platform/calls/answer.server.ts';
import { type AppEnv, asJson, call, router } from '#app/platform/calls/call.server.ts';
import { forms } from '#content/forms/forms.ts';
import { PROGRESS } from '#content/progress.ts';
import { REFUSALS } from './rules.ts';
import {
  acceptReview,
  askForReview,
  type MoveOutcome,
  openReview,
  reopenReview,
  returnReview,
  undoReview,
} from './store.server.ts';

const owned = formOwners;
const byStaff = { roles: STAFF, owner: ['staff-for'], subjectOf: person } as const;
const limits = [{ bucket: 'form.review', by: 'actor', max: 300, minutes: 60 }] as const;
const ofNotes = [{ bucket: 'form.note', by: 'actor', max: 300, minutes: 60 }] as const;

/** Signs that nobody sees, or that turn the text around; a line may end. */
const UNSEEN = /(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

const version = z.int().min(1).optional().openapi({ description: 'The version that was read' });

const ofPerson = z.object({ user_id: z.uuid() });
const ofForm = ofPerson.extend({ form_name: z.enum(Object.keys(forms) as [string, ...string[]]) });

const review = z
  .strictObject({
    state: z.enum(REVIEW_STATES),
    asked_at: z.iso.datetime(),
    opened_at: z.iso.datetime().nullable(),
    returned: z.array(z.string()).openapi({ description: 'Places that can be written again: form/page/path' }),
    version: z.int(),
  })
  .openapi('Review');
const reason = z
  .strictObject({
    what: z.enum(['form', 'documents', 'payment']),
    form_name: z.string().optional(),
    status: z.enum(PROGRESS).optional(),
  })
  .openapi('ReviewReason');
const shown = (what: string) => json(z.strictObject({ success: z.literal(true), review: review.nullable() }), what);
const refusal = (why: string) =>
  json(
    z.strictObject({
      success: z.literal(false),
      message: z.string(),
      review: review.nullable(),
      reasons: z.array(reason),
    }),
    why,
  );

const ask = call({
  method: 'post',
  path: '/form/{user_id}/review',
  summary: 'Send a case for review: form and documents finished, the service paid; the answers are then locked',
  request: { params: ofPerson },
  'x-policy': { ...owned, limits },
  responses: { 200: shown('Sent; or as it stands, where it is with us already'), 409: refusal('What is missing') },
});

const undo = call({
  method: 'delete',
  path: '/form/{user_id}/review',
  summary: 'Take it back, until an adviser has opened it',
  request: { params: ofPerson },
  'x-policy': { ...owned, limits },
  responses: { 200: shown('The answers are open again'), 409: refusal('An adviser has opened it') },
});

const open = call({
  method: 'post',
  path: '/form/{user_id}/review/open',
  summary: 'An adviser begins the review: from here on it cannot be taken back',
  request: { params: ofPerson },
  'x-policy': { ...byStaff, limits },
  responses: { 200: shown('Opened'), 409: refusal('Nobody has sent it') },
});

const giveBack = call({
  method: 'post',
  path: '/form/{user_id}/review/return',
  summary: 'Send answers back: they, and what hangs on them, can be written again',
  request: {
    params: ofPerson,
    ...body(
      z.strictObject({
        places: z
          .array(z.string().regex(/^[a-z0-9_]{1,30}\/\d{1,2}\/[\w.]{1,120}$/))
          .max(400)
          .default([])
          .openapi({ example: ['ds160/1/surnames'], description: 'Beside what was flagged' }),
        version,
      }),
    ),
  },
  'x-policy': { ...byStaff, body: SMALL, limits },
  responses: { 200: shown('Sent back'), 409: refusal('It is not open') },
});

const accept = call({
  method: 'post',
  path: '/form/{user_id}/review/accept',
  summary: 'The review is done; the answers stay locked',
  request: {
    params: ofPerson,
    ...body(
      z.strictObject({
        version,
        reason: reasonField.optional().openapi({ description: 'Of an admin who has prepared the answers, too' }),
      }),
    ),
  },
  'x-policy': { ...byStaff, body: SMALL, limits },
  responses: { 200: shown('Done'), 409: refusal(`${REFUSALS.elsewhere}, ${REFUSALS.flags}, ${REFUSALS.own}`) },
});

const reopen = call({
  method: 'post',
  path: '/form/{user_id}/review/second',
  summary: 'Open the answers again after a denial: free once, within twelve months',
  request: { params: ofPerson },
  'x-policy': { ...owned, limits },
  responses: { 200: shown('Every answer can be written again'), 409: refusal('There is no second review, and why') },
});

const note = z
  .strictObject({
    /** Check, fields and rows, as the finding names itself. */
    finding: z.string().regex(/^[\w.:\- ]{1,1500}$/),
    /** Of the values that it was written about. */
    values_hash: z.string().regex(/^[\w-]{1,80}$/),
    note: z
      .string()
      .max(600)
      .refine((text) => text.isWellFormed() && !UNSEEN.test(text)),
  })
  .openapi('CheckNote');

const explain = call({
  method: 'put',
  path: '/form/{user_id}/{form_name}/notes',
  summary: 'Explain a contradiction; an empty note takes the explanation back',
  request: { params: ofForm, ...body(note) },
  'x-policy': { ...owned, body: SMALL, limits: ofNotes },
  responses: {
    200: json(z.strictObject({ success: z.literal(true), note: note.nullable() }), 'As it stands'),
    409: refused('Too many notes'),
  },
});

function answer(c: Context<AppEnv>, { kind, review: stands, reasons, message: told }: MoveOutcome) {
  if (kind === 'done') return c.json({ success: true as const, review: asJson(stands) }, 200);
  const message = told ?? (reasons.length > 0 ? 'Not ready for review' : REFUSALS.elsewhere);
  return c.json({ success: false as const, message, review: asJson(stands), reasons: [...reasons] }, 409);
}

export const reviewApi = router()
  .openapi(ask, async (c) => answer(c, await askForReview(ctxOf(c), c.req.valid('param').user_id)))
  .openapi(undo, async (c) => answer(c, await undoReview(ctxOf(c), c.req.valid('param').user_id)))
  .openapi(open, async (c) => answer(c, await openReview(ctxOf(c), c.req.valid('param').user_id)))
  .openapi(giveBack, async (c) => {
    const { places, ...asked } = c.req.valid('json');
    return answer(c, await returnReview(ctxOf(c), c.req.valid('param').user_id, places, asked));
  })
  .openapi(accept, async (c) =>
    answer(c, await acceptReview(ctxOf(c), c.req.valid('param').user_id, c.req.valid('json'))),
  )
  .openapi(reopen, async (c) => answer(c, await reopenReview(ctxOf(c), c.req.valid('param').user_id)))
  .openapi(explain, async (c) => {
    const saved = await saveNote(ctxOf(c), c.req.valid('param'), c.req.valid('json'));
    return c.json({ success: true as const, note: saved }, 200);
  });
