import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { readProfile } from '#app/features/accounts/profile.server.ts';
import { isCovered } from '#app/features/applicants/covered.server.ts';
import {
  audit,
  case_events,
  conversion_events,
  messages,
  orders,
  payments,
  sandbox_payments,
  subscription_applicants,
  subscriptions,
  users,
} from '#db/schema.server.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';
import { buyerOf } from '#tests/buyers.ts';
import { family } from '#tests/paid-family.ts';

type Who = { bearer: Record<string, string> };
const mark = (api: TestApp, { bearer }: Who, user_id: string, more: object = {}, key?: string) =>
  api.send('POST', `/api-mv/admin/${user_id}/update-payment-status`, {
    headers: { ...bearer, ...(key && { 'idempotency-key': key }) },
    json: {
      ...{ status: 'paid', amount: 400_000, currency: 'COP', sid: 'FirstTime', applicants: 2 },
      ...{ reason: 'Transferencia del martes', ...more },
    },
  });
const undo = (api: TestApp, { bearer }: Who, user_id: string, more: object = {}) =>
  api.send('POST', `/api-mv/admin/${user_id}/update-payment-status`, {
    headers: bearer,
    json: { status: 'unpaid', reason: 'Era de otra persona', ...more },
  });
const userOf = async (api: TestApp, id: string) => (await api.db.select().from(users).where(eq(users.user_id, id)))[0];

test('marked as paid: payment, seats, flag, story, event, receipt and audit, once', async ({ api }) => {
  const csr = await api.signIn('csr');
  const { user_id, members } = await family(api, [false, true]);
  const { status, json } = await mark(api, csr, user_id);
  expect(status).toBe(200);
  const [payment] = await api.db.select().from(payments).where(eq(payments.user_id, user_id));
  expect(payment).toMatchObject({
    ...{ payment_id: json.payment_id, provider: 'manual', amount: 400_000, currency: 'COP', state: 'paid' },
    ...{ marked_by: csr.user.user_id, reason: 'Transferencia del martes', order_id: null },
  });
  const [bought] = await api.db.select().from(subscriptions).where(eq(subscriptions.user_id, user_id));
  expect(bought).toMatchObject({ sid: 'FirstTime', applicants_covered: 2, state: 'active' });
  const seated = await api.db.select().from(subscription_applicants);
  expect(seated).toHaveLength(2);
  for (const one of seated) expect([user_id, ...members]).toContain(one.user_id);
  expect(await userOf(api, user_id)).toMatchObject({ marked_paid_by_csr: true });
  expect(await api.db.$count(case_events, eq(case_events.event, 'payment.received'))).toBe(1);
  const events = await api.db.select().from(conversion_events).where(eq(conversion_events.user_id, user_id));
  expect(events).toMatchObject([{ event: 'purchase_visa', subject: json.payment_id }]);
  const mails = await api.db.select().from(messages).where(eq(messages.user_id, user_id));
  expect(mails).toMatchObject([{ kind: 'receipt', attachment: { kind: 'receipt', payment_id: json.payment_id } }]);
  const [line] = await api.db.select().from(audit).where(eq(audit.action, 'payment.marked'));
  expect(line).toMatchObject({
    ...{ actor_id: csr.user.user_id, subject_id: user_id, reason: 'Transferencia del martes' },
    before: { state: 'unpaid' },
    after: { state: 'paid', sid: 'FirstTime', amount: 400_000, currency: 'COP', applicants: 2 },
  });
});

test('seats are what was paid for: the third of three people is not covered', async ({ api }) => {
  const csr = await api.signIn('csr');
  const { user_id, members } = await family(api, [false, false]);
  await mark(api, csr, user_id);
  const covered = async (id: string | undefined) => {
    const profile = await readProfile(api.db, String(id));
    return profile && isCovered(api.db, profile);
  };
  expect(await covered(user_id)).toBe(true);
  expect([await covered(members[0]), await covered(members[1])].sort()).toEqual([false, true]);
});

test('another product sets no flag, and a second time for the same people needs to be said', async ({ api }) => {
  const csr = await api.signIn('csr');
  const { user_id } = await family(api);
  expect((await mark(api, csr, user_id, { sid: 'BackgroundCheck', applicants: 1 })).status).toBe(200);
  expect((await userOf(api, user_id))?.marked_paid_by_csr).toBe(false);
  expect((await mark(api, csr, user_id)).status).toBe(200);
  const again = await mark(api, csr, user_id, { amount: 250_000 });
  expect([again.status, again.json.message]).toEqual([409, 'Already paid']);
  const twice = await mark(api, csr, user_id, { is_additional: true });
  expect([twice.status, twice.json.message]).toEqual([409, 'Marked a moment ago']);
  expect((await mark(api, csr, user_id, { amount: 250_000, applicants: 1, is_additional: true })).status).toBe(200);
  expect((await userOf(api, user_id))?.number_in_party).toBe(3);
  const tooMany = await mark(api, csr, user_id, { amount: 1, applicants: 9, is_additional: true });
  expect([tooMany.status, tooMany.json.field]).toEqual([422, 'applicants']);
});

test('amount, currency, service, people and reason are needed, and nothing else counts', async ({ api }) => {
  const csr = await api.signIn('csr');
  const { user_id } = await family(api);
  for (const field of ['amount', 'currency', 'sid', 'applicants', 'reason']) {
    const { status, json } = await mark(api, csr, user_id, { [field]: undefined });
    expect([status, json.field]).toEqual([422, field]);
  }
  for (const wrong of [{ amount: 0 }, { amount: -5 }, { amount: 1.5 }, { currency: 'XXX' }, { sid: 'Nothing' }])
    expect((await mark(api, csr, user_id, wrong)).status).toBe(422);
  for (const wrong of [{ applicants: 0 }, { applicants: 11 }, { reason: '  ' }, { marked_by: randomUUID() }])
    expect((await mark(api, csr, user_id, wrong)).status).toBe(422);
  expect(await api.db.$count(payments)).toBe(0);
});

test('who may: csr and admin, for customers; nobody for a colleague, oneself or one’s own family', async ({ api }) => {
  const { head, user_id, members } = await family(api, [false]);
  const other = await api.signIn('applicant');
  for (const who of [head, other]) expect((await mark(api, who, user_id)).status).toBe(404);
  expect((await mark(api, { bearer: {} }, user_id)).status).toBe(401);
  const [csr, admin] = [await api.signIn('csr'), await api.signIn('admin')];
  expect((await mark(api, csr, csr.user.user_id)).status).toBe(404);
  expect((await mark(api, csr, admin.user.user_id)).status).toBe(404);
  expect((await mark(api, csr, randomUUID())).status).toBe(404);
  const member = await mark(api, csr, String(members[0]));
  expect([member.status, member.json.message]).toEqual([409, 'The one who applies pays']);
  await api.db
    .update(users)
    .set({ primary_user_id: csr.user.user_id })
    .where(eq(users.user_id, String(members[0])));
  const own = await mark(api, csr, String(members[0]));
  expect([own.status, own.json.message]).toEqual([409, 'Not for your own family']);
  expect(await api.db.$count(payments)).toBe(0);
  expect((await mark(api, admin, user_id)).status).toBe(200);
});

test('taken back by an admin with a reason: what it bought ends, the flag goes, both stand on record', async ({
  api,
}) => {
  const [csr, admin] = [await api.signIn('csr'), await api.signIn('admin')];
  const { user_id } = await family(api);
  expect((await undo(api, admin, user_id)).json.message).toBe('Nothing was marked');
  const { json } = await mark(api, csr, user_id);
  expect((await undo(api, csr, user_id)).status).toBe(404);
  expect((await undo(api, admin, user_id, { payment_id: randomUUID() })).status).toBe(409);
  expect((await undo(api, admin, user_id, { payment_id: json.payment_id })).status).toBe(200);
  const [payment] = await api.db.select().from(payments).where(eq(payments.user_id, user_id));
  expect(payment).toMatchObject({ state: 'refunded', refunded: 400_000 });
  const [bought] = await api.db.select().from(subscriptions).where(eq(subscriptions.user_id, user_id));
  expect(bought?.state).toBe('ended');
  expect((await userOf(api, user_id))?.marked_paid_by_csr).toBe(false);
  const [line] = await api.db.select().from(audit).where(eq(audit.action, 'payment.undone'));
  expect(line).toMatchObject({ actor_id: admin.user.user_id, reason: 'Era de otra persona' });
  expect(await api.db.$count(case_events, eq(case_events.event, 'payment.undone'))).toBe(1);
  expect((await undo(api, admin, user_id)).status).toBe(409);
});

test('one of two marks is taken back: the other keeps the flag', async ({ api }) => {
  const admin = await api.signIn('admin');
  const { user_id } = await family(api);
  const first = await mark(api, admin, user_id, { applicants: 1 });
  await mark(api, admin, user_id, { applicants: 1, amount: 100, is_additional: true });
  await undo(api, admin, user_id, { payment_id: first.json.payment_id });
  expect((await userOf(api, user_id))?.marked_paid_by_csr).toBe(true);
  await undo(api, admin, user_id);
  expect((await userOf(api, user_id))?.marked_paid_by_csr).toBe(false);
});

test('a request for a refund keeps the mark from being taken back beside it', async ({ api }) => {
  const admin = await api.signIn('admin');
  const { head, user_id } = await family(api);
  await mark(api, admin, user_id, { applicants: 1 });
  const { json } = await api.send('GET', '/api-mv/payments/refunds/preview', { headers: head.bearer });
  const { subscription_id } = json.previews[0];
  const asked = await api.send('POST', '/api-mv/payments/refunds', {
    headers: head.bearer,
    json: { subscription_id, people: [user_id] },
  });
  expect(asked.status).toBe(200);
  const refused = await undo(api, admin, user_id);
  expect([refused.status, refused.json.message]).toEqual([409, 'A refund of it is under way']);
});

test('two of us at once, and a double click: one payment', async () => {
  const api = await ownApp();
  try {
    const [one, two] = [await api.signIn('csr'), await api.signIn('csr')];
    const { user_id } = await family(api);
    const answers = await Promise.all([mark(api, one, user_id), mark(api, two, user_id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const other = await family(api);
    const key = randomUUID();
    const clicks = await Promise.all([1, 2].map(() => mark(api, one, other.user_id, {}, key)));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
    expect(clicks[0]?.json).toEqual(clicks[1]?.json);
    const of = (id: string) => and(eq(payments.user_id, id), eq(payments.provider, 'manual'));
    expect([await api.db.$count(payments, of(user_id)), await api.db.$count(payments, of(other.user_id))]).toEqual([
      1, 1,
    ]);
  } finally {
    await api.close();
  }
});

const orderOf = async (api: TestApp, order_id: string) =>
  (await api.db.select().from(orders).where(eq(orders.order_id, order_id)))[0];

test('an open order for what was marked ends at its provider, and cannot be paid beside it', async ({ api }) => {
  const csr = await api.signIn('csr');
  const buyer = await buyerOf(api);
  const { clientSecret, order_id } = (await buyer.intent()).json;
  await mark(api, csr, buyer.user_id);
  expect(await orderOf(api, order_id)).toMatchObject({ replaced_at: api.clock.now });
  await api.runJobs();
  expect(await orderOf(api, order_id)).toMatchObject({ state: 'expired' });
  expect((await buyer.payCard(clientSecret)).json.payment.state).not.toBe('paid');
  expect(await api.db.$count(payments, eq(payments.user_id, buyer.user_id))).toBe(1);
});

test('money that still comes for it goes back and buys nothing; after an undone mark it counts', async ({ api }) => {
  const [csr, admin] = [await api.signIn('csr'), await api.signIn('admin')];
  const buyer = await buyerOf(api);
  const { data } = (await buyer.link()).json;
  await mark(api, csr, buyer.user_id);
  await api.runJobs();
  // As with a provider whose papers cannot be ended.
  await api.db.update(sandbox_payments).set({ state: 'open' });
  await api.db.update(orders).set({ state: 'pending' });
  await buyer.payLocal(data.redirect_url);
  await api.runJobs();
  const rows = await api.db.select().from(payments).where(eq(payments.user_id, buyer.user_id));
  expect(rows.map(({ provider, is_duplicate }) => [provider, is_duplicate]).sort()).toEqual([
    ['manual', false],
    ['sandbox', true],
  ]);
  expect(await api.db.$count(subscriptions, eq(subscriptions.user_id, buyer.user_id))).toBe(1);

  const other = await buyerOf(api);
  const second = (await other.link()).json;
  await mark(api, csr, other.user_id);
  await undo(api, admin, other.user_id);
  await other.payLocal(second.data.redirect_url);
  await api.runJobs();
  const theirs = await api.db.select().from(payments).where(eq(payments.user_id, other.user_id));
  expect(theirs.find(({ provider }) => provider === 'sandbox')).toMatchObject({ is_duplicate: false });
});

test('an order for something else stays open', async ({ api }) => {
  const csr = await api.signIn('csr');
  const buyer = await buyerOf(api);
  const { order_id } = (await buyer.intent()).json;
  await mark(api, csr, buyer.user_id, { sid: 'BackgroundCheck', applicants: 1 });
  await api.runJobs();
  expect(await orderOf(api, order_id)).toMatchObject({ state: 'created', replaced_at: null });
});
