/** Stripe: PaymentIntents by plain HTTP (contracts 1). Five calls and a signature are all we need of it. */
import { z } from 'zod';
import { refuseBadCharge } from './amounts.ts';
import {
  askService,
  CallFailed,
  isId,
  MOST_SECONDS,
  type ProviderAnswer,
  readAnswer,
  type Service,
} from './ask.server.ts';
import {
  type Charge,
  type CreatedPayment,
  PaymentBegun,
  type PaymentProvider,
  ProviderRefused,
  type ProviderState,
  ReferenceSpent,
  type Standing,
} from './payments.ts';
import { isSmallEnough, isStamped, jsonOf } from './signature.server.ts';

/** What our reading of its answers was written for. */
const STRIPE_VERSION = '2026-10-28.endive';
export const STRIPE_URL = 'https://api.stripe.com';

export type StripeSettings = {
  url: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  isLive: boolean;
  seconds?: number;
};

const LEAST_CENTS = 50;
const MOST_CENTS = 99_999_999;
const PAGE = 100;
const MOST_PAGES = 200;

const charge = z.object({ amount_refunded: z.int().nonnegative(), disputed: z.boolean() });
const intent = z.object({
  id: z.string().startsWith('pi_').max(100),
  amount: z.int().nonnegative(),
  amount_received: z.int().nonnegative(),
  currency: z.string().length(3),
  status: z.string().max(40),
  client_secret: z.string().max(200).nullable(),
  livemode: z.boolean(),
  created: z.int(),
  metadata: z.record(z.string(), z.string()),
  /** Whole, since we ask for it; an id where a list does not widen it. */
  latest_charge: z.union([charge, z.string(), z.null()]),
});
type Intent = z.infer<typeof intent>;
const page = z.object({ data: z.array(intent), has_more: z.boolean() });
const refundAnswer = z.object({ status: z.string().nullable() });
const failure = z.object({ error: z.object({ type: z.string(), code: z.string().optional() }) });
const event = z.object({
  id: z.string().startsWith('evt_').max(255),
  livemode: z.boolean(),
  type: z.string().max(100),
  data: z.object({ object: z.object({ id: z.string().optional(), payment_intent: z.unknown().optional() }) }),
});

/** No money is on its way. */
const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** A card that was declined leaves the intent open for another one, so it is no end. */
function stateOf({ status, latest_charge, amount_received }: Intent): ProviderState {
  if (status === 'canceled') return 'expired';
  if (status !== 'succeeded') return 'pending';
  if (latest_charge === null || typeof latest_charge === 'string') return 'paid';
  if (latest_charge.disputed) return 'disputed';
  return latest_charge.amount_refunded >= amount_received ? 'refunded' : 'paid';
}

const standingOf = (found: Intent): Standing => ({
  provider_ref: found.id,
  reference: found.metadata.reference ?? '',
  state: stateOf(found),
  // What was asked for until somebody has paid, then what has come.
  amount: found.status === 'succeeded' ? found.amount_received : found.amount,
  currency: found.currency.toUpperCase(),
  refunded: typeof found.latest_charge === 'object' ? (found.latest_charge?.amount_refunded ?? 0) : 0,
  ...(OPEN.includes(found.status) && { isUntaken: true as const }),
});

/** Form encoding as Stripe takes it: brackets stay. */
const formOf = (fields: Record<string, string | number>) =>
  Object.entries(fields)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');

/** What the order stores and nothing else: the same order must be the same call, in every language and for whoever pays. */
const fieldsOf = ({ amount, currency, order_id, reference }: Charge) => ({
  amount,
  currency: currency.toLowerCase(),
  'metadata[order_id]': order_id,
  'metadata[reference]': reference,
});

const errorOf = ({ json }: ProviderAnswer) => failure.safeParse(json).data?.error;

/** Of the payment a message speaks of: the intent itself, or what a charge, refund or dispute belongs to. */
function intentIn({ type, data: { object } }: z.infer<typeof event>): string | null {
  const id = type.startsWith('payment_intent.') ? object.id : object.payment_intent;
  return typeof id === 'string' && id.startsWith('pi_') && isId(id) ? id : null;
}

/** Its script comes from Stripe itself and from nowhere else; an emulator, which exists in test mode only, brings its own. */
function browserOf({ url, publishableKey: publicKey }: StripeSettings): PaymentProvider['browser'] {
  const { origin } = new URL(url);
  const connect = [origin];
  if (url !== STRIPE_URL) return { script: [origin], frame: [], connect, publicKey, scriptUrl: `${url}/stripe.js` };
  const script = ['https://js.stripe.com'];
  const scriptUrl = 'https://js.stripe.com/endive/stripe.js';
  return { script, frame: [...script, 'https://hooks.stripe.com'], connect, publicKey, scriptUrl };
}

export function stripe(settings: StripeSettings): PaymentProvider {
  const { isLive, seconds = MOST_SECONDS } = settings;
  const service: Service = {
    name: 'stripe',
    url: settings.url,
    seconds,
    headers: { authorization: `Bearer ${settings.secretKey}`, 'stripe-version': STRIPE_VERSION },
  };

  /** Once more when the connection broke or another call held the key: a key makes that safe, and all of it ends in time. */
  async function ask(path: string, fields?: Record<string, string | number>, key?: string): Promise<ProviderAnswer> {
    const began = performance.now();
    const sent = fields && {
      method: 'POST' as const,
      body: formOf(fields),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(key !== undefined && { 'idempotency-key': key }),
      },
    };
    const told = await askService(service, path, sent).catch((error) => {
      if (error instanceof CallFailed && ['unsent', 'broken'].includes(error.failure)) return null;
      throw error;
    });
    if (told && told.status !== 409) return told;
    const left = seconds - (performance.now() - began) / 1000;
    const again = await askService(service, path, sent, Math.max(left, 0.05));
    if (again.status === 409) throw new CallFailed('stripe is still at work on the same payment', 'answered');
    return again;
  }

  function intentOf(told: ProviderAnswer): Intent {
    if (told.status !== 200)
      throw new ProviderRefused(`stripe: ${errorOf(told)?.code ?? errorOf(told)?.type ?? told.status}`);
    const found = readAnswer('stripe', intent, told.json);
    if (found.livemode !== isLive) throw new CallFailed('stripe answers from the other mode', 'answered');
    return found;
  }

  async function find(provider_ref: string): Promise<Intent | null> {
    if (!isId(provider_ref)) return null;
    const told = await ask(`/v1/payment_intents/${provider_ref}?expand[]=latest_charge`);
    return told.status === 404 ? null : intentOf(told);
  }

  function createdOf({ id, client_secret, amount, metadata }: Intent, wanted: Charge): CreatedPayment {
    if (amount !== wanted.amount || metadata.reference !== wanted.reference || !client_secret)
      throw new CallFailed('stripe made another payment than was asked for', 'answered');
    return { provider_ref: id, client_secret };
  }

  function check(wanted: Charge) {
    refuseBadCharge(wanted, 'USD');
    if (wanted.amount < LEAST_CENTS || wanted.amount > MOST_CENTS)
      throw new ProviderRefused('stripe takes no such amount');
  }

  return {
    name: 'stripe',
    isLive,
    browser: browserOf(settings),
    async create(wanted) {
      check(wanted);
      const fields = { ...fieldsOf(wanted), 'automatic_payment_methods[enabled]': 'true' };
      const told = await ask('/v1/payment_intents', fields, `pi:${wanted.reference}`).catch((error) => {
        // It keeps the answer to a key for a day, this one too: asked again it would say the same.
        if (error instanceof CallFailed && (error.status ?? 0) >= 500) throw new ReferenceSpent(error.message);
        throw error;
      });
      return createdOf(intentOf(told), wanted);
    },
    async read(provider_ref) {
      const found = await find(provider_ref);
      return found && standingOf(found);
    },
    async refund(provider_ref, amount, _currency, key) {
      if (!isId(provider_ref) || !Number.isSafeInteger(amount) || amount <= 0) return 'refused';
      const told = await ask('/v1/refunds', { payment_intent: provider_ref, amount }, `refund:${key}`);
      if (told.status !== 200) return 'refused';
      const { status } = readAnswer('stripe', refundAnswer, told.json);
      if (status === 'succeeded') return 'done';
      return status === 'failed' || status === 'canceled' ? 'refused' : 'pending';
    },
    async cancel(provider_ref) {
      if (!isId(provider_ref)) return;
      const told = await ask(`/v1/payment_intents/${provider_ref}/cancel`, {});
      if (told.status === 200) intentOf(told);
      if (told.status === 200 || told.status === 404) return;
      const found = await find(provider_ref);
      if (found && found.status !== 'canceled') throw new PaymentBegun(`stripe: ${found.status}`);
    },
    proven(raw, headers, now) {
      if (!isSmallEnough(raw)) return null;
      if (!isStamped(headers.get('stripe-signature'), settings.webhookSecret, raw, now)) return null;
      const read = event.safeParse(jsonOf(raw));
      if (!read.success || read.data.livemode !== isLive) return null;
      return { event_key: read.data.id, provider_ref: intentIn(read.data) };
    },
    async list(from, to) {
      const all: Standing[] = [];
      const range = `created[gte]=${Math.floor(from.getTime() / 1000)}&created[lt]=${Math.ceil(to.getTime() / 1000)}`;
      let after = '';
      for (let n = 0; n < MOST_PAGES; n += 1) {
        const told = await ask(`/v1/payment_intents?limit=${PAGE}&${range}&expand[]=data.latest_charge${after}`);
        const { data, has_more } = readAnswer('stripe', page, told.json);
        all.push(...data.filter(({ livemode }) => livemode === isLive).map(standingOf));
        const last = data.at(-1);
        if (!has_more || !last) return all;
        after = `&starting_after=${last.id}`;
      }
      throw new CallFailed('stripe lists more payments of a day than there can be', 'answered');
    },
  };
}
