/** The browser build: hashed files for ever, the rest for an hour; .br and .gz made by the build are sent as they are. */
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const none: MiddlewareHandler = (_c, next) => next();

export function assets(dir: string | undefined): MiddlewareHandler {
  if (!dir) return none;
  return serveStatic({
    root: dir,
    precompressed: true,
    onFound: (path, c) => {
      c.header(
        'Cache-Control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}
