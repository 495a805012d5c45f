/** A provider that is away costs its time-out and no more, says nothing of our keys, and leaves nothing half done (Q28). */
import { afterAll, expect, test } from 'vitest';
import { dlocalGoEmulator } from '#tests/emulators/dlocalgo.ts';
import type { ServiceFault } from '#tests/emulators/payment-service.ts';
import { stripeEmulator } from '#tests/emulators/stripe.ts';
import { wompiEmulator } from '#tests/emulators/wompi.ts';
import { pesos, sampleCharge } from '#tests/payment-samples.ts';
import { dlocalGo } from './dlocalgo.server.ts';
import { type Charge, type PaymentProvider, ProviderAway, ReferenceSpent } from './payments.ts';
import { stripe } from './stripe.server.ts';
import { wompi } from './wompi.server.ts';

const seconds = 0.3;
const [stripes, wompis, dlocals] = await Promise.all([stripeEmulator(), wompiEmulator(), dlocalGoEmulator()]);
afterAll(() => Promise.all([stripes.close(), wompis.close(), dlocals.close()]));

const SECRETS = /sk_test|whsec|prv_test|integrity_|events_|secret_emulator|apikey_emulator|Bearer/;

type Away = {
  emulator: Pick<typeof stripes, 'fail' | 'url' | 'ledger'> & { latencyMs: number };
  provider: (url?: string) => PaymentProvider;
  charge: () => Charge;
  ref: string;
};
const AWAY: Record<string, Away> = {
  stripe: {
    emulator: stripes,
    provider: (url = stripes.url) =>
      stripe({
        ...{ url, seconds, secretKey: 'sk_test_emulator', publishableKey: 'pk_test_emulator', isLive: false },
        webhookSecret: 'whsec_emulator',
      }),
    charge: sampleCharge,
    ref: 'pi_1',
  },
  wompi: {
    emulator: wompis,
    provider: (url = wompis.url) =>
      wompi({
        ...{ url: `${url}/v1`, widgetUrl: wompis.widgetUrl, seconds, isLive: false, publicKey: 'pub_test_emulator' },
        ...{ privateKey: 'prv_test_emulator', integritySecret: 'test_integrity_EMULATOR' },
        eventsSecret: 'test_events_EMULATOR',
      }),
    charge: pesos,
    ref: 'reference:ord-1',
  },
  dlocalgo: {
    emulator: dlocals,
    provider: (url = dlocals.url) =>
      dlocalGo({ url, seconds, apiKey: 'apikey_emulator', secretKey: 'secret_emulator', isLive: false }),
    charge: pesos,
    ref: 'DP-1',
  },
};

const FAULTS: ServiceFault[] = [
  'refuse',
  'blackhole',
  'latency',
  'cut',
  'error',
  'limit',
  'not-json',
  'other-shape',
  'redirect',
];

for (const [name, { emulator, provider, charge, ref }] of Object.entries(AWAY)) {
  for (const fault of FAULTS)
    test(`${name}: ${fault} is "away", in time, without a secret`, async () => {
      emulator.latencyMs = 1000;
      emulator.fail(fault);
      const from = provider();
      const calls: Promise<unknown>[] = [from.read(ref), from.refund(ref, 400_000, 'COP', 'r'), from.cancel(ref)];
      // Wompi is asked for nothing when its widget is signed.
      if (name !== 'wompi') calls.push(from.create(charge()));
      for (const ended of await Promise.allSettled<unknown>(calls)) {
        expect(ended.status).toBe('rejected');
        const error = (ended as PromiseRejectedResult).reason;
        expect(error).toBeInstanceOf(ProviderAway);
        expect(`${error.message} ${error.stack}`).not.toMatch(SECRETS);
        expect(error.message.length).toBeLessThan(120);
      }
      emulator.fail('none');
      expect(await from.read(ref)).toBeNull();
    });

  test(`${name}: nobody there, or a key that it does not know, is "away" too`, async () => {
    await expect(provider('http://127.0.0.1:9').read(ref)).rejects.toThrow(ProviderAway);
    const { emulator: other } = AWAY[name === 'stripe' ? 'wompi' : 'stripe'] as Away;
    const error = await provider(other.url)
      .read(ref)
      .catch((error) => error);
    expect(error).toBeInstanceOf(ProviderAway);
    expect(error.message).toBe(`${name} does not accept our key (401)`);
  });
}

test('a provider that will not make it under this reference any more says so, and another one works', async () => {
  for (const { emulator, provider, charge } of [AWAY.stripe as Away, AWAY.dlocalgo as Away]) {
    const [order, from] = [charge(), provider()];
    emulator.fail('error-after', 1);
    await expect(from.create(order)).rejects.toThrow(ReferenceSpent);
    await expect(from.create(order)).rejects.toThrow();
    expect((await from.create(charge())).provider_ref).toBeTruthy();
  }
  dlocals.fail('blackhole', 1);
  await expect((AWAY.dlocalgo as Away).provider().create(pesos())).rejects.toThrow(ReferenceSpent);
  const nobody = await (AWAY.dlocalgo as Away)
    .provider('http://127.0.0.1:9')
    .create(pesos())
    .catch((error) => error);
  expect(nobody).toBeInstanceOf(ProviderAway);
  expect(nobody).not.toBeInstanceOf(ReferenceSpent);
});

test('after an answer that was lost the same order is still one payment', async () => {
  const from = (AWAY.stripe as Away).provider();
  const order = sampleCharge();
  for (const fault of ['cut', 'blackhole', 'error'] as const) {
    stripes.fail(fault);
    await expect(from.create(order), fault).rejects.toThrow(ProviderAway);
  }
  stripes.fail('none');
  const { provider_ref } = await from.create(order);
  const rows = stripes.ledger().filter(({ reference }) => reference === order.reference);
  expect(rows).toMatchObject([{ provider_ref, paid: 0 }]);
});
