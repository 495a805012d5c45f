/** Comments and votes: written by readers, shown after staff said so, and each change makes its page anew (D33). */
import { z } from '@hono/zod-openapi';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { articleOf } from '#app/features/articles/library.server.ts';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { writeMessages } from '#app/integrations/mail/outbox.server.ts';
import { answerFields } from '#app/platform/calls/answer-fields.server.ts';
import { touchTag } from '#app/platform/pages/page-tags.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { brand } from '#content/brand.ts';
import type { Db } from '#db/client.server.ts';
import { article_votes, comments } from '#db/schema.server.ts';
import { commentMessage } from './message.server.ts';
import { COMMENT_STATES, type CommentFields, type CommentState } from './rules.ts';

/** An article that can be read in the language; anything else is no place for a comment. */
export function requireArticle(article: string, locale: Locale) {
  if (articleOf(article, locale)?.locale !== locale) throw new Problem(404);
}

/** With the message to the staff. */
export async function saveComment(
  ctx: Ctx,
  tx: Db,
  article: string,
  { website: _, ...fields }: CommentFields,
): Promise<void> {
  await tx.insert(comments).values({ article, ...fields, created_at: ctx.now });
  const mail = { kind: 'comment', budget: 'none', to_address: brand.staffEmail, locale: 'es' } as const;
  await writeMessages(ctx, tx, [{ ...mail, ...commentMessage(article, fields) }]);
}

export type ShownComment = { comment_id: string; name: string; text: string; created_at: Date };
const MOST_SHOWN = 200;

/** What everybody may read, in the order it was written. */
export const readComments = (ctx: Ctx, article: string, locale: Locale): Promise<ShownComment[]> =>
  ctx.db
    .select({
      comment_id: comments.comment_id,
      name: comments.name,
      text: comments.text,
      created_at: comments.created_at,
    })
    .from(comments)
    .where(and(eq(comments.article, article), eq(comments.locale, locale), eq(comments.state, 'approved')))
    .orderBy(asc(comments.created_at), asc(comments.comment_id))
    .limit(MOST_SHOWN);

const published = answerFields({
  comment_id: [comments.comment_id, z.uuid()],
  article: [comments.article, z.string()],
  locale: [comments.locale, z.enum(LOCALES)],
  name: [comments.name, z.string()],
  text: [comments.text, z.string()],
  state: [comments.state, z.enum(COMMENT_STATES)],
  decided_at: [comments.decided_at, z.iso.datetime().nullable()],
  created_at: [comments.created_at, z.iso.datetime()],
});
export const comment = published.schema.openapi('Comment');

export type CommentCursor = { created_at: string; comment_id: string };
type ListPage = { state: CommentState; limit: number; after?: CommentCursor | undefined };

/** The oldest first: whoever waits longest is read first. */
export const listComments = (ctx: Ctx, { state, limit, after }: ListPage) =>
  ctx.db
    .select(published.columns)
    .from(comments)
    .where(
      and(
        eq(comments.state, state),
        after &&
          sql`(${comments.created_at}, ${comments.comment_id}) > (${after.created_at}::timestamptz, ${after.comment_id}::uuid)`,
      ),
    )
    .orderBy(asc(comments.created_at), asc(comments.comment_id))
    .limit(limit);

/** The page of the article, wherever it stands. */
const touchArticle = async (tx: Db, article: string) => {
  for (const screen of ['resource', 'post']) await touchTag(tx, `${screen}/${article}`);
};

/**
 * Approved comments show, refused ones do not; both can be put right later. Who decides says what they saw: two who
 * decide at once do not overwrite each other.
 */
export function decideComment(ctx: Ctx, comment_id: string, seen: CommentState, state: CommentState) {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(comments)
      .set({ state, decided_by: ctx.actor.user_id, decided_at: ctx.now })
      .where(and(eq(comments.comment_id, comment_id), eq(comments.state, seen)))
      .returning(published.columns);
    if (row) {
      await touchArticle(tx, row.article);
      return row;
    }
    const [present] = await tx.select(published.columns).from(comments).where(eq(comments.comment_id, comment_id));
    if (!present) throw new Problem(404);
    if (present.state === state) return present;
    throw new Problem(409, `The comment is ${present.state}`);
  });
}

/** For somebody who asks us to take back what they wrote: nothing of it stays. */
export async function forgetComment(ctx: Ctx, comment_id: string) {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(comments)
      .where(eq(comments.comment_id, comment_id))
      .returning({ article: comments.article });
    if (!row) throw new Problem(404);
    await touchArticle(tx, row.article);
  });
}

export const countVote = (ctx: Ctx, article: string, locale: Locale, is_useful: boolean) =>
  ctx.db
    .insert(article_votes)
    .values({ article, locale, is_useful, count: 1 })
    .onConflictDoUpdate({
      target: [article_votes.article, article_votes.locale, article_votes.is_useful],
      set: { count: sql`${article_votes.count} + 1` },
    });

const vote = answerFields({
  article: [article_votes.article, z.string()],
  locale: [article_votes.locale, z.enum(LOCALES)],
  is_useful: [article_votes.is_useful, z.boolean()],
  count: [article_votes.count, z.number()],
});
export const articleVote = vote.schema.openapi('ArticleVote');

/** One article at a time, so that the answer has a bound. */
export const readVotes = (ctx: Ctx, article: string) =>
  ctx.db.select(vote.columns).from(article_votes).where(eq(article_votes.article, article)).limit(20);
