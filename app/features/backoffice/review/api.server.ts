/** The review of a case answer by answer (D49): for staff; sending the round back and approving stand with the other moves. */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { STAFF } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, json, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { isSeen } from '#app/platform/input.ts';
import { COMMENT, REASONS, REFUSALS, VERDICTS } from './rules.ts';
import { asShown, fieldReview, judge, readJudged } from './store.server.ts';

const byStaff = { roles: STAFF, owner: ['staff-for'], subjectOf: person } as const;
const limits = [{ bucket: 'review.fields', by: 'actor', max: 3000, minutes: 60 }] as const;
const ofPerson = z.object({ user_id: z.uuid() });
const path = '/form/{user_id}/review/fields';

/** Signs that nobody sees, or that turn the text around; a line may end. */
const UNSEEN = /(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

const fields = z.array(fieldReview).openapi({ description: 'Oldest first' });

const list = call({
  method: 'get',
  path,
  summary: 'What advisers have said about single answers, with the values before and after',
  request: { params: ofPerson },
  'x-policy': { ...byStaff, audit: 'review.read', limits },
  responses: { 200: json(z.strictObject({ success: z.literal(true), fields }), 'All of them') },
});

const judgement = z
  .strictObject({
    form_name: z.string().regex(/^[a-z0-9_]{1,30}$/),
    page_number: z.int().min(1).max(99),
    verdict: z.enum(VERDICTS).openapi({ description: 'none takes the last verdict back' }),
    fields: z
      .array(
        z.strictObject({
          path: z.string().regex(/^[\w.]{1,120}$/),
          seen: z.int().nullable().openapi({ description: 'field_review_id of the newest verdict that was read' }),
        }),
      )
      .min(1)
      .max(300),
    reason: z.enum(REASONS).optional(),
    comment: z
      .string()
      .trim()
      .min(COMMENT.shortest)
      .max(COMMENT.longest)
      .refine((text) => text.isWellFormed() && !UNSEEN.test(text) && isSeen(text))
      .optional()
      .openapi({ description: 'The person reads it' }),
  })
  .superRefine(({ verdict, reason, comment, fields: places }, check) => {
    const wrong = (field: string) => check.addIssue({ code: 'custom', path: [field] });
    if (verdict !== 'flagged') return;
    if (!reason) wrong('reason');
    if (!comment) wrong('comment');
    if (places.length > 1) wrong('fields');
  });

const judging = call({
  method: 'put',
  path,
  summary: 'Accept answers, flag one with a reason and a comment, or take that back; the person sees nothing of it yet',
  request: { params: ofPerson, ...body(judgement) },
  'x-policy': { ...byStaff, body: SMALL, limits },
  responses: {
    200: json(z.strictObject({ success: z.literal(true), version: z.int(), fields }), 'The page as it is judged now'),
    409: json(
      z.strictObject({ success: z.literal(false), message: z.string(), version: z.int(), fields }),
      'Another adviser was faster, or the case is not open; with what stands',
    ),
  },
});

export const fieldReviewApi = router()
  .openapi(list, async (c) => {
    const rows = await readJudged(ctxOf(c).db, c.req.valid('param').user_id);
    return c.json({ success: true as const, fields: asShown(rows) }, 200);
  })
  .openapi(judging, async (c) => {
    const { kind, version, fields: rows } = await judge(ctxOf(c), c.req.valid('param').user_id, c.req.valid('json'));
    const stands = { version, fields: asShown(rows) };
    if (kind === 'judged') return c.json({ success: true as const, ...stands }, 200);
    return c.json({ success: false as const, message: REFUSALS[kind], ...stands }, 409);
  });
