/** Comments and votes of readers (D33, T26); what staff decide about comments: moderation-api.server.ts. */
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { ctxOf } from '#app/ctx.server.ts';
import { articlePath } from '#app/features/articles/library.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { ANYONE, STAFF } from '#app/platform/access/actor.ts';
import { body, done, json, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { idempotencyHeader, once } from '#app/platform/calls/idempotency.server.ts';
import { limitKey } from '#app/platform/http/address.ts';
import { hasRoom, takeLimits } from '#app/platform/limits/limits.server.ts';
import { articleParam, commentFields, voteFields } from './rules.ts';
import { articleVote, countVote, readVotes, requireArticle, saveComment } from './store.server.ts';

const NOBODYS = 'none: anybody writes under an article, and the answer tells nothing of what is stored';
const form = <T extends z.ZodType>(schema: T) => ({
  body: { content: { 'application/x-www-form-urlencoded': { schema } }, required: true as const },
});
const SMALL_FORM = { type: 'form', bytes: 16_384 } as const;
const PER_ADDRESS = { bucket: 'articles.comment', max: 5, minutes: 60 };
const seeOther = { 303: { description: 'Back on the page of the article, which says what became of it' } };

const post = call({
  method: 'post',
  path: '/articles/{article}/comments',
  summary: 'Write a comment; it shows once staff have approved it',
  request: { params: articleParam, headers: idempotencyHeader, ...body(commentFields) },
  'x-policy': {
    roles: ANYONE,
    subjectOf: NOBODYS,
    body: SMALL,
    limits: [{ bucket: 'articles.try', by: 'address', max: 30, minutes: 60 }],
  },
  responses: { 200: json(done, 'It waits for approval') },
});

/** The same from a page whose scripts do not run: what is wrong with it is said on the page, too. */
const postForm = call({
  method: 'post',
  path: '/articles/{article}/comments/form',
  summary: 'Write a comment from a page without scripts',
  request: {
    params: articleParam,
    ...form(z.object({ locale: z.string(), name: z.string(), text: z.string(), website: z.string().optional() })),
  },
  'x-policy': {
    roles: ANYONE,
    subjectOf: NOBODYS,
    body: SMALL_FORM,
    limits: [{ bucket: 'articles.try', by: 'address', max: 30, minutes: 60 }],
  },
  responses: seeOther,
});

const vote = call({
  method: 'post',
  path: '/articles/{article}/votes',
  summary: 'Say whether an article was useful; counted once a day for an article and an address',
  request: { params: articleParam, ...form(voteFields) },
  'x-policy': {
    roles: ANYONE,
    subjectOf: NOBODYS,
    body: SMALL_FORM,
    limits: [{ bucket: 'articles.votes', by: 'address', max: 60, minutes: 60 }],
  },
  responses: seeOther,
});

const votes = call({
  method: 'get',
  path: '/admin/articles/{article}/votes',
  summary: 'How many found an article useful, by language',
  request: { params: articleParam },
  'x-policy': { roles: STAFF, subjectOf: 'none: counts, of nobody', audit: 'comments.votes' },
  responses: { 200: json(z.object({ success: z.literal(true), votes: z.array(articleVote) }), 'Counts') },
});

/** Back on the page; the place on it says what became of it. */
const back = (c: Context, article: string, locale: Locale, place: string) =>
  c.redirect(`${articlePath(article, locale) ?? '/'}#${place}`, 303) as never;

export const articlesApi = router()
  .openapi(post, async (c) => {
    const ctx = ctxOf(c);
    const { article } = c.req.valid('param');
    const fields = c.req.valid('json');
    requireArticle(article, fields.locale);
    const answer = { status: 200, body: said('The comment waits for approval') };
    if (fields.website) return c.json(answer.body, 200);
    await takeLimits(ctx, [{ ...PER_ADDRESS, key: limitKey(ctx.address) }]);
    const key = c.req.valid('header')['idempotency-key'];
    const { body, replayed } = await once(
      ctx.db,
      { scope: 'articles.comment', key, content: { article, fields } },
      async (db) => {
        await db.transaction((tx) => saveComment(ctx, tx, article, fields));
        return answer;
      },
    );
    if (replayed) c.header('Idempotency-Replayed', 'true');
    return c.json(body, 200);
  })
  .openapi(postForm, async (c) => {
    const ctx = ctxOf(c);
    const { article } = c.req.valid('param');
    const sent = c.req.valid('form');
    const locale = commentFields.shape.locale.catch('es').parse(sent.locale);
    requireArticle(article, locale);
    const { data: fields } = commentFields.safeParse(sent);
    if (fields?.website) return back(c, article, locale, 'comment-sent');
    const isRight = fields && (await hasRoom(ctx, [{ ...PER_ADDRESS, key: limitKey(ctx.address) }]));
    if (!isRight) return back(c, article, locale, 'comment-not-sent');
    await ctx.db.transaction((tx) => saveComment(ctx, tx, article, fields));
    return back(c, article, locale, 'comment-sent');
  })
  .openapi(vote, async (c) => {
    const ctx = ctxOf(c);
    const { article } = c.req.valid('param');
    const { locale, is_useful } = c.req.valid('form');
    requireArticle(article, locale);
    const once = { bucket: 'articles.vote', max: 1, minutes: 24 * 60, key: `${article} ${limitKey(ctx.address)}` };
    if (await hasRoom(ctx, [once])) await countVote(ctx, article, locale, is_useful === 'true');
    return back(c, article, locale, 'voted');
  })
  .openapi(votes, async (c) =>
    c.json({ success: true as const, votes: await readVotes(ctxOf(c), c.req.valid('param').article) }, 200),
  );
