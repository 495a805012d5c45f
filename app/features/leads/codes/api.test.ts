/** Codes over their calls, and all the way to an order (T25, D28, D54). */
import { eq } from 'drizzle-orm';
import { fallbackRates } from '#app/features/catalogue/country-rules.ts';
import { quote } from '#app/features/catalogue/rules.ts';
import { leadsData } from '#app/features/leads/personal-data.server.ts';
import { signed } from '#app/platform/access/signed.server.ts';
import { tidyJob } from '#app/platform/jobs/tidy.server.ts';
import { audit, carts, discount_leads, orders, promos } from '#db/schema.server.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';
import { buyerOf } from '#tests/buyers.ts';

const path = '/leads/dm-discount-code';
const granted = { choice: 'granted', version: '1', at: '2026-11-18T10:00:00.000Z' };
const cookieOf = (headers: Headers) => String(headers.get('set-cookie')).split(';')[0] ?? '';
const ask = (api: TestApp, json: object = {}, headers: Record<string, string> = {}) =>
  api.send('POST', path, { json, headers });
const priceWith = (promo: number) =>
  quote({ sid: 'FirstTime', currency: 'USD', number_purchasing: 1, rates: fallbackRates, promo }).total;

test('a code is twelve characters of its source and month, one use, thirty days', async ({ api }) => {
  api.clock.now = new Date('2026-12-31T23:59:59Z');
  const { json, headers } = await ask(api, { source: 'FB' });
  expect(json).toMatchObject({ success: true, discount_proportion: 0.28, ends_at: '2027-01-30T23:59:59.000Z' });
  expect(json.discount_code).toMatch(/^FB2612[A-Z]{6}$/);
  expect(String(headers.get('set-cookie'))).toMatch(
    /discount_code=FB2612[A-Z]{6}\.[\w-]{43}; Max-Age=2592000;.*HttpOnly/,
  );
  expect((await ask(api)).json.discount_code).toMatch(/^GS2612[A-Z]{6}$/);
  const [promo] = await api.db.select().from(promos).where(eq(promos.code, json.discount_code));
  expect(promo).toMatchObject({ kind: 'message', proportion: 0.28, max_uses: 1, uses: 0, method: 'any' });
  expect((await ask(api, { source: 'LA' })).status).toBe(422);
});

test('a browser keeps its code as long as it counts', async ({ api }) => {
  const first = await ask(api);
  const cookie = cookieOf(first.headers);
  expect((await ask(api, {}, { cookie })).json.discount_code).toBe(first.json.discount_code);
  await api.db.update(promos).set({ uses: 1 }).where(eq(promos.code, first.json.discount_code));
  expect((await ask(api, {}, { cookie })).json.discount_code).not.toBe(first.json.discount_code);
  // A code of the house in the cookie is not handed out as one's own.
  const house = `discount_code=${signed(api.services, 'discount_code', 'MIRADOR2025')}`;
  expect((await ask(api, {}, { cookie: house })).json.discount_code).toMatch(/^GS/);
});

test('a cookie that we did not write tries no code, and takes nobody’s', async ({ api }) => {
  const victim = await ask(api, { fbclid: 'theirs', tracking_consent: granted });
  const code = victim.json.discount_code;
  const stamp = cookieOf(victim.headers).split('.')[1];
  for (const forged of [
    code,
    `${code}.`,
    `${code}.${stamp?.slice(1)}A`,
    `GS2611ZZZZZZ.${stamp}`,
    `${code}.${stamp}.x`,
  ]) {
    const cookie = `discount_code=${forged}`;
    const { json } = await ask(api, { fbclid: 'mine', tracking_consent: granted }, { cookie });
    expect(json.discount_code, forged).not.toBe(code);
  }
  const [row] = await api.db.select().from(discount_leads).where(eq(discount_leads.discount_code, code));
  expect(row?.fbclid).toBe('theirs');
});

test('address, browser and campaign are kept after a yes, also one that comes later', async ({ api }) => {
  const details = { fbclid: 'f', utm_source: 'facebook', utm_adset: 'x', landing: '/promo' };
  const first = await ask(api, { ...details, source: 'FB' }, { 'user-agent': 'Prueba/1' });
  const row = async () => (await api.db.select().from(discount_leads))[0];
  expect(await row()).toMatchObject({
    ...{ source: 'FB', fbclid: null, utm_source: null, client_ip_address: null, client_user_agent: null },
    ...{ landing: null, tracking_consent: null },
  });
  const headers = { cookie: cookieOf(first.headers), 'user-agent': 'Prueba/1' };
  await ask(api, { ...details, tracking_consent: granted }, headers);
  expect(await row()).toMatchObject({
    ...details,
    ...{ client_ip_address: '127.0.0.1', client_user_agent: 'Prueba/1', tracking_consent: granted },
  });
  expect(await api.db.$count(discount_leads)).toBe(1);
});

test('a check tells validity and proportion, ten times an hour, and shares its budget with the other check', async ({
  api,
}) => {
  const { discount_code } = (await ask(api)).json;
  const check = (code: string, address = '198.51.100.7') => api.send('GET', `${path}/${code}`, { address });
  expect((await check(discount_code)).json).toEqual({ success: true, discount_proportion: 0.28 });
  expect((await check(discount_code.toLowerCase())).json.success).toBe(true);
  for (const code of ['GS2611ZZZZZZ', 'MIRADOR2025', "x'--"])
    expect((await check(code)).json).toEqual({ success: false, discount_proportion: 0 });
  for (let n = 0; n < 4; n++) await api.send('GET', '/api-mv/payments/promos/NADA', { address: '198.51.100.7' });
  expect((await check(discount_code)).status).toBe(200);
  expect((await check(discount_code)).status).toBe(429);
  expect((await check(discount_code, '198.51.100.8')).status).toBe(200);
  api.clock.now = new Date(api.clock.now.getTime() + 30 * 86_400_000);
  expect((await check(discount_code)).json.success, 'after thirty days').toBe(false);
});

test('an admin reads who took a code, page by page and by what became of it, on record; nobody else does', async ({
  api,
}) => {
  for (let n = 0; n < 3; n++) await ask(api);
  expect((await api.send('GET', path)).status).toBe(401);
  const applicant = await api.signIn('applicant');
  const csr = await api.signIn('csr');
  for (const { bearer } of [applicant, csr])
    expect((await api.send('GET', path, { headers: bearer })).status).toBe(404);
  const admin = await api.signIn('admin');
  const seen: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: Awaited<ReturnType<typeof api.send>> = await api.send(
      'GET',
      `${path}?limit=2${next && `&before=${next}`}`,
      {
        headers: admin.bearer,
      },
    );
    seen.push(...page.json.discount_leads.map(({ discount_code }: { discount_code: string }) => discount_code));
    next = page.json.next;
  }
  expect(new Set(seen).size).toBe(3);
  expect(await api.db.$count(audit, eq(audit.action, 'leads.discount-codes'))).toBe(2);
  const [used = '', over = '', fresh = ''] = seen;
  await api.db.update(promos).set({ uses: 1, ends_at: api.clock.now }).where(eq(promos.code, used));
  await api.db.update(promos).set({ ends_at: api.clock.now }).where(eq(promos.code, over));
  for (const [state, code] of Object.entries({ used, expired: over, unused: fresh })) {
    const { json } = await api.send('GET', `${path}?state=${state}`, { headers: admin.bearer });
    expect(json.discount_leads.map(({ discount_code }: { discount_code: string }) => discount_code)).toEqual([code]);
  }
  expect((await api.send('GET', `${path}?state=lost`, { headers: admin.bearer })).status).toBe(422);
});

test('the code counts at checkout, once', async ({ api }) => {
  const { discount_code } = (await ask(api)).json;
  const buyer = await buyerOf(api, { number_in_party: 1 });
  const { json } = await buyer.intent({ promo_or_affiliate_code: discount_code });
  expect(json.charge.amount).toBe(priceWith(0.28));
  expect(json.charge.amount).toBeLessThan(priceWith(0));
  await buyer.payCard(json.clientSecret);
  await api.runJobs();
  expect(await api.db.select().from(orders)).toMatchObject([{ promo_code: discount_code, state: 'paid' }]);
  const other = await buyerOf(api, { number_in_party: 1 });
  const refused = await other.intent({ promo_or_affiliate_code: discount_code });
  expect(refused.json.charge.amount).toBe(priceWith(0));
});

test('the payment page brings the code of the browser into the cart, and never over a choice', async ({ api }) => {
  const { json, headers } = await ask(api);
  const code = json.discount_code;
  const buyer = await buyerOf(api, { number_in_party: 1 });
  const open = (cookie = cookieOf(headers)) =>
    api.raw('GET', '/portal/payment', { headers: { cookie: `${buyer.headers.cookie}; ${cookie}` } });
  const unknown = signed(api.services, 'discount_code', 'GS2611ZZZZZZ');
  for (const cookie of [`discount_code=${unknown}`, `discount_code=${code}`])
    expect((await open(cookie)).status, cookie).toBe(200);
  expect((await buyer.cart()).promo.code).toBe('');
  expect((await open()).status).toBe(200);
  expect((await buyer.cart()).promo).toMatchObject({ code, proportion: 0.28, message: 'promo-code-applied' });
  const { version } = await buyer.cart();
  await open();
  expect((await buyer.cart()).version, 'the same page again changes nothing').toBe(version);
  await buyer.put(await buyer.wish({ promo_or_affiliate_code: '' }));
  await open();
  expect(await api.db.select().from(carts)).toMatchObject([{ promo_code: '' }]);
});

test('fifty people at once get fifty codes', async () => {
  const api = await ownApp();
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, n) => api.send('POST', path, { json: {}, address: `10.0.0.${n}` })),
  );
  expect(new Set(all.map(({ json }) => json.discount_code)).size).toBe(50);
  await api.close();
});

test('who took a code is forgotten after a year, or with the person who paid with it', async ({ api }) => {
  const codes = [(await ask(api)).json.discount_code, (await ask(api)).json.discount_code];
  const left = async () => (await api.db.select().from(discount_leads)).map(({ discount_code }) => discount_code);
  const buyer = await buyerOf(api, { number_in_party: 1 });
  await buyer.intent({ promo_or_affiliate_code: codes[0] });
  const own = leadsData.find(({ name }) => name === 'discount_codes');
  if (typeof own?.forget !== 'function' || typeof own.handOut !== 'function') throw new Error('not declared');
  const person = { user_id: buyer.user_id, contacts: [] };
  expect(await own.handOut(api.db, person)).toMatchObject([{ discount_code: codes[0] }]);
  await own.forget({} as never, api.db, { user_ids: [buyer.user_id], contacts: [] });
  expect(await left()).toEqual([codes[1]]);
  api.clock.now = new Date(api.clock.now.getTime() + 364 * 86_400_000);
  await api.app.runJob(tidyJob.name, [{}]);
  expect(await left()).toEqual([codes[1]]);
  api.clock.now = new Date(api.clock.now.getTime() + 3 * 86_400_000);
  await api.app.runJob(tidyJob.name, [{}]);
  expect(await left()).toEqual([]);
});

test('both places say how much the code is worth, as people read it', async ({ api }) => {
  for (const path of ['/', '/promo']) {
    const html = await (await api.raw('GET', path)).text();
    expect(html, path).toMatch(/[^.\d]28\s%/);
    expect(html, path).not.toMatch(/0[.,]28\s?%/);
  }
});
