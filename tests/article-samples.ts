/** Requests that the calls of articles accept; the article is one of tests/fixtures/articles. */
import { fallbackRates } from '#app/features/catalogue/country-rules.ts';
import { withManual } from '#app/features/catalogue/rates/rules.ts';
import { readRates } from '#app/features/catalogue/rates/store.server.ts';
import { ratesAsOf } from '#content/countries.ts';
import { comments, exchange_rates } from '#db/schema.server.ts';
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
  'PUT /admin/social/{id}': () => ({ body: { is_shown: false } }),
  async 'PUT /admin/rates/{currency}'({ api }: World) {
    const { rates } = await readRates({ db: api.db, now: api.clock.now, dependsOn: () => undefined });
    return { body: { rate: rates.COP, seen: rates.COP, reason: 'Muestra' } };
  },
  async 'POST /admin/rates/{currency}/take-back'({ api }: World) {
    const written_at = api.clock.now;
    const rates = withManual(fallbackRates, { COP: { rate: 4000, published: fallbackRates.COP, written_at } });
    const row = { as_of: ratesAsOf, rates, source: '' };
    await api.db.insert(exchange_rates).values(row).onConflictDoUpdate({ target: exchange_rates.as_of, set: row });
    return { body: { reason: 'Muestra' } };
  },
  'POST /admin/articles/preview': () => ({ body: { locale: 'es', name: 'x', text: 'Texto' } }),
  async 'PUT /admin/comments'(world: World) {
    return { body: { comments: [{ comment_id: await newComment(world), seen: 'waiting' }], state: 'approved' } };
  },
};
