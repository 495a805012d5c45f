/** How long an order holds, and how long one process alone talks about it (D41). */

/** Rate and price of an order hold so long (D41). */
export const ORDER_HOURS = 24;
/** One process talks to a provider about an order; whoever else comes waits for it. */
export const HOLD_MS = 25_000;
export const WAIT_MS = 12_000;
export const STEP_MS = 120;
