/** dLocal Go on loopback: payments, refunds, the page to pay on, and messages that name a payment (contracts 3, 13). */
import { createHmac, randomBytes } from 'node:crypto';
import { type Ask, type LedgerRow, paymentService, type Reply } from './payment-service.ts';

export type DlocalStatus = 'PENDING' | 'PAID' | 'REJECTED' | 'CANCELLED' | 'EXPIRED';
type Payment = {
  id: string;
  amount: number;
  currency: string;
  country: string;
  order_id: string;
  description: string;
  success_url: string;
  back_url: string;
  notification_url: string;
  status: DlocalStatus;
  redirect_url: string;
  merchant_checkout_token: string;
  created_date: string;
  direct: boolean;
};

/** Currencies that are sent without decimals, by country (contracts 3.5). */
const WHOLE = ['CO', 'CL', 'PY'];
const MUST = ['currency', 'country', 'order_id', 'description', 'success_url', 'back_url', 'notification_url'] as const;

/** As our orders count: cents of a dollar, whole units of the rest. */
const minor = (amount: number, currency: string) => (currency === 'USD' ? Math.round(amount * 100) : amount);

const failed = (status: number, code: number, message: string): Reply => ({ status, json: { code, message } });

const ACTIONS = { pay: 'PAID', reject: 'REJECTED', cancel: 'CANCELLED', expire: 'EXPIRED' } as const;
export type DlocalAction = keyof typeof ACTIONS;

const page = ({ amount, currency, description }: Payment) =>
  `<!doctype html><html lang="es"><title>dLocal Go</title><h1>${amount} ${currency}</h1><p>${description}</p>
<form method="post">${Object.keys(ACTIONS)
    .map((action) => `<button name="action" value="${action}">${action}</button>`)
    .join('')}</form></html>`;

export async function dlocalGoEmulator(keys = { api: 'apikey_emulator', secret: 'secret_emulator' }) {
  const payments = new Map<string, Payment>();
  const refunds: { payment_id: string; amount: number; status: string }[] = [];
  const settings = {
    keys,
    clock: () => new Date(),
    /** How a refund ends. */
    refundStatus: 'SUCCESS',
    /** A message without its header. */
    unsigned: false,
    /** Sends people elsewhere, as somebody who took the service over would. */
    redirectUrl: '',
    /** What a payment says of itself, instead of the truth. */
    lie: {} as Partial<Pick<Payment, 'amount' | 'currency' | 'order_id'>>,
  };
  const service = await paymentService(serve);

  async function tell({ id, notification_url }: Payment) {
    const body = JSON.stringify({ payment_id: id });
    const signature = createHmac('sha256', keys.secret).update(`${keys.api}${body}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      ...(!settings.unsigned && { authorization: `V2-HMAC-SHA256, Signature: ${signature}` }),
    };
    await service.tell({ url: notification_url, body, headers });
  }

  const of = (id: string) => {
    const payment = payments.get(id);
    if (!payment) throw new Error(`no such payment: ${id}`);
    return payment;
  };

  async function become(id: string, status: DlocalStatus) {
    const payment = of(id);
    payment.status = status;
    await tell(payment);
  }

  function create(body: string): Reply {
    const asked = JSON.parse(body) as Record<string, unknown>;
    const missing = MUST.find((key) => typeof asked[key] !== 'string' || !asked[key]);
    if (missing) return failed(400, 406, `Missing ${missing}`);
    const { amount } = asked;
    if (typeof amount !== 'number' || !(amount > 0)) return failed(400, 5016, 'Invalid amount');
    if (WHOLE.includes(String(asked.country)) && !Number.isInteger(amount))
      return failed(400, 5016, 'Invalid decimals');
    if (Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-6) return failed(400, 5016, 'Invalid decimals');
    if (String(asked.description).length > 100) return failed(400, 5001, 'Description is too long');
    if ([...payments.values()].some(({ order_id }) => order_id === asked.order_id))
      return failed(400, 5007, 'Duplicated order_id');
    const token = randomBytes(16).toString('hex');
    const payment: Payment = {
      ...(asked as Pick<Payment, (typeof MUST)[number] | 'amount'>),
      id: `DP-${payments.size + 23_312}`,
      status: 'PENDING',
      merchant_checkout_token: token,
      redirect_url: settings.redirectUrl || `${service.url}/checkout/${token}`,
      created_date: settings.clock().toISOString(),
      direct: false,
    };
    payments.set(payment.id, payment);
    return { status: 200, json: { ...payment, ...settings.lie } };
  }

  function refund(body: string): Reply {
    const asked = JSON.parse(body) as { payment_id?: string; amount?: number };
    const payment = payments.get(asked.payment_id ?? '');
    if (payment?.status !== 'PAID') return failed(400, 5010, 'Payment cannot be refunded');
    const before = refunds.filter((one) => one.payment_id === payment.id).reduce((sum, { amount }) => sum + amount, 0);
    const amount = asked.amount ?? payment.amount;
    if (before + amount > payment.amount) return failed(400, 5010, 'Amount is too large');
    const row = { payment_id: payment.id, amount, status: settings.refundStatus };
    if (row.status !== 'REJECTED' && row.status !== 'CANCELLED') refunds.push(row);
    void tell(payment);
    return { status: 200, json: { id: `REF-${refunds.length}`, ...row } };
  }

  function checkout({ method, body }: Ask, token: string): Reply {
    const payment = [...payments.values()].find((one) => one.merchant_checkout_token === token);
    if (!payment) return { status: 404, html: '<h1>404</h1>' };
    if (method === 'GET') return { status: 200, html: page(payment) };
    const action = new URLSearchParams(body).get('action') as DlocalAction;
    if (payment.status === 'PENDING' && Object.hasOwn(ACTIONS, action)) void become(payment.id, ACTIONS[action]);
    return { status: 303, html: 'ok', location: payment.status === 'PAID' ? payment.success_url : payment.back_url };
  }

  function serve(ask: Ask): Reply {
    const { method, path, headers, body } = ask;
    const token = /^\/checkout\/(\w+)$/.exec(path)?.[1];
    if (token) return checkout(ask, token);
    // What stands before it turns away whoever does not look like a browser or a library.
    if (!headers['user-agent'] || !headers.accept) return { status: 403, html: '<h1>403</h1>' };
    if (headers.authorization !== `Bearer ${keys.api}:${keys.secret}`) return failed(401, 3001, 'Invalid credentials');
    if (path === '/v1/me') return { status: 200, json: { name: 'Mirador' } };
    if (path === '/v1/payments' && method === 'POST') return create(body);
    if (path === '/v1/refunds' && method === 'POST') return refund(body);
    const payment = payments.get(/^\/v1\/payments\/([\w-]+)$/.exec(path)?.[1] ?? '');
    return payment ? { status: 200, json: { ...payment, ...settings.lie } } : failed(404, 4000, 'Payment not found');
  }

  return Object.assign(service, {
    settings,
    of,
    become,
    /** What the person does on the page. */
    act: (id: string, action: DlocalAction) => become(id, ACTIONS[action]),
    /** The same message once more. */
    message: (id: string) => tell(of(id)),
    refunds,
    ledger: (): LedgerRow[] =>
      [...payments.values()].map(({ id, order_id, status, amount, currency }) => ({
        provider_ref: id,
        reference: order_id,
        state: status,
        paid: status === 'PAID' ? minor(amount, currency) : 0,
        refunded: minor(
          refunds.filter(({ payment_id }) => payment_id === id).reduce((sum, one) => sum + one.amount, 0),
          currency,
        ),
        currency,
      })),
  });
}
