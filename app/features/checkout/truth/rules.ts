/** The states of an order, and which of them follows what a provider tells (D29, T22). Pure. */
import type { OrderState } from '#app/features/checkout/view-rules.ts';

/** As every provider tells it. */
type ProviderState = 'pending' | 'paid' | 'failed' | 'expired' | 'refunded' | 'disputed';

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
