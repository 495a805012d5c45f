/** Posts of our account, shown and hidden, and where the home page has them from. */
import type { Ctx } from '#app/ctx.server.ts';
import { pictureOf } from '#app/features/site/social/rules.ts';
import { listPosts, readPosts } from '#app/features/site/social/store.server.ts';
import { longDate } from '#content/legal/wording.ts';
import { dayOf } from '#content/office-clock.ts';

export async function postsView(ctx: Ctx) {
  const isConnected = ctx.social !== null;
  const [posts, shown] = [await listPosts(ctx), await readPosts(ctx)];
  const last = posts.reduce<Date | null>((late, { read_at }) => (late && late > read_at ? late : read_at), null);
  return {
    isAdmin: ctx.actor.role === 'admin',
    /** Where the home page has its posts from. */
    source: isConnected ? ('account' as const) : shown.length > 0 ? ('examples' as const) : ('none' as const),
    readOn: last && longDate(dayOf(last), ctx.locale),
    examples: isConnected ? [] : shown.map(({ id, caption }) => ({ id, caption: caption ?? '' })),
    posts: posts.map((post) => ({
      ...{ id: post.id, picture: pictureOf(post) ?? '', caption: post.caption ?? '', permalink: post.permalink },
      isHidden: post.hidden_at !== null,
    })),
  };
}
export type PostsView = Awaited<ReturnType<typeof postsView>>;
