/** One story of a purchase by chance: a person, banks, a network that loses and doubles messages, and crashes (D29, T22). */
import { eq, inArray } from 'drizzle-orm';
import { conversion_events, orders, payments, subscriptions } from '#db/schema.server.ts';
import type { TestApp } from './app.ts';
import type { Banks } from './banks.ts';
import { buyerOf } from './buyers.ts';
import type { Delivery, Message, ServiceFault } from './emulators/payment-service.ts';
import { takeJob } from './job-rows.ts';
import { randomOf } from './random-form.ts';

const MINUTE = 60_000;

export function chanceFrom(seed: number) {
  const next = randomOf(seed);
  const below = (count: number) => Math.floor(next() * count);
  const one = <T>(all: readonly T[]): T => all[below(all.length)] as T;
  return { below, one, is: (proportion: number) => next() < proportion };
}
type Chance = ReturnType<typeof chanceFrom>;

/** A process that ends in the middle of a transaction: what it did is not there, and nobody gets an answer. */
export function crashes(api: TestApp) {
  const real = api.db.transaction.bind(api.db) as (
    work: (tx: unknown) => Promise<unknown>,
    ...more: unknown[]
  ) => unknown;
  const state = { ahead: 0, happened: 0 };
  const crashing = (work: (tx: unknown) => Promise<unknown>, ...more: unknown[]) => {
    if (state.ahead === 0 || --state.ahead > 0) return real(work, ...more);
    state.happened++;
    return real(
      async (tx) => {
        await work(tx);
        throw new Error('the process ends here');
      },
      ...more,
    );
  };
  api.db.transaction = crashing as typeof api.db.transaction;
  return state;
}

/** What was queued is done; what fails waits for another try, as the queue does it. */
async function work(api: TestApp, failed: { name: string; input: unknown }[]) {
  const again = failed.splice(0);
  for (let job = again.shift() ?? (await takeJob(api.db)); job; job = again.shift() ?? (await takeJob(api.db))) {
    const [error] = await api.app.runJob(job.name, [job.input]);
    if (error) failed.push(job);
  }
}

export async function story(api: TestApp, banks: Banks, crash: { ahead: number }, chance: Chance): Promise<string[]> {
  const { stripe, wompi, dlocal } = banks;
  const told: string[] = [];
  const failed: { name: string; input: unknown }[] = [];
  const country = chance.one(['CO', 'EC']);
  const buyer = await buyerOf(api, { number_in_party: 1 + chance.below(3) });
  const secrets: string[] = [];
  const widgets: Record<string, string | number>[] = [];
  const links: string[] = [];
  const hear = async ({ url, body, headers }: Message) => {
    const { status } = await api.raw('POST', new URL(url).pathname, { body, headers });
    // A provider tries again what was not answered well.
    if (status >= 500) chance.one(banks.all).held.push({ url, body, headers });
    return status;
  };
  for (const bank of banks.all) Object.assign(bank, { hand: hear, fault: 'none', delivery: 'now', held: [] });

  const asked = () => ({ country, number_purchasing: 1 + chance.below(3), version: undefined });
  const actions: Record<string, () => unknown> = {
    async card() {
      const { json } = await buyer.intent(asked());
      if (json?.clientSecret) secrets.push(json.clientSecret);
    },
    async local() {
      const { json } = await buyer.link(asked());
      if (json?.data?.redirect_url) links.push(json.data.redirect_url);
      if (!json?.order_id || json.data?.redirect_url) return;
      const { json: signed } = await api.send('POST', '/api-mv/payments/generate-wompi-signature', {
        headers: buyer.headers,
        json: { order_id: json.order_id },
      });
      if (signed?.widget) widgets.push(signed.widget);
    },
    async payCard() {
      const number = chance.one([
        '4242424242424242',
        '4242424242424242',
        '4000000000000002',
        '4000002760003184',
        '4000000000007007',
      ]);
      if (secrets.length > 0) await stripe.confirm(chance.one(secrets), number);
    },
    async payWidget() {
      const status = chance.one(['APPROVED', 'APPROVED', 'DECLINED', 'PENDING'] as const);
      if (widgets.length > 0) await wompi.pay(chance.one(widgets), { status });
    },
    async payLink() {
      const open = dlocal.ledger().filter(({ state }) => state === 'PENDING');
      if (open.length > 0)
        await dlocal.act(chance.one(open).provider_ref, chance.one(['pay', 'pay', 'reject', 'expire']));
    },
    async settle() {
      const slow = stripe.ledger().find(({ state }) => state === 'processing');
      if (slow) await stripe.settle(slow.provider_ref);
      const waiting = wompi.ledger().find(({ state }) => state === 'PENDING');
      if (waiting) await wompi.become(waiting.provider_ref, chance.one(['APPROVED', 'DECLINED'] as const));
      const step = stripe.ledger().find(({ state }) => state === 'requires_action');
      if (step) await stripe.finishStep(step.provider_ref, chance.is(0.7));
    },
    look: async () => {
      const [last] = await api.db.select().from(orders).where(eq(orders.user_id, buyer.user_id)).limit(1);
      if (last) await api.raw('GET', `/api-mv/payments/orders/${last.order_id}`, { headers: buyer.headers });
    },
    network() {
      for (const bank of banks.all) bank.delivery = chance.one<Delivery>(['now', 'lost', 'double', 'held']);
    },
    release: () => chance.one(banks.all).release({ isReversed: chance.is(0.5) }),
    trouble() {
      const fault = chance.one<ServiceFault>(['error', 'error-after', 'refuse', 'cut', 'limit']);
      Object.assign(chance.one(banks.all), { fault, faultsLeft: 1 + chance.below(3) });
    },
    crash() {
      crash.ahead = 1 + chance.below(3);
    },
    time() {
      api.clock.now = new Date(api.clock.now.getTime() + chance.below(15) * MINUTE);
    },
    jobs: () => work(api, failed),
    reconcile: () => api.app.runJob('payments.reconcile', [{}]),
  };
  const names = Object.keys(actions);
  const often = ['card', 'local', 'payCard', 'payWidget', 'payLink'];
  for (let step = 0; step < 14; step++) {
    const name = chance.is(0.45) ? chance.one(often) : chance.one(names);
    told.push(name);
    // Whatever is refused or breaks is part of the story.
    await Promise.resolve()
      .then(() => actions[name]?.())
      .catch(() => told.push('broke'));
  }
  await calm(api, banks, crash, failed);
  return [
    ...(await faultsOf(api, banks, buyer.user_id)),
    ...(failed.length > 0 ? [`${failed[0]?.name} never ends`] : []),
  ].map((fault) => `${fault} (${told.join(' ')})`);
}

/** The storm is over: late messages come, orders without one are asked for, what is to go back goes back. */
async function calm(api: TestApp, banks: Banks, crash: { ahead: number }, failed: { name: string; input: unknown }[]) {
  crash.ahead = 0;
  for (const bank of banks.all) Object.assign(bank, { fault: 'none', delivery: 'now' });
  for (const { state, provider_ref } of banks.stripe.ledger())
    if (state === 'processing') await banks.stripe.settle(provider_ref);
  for (const bank of banks.all) await bank.release();
  for (let round = 0; round < 4; round++) {
    await work(api, failed);
    api.clock.now = new Date(api.clock.now.getTime() + 11 * MINUTE);
    await api.app.runJob('payments.reconcile', [{}]);
  }
  // The morning after: what was paid for an order that had ended is found by the comparison of the day.
  const day = 24 * 60 * MINUTE;
  api.clock.now = new Date(Math.floor(api.clock.now.getTime() / day) * day + day + 7 * 60 * MINUTE);
  await api.app.runJob('payments.match', [{}]);
  for (let round = 0; round < 3; round++) {
    await work(api, failed);
    api.clock.now = new Date(api.clock.now.getTime() + 11 * MINUTE);
    await api.app.runJob('payments.reconcile', [{}]);
  }
}

/** Where our books and theirs differ, and who was charged twice. */
async function faultsOf(api: TestApp, banks: Banks, user_id: string): Promise<string[]> {
  const own = await api.db.select().from(orders).where(eq(orders.user_id, user_id));
  const references = new Set(own.map(({ reference }) => reference));
  const theirs = banks.all.flatMap((bank) => bank.ledger()).filter(({ reference }) => references.has(reference));
  const ours = await api.db.select().from(payments).where(eq(payments.user_id, user_id));
  const faults: string[] = [];
  for (const { provider_ref, paid, refunded, currency } of theirs.filter(({ paid }) => paid > 0)) {
    const row = ours.find((one) => one.provider_ref === provider_ref);
    if (!row) faults.push(`${provider_ref} is paid there and unknown here`);
    else if (row.amount !== paid || row.refunded !== refunded || row.currency !== currency)
      faults.push(
        `${provider_ref}: ${row.amount}-${row.refunded} ${row.currency} here, ${paid}-${refunded} ${currency} there`,
      );
  }
  for (const { provider_ref } of ours)
    if (!theirs.some((one) => one.provider_ref === provider_ref && one.paid > 0))
      faults.push(`${provider_ref} is paid here alone`);
  const held = ours.filter(({ amount, refunded }) => refunded < amount);
  // Whoever has paid has an empty cart, and nothing more to pay.
  if (held.length > 1) faults.push('charged twice');
  const bought = await api.db.select().from(subscriptions).where(eq(subscriptions.user_id, user_id));
  if (bought.filter(({ state }) => state === 'active').length !== held.length)
    faults.push('what was bought is not what was paid');
  const ids = ours.filter(({ is_duplicate }) => !is_duplicate).map(({ payment_id }) => payment_id);
  const events =
    ids.length > 0 ? await api.db.select().from(conversion_events).where(inArray(conversion_events.subject, ids)) : [];
  if (events.length !== ids.length) faults.push(`${events.length} purchases told for ${ids.length}`);
  return faults;
}
