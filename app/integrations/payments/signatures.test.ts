import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { dlocalGo } from './dlocalgo.server.ts';
import type { PaymentProvider } from './payments.ts';
import { sandbox } from './sandbox.server.ts';
import { memoryBook } from './sandbox-book.ts';
import { hmac, stamped } from './signature.server.ts';
import { stripe } from './stripe.server.ts';
import { checksumOf, integrityOf, wompi } from './wompi.server.ts';

const NOW = new Date(1_760_000_000_000);
const bytes = (text: string) => new TextEncoder().encode(text);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const byCard = stripe({
  ...{ url: 'http://127.0.0.1:9', secretKey: 'sk_test_x', publishableKey: 'pk_test_x', isLive: false },
  webhookSecret: 'whsec_test_secret',
});
const inColombia = wompi({
  ...{ url: 'http://127.0.0.1:9/v1', widgetUrl: 'http://127.0.0.1:9/widget.js', isLive: false },
  ...{ publicKey: 'pub_test_x', privateKey: 'prv_test_x' },
  ...{ integritySecret: 'test_integrity_EMULATOR', eventsSecret: 'test_events_EMULATOR' },
});
const elsewhere = dlocalGo({
  ...{ url: 'http://127.0.0.1:9', apiKey: 'apikey_emulator', secretKey: 'secret_emulator', isLive: false },
});
const ours = sandbox({
  book: memoryBook(),
  secret: 'a secret of the test',
  clock: () => NOW,
  pageUrl: (secret) => secret,
});

const STRIPE_BODY =
  '{"id":"evt_test_1","object":"event","api_version":"2026-10-28.endive","type":"payment_intent.succeeded","created":1760000000,"livemode":false,"data":{"object":{"id":"pi_1","object":"payment_intent","amount":9700,"amount_received":9700,"currency":"usd","status":"succeeded","metadata":{"order_id":"ord_1"}}}}';
const STRIPE_SIGNATURE = 't=1760000000,v1=b86081394db0ed4a1381c18c7eac303d460050e13e33bcf1f3820dbf5dd3992e';
const DLOCAL_BODY = '{"payment_id":"DP-23312"}';
const DLOCAL_SIGNATURE = 'b1a0e1968eb41ff11572c57527b4fbaa2e00c0eace9b380a66440c6cf2e6aa34';
const WOMPI_CHECKSUM = '2c9e8aeb4975a8d7f8af0ba45e17ec7c7eabb0ef4abb9f8f44a8bcd5cca4225e';
const WOMPI_PROPERTIES = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];

type Event = {
  event?: string;
  environment?: string;
  transaction?: Record<string, unknown>;
  properties?: string[];
  checksum?: string;
  timestamp?: number;
};
const wompiBody = ({
  transaction = {},
  properties = WOMPI_PROPERTIES,
  checksum = WOMPI_CHECKSUM,
  ...more
}: Event = {}) =>
  JSON.stringify({
    event: 'transaction.updated',
    data: {
      transaction: {
        ...{ id: 'emul-1-1760000000-10001', status: 'APPROVED', amount_in_cents: 40_000_000 },
        ...{ reference: 'ORD-1001', currency: 'COP' },
        ...transaction,
      },
    },
    environment: 'test',
    signature: { properties, checksum },
    timestamp: 1_760_000_000,
    ...more,
  });

test('the worked examples of the contracts come out to the letter', () => {
  const docs = { reference: 'sk8-438k4-xmxm392-sn2m', amount_in_cents: 2_490_000, currency: 'COP' };
  const docsSecret = 'prod_integrity_Z5mMke9x0k8gpErbDqwrJXMqsI6SFli6';
  const order = { reference: 'ORD-1001', amount_in_cents: 40_000_000, currency: 'COP' };
  expect(integrityOf(docs, docsSecret)).toBe('37c8407747e595535433ef8f6a811d853cd943046624a0ec04662b17bbf33bf5');
  expect(integrityOf({ ...docs, expires: '2023-06-09T20:28:50.000Z' }, docsSecret)).toBe(
    'e972f58e7de36b283fbb93d9318d39a54ffdff4e8e917b534f30d63c9d7bb89c',
  );
  expect(integrityOf(order, 'test_integrity_EMULATOR')).toBe(
    '32653b0c50a0a133a4d1c42969d2b7de14f765af771f5ed025112314dd5e8d1b',
  );
  expect(integrityOf({ ...order, expires: '2026-12-01T00:00:00.000Z' }, 'test_integrity_EMULATOR')).toBe(
    '5720d21f4d7fbf0c14b10bc3639e2f5b02130d97dadf06f38b4d2a9924c51a77',
  );
  const { data } = JSON.parse(wompiBody()) as { data: unknown };
  expect(checksumOf(data, WOMPI_PROPERTIES, 1_760_000_000, 'test_events_EMULATOR')).toBe(WOMPI_CHECKSUM);
  expect(stamped('whsec_test_secret', STRIPE_BODY, NOW)).toBe(STRIPE_SIGNATURE);
  expect(hmac('secret_emulator', 'apikey_emulator', DLOCAL_BODY)).toBe(DLOCAL_SIGNATURE);
  const payins = '{"id":"D-4-1","amount":97.00,"status":"PAID","order_id":"ORD-1001"}';
  expect(hmac('secret_emulator', 'xlogin_emulator', '2026-11-15T00:00:00.000Z', payins)).toBe(
    'b54b337f9a98978ecabb9106c260b09a4a0685e61c7980d7d3aed798e3c13661',
  );
});

/** A good message of each, and where its proof stands. */
const sandboxMessage = ours.message({ event_id: 'sbx_evt_1', provider_ref: 'sbx_1', notification_url: 'http://x' });
const GOOD: Record<string, { provider: PaymentProvider; body: string; header: string; proof: string }> = {
  stripe: { provider: byCard, body: STRIPE_BODY, header: 'stripe-signature', proof: STRIPE_SIGNATURE },
  dlocalgo: {
    ...{ provider: elsewhere, body: DLOCAL_BODY, header: 'authorization' },
    proof: `V2-HMAC-SHA256, Signature: ${DLOCAL_SIGNATURE}`,
  },
  sandbox: {
    ...{ provider: ours, body: sandboxMessage.body, header: 'sandbox-signature' },
    proof: sandboxMessage.headers['sandbox-signature'] ?? '',
  },
};

for (const [name, { provider, body, header, proof }] of Object.entries(GOOD)) {
  const ask = (text: string | Uint8Array, given: Record<string, string>, now = NOW) =>
    provider.proven(typeof text === 'string' ? bytes(text) : text, new Headers(given), now);

  test(`${name}: a message of its own is proven, whatever the case of its digits`, () => {
    expect(ask(body, { [header]: proof })).not.toBeNull();
    const upper = proof.replace(/[0-9a-f]{64}/, (hex) => hex.toUpperCase());
    expect(ask(body, { [header]: upper })).not.toBeNull();
  });

  test(`${name}: forged messages are not (Q18)`, () => {
    const hex = /[0-9a-f]{64}/.exec(proof)?.[0] ?? '';
    const wrong = proof.replace(
      hex,
      hex.replace(/^./, (first) => (first === '0' ? '1' : '0')),
    );
    const others = Object.entries(GOOD).filter(([other]) => other !== name);
    const forged: Record<string, Record<string, string>> = {
      missing: {},
      empty: { [header]: '' },
      wrong: { [header]: wrong },
      truncated: { [header]: proof.slice(0, -1) },
      longer: { [header]: `${proof}0` },
      'only the digits': { [header]: hex },
      'in another header': { 'x-signature': proof },
      'no digits at all': { [header]: proof.replace(hex, '') },
      ...Object.fromEntries(others.map(([other, one]) => [`of ${other}`, { [one.header]: one.proof }])),
      ...Object.fromEntries(others.map(([other, one]) => [`of ${other} here`, { [header]: one.proof }])),
    };
    for (const [how, given] of Object.entries(forged)) expect(ask(body, given), how).toBeNull();
    const good = { [header]: proof };
    for (let at = 0; at < body.length; at += 1) {
      const changed = bytes(body);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(ask(changed, good), `byte ${at}`).toBeNull();
    }
    expect(ask(`${body} `, good)).toBeNull();
    expect(ask(body.slice(0, -1), good)).toBeNull();
    expect(ask(JSON.stringify(JSON.parse(body), null, 1), good), 'written anew').toBeNull();
    expect(ask('', good)).toBeNull();
    expect(ask('x'.repeat(65 * 1024), good), 'too long').toBeNull();
  });
}

for (const [name, key] of [
  ['stripe', 'whsec_test_secret'],
  ['sandbox', hmac('a secret of the test', 'sandbox payments')],
] as const) {
  const { provider, body, header } = GOOD[name] as (typeof GOOD)[string];
  test(`${name}: a stamp of the past or of the future is refused, with the right signature too (T22)`, () => {
    const at = (seconds: number) =>
      provider.proven(
        bytes(body),
        new Headers({ [header]: stamped(key, body, new Date(NOW.getTime() + seconds * 1000)) }),
        NOW,
      );
    for (const seconds of [0, 299, -299]) expect(at(seconds), `${seconds}`).not.toBeNull();
    for (const seconds of [302, -302, 86_400, -86_400]) expect(at(seconds), `${seconds}`).toBeNull();
    const two = `t=1,${stamped(key, body, NOW)}`;
    expect(provider.proven(bytes(body), new Headers({ [header]: two }), NOW), 'two stamps').toBeNull();
  });
}

test('stripe: one of several signatures is enough, v0 is none', () => {
  const ask = (proof: string) => byCard.proven(bytes(STRIPE_BODY), new Headers({ 'stripe-signature': proof }), NOW);
  const [t, v1 = ''] = STRIPE_SIGNATURE.split(',');
  expect(ask(`${t},v1=${sha256('old key')},${v1}`)).toEqual({ event_key: 'evt_test_1', provider_ref: 'pi_1' });
  expect(ask(`${t},${v1.replace('v1', 'v0')}`)).toBeNull();
});

test('stripe: a message of the other mode is not ours; one about no payment is, and names none', () => {
  const ask = (change: Record<string, unknown>) => {
    const body = JSON.stringify({ ...JSON.parse(STRIPE_BODY), ...change });
    const headers = new Headers({ 'stripe-signature': stamped('whsec_test_secret', body, NOW) });
    return byCard.proven(bytes(body), headers, NOW);
  };
  expect(ask({ livemode: true })).toBeNull();
  expect(ask({ livemode: 'false' })).toBeNull();
  const none = { event_key: 'evt_test_1', provider_ref: null };
  expect(ask({ type: 'customer.created', data: { object: { id: 'cus_1' } } })).toEqual(none);
  expect(ask({ type: 'payment_intent.succeeded', data: { object: { id: '../v1/refunds' } } })).toEqual(none);
  for (const type of ['charge.refunded', 'refund.updated', 'charge.dispute.created'])
    expect(ask({ type, data: { object: { id: 'x_1', payment_intent: 'pi_7' } } })?.provider_ref, type).toBe('pi_7');
  expect(ask({ data: 'nothing' })).toBeNull();
});

test('wompi: a message is proven by the values that it signs', () => {
  const ask = (body: string) => inColombia.proven(bytes(body), new Headers(), NOW);
  const good = { event_key: 'emul-1-1760000000-10001:APPROVED', provider_ref: 'emul-1-1760000000-10001' };
  expect(ask(wompiBody())).toEqual(good);
  expect(ask(wompiBody({ checksum: WOMPI_CHECKSUM.toUpperCase() }))).toEqual(good);
  // A day later it tries again with the same stamp.
  expect(inColombia.proven(bytes(wompiBody()), new Headers(), new Date(NOW.getTime() + 86_400_000))).toEqual(good);
});

test('wompi: forged messages are not (Q18)', () => {
  const signed = (properties: string[], values: string) => ({
    properties,
    checksum: sha256(`${values}1760000000test_events_EMULATOR`),
  });
  const id = 'emul-1-1760000000-10001';
  const forged: Record<string, string> = {
    'another amount': wompiBody({ transaction: { amount_in_cents: 40_000_001 } }),
    'another state': wompiBody({ transaction: { status: 'DECLINED' } }),
    'another payment': wompiBody({ transaction: { id: 'emul-1-1760000000-10002' } }),
    'another time': wompiBody({ timestamp: 1_760_000_001 }),
    'wrong checksum': wompiBody({ checksum: sha256('x') }),
    'truncated checksum': wompiBody({ checksum: WOMPI_CHECKSUM.slice(0, -1) }),
    'no checksum': wompiBody({ checksum: '' }),
    'the other environment': wompiBody({ environment: 'prod' }),
    'signed with the secret of the widget': wompiBody({
      checksum: sha256(`${id}APPROVED400000001760000000test_integrity_EMULATOR`),
    }),
    'the amount is not signed': wompiBody(signed(['transaction.id', 'transaction.status'], `${id}APPROVED`)),
    'nothing is signed': wompiBody(signed([], '')),
    'a property that is not there': wompiBody(
      signed([...WOMPI_PROPERTIES, 'transaction.none'], `${id}APPROVED40000000`),
    ),
    'a property of the prototype': wompiBody(
      signed([...WOMPI_PROPERTIES, 'transaction.constructor'], `${id}APPROVED40000000`),
    ),
    'an object instead of a value': wompiBody({ transaction: { amount_in_cents: { value: 1 } } }),
    'an id that leads elsewhere': wompiBody({
      transaction: { id: '../merchants/x' },
      ...signed(WOMPI_PROPERTIES, '../merchants/xAPPROVED40000000'),
    }),
    'no JSON': 'x',
    nothing: '',
    'too long': wompiBody({ transaction: { filling: 'x'.repeat(70_000) } }),
    'of dLocal Go': DLOCAL_BODY,
    'of Stripe': STRIPE_BODY,
  };
  for (const [how, body] of Object.entries(forged))
    expect(inColombia.proven(bytes(body), new Headers({ 'x-event-checksum': WOMPI_CHECKSUM }), NOW), how).toBeNull();
  // It is not signed, so it is not read: whoever changes it changes nothing.
  expect(inColombia.proven(bytes(wompiBody({ transaction: { reference: 'ORD-9' } })), new Headers(), NOW)).toEqual({
    event_key: `${id}:APPROVED`,
    provider_ref: id,
  });
});

test('wompi: an event of another kind is proven and names no payment', () => {
  const body = JSON.stringify({
    event: 'nequi_token.updated',
    data: { nequi_token: { id: 'n1' } },
    environment: 'test',
    signature: { properties: ['nequi_token.id'], checksum: sha256('n11760000000test_events_EMULATOR') },
    timestamp: 1_760_000_000,
  });
  expect(inColombia.proven(bytes(body), new Headers(), NOW)?.provider_ref).toBeNull();
});

test('dlocalgo: a message names its payment and nothing that could be an event', () => {
  const ask = (body: string) => {
    const authorization = `V2-HMAC-SHA256, Signature: ${hmac('secret_emulator', 'apikey_emulator', body)}`;
    return elsewhere.proven(bytes(body), new Headers({ authorization }), NOW);
  };
  expect(ask(DLOCAL_BODY)).toEqual({ event_key: null, provider_ref: 'DP-23312' });
  for (const body of ['{"payment_id":"../me"}', '{"payment_id":7}', '{}', '[]', 'x', '{"payment_id":"a b"}'])
    expect(ask(body), body).toBeNull();
});
