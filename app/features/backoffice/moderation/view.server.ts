/** Comments of one state as the screen shows them: with their article, and who decided why. */
import { inArray } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { commentCursor } from '#app/features/articles/comments/moderation-api.server.ts';
import { COMMENT_STATES, type CommentState } from '#app/features/articles/comments/state-rules.ts';
import {
  type CommentRow,
  countWaiting,
  listComments,
  refusalsOf,
} from '#app/features/articles/comments/store.server.ts';
import { articleOf, articlePath } from '#app/features/articles/library.server.ts';
import { fillText } from '#app/features/texts/fill.server.ts';
import { sealCursor } from '#app/platform/cursor.ts';
import { longDate } from '#content/legal/wording.ts';
import { dayOf } from '#content/office-clock.ts';
import { users } from '#db/schema.server.ts';

export const PAGE = 30;

async function namesOf({ db }: Ctx, rows: readonly CommentRow[]) {
  const ids = [...new Set(rows.flatMap(({ decided_by }) => decided_by ?? []))];
  const { user_id, first_name, last_name } = users;
  const people = ids.length
    ? await db.select({ user_id, first_name, last_name }).from(users).where(inArray(user_id, ids))
    : [];
  return new Map(people.map((one) => [one.user_id, `${one.first_name} ${one.last_name}`.trim()]));
}

/** Its title where readers find it; an article that is gone has its name only. */
function articleLine(article: string, locale: CommentRow['locale'], now: Date) {
  const head = articleOf(article, locale);
  const href = articlePath(article, locale);
  return { title: head ? fillText(locale, head.title, now).text : article, href: href ? `${href}#comments` : null };
}

export async function commentsView(ctx: Ctx, query: URLSearchParams) {
  const state: CommentState = COMMENT_STATES.find((one) => one === query.get('state')) ?? 'waiting';
  const after = commentCursor.safeParse(query.get('after') ?? '').data;
  const found = await listComments(ctx, { state, limit: PAGE + 1, after });
  const rows = found.slice(0, PAGE);
  const [names, refusals, waiting] = [
    await namesOf(ctx, rows),
    await refusalsOf(
      ctx,
      rows.filter((one) => one.state === 'refused').map(({ comment_id }) => comment_id),
    ),
    await countWaiting(ctx),
  ];
  const last = rows.at(-1);
  return {
    ...{ state, waiting, isFirst: !after },
    comments: rows.map(({ comment_id, article, locale, name, text, created_at, decided_at, decided_by, ...row }) => ({
      ...{ comment_id, state: row.state, locale, name, text, article: articleLine(article, locale, ctx.now) },
      on: longDate(dayOf(created_at), ctx.locale),
      decided: decided_at && {
        by: (decided_by && names.get(decided_by)) || null,
        on: longDate(dayOf(decided_at), ctx.locale),
        reason: refusals.get(comment_id) ?? null,
      },
    })),
    next:
      last && found.length > PAGE
        ? sealCursor({ created_at: last.created_at.toISOString(), comment_id: last.comment_id })
        : null,
  };
}
type CommentsView = Awaited<ReturnType<typeof commentsView>>;
export type ShownComment = CommentsView['comments'][number];
