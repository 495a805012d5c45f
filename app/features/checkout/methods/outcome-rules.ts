/** How a try to pay ended, as the page hears it. Whether something is paid the server alone says (D29). */

export type Outcome = { status: 'succeeded' | 'processing' | 'requires_action' | 'error'; message?: string };

/** Statuses that have words of their own; any other is shown as it came (spec 8). */
const KNOWN_STATUSES = ['processing', 'requires_action', 'requires_payment_method', 'canceled'] as const;
type KnownStatus = (typeof KNOWN_STATUSES)[number];
export const isKnownStatus = (status: string): status is KnownStatus =>
  KNOWN_STATUSES.some((known) => known === status);

/** Of a status that is not succeeded: what waits, and what must be tried again. */
export const outcomeOf = (status: string): Outcome['status'] =>
  status === 'succeeded' || status === 'processing' || status === 'requires_action' ? status : 'error';

/** What the provider of cards adds to the address on its way back: it is nobody else's. */
const ADDED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/** The address without it, or null where there is nothing to take out. */
export function withoutIntent(address: string): string | null {
  const url = new URL(address);
  const found = ADDED.filter((name) => url.searchParams.has(name));
  for (const name of found) url.searchParams.delete(name);
  return found.length > 0 ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** A link that a browser may be sent to: a page, never a script. */
export function linkOf(redirect_url: string | null | undefined, origin: string): string | null {
  const url = redirect_url ? URL.parse(redirect_url, origin) : null;
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null;
}

/** What the widget of Wompi is given, as the order has it: flat, with the signature over reference, amount and currency. */
export type SignedWidget = Readonly<Record<string, string | number>>;

/** As its constructor takes it (contracts 2.2). */
export function widgetParams({ integrity, signature, ...params }: SignedWidget) {
  const signed = integrity ?? signature;
  if (!signed) throw new Error('the widget has no signature');
  return { ...params, signature: { integrity: signed } };
}

/** What the widget of Wompi tells; never believed, only the reason to look. */
export const widgetOutcome = (status: string | undefined): Outcome['status'] =>
  status === 'APPROVED' ? 'succeeded' : status === 'PENDING' || status === undefined ? 'processing' : 'error';
