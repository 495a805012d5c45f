/** The states of an order, and which of them follows what a provider tells (D29, T22). Pure. */
import type { OrderState } from '#app/features/checkout/cart/view.ts';
import type { ProviderState } from '#app/integrations/payments/payments.ts';

/**
 * What becomes of an order; nothing where it stays. Paid beats a failure that comes late, money that comes after the end
 * counts, and what was given back is never paid again by an old message.
 */
export const NEXT: Record<OrderState, Partial<Record<ProviderState, OrderState>>> = {
  created: {
    pending: 'pending',
    paid: 'paid',
    failed: 'failed',
    expired: 'expired',
    refunded: 'refunded',
    disputed: 'disputed',
  },
  pending: { paid: 'paid', failed: 'failed', expired: 'expired', refunded: 'refunded', disputed: 'disputed' },
  failed: { paid: 'paid', refunded: 'refunded', disputed: 'disputed' },
  expired: { paid: 'paid', refunded: 'refunded', disputed: 'disputed' },
  paid: { refunded: 'refunded', disputed: 'disputed' },
  disputed: { paid: 'paid', refunded: 'refunded' },
  refunded: {},
};

/** Somebody may still pay it. */
export const isOpen = (state: OrderState) => state === 'created' || state === 'pending';
/** The provider says that money has come, whatever has become of it since. */
export const hasMoney = (state: ProviderState) => state === 'paid' || state === 'refunded' || state === 'disputed';

/** Rate and price of an order hold so long (D41). */
export const ORDER_HOURS = 24;
/** One process talks to a provider about an order; whoever else comes waits for it. */
export const HOLD_MS = 25_000;
export const WAIT_MS = 12_000;
export const STEP_MS = 120;
