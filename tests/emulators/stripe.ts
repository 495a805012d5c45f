/** Stripe on loopback: PaymentIntents, refunds, idempotency and signed events, with its test cards (contracts 1, 13). */
import { createHmac, randomBytes } from 'node:crypto';
import { type Ask, type LedgerRow, paymentService, type Reply } from './payment-service.ts';
import { stripeScript } from './stripe-script.ts';

const VERSION = '2026-10-28.endive';

type Charge = { id: string; amount: number; amount_refunded: number; refunded: boolean; disputed: boolean };
type Intent = {
  id: string;
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  created: number;
  description: string | null;
  metadata: Record<string, string>;
  last_payment_error: { code: string; decline_code?: string; message: string } | null;
  cancellation_reason: string | null;
  charge: Charge | null;
};

/** What each card does. */
const CARDS: Record<string, { status: string; code?: string }> = {
  '4242424242424242': { status: 'succeeded' },
  '4000000000000002': { status: 'requires_payment_method', code: 'generic_decline' },
  '4000000000009995': { status: 'requires_payment_method', code: 'insufficient_funds' },
  '4000002760003184': { status: 'requires_action' },
  '4000000000003220': { status: 'requires_action' },
  /** A bank that takes its time. */
  '4000000000007007': { status: 'processing' },
};
/** Its bank has a page of its own for the extra step. */
const BY_PAGE = '4000000000003220';
const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

const failed = (status: number, type: string, code: string, message = code): Reply => ({
  status,
  json: { error: { type, code, message, doc_url: 'https://stripe.example/docs' } },
});

export async function stripeEmulator(
  keys = { secret: 'sk_test_emulator', publishable: 'pk_test_emulator', webhook: 'whsec_emulator' },
) {
  const intents = new Map<string, Intent>();
  const answers = new Map<string, { asked: string; reply: Reply }>();
  const settings = {
    keys,
    /** Where events go. */
    notificationUrl: '',
    clock: () => new Date(),
    /** 409 to so many calls that bring a key. */
    conflicts: 0,
    isLive: false,
    /** Seconds by which the stamp of an event is wrong. */
    skew: 0,
    /** What an intent says of itself, instead of the truth. */
    lie: {} as Partial<Pick<Intent, 'amount_received' | 'currency'>>,
  };
  const service = await paymentService(serve);
  const seconds = () => Math.floor(settings.clock().getTime() / 1000);
  const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

  const shown = ({ charge, ...intent }: Intent, isWide: boolean) => ({
    object: 'payment_intent',
    amount_capturable: 0,
    application: null,
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    canceled_at: null,
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    customer: null,
    livemode: settings.isLive,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    processing: null,
    receipt_email: null,
    ...intent,
    ...settings.lie,
    latest_charge: charge && (isWide ? { object: 'charge', ...charge } : charge.id),
  });

  async function event(type: string, intent: Intent, object: unknown = shown(intent, false)) {
    const body = JSON.stringify({
      id: id('evt'),
      object: 'event',
      api_version: VERSION,
      created: seconds(),
      type,
      livemode: settings.isLive,
      data: { object },
    });
    const t = seconds() + settings.skew;
    const signature = createHmac('sha256', keys.webhook).update(`${t}.${body}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${signature}` };
    await service.tell({ url: settings.notificationUrl, body, headers });
  }

  function succeed(intent: Intent, received = intent.amount) {
    intent.status = 'succeeded';
    intent.amount_received = received;
    intent.last_payment_error = null;
    intent.charge = { id: id('ch'), amount: received, amount_refunded: 0, refunded: false, disputed: false };
    return event('payment_intent.succeeded', intent);
  }

  /** What the form in the browser does. */
  function confirm(client_secret: string, number: string) {
    const intent = [...intents.values()].find((one) => one.client_secret === client_secret);
    if (!intent || !OPEN.includes(intent.status)) return { intent, told: Promise.resolve() };
    const card = CARDS[number.replace(/\s/g, '')] ?? { status: 'requires_payment_method', code: 'incorrect_number' };
    if (card.status === 'succeeded') return { intent, told: succeed(intent) };
    intent.status = card.status;
    intent.last_payment_error = card.code
      ? { code: 'card_declined', decline_code: card.code, message: 'Your card was declined.' }
      : null;
    const type = card.code ? 'payment_failed' : card.status === 'processing' ? 'processing' : 'requires_action';
    return { intent, told: event(`payment_intent.${type}`, intent) };
  }

  function create(form: URLSearchParams): Reply {
    const amount = Number(form.get('amount'));
    if (!Number.isInteger(amount) || amount < 50) return failed(400, 'invalid_request_error', 'amount_too_small');
    if (!/^[a-z]{3}$/.test(form.get('currency') ?? ''))
      return failed(400, 'invalid_request_error', 'parameter_invalid');
    const name = id('pi');
    const intent: Intent = {
      id: name,
      amount,
      amount_received: 0,
      currency: form.get('currency') ?? '',
      status: 'requires_payment_method',
      client_secret: `${name}_secret_${randomBytes(12).toString('hex')}`,
      created: seconds(),
      description: form.get('description'),
      metadata: metadataIn(form),
      last_payment_error: null,
      cancellation_reason: null,
      charge: null,
    };
    intents.set(name, intent);
    return { status: 200, json: shown(intent, false) };
  }

  const metadataIn = (form: URLSearchParams) =>
    Object.fromEntries(
      [...form].flatMap(([key, value]) => {
        const name = /^metadata\[(\w+)\]$/.exec(key)?.[1];
        return name ? [[name, value]] : [];
      }),
    );

  function update(intent: Intent, form: URLSearchParams): Reply {
    if (!OPEN.includes(intent.status)) return failed(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    intent.amount = Number(form.get('amount') ?? intent.amount);
    intent.metadata = { ...intent.metadata, ...metadataIn(form) };
    return { status: 200, json: shown(intent, false) };
  }

  function cancel(intent: Intent): Reply {
    if (!OPEN.includes(intent.status)) return failed(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    intent.status = 'canceled';
    intent.cancellation_reason = 'requested_by_customer';
    void event('payment_intent.canceled', intent);
    return { status: 200, json: shown(intent, false) };
  }

  function refund(form: URLSearchParams): Reply {
    const intent = intents.get(form.get('payment_intent') ?? '');
    const charge = intent?.charge;
    if (!intent || !charge) return failed(404, 'invalid_request_error', 'resource_missing');
    const amount = Number(form.get('amount') ?? charge.amount - charge.amount_refunded);
    if (!(amount > 0) || charge.amount_refunded + amount > charge.amount)
      return failed(400, 'invalid_request_error', 'charge_already_refunded');
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    void event('charge.refunded', intent, { object: 'charge', ...charge, payment_intent: intent.id });
    return { status: 200, json: { id: id('re'), object: 'refund', amount, status: 'succeeded' } };
  }

  function list(query: URLSearchParams): Reply {
    const all = [...intents.values()]
      .filter(({ created }) => created >= Number(query.get('created[gte]') ?? 0))
      .filter(({ created }) => created < Number(query.get('created[lt]') ?? Number.POSITIVE_INFINITY))
      .toReversed();
    const after = all.findIndex((one) => one.id === query.get('starting_after')) + 1;
    const limit = Number(query.get('limit') ?? 10);
    const isWide = query.getAll('expand[]').includes('data.latest_charge');
    const data = all.slice(after, after + limit).map((one) => shown(one, isWide));
    return {
      status: 200,
      json: { object: 'list', url: '/v1/payment_intents', has_more: after + limit < all.length, data },
    };
  }

  function act({ method, path, query, body }: Ask): Reply {
    const form = new URLSearchParams(body);
    const [, name = '', verb] = /^\/v1\/payment_intents\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const intent = intents.get(name);
    if (path === '/v1/payment_intents') return method === 'POST' ? create(form) : list(query);
    if (path === '/v1/refunds' && method === 'POST') return refund(form);
    if (!intent) return failed(404, 'invalid_request_error', 'resource_missing');
    if (method === 'GET')
      return { status: 200, json: shown(intent, query.getAll('expand[]').includes('latest_charge')) };
    if (verb === 'cancel') return cancel(intent);
    return verb ? failed(404, 'invalid_request_error', 'resource_missing') : update(intent, form);
  }

  function step(client_secret: string, isAgreed: boolean) {
    const intent = [...intents.values()].find((one) => one.client_secret === client_secret);
    if (intent?.status !== 'requires_action') return { intent, told: Promise.resolve() };
    if (isAgreed) return { intent, told: succeed(intent) };
    intent.status = 'requires_payment_method';
    intent.last_payment_error = { code: 'payment_intent_authentication_failure', message: 'Not agreed.' };
    return { intent, told: event('payment_intent.payment_failed', intent) };
  }

  /** Called by the page, with the publishable key and the client secret: a card, or the answer to the extra step. */
  function confirmByPage({ body }: Ask): Reply {
    const form = new URLSearchParams(body);
    const secret = form.get('client_secret') ?? '';
    const agreed = form.get('agreed');
    const { intent } = agreed ? step(secret, agreed === 'yes') : confirm(secret, form.get('card') ?? '');
    if (!intent) return failed(404, 'invalid_request_error', 'resource_missing');
    if (intent.last_payment_error)
      return { status: 402, json: { error: { type: 'card_error', ...intent.last_payment_error } } };
    const isByPage = intent.status === 'requires_action' && form.get('card')?.replace(/\s/g, '') === BY_PAGE;
    const url = `${service.url}/step?secret=${intent.client_secret}`;
    const next_action = isByPage ? { type: 'redirect_to_url', redirect_to_url: { url } } : null;
    return { status: 200, json: { ...shown(intent, false), next_action } };
  }

  /** The page of a bank: it asks, and leads back with what Stripe adds to the address. */
  function bankPage({ query }: Ask): Reply {
    const secret = query.get('secret') ?? '';
    const agreed = query.get('agreed');
    if (!agreed) {
      const to = (answer: string) => `/step?${new URLSearchParams({ ...Object.fromEntries(query), agreed: answer })}`;
      return { status: 200, html: `<a href="${to('yes')}">agree</a> <a href="${to('no')}">refuse</a>` };
    }
    const { intent } = step(secret, agreed === 'yes');
    const back = new URL(query.get('return_url') ?? '');
    back.searchParams.set('payment_intent', intent?.id ?? '');
    back.searchParams.set('payment_intent_client_secret', secret);
    back.searchParams.set('redirect_status', agreed === 'yes' ? 'succeeded' : 'failed');
    return { status: 302, location: back.href };
  }

  /** The first answer is kept by its key, a 500 too; other parameters under the same key are an error. */
  function serve(ask: Ask): Reply {
    const key = String(ask.headers['idempotency-key'] ?? '');
    const given = ask.headers.authorization;
    if (ask.path === '/step') return bankPage(ask);
    if (ask.path === '/stripe.js') return { status: 200, script: stripeScript(service.url) };
    if (ask.path.endsWith('/confirm') && given === `Bearer ${keys.publishable}`) return confirmByPage(ask);
    if (given !== `Bearer ${keys.secret}`) return failed(401, 'invalid_request_error', 'api_key_invalid');
    if (ask.headers['stripe-version'] !== VERSION) return failed(400, 'invalid_request_error', 'version');
    if (ask.method === 'POST' && ask.headers['content-type'] !== 'application/x-www-form-urlencoded')
      return failed(400, 'invalid_request_error', 'content_type');
    if (!key) return act(ask);
    if (settings.conflicts > 0) {
      settings.conflicts -= 1;
      return failed(409, 'idempotency_error', 'idempotency_key_in_use');
    }
    const asked = `${ask.path}?${ask.body}`;
    const before = answers.get(key);
    if (before) return before.asked === asked ? before.reply : failed(400, 'idempotency_error', 'idempotency_error');
    const reply = act(ask);
    const kept: Reply = service.fault === 'error-after' ? failed(500, 'api_error', 'broken') : reply;
    if (reply.status < 400) answers.set(key, { asked, reply: structuredClone(kept) });
    return reply;
  }

  const of = (name: string) => {
    const intent = intents.get(name);
    if (!intent) throw new Error(`no such intent: ${name}`);
    return intent;
  };
  return Object.assign(service, {
    settings,
    of,
    confirm: async (client_secret: string, number: string) => {
      const { intent, told } = confirm(client_secret, number);
      await told;
      return intent;
    },
    /** The step of the bank: done, or given up. */
    finishStep: (name: string, isAgreed = true) => step(of(name).client_secret, isAgreed).told,
    /** What was processing is paid; with another sum than was asked for, if told so. */
    settle: (name: string, received?: number) => succeed(of(name), received),
    async dispute(name: string) {
      const intent = of(name);
      if (intent.charge) intent.charge.disputed = true;
      await event('charge.dispute.created', intent, { object: 'dispute', id: id('dp'), payment_intent: name });
    },
    /** Any event about an intent, as often as wanted. */
    event: (type: string, name: string) => event(type, of(name)),
    ledger: (): LedgerRow[] =>
      [...intents.values()].map((one) => ({
        provider_ref: one.id,
        reference: one.metadata.reference ?? '',
        state: one.status,
        paid: one.amount_received,
        refunded: one.charge?.amount_refunded ?? 0,
        currency: one.currency.toUpperCase(),
      })),
  });
}
