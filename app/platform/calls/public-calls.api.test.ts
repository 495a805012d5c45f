/** Public calls: what a cookie and what a bearer may do there (D13, Q40). */
import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { hashToken } from '#app/platform/access/session.server.ts';
import { leads, sessions } from '#db/schema.server.ts';
import { expect, ORIGIN, type TestApp, test } from '#tests/app.ts';

const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
const sendLead = (api: TestApp, headers: Record<string, string>) =>
  api.send('POST', '/leads/+573001234567/eva@correo.example/contact', { json: { first_name: 'Eva' }, headers });

test('an unsafe public call of another site is refused, with a cookie and without; nothing is saved', async ({
  api,
}) => {
  const { cookie } = await api.signIn('applicant');
  for (const headers of foreign)
    for (const who of [{}, cookie, { authorization: 'Bearer short' }] as Record<string, string>[])
      expect((await sendLead(api, { ...headers, ...who })).status, JSON.stringify({ ...headers, ...who })).toBe(403);
  expect(await api.db.select().from(leads)).toEqual([]);
});

test('a program with a bearer is nobody’s browser: it may call from anywhere', async ({ api }) => {
  const { bearer, cookie } = await api.signIn('applicant');
  for (const headers of foreign) {
    expect((await sendLead(api, { ...headers, ...bearer })).status).toBe(200);
    expect((await sendLead(api, { ...headers, ...bearer, ...cookie })).status, 'a cookie beside it').toBe(200);
  }
  expect((await sendLead(api, { origin: ORIGIN, ...cookie })).status).toBe(200);
});

test('a public answer that may be kept is the same for everybody, and no session is looked at for it', async ({
  api,
}) => {
  const staff = await api.signIn('csr');
  await api.db
    .update(sessions)
    .set({ is_limited: true, last_used_at: new Date(api.clock.now.getTime() - 7_200_000) })
    .where(eq(sessions.token_hash, hashToken(staff.token)));
  for (const path of ['/api-mv/wait-times', '/api-mv/openapi.json']) {
    const visitor = await api.raw('GET', path);
    expect(visitor.headers.get('cache-control')).toContain('public');
    const body = await visitor.text();
    for (const headers of [staff.cookie, staff.bearer]) {
      const answer = await api.raw('GET', path, { headers });
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('cache-control')).toBe(visitor.headers.get('cache-control'));
      expect(await answer.text()).toBe(body);
    }
  }
  const [row] = await api.db
    .select()
    .from(sessions)
    .where(eq(sessions.token_hash, hashToken(staff.token)));
  expect(row?.last_used_at?.getTime()).toBeLessThan(api.clock.now.getTime());
});

test('the API document is compressed once for whoever takes it so, and not sent again to whoever has it', async ({
  api,
}) => {
  const path = '/api-mv/openapi.json';
  const plain = await (await api.raw('GET', path)).text();
  const packed = await api.raw('GET', path, { headers: { 'accept-encoding': 'br' } });
  expect(packed.headers.get('content-encoding')).toBe('br');
  const bytes = Buffer.from(await packed.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(plain);
  expect(bytes.length).toBeLessThan(plain.length / 8);
  const known = { 'if-none-match': String(packed.headers.get('etag')) };
  expect((await api.raw('GET', path, { headers: known })).status).toBe(304);
});
