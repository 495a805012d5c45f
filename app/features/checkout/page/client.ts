/** The calls of the payment page; staff name whose page it is. */

import type { CartView, Method, OrderState, PromoMessage } from '#app/features/checkout/view-rules.ts';
import { affiliateInput } from '#app/features/tracking/capture.ts';
import type { Locale } from '#app/i18n/locales.ts';
import type { ProviderName } from '#app/integrations/payments/payments.ts';
import { send } from '#app/platform/http/http.ts';
import { type cartBody, phoneFor } from './rules.ts';

/** Nothing of one's own page. */
export type SubjectId = string | undefined;
const of = (user_id: SubjectId) => (user_id ? `?user_id=${user_id}` : '');

export type CartAnswer = { success: true; cart: CartView };

export const readCart = (user_id: SubjectId) => send<CartAnswer>('GET', `/payments/cart${of(user_id)}`);
export const saveCart = (user_id: SubjectId, body: ReturnType<typeof cartBody>) =>
  send<CartAnswer>('PUT', `/payments/cart${of(user_id)}`, { body });

type PromoAnswer = { success: boolean; discount_proportion: number; message: PromoMessage };
export const checkPromo = (code: string, about: { method: Method; number_purchasing: number }) =>
  send<PromoAnswer>(
    'GET',
    `/payments/promos/${encodeURIComponent(code)}?method=${about.method}&number_purchasing=${about.number_purchasing}`,
  );

export type Payer = {
  user_id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
};

type PaymentDetails = {
  user_id: SubjectId;
  cart: CartView;
  /** As it is stored; null: that of the house. */
  code: string | null;
  payer: Payer;
  locale: Locale;
  signal: AbortSignal;
};

/** The request of spec 3; the server knows who pays and what, and believes none of it. */
function paymentBody({ cart, code, payer, locale }: PaymentDetails) {
  const { product_ids, number_purchasing, number_in_party, country, version } = cart;
  const { first_name, last_name, email } = payer;
  const phone = phoneFor(country, payer.phone);
  return {
    ...{ product_ids, number_purchasing, number_in_party, country, version, locale },
    num_new_applicants: number_purchasing,
    promo_or_affiliate_code: code,
    ...affiliateInput(),
    payer: { id: payer.user_id, name: `${first_name} ${last_name}`.trim(), phone, email },
    fb_capi_entity: { firstName: first_name, lastName: last_name, email, phoneNumber: phone, country },
  };
}

/** A provider may take its time before it answers. */
const PROVIDER_SECONDS = 25;

export type Intent = {
  clientSecret: string;
  order_id: string;
  provider: 'stripe' | 'sandbox';
  publishableKey: string | null;
  charge: CartView['charge'];
};

export const makeIntent = (details: PaymentDetails) =>
  send<Intent & { success: true }>('POST', `/payments/create-stripe-payment-intent${of(details.user_id)}`, {
    body: { ...paymentBody(details), currency: 'USD' },
    ...{ signal: details.signal, seconds: PROVIDER_SECONDS },
  });

export type LocalOrder = {
  order_id: string;
  provider: Exclude<ProviderName, 'stripe'>;
  data: { redirect_url: string | null };
};
export const makeLink = (details: PaymentDetails, back_url: string) =>
  send<LocalOrder & { success: true }>('POST', `/payments/${of(details.user_id)}`, {
    body: { ...paymentBody(details), currency: details.cart.charge.currency, back_url },
    ...{ signal: details.signal, seconds: PROVIDER_SECONDS },
  });

export type Order = { order_id: string; state: OrderState; method: Method; amount: number; currency: string };
export const readOrder = (order_id: string) =>
  send<{ success: true; order: Order }>('GET', `/payments/orders/${order_id}`, { seconds: PROVIDER_SECONDS });
