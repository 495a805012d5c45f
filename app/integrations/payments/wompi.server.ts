/** Wompi of Colombia: its widget makes the payment in the browser; we sign what it may take and read back what it took (contracts 2). */
import { z } from 'zod';
import { centsOf, fromCents, refuseBadCharge } from './amounts.ts';
import { askService, CallFailed, isId, MOST_SECONDS, readAnswer, type Service } from './ask.server.ts';
import {
  type Charge,
  type CreatedPayment,
  type Notice,
  PaymentBegun,
  type PaymentProvider,
  ProviderRefused,
  type ProviderState,
  type Standing,
} from './payments.ts';
import { isSame, isSmallEnough, jsonOf, sha256 } from './signature.server.ts';

export const WOMPI_URLS = { test: 'https://sandbox.wompi.co/v1', live: 'https://production.wompi.co/v1' } as const;
export const WOMPI_WIDGET_URL = 'https://checkout.wompi.co/widget.js';

type WompiSettings = {
  url: string;
  widgetUrl: string;
  publicKey: string;
  privateKey: string;
  integritySecret: string;
  eventsSecret: string;
  isLive: boolean;
  seconds?: number;
};

const LEAST_PESOS = 1500;
const PAGE = 100;
const MOST_PAGES = 200;
/** Until somebody pays there is no id of theirs: our reference stands in for it. */
const BY_REFERENCE = 'reference:';

const transaction = z.object({
  id: z.string().max(100),
  status: z.string().max(40),
  reference: z.string().max(255),
  amount_in_cents: z.int().nonnegative(),
  currency: z.string().length(3),
  created_at: z.string().max(40),
  payment_method_type: z.string().max(60).optional(),
});
type Transaction = z.infer<typeof transaction>;
const one = z.object({ data: transaction });
const several = z.object({ data: z.array(transaction) });

const STATES: Record<string, ProviderState> = {
  APPROVED: 'paid',
  DECLINED: 'failed',
  ERROR: 'failed',
  VOIDED: 'refunded',
};
/** An unknown word is no end. */
const stateOf = (status: string): ProviderState => (Object.hasOwn(STATES, status) && STATES[status]) || 'pending';

function standingOf({ id, status, reference, amount_in_cents, currency }: Transaction): Standing {
  const amount = fromCents(amount_in_cents, currency);
  const state = stateOf(status);
  return { provider_ref: id, reference, state, amount, currency, refunded: state === 'refunded' ? amount : 0 };
}

/** Of several tries under one reference the one that took money, then one that may still. */
const RANK: readonly ProviderState[] = ['paid', 'pending', 'refunded', 'failed'];
const telling = (found: readonly Transaction[]) =>
  found.toSorted((a, b) => RANK.indexOf(stateOf(a.status)) - RANK.indexOf(stateOf(b.status)))[0];

type SignedOrder = { reference: string; amount_in_cents: number; currency: string; expires?: string };

/** Plain SHA-256 with the secret at the end: over the stored reference, amount and currency alone (T21). */
export const integrityOf = ({ reference, amount_in_cents, currency, expires = '' }: SignedOrder, secret: string) =>
  sha256(`${reference}${amount_in_cents}${currency}${expires}${secret}`);

const event = z.object({
  event: z.string().max(60),
  environment: z.string().max(20),
  data: z.record(z.string(), z.unknown()),
  signature: z.object({
    properties: z.array(z.string().regex(/^\w{1,40}(?:\.\w{1,40}){1,4}$/)).max(20),
    checksum: z.string().length(64),
  }),
  timestamp: z.int().positive(),
});

/** Own properties only, text or number; anything else is not what was signed. */
function valueAt(data: unknown, path: string): string | null {
  let found: unknown = data;
  for (const key of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return null;
    found = (found as Record<string, unknown>)[key];
  }
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null;
}

/** `values of the named properties + timestamp + secret`, as Wompi joins them. */
export function checksumOf(data: unknown, properties: readonly string[], timestamp: number, secret: string) {
  const values = properties.map((path) => valueAt(data, path));
  return values.includes(null) ? null : sha256(`${values.join('')}${timestamp}${secret}`);
}

/** Without these three signed, a message could speak of another payment than it was signed for. */
const MUST_BE_SIGNED = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];
const STATUS = /^[A-Z_]{2,30}$/;

function noticeOf({ event: name, data, signature }: z.infer<typeof event>): Notice | null {
  if (name !== 'transaction.updated') return { event_key: `${name}:${signature.checksum}`, provider_ref: null };
  if (!MUST_BE_SIGNED.every((path) => signature.properties.includes(path))) return null;
  const id = valueAt(data, 'transaction.id') ?? '';
  const status = valueAt(data, 'transaction.status') ?? '';
  // What is not signed, the reference and the currency among it, is not read here.
  return isId(id) && STATUS.test(status) ? { event_key: `${id}:${status}`, provider_ref: id } : null;
}

export function wompi(settings: WompiSettings): PaymentProvider {
  const { isLive, seconds = MOST_SECONDS } = settings;
  const service: Service = {
    name: 'wompi',
    url: settings.url,
    seconds,
    headers: { authorization: `Bearer ${settings.privateKey}` },
  };

  async function withReference(reference: string): Promise<Transaction[]> {
    const told = await askService(service, `/transactions?reference=${encodeURIComponent(reference)}`);
    if (told.status === 404) return [];
    const { data } = readAnswer('wompi', several, told.json);
    return data.filter((found) => found.reference === reference);
  }

  async function find(provider_ref: string): Promise<Transaction | undefined> {
    if (provider_ref.startsWith(BY_REFERENCE))
      return telling(await withReference(provider_ref.slice(BY_REFERENCE.length)));
    if (!isId(provider_ref)) return undefined;
    const told = await askService(service, `/transactions/${provider_ref}`);
    if (told.status === 404) return undefined;
    const { data } = readAnswer('wompi', one, told.json);
    if (data.id !== provider_ref) throw new CallFailed('wompi answers with another payment', 'answered');
    return data;
  }

  function widgetOf(charge: Charge): CreatedPayment {
    refuseBadCharge(charge, 'COP');
    if (charge.amount < LEAST_PESOS) throw new ProviderRefused('wompi takes no such amount');
    const { reference, currency, expires_at, back_url } = charge;
    const amount_in_cents = centsOf(charge.amount, currency);
    const expires = expires_at?.toISOString();
    const integrity = integrityOf(
      { reference, amount_in_cents, currency, ...(expires && { expires }) },
      settings.integritySecret,
    );
    return {
      provider_ref: `${BY_REFERENCE}${reference}`,
      widget: {
        publicKey: settings.publicKey,
        currency,
        amountInCents: amount_in_cents,
        reference,
        integrity,
        // It leads there however the payment ended: to the page that asks and says so.
        redirectUrl: back_url,
        ...(expires && { expirationTime: expires }),
      },
    };
  }

  return {
    name: 'wompi',
    isLive,
    browser: {
      script: [new URL(settings.widgetUrl).origin],
      frame: [new URL(settings.widgetUrl).origin],
      connect: [...new Set([new URL(settings.widgetUrl).origin, new URL(settings.url).origin])],
      publicKey: settings.publicKey,
      scriptUrl: settings.widgetUrl,
    },
    /** Nothing is asked of Wompi: a signature exists only for what the order stores. */
    create: async (charge) => widgetOf(charge),
    async read(provider_ref) {
      const found = await find(provider_ref);
      return found ? standingOf(found) : null;
    },
    /** Only a card payment can be voided, and only whole; anything else is a transfer that a person makes. */
    async refund(provider_ref, amount, currency) {
      const found = await find(provider_ref);
      if (!found || found.currency !== currency || fromCents(found.amount_in_cents, currency) !== amount)
        return 'refused';
      if (found.status === 'VOIDED') return 'done';
      if (found.status !== 'APPROVED' || found.payment_method_type !== 'CARD' || !isId(found.id)) return 'refused';
      const sent = { method: 'POST' as const, body: '{}', headers: { 'content-type': 'application/json' } };
      const told = await askService(service, `/transactions/${found.id}/void`, sent);
      if (told.status >= 300) return 'refused';
      return (await find(found.id))?.status === 'VOIDED' ? 'done' : 'pending';
    },
    /** Wompi cannot: `expires_at` is what ends a widget that nobody used. */
    async cancel(provider_ref) {
      const found = await find(provider_ref);
      if (found && stateOf(found.status) !== 'failed') throw new PaymentBegun('wompi: somebody is paying');
    },
    proven(raw) {
      if (!isSmallEnough(raw)) return null;
      // Wompi signs values, so they must be read before they can be proven; nothing is done with them until then.
      const read = event.safeParse(jsonOf(raw));
      if (!read.success || read.data.environment !== (isLive ? 'prod' : 'test')) return null;
      const { data, signature, timestamp } = read.data;
      const right = checksumOf(data, signature.properties, timestamp, settings.eventsSecret);
      // No window of time: it tries again for a day with the first stamp. What comes twice has the same key.
      return right !== null && isSame(signature.checksum, right) ? noticeOf(read.data) : null;
    },
    async list(from, to) {
      const all: Standing[] = [];
      const day = (date: Date) => date.toISOString().slice(0, 10);
      for (let n = 1; n <= MOST_PAGES; n += 1) {
        const query = `from_date=${day(from)}&until_date=${day(to)}&page=${n}&page_size=${PAGE}`;
        const told = await askService(service, `/transactions?${query}`);
        const { data } = readAnswer('wompi', several, told.json);
        const within = data.filter(({ created_at }) => {
          const made = Date.parse(created_at);
          return made >= from.getTime() && made < to.getTime();
        });
        all.push(...within.map(standingOf));
        if (data.length < PAGE) return all;
      }
      throw new CallFailed('wompi lists more payments of a day than there can be', 'answered');
    },
  };
}
