import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '#app/platform/env.server.ts';
import { CHECKOUT_COUNTRIES } from '#content/countries.ts';
import { sampleCharge } from '#tests/payment-samples.ts';
import { choosePayments } from './index.server.ts';
import { PROVIDERS } from './payments.ts';
import { memoryBook } from './sandbox-book.ts';
import { stamped } from './signature.server.ts';

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1234',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1234',
  STRIPE_WEBHOOK_SECRET: 'whsec_1234',
};
const WOMPI = {
  ...{ WOMPI_PUBLIC_KEY: 'pub_test_1', WOMPI_PRIVATE_KEY: 'prv_test_1' },
  ...{ WOMPI_INTEGRITY_SECRET: 'test_integrity_1', WOMPI_EVENTS_SECRET: 'test_events_1' },
};
const DLOCALGO = { DLOCALGO_API_KEY: 'api-key', DLOCALGO_SECRET_KEY: 'secret-key' };
const LIVE = {
  ...{ APP_MODE: 'production', APP_SECRET: 'VZb0t2Xn8Qe5kLw7RjPd3Fs9Hy6Ua1Mc4Gg' },
  ...{ PUBLIC_URL: 'https://mirador.example', PAYMENTS_MODE: 'live' },
};
const LIVE_STRIPE = { ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_1234', STRIPE_PUBLISHABLE_KEY: 'pk_live_1234' };

const NOW = new Date('2026-11-18T12:00:00Z');
const choose = (given: Record<string, string> = {}) =>
  choosePayments(readEnv({ DATA_DIR: mkdtempSync(join(tmpdir(), 'mirador-pay-')), ...given }), {
    ...{ book: memoryBook(), clock: () => NOW, sandboxPage: (secret: string) => `http://127.0.0.1:3000/s/${secret}` },
  });
const names = (given: Record<string, string> = {}) => {
  const { card, local } = choose(given);
  return [card, local('CO'), local('MX')].map((one) => one?.name ?? null);
};

test('keys and country choose; what has no keys the sandbox takes', () => {
  expect(names()).toEqual(['sandbox', 'sandbox', 'sandbox']);
  expect(names(STRIPE)).toEqual(['stripe', 'sandbox', 'sandbox']);
  expect(names(WOMPI)).toEqual(['sandbox', 'wompi', 'sandbox']);
  expect(names(DLOCALGO)).toEqual(['sandbox', 'dlocalgo', 'dlocalgo']);
  expect(names({ ...STRIPE, ...WOMPI, ...DLOCALGO })).toEqual(['stripe', 'wompi', 'dlocalgo']);
});

test('in live mode nobody pays with the sandbox, and in production nobody pays before somebody says how', () => {
  expect(names({ ...LIVE, ...LIVE_STRIPE })).toEqual(['stripe', null, null]);
  expect(choose({ ...LIVE, ...LIVE_STRIPE })).toMatchObject({ mode: 'live', sandbox: null, card: { isLive: true } });
  expect(choose({ ...LIVE, ...LIVE_STRIPE }).byName('sandbox')).toBeNull();
  expect(names({ ...LIVE, PAYMENTS_MODE: '' })).toEqual([null, null, null]);
  expect(choose({ ...LIVE, PAYMENTS_MODE: '' })).toMatchObject({ mode: 'off', sandbox: null });
  expect(names({ ...LIVE, PAYMENTS_MODE: 'test' })).toEqual(['sandbox', 'sandbox', 'sandbox']);
});

test('local payments are for the countries of checkout', () => {
  const { local } = choose(DLOCALGO);
  for (const country of CHECKOUT_COUNTRIES) expect(local(country)?.name).toBe('dlocalgo');
  for (const country of ['US', 'ES', 'co', '', 'constructor']) expect(local(country), country).toBeNull();
});

test('a payment finds its provider by the name it was stored with', () => {
  const all = choose({ ...STRIPE, ...WOMPI, ...DLOCALGO });
  for (const name of PROVIDERS) expect(all.byName(name)?.name).toBe(name);
  expect(choose().byName('stripe')).toBeNull();
});

test('what the browser may reach is what the provider needs, and no secret is in it', () => {
  const all = choose({ ...STRIPE, ...WOMPI, ...DLOCALGO });
  for (const name of PROVIDERS) {
    const { browser } = all.byName(name) ?? {};
    expect(JSON.stringify(browser)).not.toMatch(/sk_|whsec|prv_|integrity|events|secret-key|api-key/);
  }
  expect(all.byName('stripe')?.browser).toMatchObject({
    ...{ script: ['https://js.stripe.com'], connect: ['https://api.stripe.com'], publicKey: 'pk_test_1234' },
  });
  const emulated = choose({ ...STRIPE, STRIPE_API_URL: 'http://127.0.0.1:4010' }).card?.browser;
  expect(emulated).toMatchObject({ script: ['http://127.0.0.1:4010'], scriptUrl: 'http://127.0.0.1:4010/stripe.js' });
  expect(all.byName('wompi')?.browser).toMatchObject({
    script: ['https://checkout.wompi.co'],
    publicKey: 'pub_test_1',
  });
  expect(all.byName('dlocalgo')?.browser).toEqual({ script: [], frame: [], connect: [] });
  expect(all.hosts).toEqual({
    script: ['https://js.stripe.com', 'https://checkout.wompi.co'],
    frame: ['https://js.stripe.com', 'https://hooks.stripe.com', 'https://checkout.wompi.co'],
    connect: ['https://api.stripe.com', 'https://checkout.wompi.co', 'https://sandbox.wompi.co'],
  });
  expect(choose().hosts, 'the sandbox is our own').toEqual({ script: [], frame: [], connect: [] });
  expect(choose(WOMPI).hosts.frame).toEqual(['https://checkout.wompi.co']);
  expect(choose({ ...LIVE, PAYMENTS_MODE: '' }).hosts.connect).toEqual([]);
});

test('each address of notifications hears its own kind only', async () => {
  const all = choose({ ...STRIPE, ...WOMPI, ...DLOCALGO });
  const body = JSON.stringify({
    id: 'evt_1',
    livemode: false,
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_1' } },
  });
  const raw = new TextEncoder().encode(body);
  const headers = new Headers({ 'stripe-signature': stamped('whsec_1234', body, NOW) });
  expect(all.proven('card', raw, headers, NOW)).toMatchObject({
    provider: { name: 'stripe' },
    notice: { event_key: 'evt_1' },
  });
  expect(all.proven('local', raw, headers, NOW)).toBeNull();
  expect(all.proven('card', raw, new Headers(), NOW)).toBeNull();
  const created = await all.sandbox?.create(sampleCharge());
  const event = { event_id: 'sbx_evt_1', provider_ref: created?.provider_ref ?? '', notification_url: 'http://x' };
  const message = all.sandbox?.message(event) ?? { body: '', headers: {} };
  for (const kind of ['card', 'local'] as const)
    expect(
      all.proven(kind, new TextEncoder().encode(message.body), new Headers(message.headers), NOW)?.provider.name,
      kind,
    ).toBe('sandbox');
});
