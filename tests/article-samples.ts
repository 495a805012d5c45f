/** Requests that the calls of articles accept; the article is one of tests/fixtures/articles. */
import { comments } from '#db/schema.server.ts';
import type { World } from './calls.ts';

export const SAMPLE_ARTICLE = 'sample-blocks';

/** A comment that waits, made for each request. */
export async function newComment({ api }: World): Promise<string> {
  const written = { article: SAMPLE_ARTICLE, locale: 'es', name: 'Eva', text: 'Me sirvió.' } as const;
  const [row] = await api.db
    .insert(comments)
    .values({ ...written, created_at: api.clock.now })
    .returning({ comment_id: comments.comment_id });
  return String(row?.comment_id);
}

const decided = () => ({ body: { seen: 'waiting' } });

export const ARTICLE_SAMPLES = {
  'POST /articles/{article}/comments': ({ sent }: World) => ({
    body: { locale: 'es', name: 'Eva', text: `Me sirvió ${sent}.` },
  }),
  'POST /articles/{article}/comments/form': ({ sent }: World) => ({
    body: { locale: 'es', name: 'Eva', text: `Me sirvió ${sent}.` },
  }),
  'POST /articles/{article}/votes': () => ({ body: { locale: 'es', is_useful: 'true' } }),
  'POST /admin/comments/{comment_id}/approve': decided,
  'POST /admin/comments/{comment_id}/refuse': () => ({ body: { seen: 'waiting', reason: 'Publicidad' } }),
  async 'PUT /admin/comments'(world: World) {
    return { body: { comments: [{ comment_id: await newComment(world), seen: 'waiting' }], state: 'approved' } };
  },
};
