/** Serves robots.txt and the sitemaps, made from the site map at the first request; browsers cache them for an hour. */
import { Hono } from 'hono';
import { searchFiles } from '#app/features/site/search/sitemap.server.ts';
import { type CachedAnswer, cacheAnswer, compressed, sendCached } from '#app/platform/pages/cached-answer.server.ts';

const CACHE_HEADERS = { 'cache-control': 'public, max-age=3600' } as const;

export function searchFilesAt(origin: string): Hono {
  const app = new Hono();
  for (const { path, type, text } of searchFiles(origin)) {
    let cached: Promise<CachedAnswer> | undefined;
    app.get(path, async (c) => {
      cached ??= compressed(text()).then((bytes) => cacheAnswer(type, CACHE_HEADERS, bytes));
      return sendCached(c, await cached);
    });
  }
  return app;
}
