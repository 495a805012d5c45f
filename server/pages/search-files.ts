/** robots.txt and the sitemaps: made once from the site map, kept like the files of the build, asked for again after an hour. */
import { Hono } from 'hono';
import { searchFiles } from '#app/features/site/search/sitemap.server.ts';
import { compressed, type Kept, keep, sendKept } from '#app/platform/pages/kept-answer.server.ts';

const KEPT = { 'cache-control': 'public, max-age=3600' } as const;

export function searchFilesAt(origin: string): Hono {
  const app = new Hono();
  for (const { path, type, text } of searchFiles(origin)) {
    let kept: Promise<Kept> | undefined;
    app.get(path, async (c) => {
      kept ??= compressed(text).then((bytes) => keep(type, KEPT, bytes));
      return sendKept(c, await kept);
    });
  }
  return app;
}
