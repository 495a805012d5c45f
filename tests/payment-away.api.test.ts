/** A provider that is away, silent, slow or cut off while a payment is made: its word in time, nothing paid, and in the end one order (Q28). */
import { and, eq, inArray } from 'drizzle-orm';
import { orders, payments } from '#db/schema.server.ts';
import { expect, ownApp, test } from './app.ts';
import { openBanks } from './banks.ts';
import { buyerOf } from './buyers.ts';
import type { ServiceFault } from './emulators/payment-service.ts';

/** Two of them wait until they are given up: they do so at the same time. */
const FAULTS: ServiceFault[][] = [
  ['refuse', 'blackhole', 'cut'],
  ['latency', 'error-after', 'not-json'],
];

async function payThrough(faults: readonly ServiceFault[]) {
  const banks = await openBanks();
  const api = await ownApp(banks.settings);
  banks.notify('http://127.0.0.1:3000');
  for (const bank of banks.all) {
    bank.hand = async ({ url, body, headers }) =>
      (await api.raw('POST', new URL(url).pathname, { body, headers })).status;
    bank.latencyMs = 15_000;
  }
  try {
    for (const fault of faults) {
      const [ana, eva] = [await buyerOf(api), await buyerOf(api)];
      const [byCard, byLink] = [banks.stripe, banks.dlocal];
      const before = byCard.ledger().length;
      const ask = () => Promise.all([ana.intent(), eva.link({ country: 'EC' })]);
      for (const bank of [byCard, byLink]) bank.fail(fault);
      const began = performance.now();
      for (const { status, json } of await ask()) expect([status, json.message], fault).toEqual([502, 'payment error']);
      expect(performance.now() - began, `${fault}: until somebody is told`).toBeLessThan(12_000);
      const ofBoth = inArray(payments.user_id, [ana.user_id, eva.user_id]);
      expect(await api.db.$count(payments, ofBoth), fault).toBe(0);
      // Somebody who presses again while it lasts changes nothing.
      if (fault === 'refuse' || fault === 'cut') await ask();
      banks.calm();
      const [intent, link] = await ask();
      expect([intent.status, link.status], fault).toEqual([200, 200]);
      for (const { user_id } of [ana, eva])
        expect(await api.db.$count(orders, eq(orders.user_id, user_id)), `${fault}: one order`).toBe(1);
      // A 500 is kept by Stripe under its key: then, and only then, another payment is made.
      expect(byCard.ledger().length - before, `${fault}: payments there`).toBe(fault === 'error-after' ? 2 : 1);
      await byCard.confirm(intent.json.clientSecret, '4242424242424242');
      const [made] = byLink.ledger().toReversed();
      expect(link.json.data.redirect_url).toBe(byLink.of(String(made?.provider_ref)).redirect_url);
      await byLink.act(String(made?.provider_ref), 'pay');
      await api.runJobs();
      expect(await api.db.$count(payments, and(ofBoth, eq(payments.state, 'paid'))), `${fault}: each paid once`).toBe(
        2,
      );
    }
  } finally {
    await api.close();
    await banks.close();
  }
}

test('cards and links of a provider in trouble: refused within twelve seconds, then made once and paid once', async () => {
  await Promise.all(FAULTS.map(payThrough));
}, 300_000);
