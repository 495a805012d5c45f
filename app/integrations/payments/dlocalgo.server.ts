/** dLocal Go: a page of theirs to pay on, a message that names a payment, and its state read back (contracts 3). */
import { z } from 'zod';
import { fromMajor, majorOf, refuseBadCharge } from './amounts.ts';
import { askService, CallFailed, isId, MOST_SECONDS, readAnswer, type Service } from './ask.server.ts';
import {
  type Charge,
  type CreatedPayment,
  OutcomeUnknown,
  PaymentBegun,
  type PaymentProvider,
  ProviderRefused,
  type ProviderState,
  ReferenceSpent,
  type Standing,
} from './payments.ts';
import { hmac, isSame, isSmallEnough, jsonOf } from './signature.server.ts';

export const DLOCALGO_URLS = { test: 'https://api-sbx.dlocalgo.com', live: 'https://api.dlocalgo.com' } as const;
/** Its checkout stands beside its interface; an emulator serves both. */
const CHECKOUT_HOSTS = { test: 'checkout-sbx.dlocalgo.com', live: 'checkout.dlocalgo.com' } as const;

type DlocalGoSettings = { url: string; apiKey: string; secretKey: string; isLive: boolean; seconds?: number };

/** A double click gets the same link; dLocal Go itself knows no key for a call. */
const KEPT_MS = 15 * 60_000;
const MOST_KEPT = 1000;

const payment = z.object({
  id: z.string().max(100),
  order_id: z.string().max(255),
  amount: z.number().nonnegative(),
  currency: z.string().length(3),
  status: z.string().max(40),
});
type Payment = z.infer<typeof payment>;
const made = payment.extend({ redirect_url: z.url({ protocol: /^https?$/ }).max(2000) });
const refundAnswer = z.object({ status: z.string() });
const message = z.object({ payment_id: z.string().max(100) });

const STATES: Record<string, ProviderState> = {
  PAID: 'paid',
  REJECTED: 'failed',
  CANCELLED: 'failed',
  EXPIRED: 'expired',
};
/** An unknown word is no end. */
const stateOf = (status: string): ProviderState => (Object.hasOwn(STATES, status) && STATES[status]) || 'pending';

/** What was refunded it does not say: checkout knows what it asked for. */
const standingOf = ({ id, order_id, amount, currency, status }: Payment): Standing => ({
  provider_ref: id,
  reference: order_id,
  state: stateOf(status),
  amount: fromMajor(amount, currency),
  currency,
  refunded: 0,
});

const HEADER = /^V2-HMAC-SHA256,\s*Signature:\s*([0-9a-f]{64})$/i;

export function dlocalGo(settings: DlocalGoSettings): PaymentProvider {
  const { url, apiKey, secretKey, isLive, seconds = MOST_SECONDS } = settings;
  const service: Service = {
    name: 'dlocalgo',
    url,
    seconds,
    headers: { authorization: `Bearer ${apiKey}:${secretKey}` },
  };
  const post = (path: string, body: unknown) =>
    askService(service, path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const kept = new Map<string, { asked: string; until: number; created: Promise<CreatedPayment> }>();

  async function make(charge: Charge): Promise<CreatedPayment> {
    const { back_url, success_url = back_url, notification_url, payer } = charge;
    const told = await post('/v1/payments', {
      amount: majorOf(charge.amount, charge.currency),
      currency: charge.currency,
      country: charge.country,
      order_id: charge.reference,
      description: charge.description.slice(0, 100),
      success_url,
      back_url,
      notification_url,
      ...(payer.name && { payer: { name: payer.name, email: payer.email, phone: payer.phone } }),
    });
    if (told.status >= 300) throw new ProviderRefused(`dlocalgo answers ${told.status}`);
    const found = readAnswer('dlocalgo', made, told.json);
    const standing = standingOf(found);
    if (
      standing.reference !== charge.reference ||
      standing.amount !== charge.amount ||
      standing.currency !== charge.currency
    )
      throw new CallFailed('dlocalgo made another payment than was asked for', 'answered');
    // Nobody is sent to a page that is not theirs, whatever the answer says (T24).
    const { host, origin } = new URL(found.redirect_url);
    if (origin !== new URL(url).origin && host !== CHECKOUT_HOSTS[isLive ? 'live' : 'test'])
      throw new CallFailed('dlocalgo sends people to a page that is not its own', 'answered');
    return { provider_ref: found.id, redirect_url: found.redirect_url };
  }

  function makeOnce(charge: Charge): Promise<CreatedPayment> {
    const now = Date.now();
    const asked = JSON.stringify([charge.amount, charge.currency, charge.country]);
    const before = kept.get(charge.reference);
    if (before && before.until > now) {
      if (before.asked !== asked) throw new ProviderRefused('dlocalgo: the reference belongs to another amount');
      return before.created;
    }
    for (const [reference, { until }] of kept) if (until <= now || kept.size >= MOST_KEPT) kept.delete(reference);
    const created = make(charge).catch((error) => {
      // It may be there, and nobody has its link; a second one of the same name it may refuse.
      if (error instanceof CallFailed && error.failure !== 'unsent') throw new ReferenceSpent(error.message);
      throw error;
    });
    kept.set(charge.reference, { asked, until: now + KEPT_MS, created });
    created.catch(() => kept.delete(charge.reference));
    return created;
  }

  async function find(provider_ref: string): Promise<Payment | null> {
    if (!isId(provider_ref)) return null;
    const told = await askService(service, `/v1/payments/${provider_ref}`);
    if (told.status === 404) return null;
    const found = readAnswer('dlocalgo', payment, told.json);
    if (found.id !== provider_ref) throw new CallFailed('dlocalgo answers with another payment', 'answered');
    return found;
  }

  return {
    name: 'dlocalgo',
    isLive,
    browser: { script: [], frame: [], connect: [] },
    async create(charge) {
      refuseBadCharge(charge);
      return makeOnce(charge);
    },
    async read(provider_ref) {
      const found = await find(provider_ref);
      return found && standingOf(found);
    },
    /** It knows no key: what broke off in the middle may have happened, and is never sent again by itself. */
    async refund(provider_ref, amount, currency) {
      if (!isId(provider_ref) || !Number.isSafeInteger(amount) || amount <= 0) return 'refused';
      try {
        const told = await post('/v1/refunds', { payment_id: provider_ref, amount: majorOf(amount, currency) });
        if (told.status >= 300) return 'refused';
        const { status } = readAnswer('dlocalgo', refundAnswer, told.json);
        if (status === 'SUCCESS') return 'done';
        return status === 'REJECTED' || status === 'CANCELLED' ? 'refused' : 'pending';
      } catch (error) {
        if (error instanceof CallFailed && error.failure !== 'unsent') throw new OutcomeUnknown(error.message);
        throw error;
      }
    },
    /** dLocal Go cannot: a link ends by itself. */
    async cancel(provider_ref) {
      const found = await find(provider_ref);
      if (found && stateOf(found.status) === 'paid') throw new PaymentBegun('dlocalgo: it is paid');
    },
    proven(raw, headers) {
      if (!isSmallEnough(raw)) return null;
      const given = HEADER.exec(headers.get('authorization') ?? '')?.[1];
      if (!given || !isSame(given, hmac(secretKey, apiKey, raw))) return null;
      const read = message.safeParse(jsonOf(raw));
      if (!read.success || !isId(read.data.payment_id)) return null;
      // It carries neither a stamp nor a state: what is read back is the event.
      return { event_key: null, provider_ref: read.data.payment_id };
    },
    /** It publishes no list that we know of. */
    list: async () => null,
  };
}
