import { eq } from 'drizzle-orm';
import { messages, orders, pay_links, payments, users } from '#db/schema.server.ts';
import { expect, type TestApp, test, withSettings } from '#tests/app.ts';
import { openBanks } from '#tests/banks.ts';
import { buyerOf } from '#tests/buyers.ts';
import { family } from '#tests/paid-family.ts';
import { sandboxOf } from '#tests/sandbox-samples.ts';
import { linkView } from './store.server.ts';

type Who = { bearer: Record<string, string> };
const make = (api: TestApp, { bearer }: Who, json: object = {}, query = '') =>
  api.send('POST', `/api-mv/payments/link${query}`, { headers: bearer, json });
const codeIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);
const pay = (api: TestApp, code: string) =>
  api.send('POST', `/api-mv/payments/link/${code}/pay`, { headers: { origin: 'http://127.0.0.1:3000' }, json: {} });

async function view(api: TestApp, code: string) {
  const { makeContext } = await import('#server/context.ts');
  const ctx = makeContext(api.services).forPage({ path: '/', isInApp: false }, { dependsOn: () => {} });
  return linkView({ ...ctx, now: api.clock.now }, code, 'es');
}

test('a link to pay later: by mail to oneself, by WhatsApp to others; the code is kept as a hash alone', async ({
  api,
}) => {
  const { head, user_id } = await family(api, [false]);
  const { json } = await make(api, head, { by_mail: true });
  const code = codeIn(json.url);
  expect(json).toMatchObject({ url: `http://127.0.0.1:3000/pagar/${code}`, is_mailed: true });
  expect(decodeURIComponent(json.whatsapp)).toContain(json.url);
  const [mail] = await api.db.select().from(messages).where(eq(messages.kind, 'pay_link'));
  expect(mail?.text).toContain(json.url);
  const [row] = await api.db.select().from(pay_links);
  expect(row).toMatchObject({ user_id, made_by: user_id, ended_at: null });
  expect(JSON.stringify(row)).not.toContain(code);
  expect((await make(api, head, { locale: 'ar' })).json.url).toContain('/ar/pay/');
  expect(await view(api, code), 'a newer link ends it').toMatchObject({ state: 'over', lines: [] });
});

test('made by its owner or by staff, and by nobody else; an empty cart has none', async ({ api }) => {
  const { head, user_id } = await family(api);
  const other = await api.signIn('applicant', { number_in_party: 1 });
  const member = await api.signIn('secondary', { primary_user_id: user_id });
  expect((await make(api, other, {}, `?user_id=${user_id}`)).status).toBe(404);
  expect((await make(api, member)).status).toBe(404);
  const empty = await make(api, other);
  expect([empty.status, empty.json.field]).toEqual([422, 'product_ids']);
  const csr = await api.signIn('csr');
  expect((await make(api, csr, {}, `?user_id=${user_id}`)).status).toBe(200);
  expect((await make(api, head)).status).toBe(200);
});

test('whoever has it sees services, people and the sum, and nobody’s name', async ({ api }) => {
  const { head, user_id } = await family(api, [false]);
  await api.db.update(users).set({ first_name: 'Zoraida', last_name: 'Quintero' }).where(eq(users.user_id, user_id));
  const code = codeIn((await make(api, head)).json.url);
  const shown = await view(api, code);
  expect(shown).toMatchObject({ state: 'open', lines: [{ people: 2 }], method: 'card' });
  const begun = await pay(api, code);
  expect(begun.json).toMatchObject({ success: true, provider: 'sandbox', charge: { currency: 'USD' } });
  const text = JSON.stringify([shown, begun.json]);
  for (const secret of ['Zoraida', 'Quintero', String(head.user.email), String(head.user.phone_number), user_id])
    expect(text).not.toContain(secret);
});

test('paid once by somebody else: the owner has bought it, and the link is over', async ({ api }) => {
  const { head, user_id } = await family(api);
  const code = codeIn((await make(api, head)).json.url);
  const first = (await pay(api, code)).json;
  expect((await pay(api, code)).json.clientSecret, 'the same cart is the same payment').toBe(first.clientSecret);
  const [order] = await api.db.select().from(orders);
  expect(order).toMatchObject({ user_id, made_by: null, amount: first.charge.amount });
  const card = { number: '4242424242424242', expires: '12/34', cvc: '123' };
  await sandboxOf(api).payByCard(first.clientSecret, card);
  expect(await view(api, code)).toMatchObject({ state: 'paid', lines: [] });
  expect(await api.db.select().from(payments)).toMatchObject([{ user_id, amount: first.charge.amount, state: 'paid' }]);
  expect((await pay(api, code)).status).toBe(404);
  expect(await api.db.$count(payments)).toBe(1);
});

test('a code that is none, or has run out, opens nothing', async ({ api }) => {
  const { head } = await family(api);
  const code = codeIn((await make(api, head)).json.url);
  for (const wrong of ['x', 'a'.repeat(32), `${code}a`]) {
    expect((await pay(api, wrong)).status, wrong).toBe(404);
    expect(await view(api, wrong)).toBeNull();
  }
  api.clock.now = new Date(api.clock.now.getTime() + 7 * 86_400_000 - 1000);
  expect((await view(api, code))?.state).toBe('open');
  api.clock.now = new Date(api.clock.now.getTime() + 2000);
  expect(await view(api, code)).toBeNull();
  expect((await pay(api, code)).status).toBe(404);
});

test('a payment that was refused is said to whoever comes back, and can be tried again', async ({ api }) => {
  const buyer = await buyerOf(api);
  await buyer.put(await buyer.wish({ method: 'local' }));
  const { json } = await api.send('POST', '/api-mv/payments/link', { headers: buyer.headers, json: {} });
  const code = codeIn(json.url);
  expect(await view(api, code)).toMatchObject({ state: 'open', hasFailed: false });
  const first = (await pay(api, code)).json.redirect_url;
  await buyer.payLocal(first, 'reject');
  await api.runJobs();
  expect(await view(api, code)).toMatchObject({ state: 'open', hasFailed: true });
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  const next = (await pay(api, code)).json.redirect_url;
  expect(next).not.toBe(first);
  expect(await view(api, code)).toMatchObject({ state: 'open', hasFailed: false });
  await buyer.payLocal(next);
  await api.runJobs();
  expect(await view(api, code)).toMatchObject({ state: 'paid', hasFailed: false });
});

test('no link of a cart that nobody could pay: without a country, or with everybody paid for', async ({ api }) => {
  const buyer = await buyerOf(api, { number_in_party: 1 });
  const link = () => api.send('POST', '/api-mv/payments/link', { headers: buyer.headers, json: {} });
  await buyer.put(await buyer.wish({ country: null }));
  const lacking = await link();
  expect([lacking.status, lacking.json.field]).toEqual([422, 'country']);
  await buyer.put(await buyer.wish({ country: 'CO' }));
  expect((await link()).status).toBe(200);
  const { clientSecret } = (await buyer.intent()).json;
  await buyer.payCard(clientSecret);
  await api.runJobs();
  await buyer.put(await buyer.wish({ product_ids: ['FirstTime'] }));
  expect((await link()).status).toBe(409);
});

test('with Wompi somebody else pays on its own page, with a signature that Wompi accepts', async ({ api: plain }) => {
  const banks = await openBanks();
  const api = withSettings(plain, banks.settings);
  try {
    const buyer = await buyerOf(api);
    await buyer.put(await buyer.wish({ method: 'local', country: 'CO' }));
    const { json } = await api.send('POST', '/api-mv/payments/link', { headers: buyer.headers, json: {} });
    const { redirect_url } = (await pay(api, codeIn(json.url))).json;
    const asked = new URL(redirect_url).searchParams;
    const params = {
      ...{ publicKey: asked.get('public-key') ?? '', currency: asked.get('currency') ?? '' },
      ...{ amountInCents: Number(asked.get('amount-in-cents')), reference: asked.get('reference') ?? '' },
      integrity: asked.get('signature:integrity') ?? '',
      ...(asked.get('expiration-time') && { expirationTime: asked.get('expiration-time') ?? '' }),
    };
    expect(await banks.wompi.pay(params), 'the widget opens').toMatchObject({ status: 'APPROVED', currency: 'COP' });
    expect(asked.get('redirect-url'), 'back to the link, however it ends').toBe(json.url);
  } finally {
    await banks.close();
  }
});

test('a page of the provider that its owner has opened is not handed on: somebody else gets one that names nobody and leads back to the link', async ({
  api: plain,
}) => {
  const banks = await openBanks();
  const api = withSettings(plain, banks.settings);
  try {
    const buyer = await buyerOf(api, { first_name: 'Zoraida' });
    await buyer.put(await buyer.wish({ method: 'local', country: 'EC' }));
    const own = (await buyer.link({ country: 'EC' })).json;
    const { json } = await api.send('POST', '/api-mv/payments/link', { headers: buyer.headers, json: {} });
    const begun = (await pay(api, codeIn(json.url))).json;
    expect(begun.redirect_url).not.toBe(own.data.redirect_url);
    const [first, second] = banks.dlocal.ledger().map(({ provider_ref }) => banks.dlocal.of(provider_ref));
    expect(JSON.stringify(first), 'the owner is named to the provider').toContain('Zoraida');
    expect(JSON.stringify(second)).not.toMatch(/Zoraida|correo\.example|portal/);
    expect(second?.back_url).toBe(json.url);
    const again = (await pay(api, codeIn(json.url))).json;
    expect(again.redirect_url, 'the same cart is the same payment').toBe(begun.redirect_url);
  } finally {
    await banks.close();
  }
});
