/** What is asked of the product, and how much of the bare server's speed must be left (quality bars H). */
import type { Target } from './measure.ts';
import type { Subject } from './subjects.ts';

export const BARS: Record<string, number> = {
  healthz: 0.5,
  'lead-pglite': 0.012,
  'lead-postgres': 0.03,
  asset: 0.3,
  home: 0.3,
  'home-same-bytes': 0.6,
  'profile-pglite': 0.02,
  'profile-postgres': 0.08,
};

const get = (subject: Subject, name: string, what: string, path: string): Target => ({
  name,
  what,
  subject,
  seconds: 2,
  connections: 8,
  request: { method: 'GET', path },
});

export const bareTarget = (bare: Subject) => get(bare, 'bare', 'bare node:http', '/');

export async function plainTargets(product: Subject): Promise<Target[]> {
  const html = await (await fetch(product.url)).text();
  const asset = String(/<script[^>]* src="([^"]+)"/.exec(html)?.[1]);
  return [
    get(product, 'healthz', 'API call without database (GET /healthz)', '/healthz'),
    get(product, 'openapi', 'API document (GET /api-mv/openapi.json)', '/api-mv/openapi.json'),
    homeTarget(product, 'home', 'home page, cached (GET /)'),
    get(product, 'asset', 'static asset, hashed', asset),
  ];
}

export const homeTarget = (product: Subject, name: string, what: string): Target => ({
  ...get(product, name, what, '/'),
  request: { method: 'GET', path: '/', headers: { 'accept-encoding': 'br' } },
});

/** Every lead is another person at another address: the limits stand, and none is reached. */
export function leadTarget(subject: Subject, name: string, what: string): Target {
  const request = {
    method: 'POST' as const,
    path: '/',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ first_name: 'Eva' }),
  };
  let sent = 0;
  return {
    name,
    what,
    subject,
    seconds: 4,
    connections: 16,
    request,
    vary() {
      sent++;
      return {
        ...request,
        path: `/leads/+57${3_000_000_000 + (sent % 60_000_000)}/eva${sent}@example.com/contact`,
        headers: { ...request.headers, 'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}` },
      };
    },
  };
}
