/** Serves the browser build from memory. Hashed files are cached for a year, others for an hour; the build makes .br and .gz. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { setHeaders } from '#app/platform/calls/header.server.ts';
import { WORKER } from '#app/platform/offline/names.ts';
import { cacheAnswer, sendCached } from '#app/platform/pages/cached-answer.server.ts';

const filesBelow = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.vite') && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const encoded = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

/** Other sites show the pictures of shared links. */
const isForOthers = (file: string) => basename(file).startsWith('og-');

/** A worker has a policy of its own: it fetches from here, and does nothing else. It is asked for anew each time. */
const WORKER_HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

function cacheFile(file: string, isHashed: boolean) {
  const life = isHashed ? 'max-age=31536000, immutable' : 'max-age=3600';
  const br = encoded(`${file}.br`);
  const gzip = encoded(`${file}.gz`);
  return cacheAnswer(
    typeOf(file),
    {
      'cache-control': `public, ${life}`,
      'cross-origin-resource-policy': isForOthers(file) ? 'cross-origin' : 'same-origin',
      ...(basename(file) === basename(WORKER) && WORKER_HEADERS),
    },
    { plain: readFileSync(file), ...(br && { br }), ...(gzip && { gzip }) },
  );
}

/** Hono knows no captions. */
const typeOf = (file: string) =>
  file.endsWith('.vtt') ? 'text/vtt; charset=utf-8' : (getMimeType(file) ?? 'application/octet-stream');

/** The bytes that a player asks for, `bytes=0-1` first; phones of Apple play nothing that is not sent so. */
export function rangeOf(asked: string | undefined, size: number): { first: number; last: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked ?? '') ?? [];
  if (!from && !to) return null;
  const first = from ? Number(from) : Math.max(0, size - Number(to));
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return first <= last ? { first, last } : null;
}

function sendFilm(c: Context, film: ReturnType<typeof cacheFile>): Response {
  const range = rangeOf(c.req.header('range'), film.plain.length);
  c.header('accept-ranges', 'bytes');
  if (!range) return sendCached(c, film);
  const { first, last } = range;
  setHeaders(c, { ...film.headers });
  return c.body(film.plain.subarray(first, last + 1), 206, {
    'content-type': film.type,
    'content-range': `bytes ${first}-${last}/${film.plain.length}`,
  });
}

/** One route for each file: the build does not change while the server runs, and no other path reads the disk. */
export function assets(dir: string | undefined): Hono {
  const app = new Hono();
  for (const file of dir ? filesBelow(dir) : []) {
    const path = `/${relative(String(dir), file)}`;
    const cached = cacheFile(file, path.startsWith('/assets/'));
    app.get(path, (c) => (cached.type.startsWith('video/') ? sendFilm(c, cached) : sendCached(c, cached)));
  }
  return app;
}
