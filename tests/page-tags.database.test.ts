/** Two processes on one database: a change that one makes is on the pages of the other (docs/architecture.md "Page cache"). */
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Services } from '#app/ctx.server.ts';
import { touchTag } from '#app/platform/pages/tags.server.ts';
import { makeLog } from '#app/platform/record/log.server.ts';
import { type Connection, openMemory, openPostgres, preparedDump } from '#db/client.server.ts';
import { makeContext } from '#server/context.ts';
import { makePages } from '#server/pages/render.ts';
import { ORIGIN, testEnv } from './app.ts';
import { engine, freshPostgres } from './database.ts';

/** One connection for each process; PGlite has a single process, and so a single connection. */
async function twoConnections(): Promise<[Connection, Connection, close: () => Promise<unknown>]> {
  if (engine === 'pglite') {
    const only = await openMemory(preparedDump);
    await only.migrate();
    return [only, only, () => only.close()];
  }
  const { url, drop } = await freshPostgres();
  const [one, two] = [openPostgres(url, 2), openPostgres(url, 2)];
  return [one, two, () => Promise.all([one.close(), two.close()]).then(drop)];
}

test('a change in one process makes the page anew in the other', async () => {
  const [one, two, close] = await twoConnections();
  const { env, remove } = testEnv();
  let waits = 'long';
  /** The pages of one process, made of `waits`. */
  const processOn = (connection: Connection) => {
    const log = makeLog('error');
    const services: Services = {
      env,
      log,
      connection,
      jobs: undefined as never,
      isDev: false,
      clock: () => new Date(),
      assetsDir: undefined,
      islandsScript: '',
      isDraining: () => false,
    };
    const contexts = makeContext(services);
    const forPage: Parameters<typeof makePages>[1] = (key, framed) => {
      framed.dependsOn('waits');
      return { ...contexts.forPage(key, framed), islandsScript: `/${waits}.js` };
    };
    const pages = makePages(services, forPage, { last: (work) => work() });
    const app = new Hono().get('*', pages.page as never);
    const read = async () => /src="\/(\w+)\.js"/.exec(await (await app.request(`${ORIGIN}/en`)).text())?.[1];
    return { read, stop: pages.stop };
  };
  const [a, b] = [processOn(one), processOn(two)];
  try {
    const both = async () => [await a.read(), await b.read()];
    // The first rendering of a test run also transforms its modules, and may take longer than a page is given.
    await expect.poll(both, { timeout: 60_000 }).toEqual(['long', 'long']);
    waits = 'short';
    await new Promise((done) => setTimeout(done, 1500));
    expect(await both(), 'nobody said that it changed').toEqual(['long', 'long']);
    await touchTag(one.db, 'waits');
    // How often a process looks is held by app/platform/pages/cache.test.ts, where the clock is ours.
    await expect.poll(both, { timeout: 20_000, interval: 200 }).toEqual(['short', 'short']);
  } finally {
    a.stop();
    b.stop();
    await close();
    remove();
  }
});
