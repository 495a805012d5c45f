import { afterAll, beforeEach, expect, test } from 'vitest';
import { CHECKOUT_COUNTRIES, countries } from '#content/countries.ts';
import { dlocalGoEmulator } from '#tests/emulators/dlocalgo.ts';
import { pesos, sampleCharge } from '#tests/payment-samples.ts';
import { dlocalGo } from './dlocalgo.server.ts';
import { eventKey, NO_AMOUNT, OutcomeUnknown, PaymentBegun, ProviderAway, ProviderRefused } from './payments.ts';

const emulator = await dlocalGoEmulator();
afterAll(() => emulator.close());
beforeEach(() => {
  emulator.fail('none');
  emulator.delivery = 'lost';
  Object.assign(emulator.settings, { refundStatus: 'SUCCESS', lie: {}, redirectUrl: '', unsigned: false });
  emulator.asked.length = 0;
});

const settings = { url: emulator.url, apiKey: 'apikey_emulator', secretKey: 'secret_emulator', isLive: false };
const provider = dlocalGo(settings);

async function paid(charge = pesos()) {
  const { provider_ref } = await provider.create(charge);
  await emulator.act(provider_ref, 'pay');
  return provider_ref;
}

test('an order becomes one link, however often it is asked for at once', async () => {
  const charge = pesos();
  const [first, second] = await Promise.all([provider.create(charge), provider.create(charge)]);
  expect(second).toEqual(first);
  expect(await provider.create(charge)).toEqual(first);
  expect(emulator.asked).toEqual(['POST /v1/payments']);
  await expect(provider.create({ ...charge, amount: 1 })).rejects.toThrow(ProviderRefused);
  expect(first.redirect_url).toMatch(/\/checkout\/\w{32}$/);
  const page = await fetch(first.redirect_url ?? '');
  expect(await page.text()).toContain('400000 COP');
  expect(emulator.of(first.provider_ref)).toMatchObject({
    ...{ success_url: charge.success_url, back_url: charge.back_url, order_id: charge.reference },
    notification_url: charge.notification_url,
  });
});

test('a link that was not made is asked for again', async () => {
  const charge = pesos();
  emulator.fail('error', 1);
  await expect(provider.create(charge)).rejects.toThrow(ProviderAway);
  expect((await provider.create(charge)).redirect_url).toContain('/checkout/');
});

test('amounts leave as decimals of each country and come back to the unit', async () => {
  for (const country of CHECKOUT_COUNTRIES) {
    const currency = countries.find(({ code }) => code === country)?.currency ?? 'USD';
    for (const amount of [9710, 12_345, 1, 33]) {
      const { provider_ref } = await provider.create(sampleCharge({ country, currency, amount }));
      const sent = emulator.of(provider_ref).amount;
      expect(sent, `${country} ${amount}`).toBe(currency === 'USD' ? Number((amount / 100).toFixed(2)) : amount);
      expect(await provider.read(provider_ref), `${country} ${amount}`).toMatchObject({ amount, currency });
    }
  }
});

test('each state has ours; an unknown one is no end', async () => {
  const states = { PENDING: 'pending', PAID: 'paid', REJECTED: 'failed', CANCELLED: 'failed', EXPIRED: 'expired' };
  const { provider_ref } = await provider.create(pesos());
  for (const [status, state] of Object.entries({ ...states, COMPLETED: 'pending', toString: 'pending' })) {
    await emulator.become(provider_ref, status as 'PAID');
    expect((await provider.read(provider_ref))?.state, status).toBe(state);
  }
});

test('another sum, currency or order is told as it is, and no link is handed out for it', async () => {
  const ref = await paid();
  emulator.settings.lie = { amount: 4000 };
  expect(await provider.read(ref)).toMatchObject({ amount: 4000 });
  emulator.settings.lie = { amount: 400_000.4 };
  expect(await provider.read(ref)).toMatchObject({ amount: NO_AMOUNT });
  emulator.settings.lie = { currency: 'USD' };
  expect(await provider.read(ref)).toMatchObject({ currency: 'USD', amount: 40_000_000 });
  for (const lie of [{ amount: 1 }, { currency: 'USD' }, { order_id: 'other' }]) {
    emulator.settings.lie = lie;
    await expect(provider.create(pesos()), JSON.stringify(lie)).rejects.toThrow('another payment');
  }
});

test('nobody is sent to a page that is not theirs (T24)', async () => {
  for (const url of [
    'https://evil.example/checkout/1',
    'https://checkout.dlocalgo.com.evil.example/',
    'https://checkout.dlocalgo.com/live',
  ]) {
    emulator.settings.redirectUrl = url;
    await expect(provider.create(pesos()), url).rejects.toThrow('not its own');
  }
  emulator.settings.redirectUrl = 'javascript:alert(1)';
  await expect(provider.create(pesos())).rejects.toThrow(ProviderAway);
  emulator.settings.redirectUrl = 'https://checkout-sbx.dlocalgo.com/validate/1';
  expect((await provider.create(pesos())).redirect_url).toBe('https://checkout-sbx.dlocalgo.com/validate/1');
});

test('what it will not take is a refusal, without its words', async () => {
  await expect(provider.create(pesos(400_000, { description: '' }))).rejects.toThrow(/^dlocalgo answers 400$/);
  await expect(provider.create(pesos(0))).rejects.toThrow(ProviderRefused);
});

test('a link is never forgotten when it is paid', async () => {
  const { provider_ref } = await provider.create(pesos());
  await provider.cancel(provider_ref);
  await emulator.act(provider_ref, 'pay');
  await expect(provider.cancel(provider_ref)).rejects.toThrow(PaymentBegun);
});

test('a refund is done, pending or refused', async () => {
  const ref = await paid();
  expect(await provider.refund(ref, 100_000, 'COP', 'r1')).toBe('done');
  expect(await provider.refund(ref, 400_000, 'COP', 'r2')).toBe('refused');
  for (const [status, told] of [
    ['PENDING', 'pending'],
    ['LATER', 'pending'],
    ['REJECTED', 'refused'],
    ['CANCELLED', 'refused'],
  ] as const) {
    emulator.settings.refundStatus = status;
    expect(await provider.refund(ref, 1000, 'COP', status), status).toBe(told);
  }
  expect(await provider.refund((await provider.create(pesos())).provider_ref, 1000, 'COP', 'r3')).toBe('refused');
});

test('a refund that broke off is told as unknown: it may have happened', async () => {
  const ref = await paid();
  for (const fault of ['cut', 'error-after', 'not-json', 'other-shape'] as const) {
    emulator.fail(fault);
    await expect(provider.refund(ref, 1000, 'COP', 'r'), fault).rejects.toThrow(OutcomeUnknown);
  }
  const gone = dlocalGo({ ...settings, url: 'http://127.0.0.1:9' });
  const error = await gone.refund(ref, 1000, 'COP', 'r').catch((error) => error);
  expect(error).toBeInstanceOf(ProviderAway);
  expect(error).not.toBeInstanceOf(OutcomeUnknown);
});

test('a message leads to what can be read; what was read is its event', async () => {
  emulator.delivery = 'held';
  const { provider_ref } = await provider.create(pesos());
  const heard = async () => {
    const [message] = emulator.held.splice(0);
    const notice = provider.proven(new TextEncoder().encode(message?.body), new Headers(message?.headers), new Date());
    const standing = notice && (await provider.read(notice.provider_ref ?? ''));
    return standing && notice ? eventKey(notice, standing) : null;
  };
  await emulator.act(provider_ref, 'reject');
  expect(await heard()).toBe(`${provider_ref}:failed:0`);
  await emulator.act(provider_ref, 'pay');
  expect(await heard()).toBe(`${provider_ref}:paid:0`);
  await emulator.message(provider_ref);
  expect(await heard()).toBe(`${provider_ref}:paid:0`);
  emulator.settings.unsigned = true;
  await emulator.message(provider_ref);
  expect(await heard()).toBeNull();
  expect(await provider.list(new Date(0), new Date())).toBeNull();
});
