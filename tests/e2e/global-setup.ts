/** One running product for all journeys, on a data directory of its own. */
import { startServer } from '#tests/server.ts';

export default async function setup() {
  const server = await startServer({ TRUST_PROXY: 'loopback' });
  process.env.MIRADOR_URL = server.url;
  return () => server.stop();
}
