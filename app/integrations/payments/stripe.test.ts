import { afterAll, beforeEach, expect, test } from 'vitest';
import { stripeEmulator } from '#tests/emulators/stripe.ts';
import { sampleCharge } from '#tests/payment-samples.ts';
import { PaymentBegun, ProviderRefused } from './payments.ts';
import { type StripeSettings, stripe } from './stripe.server.ts';

const emulator = await stripeEmulator();
afterAll(() => emulator.close());
beforeEach(() => {
  emulator.fail('none');
  emulator.delivery = 'lost';
  Object.assign(emulator.settings, { conflicts: 0, isLive: false, lie: {}, clock: () => new Date() });
  emulator.asked.length = 0;
});

const settings: StripeSettings = {
  url: emulator.url,
  secretKey: 'sk_test_emulator',
  publishableKey: 'pk_test_emulator',
  webhookSecret: 'whsec_emulator',
  isLive: false,
};
const provider = stripe(settings);
const rowOf = (ref: string) => emulator.ledger().find(({ provider_ref }) => provider_ref === ref);

async function paid(amount = 9700) {
  const charge = sampleCharge({ amount });
  const created = await provider.create(charge);
  await emulator.confirm(created.client_secret ?? '', '4242424242424242');
  return { charge, ref: created.provider_ref };
}

test('an order becomes one intent: asked again it is the same, with another amount it is refused', async () => {
  const charge = sampleCharge();
  const [first, second] = await Promise.all([provider.create(charge), provider.create(charge)]);
  expect(second).toEqual(first);
  expect(first.client_secret).toMatch(/^pi_\w+_secret_\w+$/);
  const elsewhere = {
    locale: 'ar',
    description: 'x',
    back_url: 'x',
    payer: { name: 'x', email: 'x', phone: 'x' },
  } as const;
  expect(await provider.create({ ...charge, ...elsewhere })).toEqual(first);
  await expect(provider.create({ ...charge, amount: 5000 })).rejects.toThrow(ProviderRefused);
  expect(await provider.read(first.provider_ref)).toEqual({
    ...{ provider_ref: first.provider_ref, reference: charge.reference, state: 'pending', isUntaken: true },
    ...{ amount: 9700, currency: 'USD', refunded: 0 },
  });
  expect(emulator.ledger().filter(({ reference }) => reference === charge.reference)).toHaveLength(1);
});

test('nothing of the person leaves with it', async () => {
  const { provider_ref } = await provider.create(sampleCharge());
  expect(JSON.stringify(emulator.of(provider_ref))).not.toMatch(/Eva|correo|3001234567/);
});

test('what cannot be charged is not even asked for', async () => {
  for (const wrong of [
    { amount: 0 },
    { amount: -1 },
    { amount: 1.5 },
    { amount: Number.NaN },
    { amount: 49 },
    { amount: 100_000_000 },
    { currency: 'COP' },
    { currency: 'usd' },
    { currency: 'constructor' },
    { reference: '' },
    { reference: 'a/../b' },
    { reference: 'x'.repeat(121) },
  ])
    await expect(provider.create(sampleCharge(wrong)), JSON.stringify(wrong)).rejects.toThrow(ProviderRefused);
  expect(emulator.asked).toEqual([]);
});

test('a declined card leaves it open, an extra step and a slow bank leave it pending', async () => {
  const { client_secret = '', provider_ref } = await provider.create(sampleCharge());
  const stateAfter = async (number: string) => {
    await emulator.confirm(client_secret, number);
    return (await provider.read(provider_ref))?.state;
  };
  expect(await stateAfter('4000000000000002')).toBe('pending');
  expect(await stateAfter('4000000000009995')).toBe('pending');
  expect(await stateAfter('4000002760003184')).toBe('pending');
  await emulator.finishStep(provider_ref, false);
  expect(await provider.read(provider_ref), 'nothing is on its way').toHaveProperty('isUntaken', true);
  expect(await stateAfter('4000000000007007')).toBe('pending');
  expect(await provider.read(provider_ref), 'a bank is at work').not.toHaveProperty('isUntaken');
  await emulator.settle(provider_ref);
  expect(await provider.read(provider_ref)).toMatchObject({ state: 'paid', amount: 9700 });
});

test('what has come counts, not what was asked for', async () => {
  const { provider_ref } = await provider.create(sampleCharge());
  await emulator.settle(provider_ref, 970);
  expect(await provider.read(provider_ref)).toMatchObject({ state: 'paid', amount: 970 });
  emulator.settings.lie = { currency: 'mxn' };
  expect(await provider.read(provider_ref)).toMatchObject({ currency: 'MXN' });
});

test('a refund happens once for its key, in parts, and never beyond what was paid', async () => {
  const { ref } = await paid();
  expect(await provider.refund(ref, 700, 'USD', 'r1')).toBe('done');
  expect(await provider.refund(ref, 700, 'USD', 'r1')).toBe('done');
  expect(await provider.read(ref)).toMatchObject({ state: 'paid', refunded: 700 });
  expect(await provider.refund(ref, 9100, 'USD', 'r2')).toBe('refused');
  for (const amount of [0, -5, 1.5]) expect(await provider.refund(ref, amount, 'USD', `r${amount}`)).toBe('refused');
  expect(await provider.refund(ref, 9000, 'USD', 'r3')).toBe('done');
  expect(await provider.read(ref)).toMatchObject({ state: 'refunded', refunded: 9700 });
  expect(rowOf(ref)).toMatchObject({ paid: 9700, refunded: 9700 });
  expect(await provider.refund('pi_none', 100, 'USD', 'r4')).toBe('refused');
});

test('a dispute is told', async () => {
  const { ref } = await paid();
  await emulator.dispute(ref);
  expect((await provider.read(ref))?.state).toBe('disputed');
});

test('what is cancelled can no longer be paid; what is paid can no longer be cancelled', async () => {
  const { client_secret = '', provider_ref } = await provider.create(sampleCharge());
  await provider.cancel(provider_ref);
  await provider.cancel(provider_ref);
  await emulator.confirm(client_secret, '4242424242424242');
  expect((await provider.read(provider_ref))?.state).toBe('expired');
  await expect(provider.cancel((await paid()).ref)).rejects.toThrow(PaymentBegun);
  await provider.cancel('pi_none');
});

test('a list has every payment of its time, over pages, and no other', async () => {
  const day = new Date('2026-10-01T00:00:00Z');
  emulator.settings.clock = () => new Date('2026-10-01T23:59:59Z');
  const refs = new Set<string>();
  for (let n = 0; n < 103; n += 1) refs.add((await provider.create(sampleCharge())).provider_ref);
  for (const other of ['2026-09-30T23:59:59Z', '2026-10-02T00:00:00Z']) {
    emulator.settings.clock = () => new Date(other);
    await provider.create(sampleCharge());
  }
  const listed = await provider.list(day, new Date('2026-10-02T00:00:00Z'));
  expect(new Set(listed?.map(({ provider_ref }) => provider_ref))).toEqual(refs);
});

test('unknown is null, and an id cannot lead elsewhere', async () => {
  expect(await provider.read('pi_none')).toBeNull();
  for (const id of ['../refunds', 'pi_1/confirm', 'pi 1', '', 'x'.repeat(101)])
    expect(await provider.read(id)).toBeNull();
  expect(emulator.asked).toEqual(['GET /v1/payment_intents/pi_none']);
});

test('a key that is held, or a connection that breaks, is tried once more with the same key', async () => {
  emulator.settings.conflicts = 1;
  expect((await provider.create(sampleCharge())).provider_ref).toMatch(/^pi_/);
  for (const fault of ['refuse', 'cut'] as const) {
    emulator.fail(fault, 1);
    const charge = sampleCharge();
    await provider.create(charge);
    // The work of the answer that was cut is the work of the second.
    expect(
      emulator.ledger().filter(({ reference }) => reference === charge.reference),
      fault,
    ).toHaveLength(1);
  }
  emulator.settings.conflicts = 2;
  await expect(provider.create(sampleCharge())).rejects.toThrow('still at work');
});

test('an answer of the other mode is not taken', async () => {
  const { provider_ref } = await provider.create(sampleCharge());
  emulator.settings.isLive = true;
  await expect(provider.read(provider_ref)).rejects.toThrow('other mode');
  await expect(provider.create(sampleCharge())).rejects.toThrow('other mode');
  expect(await provider.list(new Date(0), new Date('2100-01-01'))).toEqual([]);
});

test('its messages are proven, and lead to what can be read', async () => {
  emulator.delivery = 'held';
  const { ref } = await paid();
  const [message] = emulator.held.splice(0);
  const raw = new TextEncoder().encode(message?.body);
  const notice = provider.proven(raw, new Headers(message?.headers), new Date());
  expect(notice).toMatchObject({ provider_ref: ref, event_key: expect.stringMatching(/^evt_/) });
  expect((await provider.read(notice?.provider_ref ?? ''))?.state).toBe('paid');
  for (const skew of [-400, 400]) {
    emulator.settings.skew = skew;
    await emulator.event('payment_intent.succeeded', ref);
    const [late] = emulator.held.splice(0);
    const headers = new Headers(late?.headers);
    expect(provider.proven(new TextEncoder().encode(late?.body), headers, new Date())).toBeNull();
  }
  emulator.settings.skew = 0;
});
