/** Wompi on loopback: its widget, transactions and signed events (contracts 2, 13). */
import { createHash } from 'node:crypto';
import { type Ask, type LedgerRow, paymentService, type Reply } from './payment-service.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export type WompiStatus = 'PENDING' | 'APPROVED' | 'DECLINED' | 'VOIDED' | 'ERROR';
export type WidgetParams = Readonly<Record<string, string | number>>;
type Transaction = {
  id: string;
  created_at: string;
  finalized_at: string | null;
  amount_in_cents: number;
  reference: string;
  currency: string;
  payment_method_type: string;
  redirect_url: string | null;
  status: WompiStatus;
};
type PaymentOptions = { status?: WompiStatus; method?: string; amount_in_cents?: number; currency?: string };

const PROPERTIES = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];

const failed = (status: number, type: string, more: Record<string, unknown> = {}): Reply => ({
  status,
  json: { error: { type, ...more } },
});

/** What the page loads: the same surface as the real one, with three buttons instead of a form. */
const widgetScript = (url: string) => `
window.WidgetCheckout = function (params) {
  this.open = async function (done) {
    const ask = (path, body) => fetch('${url}' + path, { method: 'POST', body: JSON.stringify(body) });
    const flat = { ...params, integrity: params.signature && params.signature.integrity };
    if (!(await ask('/widget/validate', flat)).ok) throw new Error('signature');
    const box = document.createElement('dialog');
    box.setAttribute('data-widget', 'wompi');
    for (const status of ['APPROVED', 'DECLINED', 'ERROR', 'PENDING']) {
      const button = document.createElement('button');
      button.textContent = status;
      button.onclick = async () => {
        const answer = await (await ask('/widget/pay', { ...flat, status })).json();
        box.remove();
        done(answer);
        if (params.redirectUrl) location.assign(params.redirectUrl + (params.redirectUrl.includes('?') ? '&' : '?') + 'id=' + answer.transaction.id + '&env=test');
      };
      box.append(button);
    }
    document.body.append(box);
    box.showModal();
  };
};
`;

export async function wompiEmulator(
  keys = {
    public: 'pub_test_emulator',
    private: 'prv_test_emulator',
    integrity: 'test_integrity_EMULATOR',
    events: 'test_events_EMULATOR',
  },
) {
  const transactions = new Map<string, Transaction>();
  const settings = {
    keys,
    notificationUrl: '',
    clock: () => new Date(),
    /** Events that do not fit: a wrong checksum, or a reference that was changed on the way (it is not signed). */
    badChecksum: false,
    alteredReference: '',
    environment: 'test',
  };
  const service = await paymentService(serve);
  let made = 10_000;

  async function event(transaction: Transaction) {
    const timestamp = Math.floor(settings.clock().getTime() / 1000);
    const { id, status, amount_in_cents } = transaction;
    const checksum = sha256(`${id}${status}${amount_in_cents}${timestamp}${keys.events}`);
    const shown = settings.alteredReference ? { ...transaction, reference: settings.alteredReference } : transaction;
    const body = JSON.stringify({
      event: 'transaction.updated',
      data: { transaction: shown },
      environment: settings.environment,
      signature: { properties: PROPERTIES, checksum: settings.badChecksum ? sha256('other') : checksum.toUpperCase() },
      timestamp,
      sent_at: settings.clock().toISOString(),
    });
    const headers = { 'content-type': 'application/json', 'x-event-checksum': checksum };
    await service.tell({ url: settings.notificationUrl, body, headers });
  }

  /** Whether our signature is over exactly these values. */
  function isSigned({ reference, amountInCents, currency, integrity, expirationTime = '' }: WidgetParams) {
    const right = sha256(`${reference}${amountInCents}${currency}${expirationTime}${keys.integrity}`);
    return integrity === right && !(expirationTime && Date.parse(String(expirationTime)) <= settings.clock().getTime());
  }

  function begin(params: WidgetParams, { method = 'CARD', ...paying }: PaymentOptions): Transaction | null {
    if (!isSigned(params) || params.publicKey !== keys.public) return null;
    const before = [...transactions.values()].filter(({ reference }) => reference === params.reference);
    if (before.some(({ status }) => status !== 'DECLINED' && status !== 'ERROR')) return null;
    made += 1;
    const now = settings.clock().toISOString();
    const status = paying.status ?? 'APPROVED';
    const transaction: Transaction = {
      id: `emul-1-${Math.floor(settings.clock().getTime() / 1000)}-${made}`,
      created_at: now,
      finalized_at: status === 'PENDING' ? null : now,
      amount_in_cents: paying.amount_in_cents ?? Number(params.amountInCents),
      reference: String(params.reference),
      currency: paying.currency ?? String(params.currency),
      payment_method_type: method,
      redirect_url: String(params.redirectUrl ?? ''),
      status,
    };
    transactions.set(transaction.id, transaction);
    return transaction;
  }

  async function become(id: string, status: WompiStatus) {
    const transaction = transactions.get(id);
    if (!transaction) throw new Error(`no such transaction: ${id}`);
    transaction.status = status;
    transaction.finalized_at = settings.clock().toISOString();
    await event(transaction);
  }

  function list(query: URLSearchParams): Reply {
    const reference = query.get('reference');
    const day = ({ created_at }: Transaction) => created_at.slice(0, 10);
    const all = [...transactions.values()].filter((one) =>
      reference
        ? one.reference === reference
        : day(one) >= (query.get('from_date') ?? '') && day(one) <= (query.get('until_date') ?? '9'),
    );
    const size = Number(query.get('page_size') ?? 20);
    const from = (Number(query.get('page') ?? 1) - 1) * size;
    return { status: 200, json: { data: all.slice(from, from + size), meta: {} } };
  }

  function voided(transaction: Transaction): Reply {
    if (transaction.status !== 'APPROVED' || transaction.payment_method_type !== 'CARD')
      return failed(422, 'INPUT_VALIDATION_ERROR', { messages: { status: ['cannot be voided'] } });
    void become(transaction.id, 'VOIDED');
    return { status: 201, json: { data: { status: 'APPROVED', transaction } } };
  }

  function widget({ path, body }: Ask): Reply {
    if (path === '/widget.js') return { status: 200, script: widgetScript(service.url) };
    const params = JSON.parse(body || '{}') as WidgetParams;
    if (path === '/widget/validate')
      return isSigned(params) ? { status: 200, json: {} } : failed(422, 'INPUT_VALIDATION_ERROR');
    const transaction = begin(params, { status: params.status as WompiStatus });
    if (!transaction)
      return failed(422, 'INPUT_VALIDATION_ERROR', { messages: { reference: ['has already been taken'] } });
    void event(transaction);
    return { status: 201, json: { transaction } };
  }

  function serve(ask: Ask): Reply {
    const { method, path, query, headers } = ask;
    if (path.startsWith('/widget')) return widget(ask);
    if (path === `/v1/merchants/${keys.public}`) return { status: 200, json: { data: { presigned_acceptance: {} } } };
    if (headers.authorization !== `Bearer ${keys.private}`) return failed(401, 'INVALID_ACCESS_TOKEN');
    if (path === '/v1/transactions' && method === 'GET') return list(query);
    const [, id = '', verb] = /^\/v1\/transactions\/([\w-]+)(?:\/(void))?$/.exec(path) ?? [];
    const transaction = transactions.get(id);
    if (!transaction) return failed(404, 'NOT_FOUND_ERROR', { reason: 'La entidad solicitada no existe' });
    return verb && method === 'POST' ? voided(transaction) : { status: 200, json: { data: transaction, meta: {} } };
  }

  return Object.assign(service, {
    settings,
    apiUrl: `${service.url}/v1`,
    widgetUrl: `${service.url}/widget.js`,
    /** What the person does in the widget; null where the widget would not open, or the reference is used up. */
    async pay(params: WidgetParams, paying: PaymentOptions = {}) {
      const transaction = begin(params, paying);
      if (transaction) await event(transaction);
      return transaction;
    },
    become,
    event: (id: string) => event(transactions.get(id) as Transaction),
    ledger: (): LedgerRow[] =>
      [...transactions.values()].map(({ id, reference, status, amount_in_cents, currency }) => ({
        provider_ref: id,
        reference,
        state: status,
        paid: status === 'APPROVED' || status === 'VOIDED' ? amount_in_cents / 100 : 0,
        refunded: status === 'VOIDED' ? amount_in_cents / 100 : 0,
        currency,
      })),
  });
}
