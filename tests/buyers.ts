/** People who pay, for the tests of checkout: somebody with a service and a party, their calls, and the sandbox's card. */
import type { users } from '#db/schema.server.ts';
import type { TestApp } from './app.ts';

export const CARDS = {
  good: { number: '4242424242424242', expires: '12/40', cvc: '123' },
  slow: { number: '4000000000007007', expires: '12/40', cvc: '123' },
  declined: { number: '4000000000000002', expires: '12/40', cvc: '123' },
} as const;

let last = 0;

export async function buyerOf(api: TestApp, more: Partial<typeof users.$inferInsert> = {}) {
  last++;
  const { user, cookie } = await api.signIn('applicant', {
    ...{ service_type: 'FirstTime', number_in_party: 2, phone_number: `+5730055${String(10_000 + last)}` },
    ...{ email: `compra${last}@correo.example`, current_step: 'payment_page_seen' },
    ...more,
  });
  const headers = { ...cookie, 'sec-fetch-site': 'same-origin' };
  const cart = async () => (await api.send('GET', '/api-mv/payments/cart', { headers })).json.cart;
  const put = (json: object) => api.send('PUT', '/api-mv/payments/cart', { headers, json });
  const wish = async (more: object = {}) => {
    const { product_ids, number_purchasing, country, method, version } = await cart();
    return { product_ids, number_purchasing, country, method, version, promo_or_affiliate_code: null, ...more };
  };
  const asked = async (more: object = {}) => {
    const { product_ids, number_purchasing, country, version } = await cart();
    return { product_ids, number_purchasing, country, version, promo_or_affiliate_code: null, ...more };
  };
  const intent = async (more: object = {}) =>
    api.send('POST', '/api-mv/payments/create-stripe-payment-intent', { headers, json: await asked(more) });
  const link = async (more: object = {}) => api.send('POST', '/api-mv/payments', { headers, json: await asked(more) });
  const payCard = (secret: string, card: object = CARDS.good) =>
    api.send('POST', `/api-mv/payments/sandbox/${secret}/card`, { json: card });
  const payLocal = (redirect_url: string, choice = 'pay', method = 'pse') =>
    api.send('POST', `/api-mv/payments/sandbox/${new URL(redirect_url).pathname.split('/').at(-1)}/local`, {
      json: { method, choice },
    });
  const order = async (order_id: string) =>
    (await api.send('GET', `/api-mv/payments/orders/${order_id}`, { headers })).json.order;
  return { user, user_id: user.user_id, headers, cart, put, wish, asked, intent, link, payCard, payLocal, order };
}
export type TestBuyer = Awaited<ReturnType<typeof buyerOf>>;
