/** What becomes of an order, for every state and everything a provider may tell (D29). */
import { expect, test } from 'vitest';
import { ORDER_STATES } from '#app/features/checkout/view-rules.ts';
import { hasMoney, NEXT } from './rules.ts';

const TOLD = ['pending', 'paid', 'failed', 'expired', 'refunded', 'disputed'] as const;

test('the table of states: paid beats a late failure, late money counts, a refund is the end', () => {
  const table = Object.fromEntries(ORDER_STATES.map((state) => [state, TOLD.map((told) => NEXT[state][told] ?? '-')]));
  expect(table).toEqual({
    created: ['pending', 'paid', 'failed', 'expired', 'refunded', 'disputed'],
    pending: ['-', 'paid', 'failed', 'expired', 'refunded', 'disputed'],
    paid: ['-', '-', '-', '-', 'refunded', 'disputed'],
    failed: ['-', 'paid', '-', '-', 'refunded', 'disputed'],
    expired: ['-', 'paid', '-', '-', 'refunded', 'disputed'],
    refunded: ['-', '-', '-', '-', '-', '-'],
    disputed: ['-', 'paid', '-', '-', 'refunded', '-'],
  });
  expect(TOLD.filter(hasMoney)).toEqual(['paid', 'refunded', 'disputed']);
});
