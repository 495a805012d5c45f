import { eq } from 'drizzle-orm';
import { mailboxDir, readMailbox, readMailboxFile } from '#app/integrations/mail/mailbox.server.ts';
import { audit, carts, messages, orders, users } from '#db/schema.server.ts';
import { makeContext } from '#server/context.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { buy, family } from '#tests/paid-family.ts';
import { textOf } from '#tests/pdf-text.ts';
import { queueReceipt } from './store.server.ts';

const ctxOf = (api: TestApp) =>
  makeContext(api.services).forPage({ path: '/', isInApp: false }, { dependsOn: () => {} });
const receipt = (api: TestApp, headers: Record<string, string>, payment_id: string, query = '') =>
  api.raw('GET', `/api-mv/payments/${payment_id}/receipt${query}`, { headers });

test('the receipt is sent once, in the language of the person, with the paper drawn as it leaves', async ({ api }) => {
  const { user_id } = await family(api);
  await api.db.update(users).set({ locale: 'en' }).where(eq(users.user_id, user_id));
  const { payment_id } = await buy(api, { user_id });
  await api.db.transaction((tx) => queueReceipt(ctxOf(api), tx, payment_id));
  const [written] = await api.db.select().from(messages);
  expect(written).toMatchObject({ kind: 'receipt', locale: 'en', attachment: { kind: 'receipt', payment_id } });
  expect(written?.subject).toMatch(/^Your receipt M-\d{6}$/);
  await api.runJobs();
  const [mail] = await readMailbox(mailboxDir(api.services.env.DATA_DIR));
  const file = await readMailboxFile(mailboxDir(api.services.env.DATA_DIR), String(mail?.message_id));
  expect(file?.file_name).toMatch(/^mirador-M-\d{6}\.pdf$/);
  const { text } = await textOf(file?.content ?? new Uint8Array());
  expect(text).toContain('Total charged');
  expect(text).toContain('Prueba');
});

test('somebody without an address gets none by mail, and reads it in the portal', async ({ api }) => {
  const head = await api.signIn('applicant', { service_type: 'FirstTime', number_in_party: 1 });
  const { payment_id } = await buy(api, { user_id: head.user.user_id });
  await api.db.transaction((tx) => queueReceipt(ctxOf(api), tx, payment_id));
  expect(await api.db.$count(messages)).toBe(0);
  expect((await receipt(api, head.bearer, payment_id)).status).toBe(200);
});

test('a receipt is its owner’s: staff on record, nobody else', async ({ api }) => {
  const { head, user_id } = await family(api);
  const { payment_id } = await buy(api, { user_id });
  const own = await receipt(api, head.bearer, payment_id, '?locale=ar');
  expect(own.status).toBe(200);
  expect(own.headers.get('content-type')).toBe('application/pdf');
  expect(own.headers.get('cache-control')).toContain('no-store');
  const other = await api.signIn('applicant');
  const member = await api.signIn('secondary', { primary_user_id: user_id });
  const csr = await api.signIn('csr');
  for (const { bearer } of [other, member]) expect((await receipt(api, bearer, payment_id)).status).toBe(404);
  expect((await receipt(api, {}, payment_id)).status).toBe(401);
  expect((await receipt(api, head.bearer, 'none')).status).toBe(404);
  expect((await receipt(api, csr.bearer, payment_id)).status).toBe(200);
  expect(await api.db.$count(audit, eq(audit.action, 'payments.receipt'))).toBe(1);
});

test('what somebody has paid, with what for and the refunds; of another account nothing', async ({ api }) => {
  const { head, user_id, members } = await family(api, [true]);
  const first = await buy(api, { user_id, covered: [user_id, ...members], adults: 1, minors: 1 });
  const asked = await api.send('POST', '/api-mv/payments/refunds', {
    headers: head.bearer,
    json: { subscription_id: first.subscription_id, people: members },
  });
  const { json } = await api.send('GET', '/api-mv/payments', { headers: head.bearer });
  expect(json.payments).toEqual([
    {
      ...{ payment_id: first.payment_id, number: expect.stringMatching(/^M-\d{6}$/), amount: 18_380, currency: 'USD' },
      ...{ paid_at: api.clock.now.toISOString(), refunded: 0, state: 'paid', is_duplicate: false, method: 'card' },
      products: [{ sid: 'FirstTime', people: 2 }],
      refunds: asked.json.requests,
    },
  ]);
  const other = await api.signIn('applicant');
  expect((await api.send('GET', '/api-mv/payments', { headers: other.bearer })).json.payments).toEqual([]);
  const foreign = await api.send('GET', `/api-mv/payments?user_id=${user_id}`, { headers: other.bearer });
  expect(foreign.status).toBe(404);
  const csr = await api.signIn('csr');
  const byStaff = await api.send('GET', `/api-mv/payments?user_id=${user_id}`, { headers: csr.bearer });
  expect(byStaff.json.payments).toHaveLength(1);
});

const FIRM = { document_type: 'NIT', document_number: '900.123.456-7', name: 'Viajes SAS', address: 'Calle 1 # 2-3' };

test('made out to a firm: kept with the cart, on the order that waits, and not on one that is paid', async ({
  api,
}) => {
  const { head, user_id } = await family(api);
  const paid = await buy(api, { user_id });
  const waiting = await buy(api, { user_id, order: { state: 'pending', paid_at: null } });
  const put = (json: object) => api.send('PUT', '/api-mv/payments/invoice', { headers: head.bearer, json });
  const stored = { ...FIRM, document_number: '900123456-7' };
  expect((await put({ invoice: FIRM })).json.invoice).toEqual(stored);
  expect((await api.send('GET', '/api-mv/payments/invoice', { headers: head.bearer })).json.invoice).toEqual(stored);
  const [cart] = await api.db.select().from(carts).where(eq(carts.user_id, user_id));
  // Nobody's price changed: a page that is open saves its cart as before.
  expect(cart).toMatchObject({ invoice: stored, version: 0, country: 'CO' });
  const invoiceOf = async (id: string) =>
    (await api.db.select({ invoice: orders.invoice }).from(orders).where(eq(orders.order_id, id)))[0]?.invoice;
  expect([await invoiceOf(paid.order_id), await invoiceOf(waiting.order_id)]).toEqual([null, stored]);
  const wrong = await put({ invoice: { ...FIRM, document_number: 'x' } });
  expect([wrong.status, wrong.json.field]).toEqual([422, 'invoice.document_number']);
  expect((await put({ invoice: null })).json.invoice).toBeNull();
});

test('the list names the day in Bogotá, as the paper does', async ({ api }) => {
  const { head, user_id } = await family(api);
  const late = new Date('2026-11-14T02:30:00Z');
  await buy(api, { user_id, payment: { created_at: late } });
  const text = await (await api.raw('GET', '/portal/receipts', { headers: head.cookie })).text();
  expect(text).toContain('13 de noviembre de 2026');
  expect(text).not.toContain('14 de noviembre de 2026');
});

test('the screen: empty, then each payment with the way to its receipt; not for a family member', async ({ api }) => {
  const { head, user_id } = await family(api);
  const page = async (headers: Record<string, string>, path = '/portal/receipts') => {
    const answer = await api.raw('GET', path, { headers });
    return { status: answer.status, text: await answer.text() };
  };
  expect((await page(head.cookie)).text).toContain('Todavía no hay pagos');
  await buy(api, { user_id });
  const { text } = await page(head.cookie);
  expect(text).toMatch(/M-\d{6}/);
  expect(text).toContain('Pedir reembolso');
  expect((await page(head.cookie, '/ar/portal/receipts')).text).toContain('طلب استرداد');
  const member = await api.signIn('secondary', { primary_user_id: user_id });
  expect((await page(member.cookie)).status).toBe(404);
});
