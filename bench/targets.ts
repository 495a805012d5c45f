/** What is asked of the product, and how much of the bare server's speed must be left (quality bars H). */
import { brotliCompressSync } from 'node:zlib';
import { askLogIn, askProfile, openRawChecks } from './accounts.ts';
import { formSave } from './forms.ts';
import type { LoadRequest } from './load.ts';
import { openBare, type Target } from './measure.ts';
import { intent, notification } from './payments.ts';
import type { Subject } from './subjects.ts';

const get = (path: string, headers: Record<string, string> = {}) => {
  const request: LoadRequest = { method: 'GET', path, headers };
  return async () => () => request;
};
const light = { seconds: 1, connections: 8 };
const heavy = { seconds: 2, connections: 16 };

const home = get('/', { 'accept-encoding': 'br' });

async function askAsset({ url }: Subject) {
  const html = await (await fetch(url)).text();
  return get(String(/<script[^>]* src="([^"]+)"/.exec(html)?.[1]))();
}

async function openSameBytes(product: Subject) {
  const page = await product.alone(async () => (await fetch(product.url)).arrayBuffer());
  return openBare(brotliCompressSync(Buffer.from(page)));
}

/** Every lead is another person at another address: the limits stand, and none is reached. */
async function askLead() {
  let sent = 0;
  return (): LoadRequest => {
    sent++;
    return {
      method: 'POST',
      path: `/leads/+57${3_000_000_000 + (sent % 60_000_000)}/eva${sent}@example.com/contact`,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
      },
      body: JSON.stringify({ first_name: 'Eva' }),
    };
  };
}

const lead = { ...heavy, ask: askLead };
const notifications = await notification();
const profile = { ...light, ask: askProfile };

export const targets: Record<string, Target> = {
  healthz: { ...light, what: 'API call without database (GET /healthz)', least: 0.5, ask: get('/healthz') },
  openapi: { ...light, what: 'API document (GET /api-mv/openapi.json)', ask: get('/api-mv/openapi.json') },
  home: { ...light, what: 'home page, cached (GET /)', least: 0.3, ask: home },
  asset: { ...light, what: 'static asset, hashed', least: 0.3, ask: askAsset },
  'home-same-bytes': {
    ...light,
    what: 'home page, cached, beside a bare server with the same bytes',
    least: 0.6,
    ask: home,
    base: openSameBytes,
  },
  'lead-pglite': { ...lead, what: 'lead saved, PGlite', least: 0.012 },
  'lead-postgres': { ...lead, what: 'lead saved, PostgreSQL', least: 0.03, engine: 'postgres' },
  'profile-pglite': { ...profile, what: 'own profile read, PGlite', least: 0.02 },
  'profile-postgres': { ...profile, what: 'own profile read, PostgreSQL', least: 0.08, engine: 'postgres' },
  'form-save-pglite': { ...heavy, ...formSave(), what: 'form page saved, PGlite', least: 0.012 },
  'form-save-postgres': {
    ...heavy,
    ...formSave(),
    what: 'form page saved, PostgreSQL',
    least: 0.03,
    engine: 'postgres',
  },
  'notification-pglite': { ...heavy, ...notifications, what: 'notification accepted, PGlite', least: 0.012 },
  'notification-postgres': {
    ...heavy,
    ...notifications,
    what: 'notification accepted, PostgreSQL',
    least: 0.03,
    engine: 'postgres',
  },
  'intent-pglite': { ...heavy, ...intent(), what: 'payment of a cart made ready, PGlite' },
  'intent-postgres': { ...heavy, ...intent(), what: 'payment of a cart made ready, PostgreSQL', engine: 'postgres' },
  'log-in': {
    ...heavy,
    seconds: 3,
    what: 'log-in, beside raw Argon2id checks',
    least: 0.6,
    ask: askLogIn,
    base: openRawChecks,
  },
};
