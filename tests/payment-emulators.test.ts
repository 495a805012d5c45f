/** The emulators do what their switches say: what they prove is worth no more than that. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { stripe } from '#app/integrations/payments/stripe.server.ts';
import { wompi } from '#app/integrations/payments/wompi.server.ts';
import { dlocalGoEmulator } from './emulators/dlocalgo.ts';
import { stripeEmulator } from './emulators/stripe.ts';
import { wompiEmulator } from './emulators/wompi.ts';
import { pesos, sampleCharge } from './payment-samples.ts';

async function listen() {
  const heard: { id: string; type: string }[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      heard.push(JSON.parse(Buffer.concat(pieces).toString()));
      response.end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

async function stripes() {
  const emulator = await stripeEmulator();
  onTestFinished(emulator.close);
  const { heard, url } = await listen();
  emulator.settings.notificationUrl = url;
  const provider = stripe({
    ...{ url: emulator.url, secretKey: 'sk_test_emulator', publishableKey: 'pk_test_emulator', isLive: false },
    webhookSecret: 'whsec_emulator',
  });
  return { emulator, heard, provider };
}

test('messages are sent, lost, doubled, held back, and released in either order', async () => {
  const { emulator, heard, provider } = await stripes();
  const { provider_ref, client_secret = '' } = await provider.create(sampleCharge());
  const types = () => heard.splice(0).map(({ type }) => type.replace('payment_intent.', ''));
  await emulator.confirm(client_secret, '4000000000000002');
  expect(types()).toEqual(['payment_failed']);
  emulator.delivery = 'lost';
  await emulator.confirm(client_secret, '4000000000000002');
  expect(types()).toEqual([]);
  emulator.delivery = 'double';
  await emulator.confirm(client_secret, '4000000000007007');
  expect(heard.map(({ id }) => id)[0]).toBe(heard.map(({ id }) => id)[1]);
  expect(types()).toEqual(['processing', 'processing']);
  emulator.delivery = 'held';
  await emulator.event('payment_intent.processing', provider_ref);
  await emulator.settle(provider_ref);
  expect(types()).toEqual([]);
  await emulator.release({ isReversed: true });
  expect(types()).toEqual(['succeeded', 'processing']);
  await emulator.release();
  expect(types()).toEqual([]);
  expect(emulator.messages).toHaveLength(5);
  emulator.delivery = 'now';
  emulator.hand = async () => 418;
  await emulator.event('payment_intent.succeeded', provider_ref);
  expect(emulator.answers.at(-1)).toBe(418);
  expect(emulator.ledger()).toMatchObject([{ provider_ref, paid: 9700, refunded: 0, currency: 'USD' }]);
});

test('a fault lasts as many calls as it was told', async () => {
  const { emulator, provider } = await stripes();
  const { provider_ref } = await provider.create(sampleCharge());
  emulator.fail('error', 2);
  for (const isAway of [true, true, false])
    expect(
      await provider.read(provider_ref).then(
        () => false,
        () => true,
      ),
    ).toBe(isAway);
});

test('who brings no key, a wrong one or another version gets nothing', async () => {
  const { emulator } = await stripes();
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`${emulator.url}/v1/payment_intents`, { headers })).status;
  expect(await ask({})).toBe(401);
  expect(await ask({ authorization: 'Bearer sk_test_other' })).toBe(401);
  expect(await ask({ authorization: 'Bearer sk_test_emulator' })).toBe(400);
});

test('the page of dLocal Go pays, and sends the browser back to where it was told', async () => {
  const emulator = await dlocalGoEmulator();
  onTestFinished(emulator.close);
  const { heard, url } = await listen();
  const asked = { ...pesos(), order_id: 'o-1', notification_url: url };
  const made = await fetch(`${emulator.url}/v1/payments`, {
    method: 'POST',
    headers: { authorization: 'Bearer apikey_emulator:secret_emulator' },
    body: JSON.stringify(asked),
  });
  const { id, redirect_url } = (await made.json()) as { id: string; redirect_url: string };
  expect(await (await fetch(redirect_url)).text()).toContain('value="expire"');
  const pay = () =>
    fetch(redirect_url, { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' });
  const back = await pay();
  expect([back.status, back.headers.get('location')]).toEqual([303, asked.success_url]);
  await pay();
  await expect.poll(() => heard).toEqual([{ payment_id: id }]);
  expect(emulator.ledger()).toMatchObject([{ paid: 400_000, refunded: 0 }]);
  expect((await fetch(`${emulator.url}/checkout/none`)).status).toBe(404);
});

test('the widget of Wompi opens for what was signed, and its script is a script', async () => {
  const emulator = await wompiEmulator();
  onTestFinished(emulator.close);
  emulator.settings.notificationUrl = (await listen()).url;
  const keys = { publicKey: 'pub_test_emulator', privateKey: 'prv_test_emulator' };
  const provider = wompi({
    ...{ ...keys, url: emulator.apiUrl, widgetUrl: emulator.widgetUrl, isLive: false },
    ...{ integritySecret: 'test_integrity_EMULATOR', eventsSecret: 'test_events_EMULATOR' },
  });
  const { widget } = await provider.create(pesos());
  const validate = async (params: unknown) =>
    (await fetch(`${emulator.url}/widget/validate`, { method: 'POST', body: JSON.stringify(params) })).status;
  expect([await validate(widget), await validate({ ...widget, amountInCents: 100 })]).toEqual([200, 422]);
  const scripts = { WidgetCheckout: emulator.widgetUrl, Stripe: `${(await stripes()).emulator.url}/stripe.js` };
  for (const [name, url] of Object.entries(scripts)) {
    const window: Record<string, unknown> = {};
    runInNewContext(await (await fetch(url)).text(), { window });
    expect(window[name], name).toBeTypeOf('function');
  }
});
