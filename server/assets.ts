/** The browser build: hashed files for ever, the rest for an hour; .br and .gz made by the build are sent as they are. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const none: MiddlewareHandler = (_c, next) => next();

const filesBelow = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name))}`);

export function assets(dir: string | undefined): MiddlewareHandler {
  if (!dir) return none;
  // The build does not change under a running server: only its own files cost a look at the disk.
  const files = new Set(filesBelow(dir));
  const serve = serveStatic({
    root: dir,
    precompressed: true,
    onFound: (path, c) => {
      c.header(
        'Cache-Control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  return (c, next) => (files.has(c.req.path) ? serve(c, next) : next());
}
