/** The browser build, read once and sent from memory: hashed files for ever, the rest for an hour; .br and .gz are made by the build. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { cacheAnswer, sendCached } from '#app/platform/pages/cached-answer.server.ts';

const filesBelow = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.vite') && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const encoded = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

/** Pictures of shared links are shown by other sites. */
const isForOthers = (file: string) => basename(file).startsWith('og-');

function cacheFile(file: string, isHashed: boolean) {
  const life = isHashed ? 'max-age=31536000, immutable' : 'max-age=3600';
  const br = encoded(`${file}.br`);
  const gzip = encoded(`${file}.gz`);
  return cacheAnswer(
    getMimeType(file) ?? 'application/octet-stream',
    {
      'cache-control': `public, ${life}`,
      'cross-origin-resource-policy': isForOthers(file) ? 'cross-origin' : 'same-origin',
    },
    { plain: readFileSync(file), ...(br && { br }), ...(gzip && { gzip }) },
  );
}

/** The build does not change under a running server: each file is a route of its own, and no other path costs a look. */
export function assets(dir: string | undefined): Hono {
  const app = new Hono();
  for (const file of dir ? filesBelow(dir) : []) {
    const path = `/${relative(String(dir), file)}`;
    const cached = cacheFile(file, path.startsWith('/assets/'));
    app.get(path, (c) => sendCached(c, cached));
  }
  return app;
}
