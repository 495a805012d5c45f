/** What staff decide about comments (D33): shown, refused with a reason, put back; one or many; each decision is on record. */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { STAFF } from '#app/platform/access/actor.ts';
import { body, done, json, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { asJson, call, router } from '#app/platform/calls/call.server.ts';
import { cursor, cursorInstant, pageSize, sealCursor } from '#app/platform/cursor.ts';
import { line } from '#app/platform/input.ts';
import { COMMENT_STATES, MOST_COMMENTS_AT_ONCE, REASON_LENGTH } from './state-rules.ts';
import {
  type CommentDecision,
  comment,
  decideComment,
  decideComments,
  forgetComment,
  listComments,
} from './store.server.ts';

export const commentCursor = cursor(z.object({ created_at: cursorInstant, comment_id: z.uuid() }));
const commentPage = z.object({ success: z.literal(true), comments: z.array(comment), next: z.string().nullable() });

const list = call({
  method: 'get',
  path: '/admin/comments',
  summary: 'Comments of one state, page by page: those that wait from the oldest, decided ones from the newest',
  request: {
    query: z.object({
      state: z.enum(COMMENT_STATES).default('waiting'),
      limit: pageSize,
      after: commentCursor.optional(),
    }),
  },
  'x-policy': { roles: STAFF, audit: 'comments.list' },
  responses: { 200: json(commentPage, 'One page') },
});

const commentParam = z.object({ comment_id: z.uuid() });
const WRITTEN_BY_NOBODY = 'none: a comment belongs to no account';
const seen = z.enum(COMMENT_STATES).openapi({ description: 'As it was read' });
const reason = line(REASON_LENGTH).openapi({ description: 'Why it is not shown; for the team' });
const limits = [{ bucket: 'comments.actor', by: 'actor', max: 600, minutes: 60 }] as const;

const decided = {
  200: json(z.object({ success: z.literal(true), comment }), 'The comment as it is now'),
  409: json(z.object({ success: z.literal(false), message: z.string() }), 'Somebody has decided otherwise'),
};
const policy = { roles: STAFF, subjectOf: WRITTEN_BY_NOBODY, body: SMALL, limits } as const;

const approve = call({
  method: 'post',
  path: '/admin/comments/{comment_id}/approve',
  summary: 'Show a comment to everybody',
  request: { params: commentParam, ...body(z.strictObject({ seen })) },
  'x-policy': { ...policy, audit: 'comments.approve' },
  responses: decided,
});
const refuse = call({
  method: 'post',
  path: '/admin/comments/{comment_id}/refuse',
  summary: 'Keep a comment from being shown, with the reason',
  request: { params: commentParam, ...body(z.strictObject({ seen, reason })) },
  'x-policy': { ...policy, audit: 'comments.refuse' },
  responses: decided,
});

const change = z
  .strictObject({
    comments: z
      .array(z.strictObject({ comment_id: z.uuid(), seen }))
      .min(1)
      .max(MOST_COMMENTS_AT_ONCE)
      .refine((rows) => new Set(rows.map(({ comment_id }) => comment_id)).size === rows.length),
    state: z.enum(COMMENT_STATES),
    reason: reason.optional(),
  })
  .refine((one) => one.state !== 'refused' || one.reason, { path: ['reason'] })
  .openapi('CommentDecision');

const many = call({
  method: 'put',
  path: '/admin/comments',
  summary: 'Decide about many comments at once, or put them back to wait; each by itself, what was before comes back',
  request: body(change),
  'x-policy': { ...policy, audit: 'comments.decide' },
  responses: {
    200: json(
      z.strictObject({
        success: z.literal(true),
        moved: z.array(z.strictObject({ comment_id: z.uuid(), before: z.enum(COMMENT_STATES) })),
        left: z.array(z.strictObject({ comment_id: z.uuid(), why: z.enum(['changed', 'missing']) })),
      }),
      'What was changed, and what was left as it is',
    ),
  },
});

const remove = call({
  method: 'delete',
  path: '/admin/comments/{comment_id}',
  summary: 'Forget a comment, as whoever wrote it asked',
  request: { params: commentParam },
  'x-policy': { roles: STAFF, subjectOf: WRITTEN_BY_NOBODY, audit: 'comments.delete' },
  responses: { 200: json(done, 'Forgotten') },
});

export const moderationApi = router()
  .openapi(list, async (c) => {
    const { state, limit, after } = c.req.valid('query');
    const found = await listComments(ctxOf(c), { state, limit, after });
    const rows = asJson(found.map(({ decided_by: _, ...row }) => row));
    const last = rows.at(-1);
    const next =
      last && rows.length === limit ? sealCursor({ created_at: last.created_at, comment_id: last.comment_id }) : null;
    return c.json({ success: true as const, comments: rows, next }, 200);
  })
  .openapi(approve, async (c) => {
    const wanted: CommentDecision = { ...c.req.valid('param'), ...c.req.valid('json'), state: 'approved' };
    return c.json({ success: true as const, comment: asJson(await decideComment(ctxOf(c), wanted)) }, 200);
  })
  .openapi(refuse, async (c) => {
    const wanted: CommentDecision = { ...c.req.valid('param'), ...c.req.valid('json'), state: 'refused' };
    return c.json({ success: true as const, comment: asJson(await decideComment(ctxOf(c), wanted)) }, 200);
  })
  .openapi(many, async (c) => {
    const { comments, state, reason: why } = c.req.valid('json');
    const outcomes = await decideComments(
      ctxOf(c),
      comments.map((one) => ({ ...one, state, reason: why })),
    );
    return c.json(
      {
        success: true as const,
        moved: outcomes.flatMap(({ kind, comment_id, seen: before }) =>
          kind === 'moved' ? [{ comment_id, before }] : [],
        ),
        left: outcomes.flatMap(({ kind, comment_id }) =>
          kind === 'changed' || kind === 'missing' ? [{ comment_id, why: kind }] : [],
        ),
      },
      200,
    );
  })
  .openapi(remove, async (c) => {
    await forgetComment(ctxOf(c), c.req.valid('param').comment_id);
    return c.json(said('Forgotten'), 200);
  });
