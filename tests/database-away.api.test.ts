/** Pages while the database is away or silent: told as such, for now and for nobody to keep (T51). */
import { drizzle } from 'drizzle-orm/node-postgres';
import { pathsOf } from '#app/paths.ts';
import type { Db } from '#db/client.server.ts';
import { createApp } from '#server/app.ts';
import { pageAt } from '#server/pages/policy.ts';
import { expect, ORIGIN, pagesAreRead, sampleRows, type TestApp, test } from './app.ts';
import { askable } from './entry-paths.ts';

const refused = () =>
  Promise.reject(Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' }));
const terminated = () => Promise.reject(new Error('Connection terminated unexpectedly'));
const timedOut = () => Promise.reject(new Error('Query read timeout'));
const silent = () => new Promise(() => {});

/** The same app with a database that answers like this from now on; only the notice has been made before. */
async function withDatabase(api: TestApp, query: () => Promise<unknown>) {
  await pagesAreRead();
  const connection = { ...api.services.connection, db: drizzle({ query } as never) as unknown as Db };
  const app = createApp({ ...api.services, connection });
  await app.pages.prepare();
  return async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const asked = { host: '127.0.0.1:3000', accept: 'text/html', ...headers };
    const answer = await app.request(`${ORIGIN}${path}`, { method, headers: asked });
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      cache: answer.headers.get('cache-control'),
      retry: answer.headers.get('retry-after'),
      text: await answer.text(),
    };
  };
}

const pages = sampleRows().flatMap((row) =>
  pathsOf(row)
    .slice(0, 1)
    .map(({ path }) => ({ ...row, path: encodeURI(askable(path)).replace(/:\w+/g, 'x') })),
);
const SESSION = { cookie: `token=${'a'.repeat(43)}` };
const NOTICE = /<h1[^>]*>Estamos haciendo mejoras<\/h1>/;
/** They read from the database: the first by its loader, the second by its session. */
const READING = ['/', '/portal'];

function expectNoticeOrFine(
  path: string,
  { status, cache, retry, text }: Awaited<ReturnType<Awaited<ReturnType<typeof withDatabase>>>>,
) {
  expect([200, 302, 404, 503], `${path} ${text.slice(0, 80)}`).toContain(status);
  if (status >= 400) expect(cache, path).toBe('no-store');
  if (status !== 503) return;
  expect(Number(retry), path).toBeGreaterThan(0);
  expect(text, path).toMatch(NOTICE);
}

test('a page that needs a database that is away is the notice: 503, to be asked for again, for nobody to keep', async ({
  api,
}) => {
  for (const query of [refused, terminated, timedOut]) {
    const get = await withDatabase(api, query);
    for (const { path, layout } of query === refused ? pages : pages.filter((page) => READING.includes(page.path)))
      for (const headers of layout === 'app' ? [{}, SESSION] : [{}]) expectNoticeOrFine(path, await get(path, headers));
    expect((await get('/')).status).toBe(503);
    for (const path of ['/portal', '/en/portal/applicants', '/auth/log-in'])
      expect((await get(path, SESSION)).status, path).toBe(503);
    expect((await get('/portal')).status, 'who has no session needs no database to be sent to log-in').toBe(302);
    expect((await get('/auth/log-in')).status).toBe(200);
  }
  expect(api.logLines.join('')).not.toContain('page failed');
});

test('whatever a page is asked by, its notice is the same; calls stay calls', async ({ api }) => {
  const get = await withDatabase(api, refused);
  for (const path of ['/', '/en/portal', '/auth/log-in']) {
    const shown = await get(path, SESSION);
    expect([shown.status, shown.retry], path).toEqual([503, '60']);
    expect(await get(path, { ...SESSION, accept: '*/*' }), path).toEqual(shown);
    for (const accept of ['text/html', '*/*'])
      expect(await get(path, { ...SESSION, accept }, 'HEAD'), path).toEqual({ ...shown, text: '' });
  }
  for (const path of ['/auth/sessions', '/api-mv/admin/jobs', '/leads'])
    for (const method of ['GET', 'HEAD'])
      expect(await get(path, { ...SESSION, accept: '*/*' }, method), path).toMatchObject({
        ...{ status: 503, type: expect.stringContaining('application/json'), retry: '5' },
      });
});

test('no call that is read has the address of a page, so that its failure is told as one', async ({ api }) => {
  const read = api.app.calls.filter(({ method }) => method === 'get');
  expect(read.length).toBeGreaterThan(50);
  const asked = read.map(({ path }) => path.replace(/\{\w+\}/g, '0a4c1b1e-7d0f-4f0e-9a55-3f0d4c8f7a11'));
  expect(asked.filter((path) => pageAt(`${ORIGIN}${path}`))).toEqual([]);
});

test('what the router asks for while the database is away is 503 too, and not kept', async ({ api }) => {
  const get = await withDatabase(api, refused);
  const accept = { accept: '*/*' };
  for (const [path, headers] of [
    ['/portal.data', { ...accept, ...SESSION }],
    ['/auth/log-in.data', { ...accept, ...SESSION }],
  ] as const) {
    const { status, cache, retry, text } = await get(path, headers);
    expect([status, cache, retry], path).toEqual([503, 'no-store', '5']);
    expect(JSON.parse(text)).toEqual({ success: false, message: 'Service Unavailable' });
  }
});

test('a database that is silent keeps nobody waiting for ever', async ({ api }) => {
  const get = await withDatabase(api, silent);
  const answers = await Promise.all([
    ...['/', '/en', '/citas/wait-times'].map((path) => get(path)),
    ...['/portal', '/auth/log-in'].map((path) => get(path, SESSION)),
    ...['/portal.data', '/auth/log-in.data'].map((path) => get(path, SESSION)),
  ]);
  expect(answers.map(({ status, cache }) => [status, cache])).toEqual(answers.map(() => [503, 'no-store']));
});
