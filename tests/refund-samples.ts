/** Requests that the calls of receipts and refunds accept: each finds a payment of A of its own. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashOf } from '#app/features/checkout/link/store.server.ts';
import { carts, pay_links, refund_requests, users } from '#db/schema.server.ts';
import type { World } from './calls.ts';
import { buy } from './paid-family.ts';

const bought = ({ api, a }: World) => buy(api, { user_id: a });

export const paymentOfA = async (world: World) => (await bought(world)).payment_id;

/** One that nobody has decided. */
export async function requestOfA(world: World): Promise<string> {
  const { payment_id, subscription_id, amount } = await bought(world);
  const [row] = await world.api.db
    .insert(refund_requests)
    .values({
      ...{ user_id: world.a, payment_id, subscription_id, people: [world.a], stage: 'before-review', proportion: 1 },
      ...{ amount, currency: 'USD', state: 'asked' },
    })
    .returning({ request_id: refund_requests.request_id });
  return String(row?.request_id);
}

/** A has a cart that can be paid. */
async function cartOfA({ api, a }: World) {
  await api.db.update(users).set({ service_type: 'FirstTime', number_in_party: 1 }).where(eq(users.user_id, a));
  await api.db.delete(carts).where(eq(carts.user_id, a));
  const cart = { product_ids: ['FirstTimeVIP'], number_purchasing: 1, country: 'CO', method: 'card' as const };
  await api.db.insert(carts).values({ user_id: a, ...cart });
}

/** The code of a link to pay. */
export async function payLinkOfA(world: World): Promise<string> {
  await cartOfA(world);
  const code = randomBytes(24).toString('base64url');
  const expires_at = new Date(world.api.clock.now.getTime() + 86_400_000);
  await world.api.db.insert(pay_links).values({ code_hash: hashOf(code), user_id: world.a, expires_at });
  return code;
}

export const REFUND_SAMPLES = {
  async 'POST /payments/link'(world: World) {
    await cartOfA(world);
    return { body: {} };
  },
  async 'POST /payments/link/{code}/pay'() {
    return { body: {} };
  },
  async 'POST /payments/refunds'(world: World) {
    const { subscription_id } = await bought(world);
    return { body: { subscription_id, people: [world.a] } };
  },
  async 'POST /admin/refunds/{request_id}/decide'() {
    return { body: { decision: 'approve', answer: 'Muestra' } };
  },
  async 'PUT /payments/invoice'() {
    return {
      body: { invoice: { document_type: 'CC', document_number: '1020304050', name: 'Eva', address: 'Calle 1' } },
    };
  },
};
