/** Requests that the calls of receipts and refunds accept: each finds a payment of A of its own. */
import { refund_requests } from '#db/schema.server.ts';
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

export const REFUND_SAMPLES = {
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
