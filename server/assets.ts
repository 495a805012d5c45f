/** The browser build: hashed files for ever, the rest for an hour; .br and .gz made by the build are sent as they are. */
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const none: MiddlewareHandler = (_c, next) => next();

export function assets(dir: string | undefined): MiddlewareHandler {
  if (!dir) return none;
  const files = serveStatic({ root: dir, precompressed: true });
  return async (c, next) => {
    // Its onFound runs when the answer is already made and can no longer reach the headers.
    const answer = await files(c, next);
    const life = c.req.path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=3600';
    if (answer instanceof Response && answer.ok) answer.headers.set('Cache-Control', `public, ${life}`);
    return answer;
  };
}
