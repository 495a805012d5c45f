/** Pages of the app as they leave: who gets them, where the others go, and what their policy allows (D13, Q39). */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { localeOf } from '#app/i18n/locales.ts';
import { pathsOf, pathTo, screenRows } from '#app/paths.ts';
import { hashToken } from '#app/platform/access/session.server.ts';
import { safeNext } from '#app/platform/http/safe-next.ts';
import { sessions } from '#db/schema.server.ts';
import { expect, type TestApp, test } from './app.ts';

const rows = screenRows().filter(({ layout }) => layout === 'app');
const pages = rows.flatMap((row) => pathsOf(row).map(({ path }) => ({ ...row, path: path.replace(/:\w+/g, 'x') })));
const open = pages.filter(({ roles }) => !roles);
const closed = pages.filter(({ roles }) => roles);

async function go(api: TestApp, path: string, headers: Record<string, string> = {}) {
  const answer = await api.raw('GET', path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const wayOf = (location: string | null) => {
  const { pathname, searchParams } = new URL(location ?? '', 'http://x');
  return [pathname, Object.fromEntries(searchParams)];
};

test('without a session a page that needs one leads to log-in in its language, and from there back', async ({
  api,
}) => {
  expect(closed.length).toBeGreaterThan(2);
  for (const { path } of closed)
    for (const query of ['', '?just_paid=true&a=%2F%2Fevil.example']) {
      const { status, headers, text } = await go(api, path + query);
      expect([status, text], path).toEqual([302, '']);
      const logIn = pathTo('log-in', localeOf(path));
      expect(wayOf(headers.get('location')), path).toEqual([logIn, { next: path + query }]);
      expect(safeNext(path + query)).toBe(path + query);
      expect(headers.get('cache-control')).toBe('no-store');
    }
});

test('an ended session is named as such, something that never was a token is not', async ({ api }) => {
  const { cookie, token } = await api.signIn('applicant');
  expect((await go(api, '/portal', cookie)).status).toBe(200);
  await api.db
    .update(sessions)
    .set({ ended_at: api.clock.now })
    .where(eq(sessions.token_hash, hashToken(token)));
  for (const path of ['/portal', '/en/portal'])
    expect(wayOf((await go(api, path, cookie)).headers.get('location'))).toEqual([
      pathTo('log-in', localeOf(path)),
      { next: path, 'session-expired': 'true' },
    ]);
  expect(wayOf((await go(api, '/portal', { cookie: 'token=x; has_session=1' })).headers.get('location'))).toEqual([
    '/auth/log-in',
    { next: '/portal' },
  ]);
});

test('the data of a page is not read for a visitor: the router is sent to log-in by a full load', async ({ api }) => {
  for (const { path, name } of closed) {
    const spelt = [`${path}.data`, `${path}.data?_routes=${name}.${localeOf(path)}`, `${path.toUpperCase()}.data`];
    for (const asked of spelt) {
      const { status, text, headers } = await go(api, asked);
      expect(status, asked).toBe(202);
      expect(text, asked).toContain('SingleFetchRedirect');
      expect(text.toLowerCase(), asked).toContain(`/auth/log-in?next=${encodeURIComponent(path)}`.toLowerCase());
      expect(text, asked).not.toMatch(/user_id|_routes|"account/);
      expect(headers.get('cache-control'), asked).toBe('no-store');
    }
  }
  const { cookie, user } = await api.signIn('applicant');
  const { status, text } = await go(api, '/portal.data', cookie);
  expect(status).toBe(200);
  expect(text).toContain(user.user_id);
});

test('a page behind a session says whose it is, so that nobody else sends its calls', async ({ api }) => {
  const { cookie, user } = await api.signIn('applicant', { phone_number: '+573005550101' });
  for (const { path } of closed) {
    const { status, text } = await go(api, `${path}.data`, cookie);
    if (status !== 200) continue;
    expect(text, path).toContain('"account"');
    expect(text, path).toContain(user.user_id);
  }
});

test('a page is no other than a missing one to somebody whose role it is not for', async ({ api }) => {
  const { cookie } = await api.signIn('csr');
  const others = closed.filter(({ roles }) => !roles?.includes('csr'));
  expect(others.length).toBeGreaterThan(0);
  // Development alone names the page in the address of its styles.
  const plain = (text: string) => text.replace(/critical\.css\?pathname=[^"]*/, 'critical.css');
  for (const { path } of others) {
    const missing = await go(api, `${pathTo('home', localeOf(path)).replace(/\/$/, '')}/no-such-page`, cookie);
    const page = await go(api, path, cookie);
    expect([page.status, plain(page.text)], path).toEqual([404, plain(missing.text)]);
    expect((await go(api, `${path}.data`, cookie)).text, path).toContain('SingleFetchRedirect');
  }
});

test('every script of a page of the app carries the nonce of its answer, and no two answers share one', async ({
  api,
}) => {
  const { cookie } = await api.signIn('applicant');
  const nonces = new Set<string>();
  for (const { path, isDiscreet } of [...open, ...closed]) {
    const { status, headers, text } = await go(api, path, cookie);
    if (status !== 200) continue;
    const policy = String(headers.get('content-security-policy'));
    const nonce = /script-src 'nonce-([\w+/=]{24})' 'strict-dynamic';/.exec(policy)?.[1];
    expect(nonce, path).toBeDefined();
    nonces.add(String(nonce));
    const scripts = [...text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length, path).toBeGreaterThan(2);
    for (const tag of scripts) expect(tag, path).toContain(`nonce="${nonce}"`);
    expect(headers.get('cache-control'), path).toBe('no-store');
    expect(headers.has('etag'), path).toBe(false);
    if (isDiscreet) expect(headers.get('referrer-policy'), path).toBe('no-referrer');
  }
  expect(nonces.size).toBeGreaterThan(5);
});

test('the same page has another nonce each time', async ({ api }) => {
  const policies = [await go(api, '/auth/log-in'), await go(api, '/auth/log-in')].map(
    ({ headers }) => /'nonce-([^']+)'/.exec(String(headers.get('content-security-policy')))?.[1],
  );
  expect(policies[0]).toBeDefined();
  expect(policies[0]).not.toBe(policies[1]);
});

test('another spelling leads to the page itself, and a missing page beside it is a document', async ({ api }) => {
  for (const path of ['/AUTH/LOG-IN', '/auth/log%2din', '/auth/log-in/']) {
    const { status, headers } = await go(api, path);
    expect([status, headers.get('location')], path).toEqual([301, '/auth/log-in']);
  }
  for (const path of ['/auth', '/auth/nothing', '/portals']) {
    const { status, headers } = await go(api, path);
    expect(status, path).toBe(404);
    expect(headers.get('content-security-policy'), path).not.toMatch(/nonce|dynamic/);
  }
});

test('what stands in the query of log-in never stands in the page', async ({ api }) => {
  const { text } = await go(api, '/auth/log-in?phone_number=%2B573001112233&password=un-secreto-9&next=%2Fportal');
  expect(text).not.toMatch(/un-secreto-9|573001112233/);
});

test('a page of the app travels packed, as the browser takes it', async ({ api }) => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [encoding, read] of Object.entries(unpack)) {
    const answer = await api.raw('GET', '/auth/log-in', { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(20_000);
    expect(String(read(bytes))).toContain('<html lang="es"');
  }
  expect((await api.raw('GET', '/auth/log-in')).headers.has('content-encoding')).toBe(false);
});

test('inside the phone app a page has neither bar nor foot', async ({ api }) => {
  const page = (await go(api, '/en/auth/log-in', { 'user-agent': 'Mozilla/5.0 MiradorApp/1.2' })).text;
  expect(page).toContain('<main');
  expect(page).not.toMatch(/<header|<footer/);
  expect((await go(api, '/en/auth/log-in')).text).toMatch(/<header[\s\S]*<footer/);
});
