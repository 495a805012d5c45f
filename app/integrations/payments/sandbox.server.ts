/** The sandbox: a provider of our own for test mode (D30). No money moves; everything else is as with a real one. */
import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { askOutside } from '#app/platform/http/outbound.server.ts';
import { refuseBadCharge } from './amounts.ts';
import {
  type CreatedPayment,
  PaymentBegun,
  type PaymentProvider,
  ProviderAway,
  ProviderRefused,
  type ProviderState,
  type Standing,
} from './payments.ts';
import {
  EVENT_PREFIX,
  isExpired,
  isSettling,
  PAYMENT_PREFIX,
  type SandboxBook,
  type SandboxChoice,
  type SandboxEvent,
  type SandboxLook,
  type SandboxMethod,
  type SandboxPayment,
  type SandboxState,
} from './sandbox-book.ts';
import { effectOf, type SandboxCard } from './sandbox-cards.ts';
import { hmac, isSmallEnough, isStamped, jsonOf, stamped } from './signature.server.ts';

type SandboxSettings = {
  book: SandboxBook;
  /** APP_SECRET: the key of its messages is made of it. */
  secret: string;
  clock: () => Date;
  /** Our page to pay on, in the language of the page that one comes from. */
  pageUrl: (secret: string, back_url: string) => string;
  /** How long what is pending stays so. */
  settleSeconds?: number;
};

export type Sandbox = PaymentProvider & {
  look(secret: string): Promise<SandboxLook | null>;
  payByCard(secret: string, card: SandboxCard): Promise<SandboxLook | null>;
  /** The extra step of a bank: agreed or not. */
  finishStep(secret: string, isAgreed: boolean): Promise<SandboxLook | null>;
  payLocally(secret: string, method: SandboxMethod, choice: SandboxChoice): Promise<SandboxLook | null>;
  /** As if the person had paid, for whoever tries the product: what could still be paid is paid, and told. */
  succeed(provider_ref: string): Promise<'paid' | 'not-payable'>;
  /** Whatever waited long enough, for a job: how many. */
  settle(): Promise<number>;
  /** Sends one message, for a job; throws where it is not taken, so that it is tried again. */
  deliver(event: SandboxEvent): Promise<void>;
  /** The message as it is sent. */
  message(event: SandboxEvent): { body: string; headers: Record<string, string> };
};

const HEADER = 'sandbox-signature';
const SETTLE_SECONDS = 60;
const DELIVER_SECONDS = 10;

const told = z.object({ id: z.string().max(100), livemode: z.literal(false), payment: z.string().max(100) });

const stateOf = (state: SandboxState): ProviderState =>
  state === 'open' || state === 'step' || state === 'processing' ? 'pending' : state;
const refundedOf = ({ refunds }: SandboxPayment) => Object.values(refunds).reduce((sum, one) => sum + one, 0);

const standingOf = (payment: SandboxPayment): Standing => ({
  provider_ref: payment.provider_ref,
  reference: payment.reference,
  state: stateOf(payment.state),
  amount: payment.amount,
  currency: payment.currency,
  refunded: refundedOf(payment),
  ...((payment.state === 'open' || payment.state === 'step') && { isUntaken: true as const }),
});

const lookOf = ({
  amount,
  currency,
  country,
  description,
  state,
  decline_code,
  ...urls
}: SandboxPayment): SandboxLook => ({
  ...{ amount, currency, country, description, state, decline_code },
  url: state === 'paid' || state === 'processing' ? urls.success_url : urls.back_url,
});

export function sandbox({ book, secret, clock, pageUrl, settleSeconds = SETTLE_SECONDS }: SandboxSettings): Sandbox {
  /** Its own key: a message that another endpoint signed is not one of these. */
  const key = hmac(secret, 'sandbox payments');
  const eventOf = ({ provider_ref, notification_url }: SandboxPayment): SandboxEvent => ({
    event_id: `${EVENT_PREFIX}${randomUUID()}`,
    provider_ref,
    notification_url,
  });
  const toldAs = (payment: SandboxPayment) => ({ payment, event: eventOf(payment) });
  const createdOf = ({ provider_ref, secret, back_url }: SandboxPayment): CreatedPayment => ({
    provider_ref,
    client_secret: secret,
    redirect_url: pageUrl(secret, back_url),
  });
  const afterAWhile = () => new Date(clock().getTime() + settleSeconds * 1000);

  const messageOf = ({ event_id, provider_ref }: SandboxEvent) => {
    const body = JSON.stringify({ id: event_id, livemode: false, payment: provider_ref });
    return { body, headers: { 'content-type': 'application/json', [HEADER]: stamped(key, body, clock()) } };
  };

  /** Only in the given states, and only once: who comes later sees what has become of it. */
  async function act(
    by: { secret: string } | { provider_ref: string },
    from: readonly SandboxState[],
    next: (payment: SandboxPayment) => Partial<SandboxPayment> | null,
  ) {
    const found = await book.get(by);
    if (!found) return null;
    return book.change(found.provider_ref, (payment) => {
      if (isExpired(payment, clock())) return toldAs({ ...payment, state: 'expired' });
      if (!from.includes(payment.state)) return null;
      const change = next(payment);
      return change && toldAs({ ...payment, ...change });
    });
  }
  const lookAfter = async (changed: Promise<SandboxPayment | null>) => {
    const payment = await changed;
    return payment && lookOf(payment);
  };

  return {
    name: 'sandbox',
    isLive: false,
    browser: { script: [], frame: [], connect: [] },
    async create(charge) {
      refuseBadCharge(charge);
      const { reference, amount, currency, country, back_url, success_url = back_url, notification_url } = charge;
      const kept = await book.put({
        ...{ reference, amount, currency, country, back_url, success_url, notification_url },
        provider_ref: `${PAYMENT_PREFIX}${randomUUID()}`,
        secret: randomBytes(24).toString('base64url'),
        description: charge.description.slice(0, 100),
        state: 'open',
        method: null,
        decline_code: null,
        refunds: {},
        settles_at: null,
        expires_at: charge.expires_at ?? null,
        created_at: clock(),
      });
      if (kept.amount !== amount || kept.currency !== currency)
        throw new ProviderRefused('sandbox: the reference belongs to another amount');
      return createdOf(kept);
    },
    async read(provider_ref) {
      const found = await book.get({ provider_ref });
      return found && standingOf(found);
    },
    async refund(provider_ref, amount, currency, refundKey) {
      const changed = await book.change(provider_ref, (payment) => {
        const isFit =
          payment.state === 'paid' && payment.currency === currency && Number.isSafeInteger(amount) && amount > 0;
        const left = payment.amount - refundedOf(payment) - amount;
        if (!isFit || left < 0 || Object.hasOwn(payment.refunds, refundKey)) return null;
        const refunds = { ...payment.refunds, [refundKey]: amount };
        return toldAs({ ...payment, refunds, state: left === 0 ? 'refunded' : 'paid' });
      });
      return changed && Object.hasOwn(changed.refunds, refundKey) ? 'done' : 'refused';
    },
    async cancel(provider_ref) {
      const changed = await act({ provider_ref }, ['open', 'step'], () => ({ state: 'expired' }));
      if (changed && !['expired', 'failed'].includes(changed.state))
        throw new PaymentBegun(`sandbox: ${changed.state}`);
    },
    proven(raw, headers, now) {
      if (!isSmallEnough(raw) || !isStamped(headers.get(HEADER), key, raw, now)) return null;
      const read = told.safeParse(jsonOf(raw));
      return read.success ? { event_key: read.data.id, provider_ref: read.data.payment } : null;
    },
    async list(from, to) {
      return (await book.list(from, to)).map(standingOf);
    },
    async look(secret) {
      const found = await book.get({ secret });
      return found && lookOf(found);
    },
    payByCard: (secret, card) =>
      lookAfter(
        act({ secret }, ['open'], () => {
          const effect = effectOf(card, clock());
          if (effect.becomes === 'declined') return { method: 'card', decline_code: effect.code };
          const settles_at = effect.becomes === 'processing' || effect.becomes === 'disputed' ? afterAWhile() : null;
          const state = effect.becomes === 'disputed' ? 'paid' : effect.becomes;
          return { method: 'card', decline_code: null, state, settles_at };
        }),
      ),
    finishStep: (secret, isAgreed) =>
      lookAfter(
        act({ secret }, ['step'], () =>
          isAgreed ? { state: 'paid' } : { state: 'open', decline_code: 'authentication_required' },
        ),
      ),
    payLocally: (secret, method, choice) =>
      lookAfter(
        act({ secret }, ['open'], () => {
          if (choice === 'back') return null;
          if (choice !== 'pay') return { method, state: choice === 'reject' ? 'failed' : 'expired' };
          // A slip is paid at a counter, some time later.
          return method === 'cash'
            ? { method, state: 'processing', settles_at: afterAWhile() }
            : { method, state: 'paid' };
        }),
      ),
    async succeed(provider_ref) {
      const changed = await act({ provider_ref }, ['open', 'step', 'processing'], () => ({
        ...{ state: 'paid', settles_at: null, decline_code: null },
      }));
      return changed?.state === 'paid' ? 'paid' : 'not-payable';
    },
    async settle() {
      const due = await book.due(clock());
      for (const provider_ref of due)
        await act({ provider_ref }, ['processing', 'paid'], (payment) => {
          if (!isSettling(payment, clock())) return null;
          return { state: payment.state === 'paid' ? 'disputed' : 'paid', settles_at: null };
        });
      return due.length;
    },
    message: messageOf,
    async deliver(event) {
      const { status } = await askOutside(event.notification_url, {
        ...messageOf(event),
        method: 'POST',
        seconds: DELIVER_SECONDS,
        maxBytes: 64 * 1024,
        accept: 'application/json',
        isTrusted: true,
      });
      if (status < 200 || status >= 300) throw new ProviderAway(`our own address of notifications answers ${status}`);
    },
  };
}
