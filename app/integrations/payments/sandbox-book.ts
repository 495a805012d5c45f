/** Where the sandbox keeps its payments. A table in the product; in memory for tests. */

/** Before the uuid of a payment and of a message. */
export const PAYMENT_PREFIX = 'sbx_';
export const EVENT_PREFIX = 'sbx_evt_';

/** `open` can be paid, `step` waits for the person, `processing` for time. */
export const SANDBOX_STATES = [
  'open',
  'step',
  'processing',
  'paid',
  'failed',
  'expired',
  'refunded',
  'disputed',
] as const;
export type SandboxState = (typeof SANDBOX_STATES)[number];

export type SandboxPayment = {
  readonly provider_ref: string;
  readonly reference: string;
  /** Opens the card form and the page to pay on. */
  readonly secret: string;
  readonly amount: number;
  readonly currency: string;
  readonly country: string;
  readonly description: string;
  readonly state: SandboxState;
  /** How it was paid, or tried: card, pse, nequi, cash. */
  readonly method: string | null;
  /** Why the last card was declined. */
  readonly decline_code: string | null;
  /** What was given back, by the key of each refund. */
  readonly refunds: Readonly<Record<string, number>>;
  readonly back_url: string;
  readonly success_url: string;
  readonly notification_url: string;
  /** When what is processing is paid, and what is paid is disputed. */
  readonly settles_at: Date | null;
  readonly expires_at: Date | null;
  readonly created_at: Date;
};

/** How one pays on its page, and what one does there. */
export const SANDBOX_METHODS = ['pse', 'nequi', 'cash'] as const;
export type SandboxMethod = (typeof SANDBOX_METHODS)[number];
export const SANDBOX_CHOICES = ['pay', 'reject', 'expire', 'back'] as const;
export type SandboxChoice = (typeof SANDBOX_CHOICES)[number];

/** What a form or a page may know of it. */
export type SandboxLook = Pick<
  SandboxPayment,
  'amount' | 'currency' | 'country' | 'description' | 'state' | 'decline_code'
> & {
  /** Where the browser goes now. */
  readonly url: string;
};

/** Something that our own address of notifications must hear of. */
export type SandboxEvent = {
  readonly event_id: string;
  readonly provider_ref: string;
  readonly notification_url: string;
};

/** What becomes of a payment, and whether it is told; null where nothing changes. */
type SandboxChange = (payment: SandboxPayment) => { payment: SandboxPayment; event: SandboxEvent | null } | null;

export type SandboxBook = {
  /** The one that is there where the reference is known. */
  put(payment: SandboxPayment): Promise<SandboxPayment>;
  get(by: { provider_ref: string } | { secret: string }): Promise<SandboxPayment | null>;
  /** One at a time for a payment; its event is queued in the same transaction, so that it survives the process. */
  change(provider_ref: string, change: SandboxChange): Promise<SandboxPayment | null>;
  list(from: Date, to: Date): Promise<readonly SandboxPayment[]>;
  /** Whose time has come: `settles_at` or, of what is open, `expires_at`. */
  due(now: Date): Promise<readonly string[]>;
};

const isPast = (date: Date | null, now: Date) => date !== null && date.getTime() <= now.getTime();

export const isExpired = ({ state, expires_at }: SandboxPayment, now: Date) =>
  (state === 'open' || state === 'step') && isPast(expires_at, now);
export const isSettling = ({ state, settles_at }: SandboxPayment, now: Date) =>
  (state === 'processing' || state === 'paid') && isPast(settles_at, now);

/** Forgets with its process; what it would queue stands in `events`. */
export function memoryBook(): SandboxBook & { readonly events: SandboxEvent[] } {
  const kept = new Map<string, SandboxPayment>();
  const events: SandboxEvent[] = [];
  const all = () => [...kept.values()];
  return {
    events,
    async put(payment) {
      const before = all().find(({ reference }) => reference === payment.reference);
      if (!before) kept.set(payment.provider_ref, payment);
      return before ?? payment;
    },
    async get(by) {
      if ('provider_ref' in by) return kept.get(by.provider_ref) ?? null;
      return all().find(({ secret }) => secret === by.secret) ?? null;
    },
    async change(provider_ref, change) {
      const before = kept.get(provider_ref);
      if (!before) return null;
      const changed = change(before);
      if (!changed) return before;
      kept.set(provider_ref, changed.payment);
      if (changed.event) events.push(changed.event);
      return changed.payment;
    },
    async list(from, to) {
      return all().filter(({ created_at }) => created_at >= from && created_at < to);
    },
    async due(now) {
      return all()
        .filter((payment) => isExpired(payment, now) || isSettling(payment, now))
        .map(({ provider_ref }) => provider_ref);
    },
  };
}
