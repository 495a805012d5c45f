/** The browser build: hashed files for ever, the rest for an hour; .br and .gz made by the build are sent as they are. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';

const filesBelow = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.vite'))
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name))}`);

/** The build does not change under a running server: each file is a route of its own, and no other path costs a look. */
export function assets(dir: string | undefined): Hono {
  const app = new Hono();
  if (!dir) return app;
  const serve = serveStatic({ root: dir, precompressed: true });
  const send: MiddlewareHandler = async (c, next) => {
    // Its onFound runs when the answer is already made and can no longer reach the headers.
    const answer = await serve(c, next);
    const life = c.req.path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=3600';
    if (answer instanceof Response && answer.ok) answer.headers.set('Cache-Control', `public, ${life}`);
    return answer;
  };
  for (const file of filesBelow(dir)) app.get(file, send);
  return app;
}
