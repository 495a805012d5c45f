import { afterAll, beforeEach, expect, test } from 'vitest';
import { type WidgetParams, type WompiStatus, wompiEmulator } from '#tests/emulators/wompi.ts';
import { pesos } from '#tests/payment-samples.ts';
import { NO_AMOUNT, PaymentBegun, ProviderRefused } from './payments.ts';
import { wompi } from './wompi.server.ts';

const emulator = await wompiEmulator();
afterAll(() => emulator.close());
beforeEach(() => {
  emulator.delivery = 'lost';
  Object.assign(emulator.settings, { clock: () => new Date(), alteredReference: '', badChecksum: false });
  emulator.asked.length = 0;
});

const provider = wompi({
  url: emulator.apiUrl,
  widgetUrl: emulator.widgetUrl,
  publicKey: 'pub_test_emulator',
  privateKey: 'prv_test_emulator',
  integritySecret: 'test_integrity_EMULATOR',
  eventsSecret: 'test_events_EMULATOR',
  isLive: false,
});

async function paid(
  status: WompiStatus = 'APPROVED',
  more: { method?: string; amount_in_cents?: number; currency?: string } = {},
) {
  const charge = pesos();
  const { provider_ref, widget = {} } = await provider.create(charge);
  const transaction = await emulator.pay(widget, { status, ...more });
  return { charge, byReference: provider_ref, id: transaction?.id ?? '' };
}

test('the widget gets cents of pesos and a signature that holds for nothing else (T21)', async () => {
  const charge = pesos(400_000);
  const { widget = {} } = await provider.create(charge);
  expect(widget).toMatchObject({ amountInCents: 40_000_000, currency: 'COP', reference: charge.reference });
  expect(await provider.create(charge)).toEqual(await provider.create(charge));
  expect(emulator.asked).toEqual([]);
  expect(JSON.stringify(widget)).not.toMatch(/integrity_|events_|prv_|Eva|correo|3001234567/);
  const changes: WidgetParams[] = [
    { amountInCents: 100 },
    { reference: 'ord-x' },
    { currency: 'USD' },
    { integrity: '0'.repeat(64) },
  ];
  for (const changed of changes)
    expect(await emulator.pay({ ...widget, ...changed }), JSON.stringify(changed)).toBeNull();
  expect(await emulator.pay(widget)).toMatchObject({ status: 'APPROVED', amount_in_cents: 40_000_000 });
});

test('a widget ends when its order does', async () => {
  const expires_at = new Date('2026-12-01T00:00:00.000Z');
  const { widget = {} } = await provider.create(pesos(400_000, { expires_at }));
  expect(widget.expirationTime).toBe('2026-12-01T00:00:00.000Z');
  const { expirationTime: _, ...without } = widget;
  expect(await emulator.pay(without), 'the time is part of what is signed').toBeNull();
  emulator.settings.clock = () => new Date('2026-12-01T00:00:01.000Z');
  expect(await emulator.pay(widget)).toBeNull();
});

test('only pesos, and enough of them', async () => {
  for (const wrong of [
    { currency: 'USD' },
    { amount: 1499 },
    { amount: 400_000.5 },
    { amount: -1 },
    { reference: 'a b' },
  ])
    await expect(provider.create(pesos(400_000, wrong)), JSON.stringify(wrong)).rejects.toThrow(ProviderRefused);
});

test('a payment is read by our reference before its id is known, and by its id', async () => {
  const charge = pesos();
  const { provider_ref, widget = {} } = await provider.create(charge);
  expect(await provider.read(provider_ref)).toBeNull();
  const transaction = await emulator.pay(widget, { status: 'PENDING' });
  const standing = {
    ...{ provider_ref: transaction?.id, reference: charge.reference, state: 'pending' },
    ...{ amount: 400_000, currency: 'COP', refunded: 0 },
  };
  expect(await provider.read(provider_ref)).toEqual(standing);
  await emulator.become(transaction?.id ?? '', 'APPROVED');
  expect(await provider.read(provider_ref)).toEqual({ ...standing, state: 'paid' });
  expect(await provider.read(transaction?.id ?? '')).toEqual({ ...standing, state: 'paid' });
});

test('each state has ours; an unknown one is no end', async () => {
  const states = { PENDING: 'pending', APPROVED: 'paid', DECLINED: 'failed', ERROR: 'failed', VOIDED: 'refunded' };
  for (const [status, state] of Object.entries({ ...states, LATER: 'pending', constructor: 'pending' })) {
    const { id } = await paid(status as WompiStatus);
    expect((await provider.read(id))?.state, status).toBe(state);
  }
});

test('another sum or currency than the order has is told as it is', async () => {
  expect(await provider.read((await paid('APPROVED', { amount_in_cents: 100 })).id)).toMatchObject({ amount: 1 });
  expect(await provider.read((await paid('APPROVED', { amount_in_cents: 40_000_050 })).id)).toMatchObject({
    amount: NO_AMOUNT,
  });
  expect(await provider.read((await paid('APPROVED', { currency: 'USD' })).id)).toMatchObject({ currency: 'USD' });
});

test('of several tries the one that took money counts', async () => {
  const charge = pesos();
  const { provider_ref, widget = {} } = await provider.create(charge);
  await emulator.pay(widget, { status: 'DECLINED' });
  expect((await provider.read(provider_ref))?.state).toBe('failed');
  const second = await emulator.pay(widget, { status: 'APPROVED' });
  expect(await provider.read(provider_ref)).toMatchObject({ state: 'paid', provider_ref: second?.id });
  expect(await emulator.pay(widget), 'a reference pays once').toBeNull();
});

test('while somebody pays, or has, nothing else is made; a declined try is none', async () => {
  const { provider_ref, widget = {} } = await provider.create(pesos());
  await provider.cancel(provider_ref);
  await emulator.pay(widget, { status: 'DECLINED' });
  await provider.cancel(provider_ref);
  await emulator.pay(widget, { status: 'PENDING' });
  await expect(provider.cancel(provider_ref)).rejects.toThrow(PaymentBegun);
});

test('a card payment can be given back whole; anything else is refused', async () => {
  const card = await paid();
  expect(await provider.refund(card.id, 100_000, 'COP', 'r')).toBe('refused');
  expect(await provider.refund(card.id, 400_000, 'USD', 'r')).toBe('refused');
  expect(await provider.refund(card.byReference, 400_000, 'COP', 'r')).toBe('done');
  expect(await provider.refund(card.id, 400_000, 'COP', 'r')).toBe('done');
  expect(await provider.read(card.id)).toMatchObject({ state: 'refunded', refunded: 400_000 });
  expect(emulator.asked.filter((one) => one.endsWith('/void'))).toHaveLength(1);
  for (const method of ['PSE', 'NEQUI']) {
    const { id } = await paid('APPROVED', { method });
    expect(await provider.refund(id, 400_000, 'COP', 'r'), method).toBe('refused');
  }
  expect(await provider.refund((await paid('DECLINED')).id, 400_000, 'COP', 'r')).toBe('refused');
  expect(await provider.refund('none', 400_000, 'COP', 'r')).toBe('refused');
});

test('a list has every payment of its time, over pages, and no other', async () => {
  emulator.settings.clock = () => new Date('2026-10-01T12:00:00Z');
  const ids = new Set<string>();
  for (let n = 0; n < 101; n += 1) ids.add((await paid()).id);
  emulator.settings.clock = () => new Date('2026-10-02T06:00:00Z');
  await paid();
  const listed = await provider.list(new Date('2026-10-01T00:00:00Z'), new Date('2026-10-02T05:00:00Z'));
  expect(new Set(listed?.map(({ provider_ref }) => provider_ref))).toEqual(ids);
});

test('an event leads to what can be read, whatever reference it names on its way', async () => {
  emulator.delivery = 'held';
  emulator.settings.alteredReference = 'ord-of-somebody-else';
  const { charge, id } = await paid();
  const proven = () => {
    const [message] = emulator.held.splice(0);
    return provider.proven(new TextEncoder().encode(message?.body), new Headers(message?.headers), new Date());
  };
  const notice = proven();
  expect(notice).toEqual({ event_key: `${id}:APPROVED`, provider_ref: id });
  expect(await provider.read(notice?.provider_ref ?? '')).toMatchObject({ reference: charge.reference, state: 'paid' });
  emulator.settings.badChecksum = true;
  await emulator.event(id);
  expect(proven()).toBeNull();
});
