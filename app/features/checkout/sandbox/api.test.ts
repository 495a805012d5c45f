/** The sandbox as calls: what an address opens, what a card comes to, and that none of it exists outside of test mode (T18, Q25). */
import { eq } from 'drizzle-orm';
import { audit, orders } from '#db/schema.server.ts';
import { expect, PRODUCTION, type TestApp, test, withSettings } from '#tests/app.ts';
import { jobsOf } from '#tests/job-rows.ts';
import { sandboxOf, sandboxOrder, sandboxPayment } from '#tests/sandbox-samples.ts';

const MARK = '/api-mv/payments/test/mark-payment-succeeded';
const GOOD = { number: '4242 4242 4242 4242', expires: '12/40', cvc: '123' };

const at = (api: TestApp, secret: string) => {
  const path = `/api-mv/payments/sandbox/${secret}`;
  const post = (what: string, json: object) => api.send('POST', `${path}/${what}`, { json });
  return {
    look: () => api.send('GET', path),
    card: (more: Partial<typeof GOOD> = {}) => post('card', { ...GOOD, ...more }),
    step: (agreed: boolean) => post('step', { agreed }),
    local: (method: string, choice: string) => post('local', { method, choice }),
  };
};
const told = async (api: TestApp) => (await jobsOf(api.db, 'sandbox.deliver')).length;

test('an address opens its own payment, which names nobody; any other opens none', async ({ api }) => {
  const { secret } = await sandboxPayment(api);
  expect((await at(api, secret).look()).json).toEqual({
    success: true,
    payment: {
      ...{ amount: 9700, currency: 'USD', country: 'CO', description: 'Mirador: servicio', state: 'open' },
      ...{ decline_code: null, url: 'https://mirador.example/portal/payment' },
    },
  });
  const none = at(api, `${secret}x`);
  for (const ask of [none.look, none.card, () => none.step(true), () => none.local('pse', 'pay')])
    expect((await ask()).status).toBe(404);
  const admin = await api.signIn('admin');
  const foreign = await api.send('GET', '/api-mv/payments/sandbox/other', { headers: admin.bearer });
  expect(foreign.status, 'a session opens none either').toBe(404);
});

test('a card is paid once however often it is sent; a declined one can be followed by another', async ({ api }) => {
  const { secret } = await sandboxPayment(api);
  const { card } = at(api, secret);
  const declined = await card({ number: '4000000000000002' });
  expect(declined.json.payment).toMatchObject({ state: 'open', decline_code: 'card_declined' });
  expect((await card({ number: '4111111111111111' })).json.payment.decline_code).toBe('test_card_only');
  const before = await told(api);
  expect((await card()).json.payment).toMatchObject({ state: 'paid', decline_code: null });
  expect((await card()).json.payment.state).toBe('paid');
  expect(await told(api)).toBe(before + 1);
  expect(api.logLines.join(''), 'no number is written down').not.toMatch(/4242 ?4242|4111 ?1111/);
  expect((await at(api, secret).card({ number: 'x'.repeat(41) })).status).toBe(422);
});

test('the extra step is agreed to, or given up', async ({ api }) => {
  const { secret } = await sandboxPayment(api);
  const { card, step } = at(api, secret);
  const asked = await card({ number: '4000002760003184' });
  expect(asked.json.payment.state).toBe('step');
  expect((await step(false)).json.payment).toMatchObject({
    ...{ state: 'open', decline_code: 'authentication_required' },
  });
  await card({ number: '4000002760003184' });
  expect((await step(true)).json.payment.state).toBe('paid');
});

test('on the page one pays, rejects, lets it expire, or goes back', async ({ api }) => {
  const choose = async (method: string, choice: string) => {
    const { secret } = await sandboxPayment(api);
    const { payment } = (await at(api, secret).local(method, choice)).json;
    return [payment.state, payment.url.endsWith('just_paid=true')];
  };
  expect(await choose('pse', 'pay')).toEqual(['paid', true]);
  expect(await choose('nequi', 'reject')).toEqual(['failed', false]);
  expect(await choose('pse', 'expire')).toEqual(['expired', false]);
  expect(await choose('cash', 'pay')).toEqual(['processing', true]);
  expect(await choose('pse', 'back')).toEqual(['open', false]);
  const { secret } = await sandboxPayment(api);
  for (const [method, choice] of [
    ['card', 'pay'],
    ['pse', 'refund'],
  ] as const)
    expect((await at(api, secret).local(method, choice)).status).toBe(422);
});

test('its page shows the payment, keeps its address to itself, and says so when there is none', async ({ api }) => {
  const { secret } = await sandboxPayment(api);
  const page = await api.raw('GET', `/pago-de-prueba/${secret}`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('97&nbsp;USD'.replace('&nbsp;', '\u00a0'));
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(api.logLines.join(''), 'the address is a proof').not.toContain(secret);
  const none = await (await api.raw('GET', '/en/test-payment/none')).text();
  expect(none).toContain('This payment link does not exist');
});

test('an admin lets the sandbox succeed an order, which hears of it by notification only', async ({ api }) => {
  const { user } = await api.signIn('applicant');
  const admin = await api.signIn('admin');
  const { order_id, provider_ref } = await sandboxOrder(api, user.user_id);
  const mark = (json: object, headers = admin.bearer) => api.send('POST', MARK, { headers, json });
  for (const role of ['applicant', 'secondary', 'csr'] as const) {
    const { bearer } = await api.signIn(role, role === 'secondary' ? { primary_user_id: user.user_id } : {});
    expect((await mark({ order_id }, bearer)).status, role).toBe(404);
  }
  expect((await api.send('POST', MARK, { json: { order_id } })).status).toBe(401);
  expect((await mark({ order_id, user_id: user.user_id })).status).toBe(422);
  expect((await mark({ order_id: crypto.randomUUID() })).status).toBe(404);
  const before = await told(api);
  expect((await mark({ order_id })).status).toBe(200);
  expect((await sandboxOf(api).read(provider_ref))?.state).toBe('paid');
  expect(await told(api)).toBe(before + 1);
  const [order] = await api.db.select().from(orders).where(eq(orders.order_id, order_id));
  expect(order?.state, 'the order itself is not touched').toBe('pending');
  expect(await api.db.select().from(audit).where(eq(audit.action, 'payment.test-succeeded'))).toMatchObject([
    { subject_id: user.user_id, actor_id: admin.user.user_id },
  ]);
  expect((await mark({ order_id })).status, 'paid is paid').toBe(200);
  expect(await told(api)).toBe(before + 1);
});

test('what is over, was never begun or belongs to a real provider is not marked', async ({ api }) => {
  const admin = await api.signIn('admin');
  const mark = (order_id: string) => api.send('POST', MARK, { headers: admin.bearer, json: { order_id } });
  const orderOf = async (more: Parameters<typeof sandboxOrder>[2] = {}) =>
    sandboxOrder(api, (await api.signIn('applicant')).user.user_id, more);
  const ended = await orderOf();
  await sandboxOf(api).cancel(ended.provider_ref);
  expect((await mark(ended.order_id)).status).toBe(409);
  expect((await mark((await orderOf({ provider: 'stripe', provider_ref: 'pi_1' })).order_id)).status).toBe(409);
  expect((await mark((await orderOf({ provider_ref: null })).order_id)).status).toBe(409);
});

const LIVE = {
  ...PRODUCTION,
  PAYMENTS_MODE: 'live',
  STRIPE_SECRET_KEY: 'sk_live_1234',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1234',
  STRIPE_WEBHOOK_SECRET: 'whsec_1234',
};
for (const [mode, env] of [
  ['live', LIVE],
  ['off', PRODUCTION],
] as const)
  test(`with payments ${mode} neither calls nor page exist, for nobody (Q25)`, async ({ api: demo }) => {
    const api = withSettings(demo, env);
    const listed = Object.keys(api.app.document.paths).filter((path) => /sandbox|\/test\//.test(path));
    expect(listed).toEqual([]);
    expect(api.app.calls.filter(({ path }) => /sandbox|\/test\//.test(path))).toEqual([]);
    const headers = { host: 'mirador.example', 'content-type': 'application/json' };
    const body = JSON.stringify({ order_id: crypto.randomUUID() });
    for (const role of ['applicant', 'csr', 'admin'] as const) {
      const { bearer } = await api.signIn(role);
      const answer = await api.raw('POST', MARK, { headers: { ...headers, ...bearer }, body });
      expect(answer.status, role).toBe(404);
    }
    expect((await api.raw('POST', MARK, { headers, body })).status, 'nobody').toBe(404);
    expect((await api.raw('GET', '/api-mv/payments/sandbox/x', { headers })).status).toBe(404);
    for (const path of ['/pago-de-prueba/x', '/en/test-payment/x', '/ar/test-payment/x'])
      expect((await api.raw('GET', path, { headers: { host: 'mirador.example' } })).status, path).toBe(404);
  });
