/** One running product for all journeys, on a data directory of its own. */
import { randomBytes } from 'node:crypto';
import { startServer } from '#tests/server.ts';

export default async function setup() {
  // Journeys sign with it what a message would bring them days later.
  const APP_SECRET = randomBytes(32).toString('base64url');
  const server = await startServer({ TRUST_PROXY: 'loopback', APP_SECRET });
  process.env.MIRADOR_URL = server.url;
  process.env.MIRADOR_SECRET = APP_SECRET;
  return () => server.stop();
}
