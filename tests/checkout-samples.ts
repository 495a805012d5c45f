/** Requests that the calls of checkout accept: a cart of A that can be paid, and messages as the sandbox signs them. */
import { eq } from 'drizzle-orm';
import { carts, orders, users } from '#db/schema.server.ts';
import type { World } from './calls.ts';
import { sandboxOf, sandboxOrder, sandboxPayment } from './sandbox-samples.ts';

const CART = { product_ids: ['FirstTimeVIP'], number_purchasing: 1, country: 'CO', promo_or_affiliate_code: null };

/** A travels alone, has a cart nobody has seen, and no order is open. */
async function ready({ api, a }: World) {
  await api.db.update(users).set({ service_type: 'FirstTime', number_in_party: 1 }).where(eq(users.user_id, a));
  await api.db.delete(carts).where(eq(carts.user_id, a));
  await api.db.update(orders).set({ replaced_at: api.clock.now }).where(eq(orders.user_id, a));
}

export async function orderOfA(world: World): Promise<string> {
  await ready(world);
  return (await sandboxOrder(world.api, world.a)).order_id;
}

async function message(world: World) {
  const { provider_ref } = await sandboxPayment(world.api);
  const event = { event_id: `sbx_evt_${world.sent}`, provider_ref, notification_url: '' };
  const { body, headers } = sandboxOf(world.api).message(event);
  return { text: body, headers };
}

async function payable(world: World) {
  await ready(world);
  return { body: CART };
}

export const CHECKOUT_SAMPLES = {
  async 'PUT /payments/cart'(world: World) {
    await ready(world);
    return { body: { ...CART, method: 'card' } };
  },
  'POST /payments/create-stripe-payment-intent': payable,
  'POST /payments': payable,
  async 'POST /payments/generate-wompi-signature'(world: World) {
    await ready(world);
    const { order_id } = await sandboxOrder(world.api, world.a);
    const widget = { publicKey: 'pub_test_x', currency: 'COP', amountInCents: 970_000, reference: 'mir-1' };
    await world.api.db.update(orders).set({ handed_out: { widget } }).where(eq(orders.order_id, order_id));
    return { body: { order_id } };
  },
  'POST /payments/stripe-notification': message,
  'POST /payments/notification': message,
};
