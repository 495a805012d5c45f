import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { pesos, sampleCharge } from '#tests/payment-samples.ts';
import { expectGoodBook } from '#tests/sandbox-book.ts';
import { PaymentBegun, ProviderRefused } from './payments.ts';
import { sandbox } from './sandbox.server.ts';
import { memoryBook } from './sandbox-book.ts';
import { SANDBOX_CARDS } from './sandbox-cards.ts';

const GOOD = '4242 4242 4242 4242';
const card = (number: string, more: { expires?: string; cvc?: string } = {}) => ({
  number,
  expires: '12/30',
  cvc: '123',
  ...more,
});

function open() {
  const book = memoryBook();
  const time = { now: new Date('2026-11-18T12:00:00Z') };
  const provider = sandbox({
    ...{ book, secret: 'a secret of the test', clock: () => time.now },
    pageUrl: (secret) => `https://mirador.example/sandbox/${secret}`,
  });
  const later = (seconds: number) => {
    time.now = new Date(time.now.getTime() + seconds * 1000);
  };
  const stateOf = async (ref: string) => (await provider.read(ref))?.state;
  return { book, provider, later, time, stateOf };
}

test('an order becomes one payment with a form and a page; asked again it is the same', async () => {
  const { provider, book } = open();
  const charge = sampleCharge();
  const created = await provider.create(charge);
  expect(created.redirect_url).toBe(`https://mirador.example/sandbox/${created.client_secret}`);
  expect(await provider.create(charge)).toEqual(created);
  await expect(provider.create({ ...charge, amount: 1 })).rejects.toThrow(ProviderRefused);
  await expect(provider.create(sampleCharge({ amount: 1.5 }))).rejects.toThrow(ProviderRefused);
  expect(await provider.read(created.provider_ref)).toEqual({
    ...{ provider_ref: created.provider_ref, reference: charge.reference, state: 'pending', isUntaken: true },
    ...{ amount: 9700, currency: 'USD', refunded: 0 },
  });
  expect(JSON.stringify(await book.get({ provider_ref: created.provider_ref }))).not.toMatch(/Eva|correo@|3001234567/);
});

test('each test card does what its number says, and a double click pays once', async () => {
  const { provider, book, later, stateOf } = open();
  const pay = async (number: string, more = {}) => {
    const { client_secret = '', provider_ref } = await provider.create(sampleCharge());
    const look = await provider.payByCard(client_secret, card(number, more));
    return { look, client_secret, provider_ref };
  };
  const good = await pay(GOOD);
  expect(good.look).toMatchObject({ state: 'paid', decline_code: null, url: expect.stringContaining('just_paid') });
  await provider.payByCard(good.client_secret, card(GOOD));
  expect(book.events).toHaveLength(1);
  for (const [number, decline_code] of [
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4111111111111111', 'test_card_only'],
    ['constructor', 'test_card_only'],
  ] as const)
    expect((await pay(number)).look, number).toMatchObject({ state: 'open', decline_code });
  expect((await pay(GOOD, { expires: '10/26' })).look?.decline_code).toBe('expired_card');
  expect((await pay(GOOD, { expires: '11/26' })).look?.state).toBe('paid');
  expect((await pay(GOOD, { expires: '13/30' })).look?.decline_code).toBe('expired_card');
  expect((await pay(GOOD, { cvc: '12' })).look?.decline_code).toBe('incorrect_cvc');
  const declined = await pay('4000000000000002');
  expect((await provider.payByCard(declined.client_secret, card(GOOD)))?.state).toBe('paid');
  const slow = await pay('4000000000007007');
  expect(slow.look?.state).toBe('processing');
  expect(await provider.settle()).toBe(0);
  later(60);
  expect(await provider.settle()).toBe(1);
  expect(await stateOf(slow.provider_ref)).toBe('paid');
  const quarrel = await pay('4000000000000259');
  expect(await stateOf(quarrel.provider_ref)).toBe('paid');
  later(60);
  await provider.settle();
  expect(await stateOf(quarrel.provider_ref)).toBe('disputed');
});

test('numbers of test cards are numbers of cards', () => {
  for (const number of Object.keys(SANDBOX_CARDS)) {
    const sum = [...number].reverse().reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    expect(sum % 10, number).toBe(0);
  }
});

test('the extra step is taken, or given up and begun again', async () => {
  const { provider } = open();
  const { client_secret = '' } = await provider.create(sampleCharge());
  expect(await provider.finishStep(client_secret, true), 'before there is one').toMatchObject({ state: 'open' });
  expect(await provider.payByCard(client_secret, card('4000002760003184'))).toMatchObject({ state: 'step' });
  expect(await provider.finishStep(client_secret, false)).toMatchObject({
    ...{ state: 'open', decline_code: 'authentication_required' },
  });
  await provider.payByCard(client_secret, card('4000002760003184'));
  expect(await provider.finishStep(client_secret, true)).toMatchObject({ state: 'paid' });
  expect(await provider.finishStep(client_secret, false)).toMatchObject({ state: 'paid' });
});

test('on the page one pays by PSE and Nequi at once, by a slip later, or not at all', async () => {
  const { provider, later, stateOf } = open();
  const act = async (
    ...[method, choice]: [Parameters<typeof provider.payLocally>[1], Parameters<typeof provider.payLocally>[2]]
  ) => {
    const { client_secret = '', provider_ref } = await provider.create(pesos());
    const look = await provider.payLocally(client_secret, method, choice);
    return { state: look?.state, url: look?.url, provider_ref };
  };
  expect((await act('pse', 'pay')).state).toBe('paid');
  expect((await act('nequi', 'pay')).state).toBe('paid');
  expect((await act('pse', 'reject')).state).toBe('failed');
  expect((await act('cash', 'expire')).state).toBe('expired');
  expect(await act('pse', 'back')).toMatchObject({ state: 'open', url: 'https://mirador.example/portal/payment' });
  const slip = await act('cash', 'pay');
  expect(slip.state).toBe('processing');
  later(61);
  await provider.settle();
  expect(await stateOf(slip.provider_ref)).toBe('paid');
  expect(await provider.look('no such secret')).toBeNull();
  expect(await provider.payLocally('no such secret', 'pse', 'pay')).toBeNull();
});

test('what has ended cannot be paid, and is told once', async () => {
  const { provider, book, later, time } = open();
  const expires_at = new Date(time.now.getTime() + 60_000);
  const { client_secret = '', provider_ref } = await provider.create(sampleCharge({ expires_at }));
  later(60);
  expect(await provider.payByCard(client_secret, card(GOOD))).toMatchObject({ state: 'expired' });
  expect(await provider.settle()).toBe(0);
  expect(book.events.map((event) => event.provider_ref)).toEqual([provider_ref]);
  const second = await provider.create(sampleCharge({ expires_at }));
  expect(await provider.settle()).toBe(1);
  expect((await provider.read(second.provider_ref))?.state).toBe('expired');
});

test('what is begun cannot be ended; what is ended cannot be paid', async () => {
  const { provider } = open();
  const created = await provider.create(sampleCharge());
  await provider.payByCard(created.client_secret ?? '', card('4000000000007007'));
  await expect(provider.cancel(created.provider_ref)).rejects.toThrow(PaymentBegun);
  const other = await provider.create(sampleCharge());
  await provider.cancel(other.provider_ref);
  await provider.cancel(other.provider_ref);
  expect(await provider.payByCard(other.client_secret ?? '', card(GOOD))).toMatchObject({ state: 'expired' });
});

test('a refund happens once for its key and never beyond what was paid', async () => {
  const { provider } = open();
  const { client_secret = '', provider_ref } = await provider.create(sampleCharge());
  expect(await provider.refund(provider_ref, 100, 'USD', 'r0')).toBe('refused');
  await provider.payByCard(client_secret, card(GOOD));
  expect(await provider.refund(provider_ref, 700, 'USD', 'r1')).toBe('done');
  expect(await provider.refund(provider_ref, 700, 'USD', 'r1')).toBe('done');
  expect(await provider.refund(provider_ref, 9001, 'USD', 'r2')).toBe('refused');
  for (const amount of [0, -1, 0.5])
    expect(await provider.refund(provider_ref, amount, 'USD', `${amount}`)).toBe('refused');
  expect(await provider.refund(provider_ref, 100, 'COP', 'r3')).toBe('refused');
  expect(await provider.refund(provider_ref, 9000, 'USD', 'r4')).toBe('done');
  expect(await provider.read(provider_ref)).toMatchObject({ state: 'refunded', refunded: 9700 });
});

test('its messages go to the address of the order, proven by our key, and are tried again when they are not taken', async () => {
  const { provider, book, time } = open();
  const taken: { body: string; signature: string }[] = [];
  let status = 500;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      taken.push({ body: Buffer.concat(pieces).toString(), signature: String(request.headers['sandbox-signature']) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const notification_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/notification`;
  const { client_secret = '', provider_ref } = await provider.create(sampleCharge({ notification_url }));
  await provider.payByCard(client_secret, card(GOOD));
  const [event] = book.events;
  if (!event) throw new Error('nothing was told');
  await expect(provider.deliver(event)).rejects.toThrow('answers 500');
  status = 200;
  await provider.deliver(event);
  const notices = taken.map(({ body, signature }) =>
    provider.proven(new TextEncoder().encode(body), new Headers({ 'sandbox-signature': signature }), time.now),
  );
  expect(notices).toEqual([0, 1].map(() => ({ event_key: event.event_id, provider_ref })));
});

test('a list has what was made in its time', async () => {
  const { provider, later, time } = open();
  const from = time.now;
  const { provider_ref } = await provider.create(sampleCharge());
  later(86_400);
  await provider.create(sampleCharge());
  expect((await provider.list(from, time.now))?.map((one) => one.provider_ref)).toEqual([provider_ref]);
});

test('the book in memory keeps what a book must', async () => {
  const book = memoryBook();
  await expectGoodBook(book, async () => book.events);
});
