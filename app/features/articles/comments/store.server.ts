/** Comments and votes: written by readers, shown after staff said so, and each change makes its page anew (D33). */
import { z } from '@hono/zod-openapi';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { articleOf } from '#app/features/articles/library.server.ts';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { writeMessages } from '#app/integrations/mail/outbox.server.ts';
import { answerFields } from '#app/platform/calls/answer-fields.server.ts';
import { touchTag } from '#app/platform/pages/tags.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { brand } from '#content/brand.ts';
import type { Db } from '#db/client.server.ts';
import { article_votes, audit, comments } from '#db/schema.server.ts';
import { commentMessage } from './message.server.ts';
import type { CommentFields } from './rules.ts';
import { COMMENT_STATES, type CommentState } from './state-rules.ts';

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
  const mail = { kind: 'comment', budget: 'office', to_address: brand.staffEmail, locale: 'es' } as const;
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

type CommentCursor = { created_at: string; comment_id: string };
type ListPage = { state: CommentState; limit: number; after?: CommentCursor | undefined };

/** What waits, the oldest first: whoever waits longest is read first. What is decided, the newest first. */
export function listComments(ctx: Pick<Ctx, 'db'>, { state, limit, after }: ListPage) {
  const [order, beyond] = state === 'waiting' ? [asc, '>'] : [desc, '<'];
  return ctx.db
    .select({ ...published.columns, decided_by: comments.decided_by })
    .from(comments)
    .where(
      and(
        eq(comments.state, state),
        after &&
          sql`(${comments.created_at}, ${comments.comment_id}) ${sql.raw(beyond)} (${after.created_at}::timestamptz, ${after.comment_id}::uuid)`,
      ),
    )
    .orderBy(order(comments.created_at), order(comments.comment_id))
    .limit(limit);
}

/** The page of the article, wherever it stands. */
const touchArticle = async (tx: Db, article: string) => {
  for (const screen of ['resource', 'post']) await touchTag(tx, `${screen}/${article}`);
};

const ACTIONS = { approved: 'comments.approve', refused: 'comments.refuse', waiting: 'comments.reopen' } as const;

export type CommentDecision = {
  comment_id: string;
  seen: CommentState;
  state: CommentState;
  reason?: string | undefined;
};
export type CommentRow = Awaited<ReturnType<typeof listComments>>[number];
type Outcome = { kind: 'moved' | 'same' | 'changed'; row: Omit<CommentRow, 'decided_by'> } | { kind: 'missing' };

/**
 * Approved comments show, refused ones do not; both can be put right later. Who decides says what they saw: two who
 * decide at once do not overwrite each other.
 */
async function decideIn(ctx: Ctx, tx: Db, { comment_id, seen, state, reason }: CommentDecision): Promise<Outcome> {
  const isDecided = state !== 'waiting';
  const [row] = await tx
    .update(comments)
    .set({
      state,
      decided_by: isDecided ? ctx.actor.user_id : null,
      decided_at: isDecided ? ctx.now : null,
    })
    .where(and(eq(comments.comment_id, comment_id), eq(comments.state, seen), ne(comments.state, state)))
    .returning(published.columns);
  if (!row) {
    const [present] = await tx.select(published.columns).from(comments).where(eq(comments.comment_id, comment_id));
    if (!present) return { kind: 'missing' };
    return { kind: present.state === state ? 'same' : 'changed', row: present };
  }
  await touchArticle(tx, row.article);
  await recordAudit(tx, ctx, {
    ...{ action: ACTIONS[state], subject_id: comment_id, reason },
    ...{ before: { state: seen }, after: { state } },
  });
  return { kind: 'moved', row };
}

export function decideComment(ctx: Ctx, wanted: CommentDecision) {
  return ctx.db.transaction(async (tx) => {
    const outcome = await decideIn(ctx, tx, wanted);
    if (outcome.kind === 'missing') throw new Problem(404);
    if (outcome.kind === 'changed') throw new Problem(409, `The comment is ${outcome.row.state}`);
    return outcome.row;
  });
}

/** Many at once, each by itself; in one order, so that two such calls do not wait for each other. */
export function decideComments(ctx: Ctx, wanted: readonly CommentDecision[]) {
  return ctx.db.transaction(async (tx) => {
    const outcomes: (Outcome & Pick<CommentDecision, 'comment_id' | 'seen'>)[] = [];
    for (const one of wanted.toSorted((a, b) => a.comment_id.localeCompare(b.comment_id)))
      outcomes.push({ ...(await decideIn(ctx, tx, one)), comment_id: one.comment_id, seen: one.seen });
    return outcomes;
  });
}

const MOST_COUNTED = 100;
/** How many wait, up to a hundred. */
export async function countWaiting({ db }: Pick<Ctx, 'db'>) {
  const waiting = db
    .select({ one: sql`1` })
    .from(comments)
    .where(eq(comments.state, 'waiting'))
    .limit(MOST_COUNTED)
    .as('waiting');
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(waiting);
  return row?.n ?? 0;
}

/** Why each of them was refused last, from the trail. */
export async function refusalsOf({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ comment_id: audit.subject_id, reason: audit.reason })
    .from(audit)
    .where(and(inArray(audit.subject_id, [...ids]), eq(audit.action, ACTIONS.refused)))
    .orderBy(asc(audit.audit_id));
  return new Map(rows.flatMap(({ comment_id, reason }) => (comment_id && reason ? [[comment_id, reason]] : [])));
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
    await recordAudit(tx, ctx, { action: 'comments.delete', subject_id: comment_id });
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
