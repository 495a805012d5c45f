import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { OutcomeUnknown, ProviderAway } from '#app/integrations/payments/payments.ts';
import { brand } from '#content/brand.ts';
import {
  audit,
  case_events,
  messages,
  orders,
  payment_reviews,
  payments,
  refund_requests,
  reviews,
  sandbox_payments,
  subscription_applicants,
  subscriptions,
  users,
} from '#db/schema.server.ts';
import { expect, ownApp, type TestApp, test, withSettings } from '#tests/app.ts';
import { dlocalGoEmulator } from '#tests/emulators/dlocalgo.ts';
import { atProvider, buy, family } from '#tests/paid-family.ts';
import { pesos } from '#tests/payment-samples.ts';
import { followRefundsJob, refundDuplicate, sendRefundJob } from './send.server.ts';

const ASK = '/api-mv/payments/refunds';
type Who = { bearer: Record<string, string> };

const preview = async (api: TestApp, { bearer }: Who, query = '') =>
  api.send('GET', `${ASK}/preview${query}`, { headers: bearer });
const ask = (api: TestApp, { bearer }: Who, json: object, key?: string) =>
  api.send('POST', ASK, { headers: { ...bearer, ...(key && { 'idempotency-key': key }) }, json });
const decide = (api: TestApp, { bearer }: Who, id: string, json: object) =>
  api.send('POST', `/api-mv/admin/refunds/${id}/decide`, { headers: bearer, json });
const APPROVE = { decision: 'approve', answer: 'De acuerdo con la política' };

async function sendOut(api: TestApp, request_id: string) {
  const [error] = await api.app.runJob(sendRefundJob.name, [{ request_id }]);
  return error as Error | undefined;
}
const stateOf = async (api: TestApp, id: string) =>
  (await api.db.select().from(refund_requests).where(eq(refund_requests.request_id, id)))[0]?.state;
const paymentOf = async (api: TestApp, id: string) =>
  (await api.db.select().from(payments).where(eq(payments.payment_id, id)))[0];
const stateOfBought = async (api: TestApp, id: string) =>
  (await api.db.select().from(subscriptions).where(eq(subscriptions.subscription_id, id)))[0];
const kindsTo = async (api: TestApp, user_id: string) =>
  (await api.db.select().from(messages).where(eq(messages.user_id, user_id))).map(({ kind }) => kind).sort();

/** Two adults and a minor, all named, and one seat that nobody has. */
async function bought(api: TestApp, payment: Partial<typeof payments.$inferInsert> = {}) {
  const { head, user_id, members } = await family(api, [false, true]);
  const paid = await buy(api, { user_id, covered: [user_id, ...members], adults: 3, minors: 1, payment });
  return { head, user_id, members, ...paid };
}

test('what would go back, by person: each by where their own case stands', async ({ api }) => {
  const created_at = new Date(api.clock.now.getTime() - 30 * 86_400_000);
  const { head, user_id, members, subscription_id, payment_id } = await bought(api, { created_at });
  const [adult = '', minor = ''] = members;
  const opened = { asked_at: api.clock.now, opened_at: api.clock.now };
  await api.db.insert(reviews).values({ user_id: adult, state: 'opened', ...opened });
  await api.db.update(users).set({ current_step: 'interview_scheduled' }).where(eq(users.user_id, minor));
  const { json } = await preview(api, head);
  expect(json.previews).toEqual([
    {
      ...{ subscription_id, payment_id, sid: 'FirstTime', currency: 'USD' },
      people: [
        { user_id, first_name: 'Prueba', state: 'free', stage: 'before-review', share: 100, part: 9700, amount: 9700 },
        {
          user_id: adult,
          first_name: 'Luz',
          state: 'free',
          stage: 'review-begun',
          share: 50,
          part: 9700,
          amount: 4850,
        },
        { user_id: minor, first_name: 'Luz', state: 'free', stage: 'filed', share: 0, part: 8680, amount: 0 },
      ],
      free_seats: [{ stage: 'before-review', share: 100, part: 9700, amount: 9700 }],
    },
  ]);
});

test('asked once, with its number, its event and its messages; a double click is one request', async ({ api }) => {
  const { head, user_id, subscription_id } = await bought(api);
  const wanted = { subscription_id, people: [user_id], reason: 'Cambió mi viaje' };
  const key = randomUUID();
  const first = await ask(api, head, wanted, key);
  expect(first.status).toBe(200);
  expect(first.json.requests).toHaveLength(1);
  expect(first.json.requests[0]).toMatchObject({
    ...{ number: expect.stringMatching(/^R-\d{6}$/), state: 'asked', amount: 9700, currency: 'USD', share: 100 },
    ...{ stage: 'withdrawal', people: [user_id], free_seats: 0, reason: 'Cambió mi viaje', answer: null },
  });
  expect((await ask(api, head, wanted, key)).json).toEqual(first.json);
  expect((await ask(api, head, wanted)).status).toBe(409);
  expect(await api.db.$count(refund_requests)).toBe(1);
  expect(await api.db.$count(case_events, eq(case_events.event, 'refund.asked'))).toBe(1);
  expect(await kindsTo(api, user_id)).toEqual(['refund_asked']);
  const [staff] = await api.db.select().from(messages).where(eq(messages.kind, 'refund_asked_staff'));
  expect(staff).toMatchObject({ to_address: brand.staffEmail, subject: expect.stringContaining('R-') });
  expect(staff?.text).not.toContain('Cambió');
  expect((await preview(api, head)).json.previews[0].people[0].state).toBe('asked');
});

test('people of different stages are requests of their own; where the table gives nothing, a reason is needed', async ({
  api,
}) => {
  const { head, user_id, members, subscription_id } = await bought(api);
  const [, minor = ''] = members;
  await api.db.update(users).set({ current_step: 'interview_completed' }).where(eq(users.user_id, minor));
  const wanted = { subscription_id, people: [user_id, minor] };
  const refused = await ask(api, head, wanted);
  expect([refused.status, refused.json.field]).toEqual([422, 'reason']);
  const { json } = await ask(api, head, { ...wanted, reason: 'Un error en el formulario' });
  expect(json.requests.map(({ stage, amount }: { stage: string; amount: number }) => [stage, amount])).toEqual([
    ['withdrawal', 9700],
    ['filed', 0],
  ]);
});

test('nobody asks for others: foreign people and products, a secondary applicant, another account', async ({ api }) => {
  const { head, user_id, members, subscription_id } = await bought(api);
  const other = await bought(api);
  expect((await ask(api, other.head, { subscription_id, people: [user_id] })).status).toBe(404);
  expect((await ask(api, head, { subscription_id, people: [other.user_id] })).status).toBe(422);
  expect((await ask(api, head, { subscription_id, people: [] })).status).toBe(422);
  expect((await ask(api, head, { subscription_id: randomUUID(), people: [user_id] })).status).toBe(404);
  const member = await api.signIn('secondary', { primary_user_id: user_id });
  expect((await preview(api, member)).status).toBe(404);
  expect((await ask(api, member, { subscription_id, people: members })).status).toBe(404);
  expect((await preview(api, other.head, `?user_id=${user_id}`)).status).toBe(404);
  expect((await preview(api, head, `?subscription_id=${other.subscription_id}`)).status).toBe(404);
  const { json } = await ask(api, head, { subscription_id, people: [user_id] });
  const path = `${ASK}/${json.requests[0].request_id}`;
  expect((await api.send('DELETE', path, { headers: other.head.bearer })).status).toBe(404);
  const csr = await api.signIn('csr');
  expect((await preview(api, csr, `?user_id=${user_id}`)).status).toBe(200);
  expect(await api.db.$count(audit, eq(audit.action, 'refunds.preview'))).toBe(1);
});

test('seats that nobody has taken go back by number, and no more than there are', async ({ api }) => {
  const { head, user_id, subscription_id, payment_id } = await bought(api);
  const admin = await api.signIn('admin');
  expect((await ask(api, head, { subscription_id, people: [], free_seats: 2 })).status).toBe(409);
  const { json } = await ask(api, head, { subscription_id, people: [], free_seats: 1 });
  const [{ request_id, amount, free_seats }] = json.requests;
  expect([amount, free_seats]).toEqual([9700, 1]);
  expect((await preview(api, head)).json.previews[0].free_seats).toEqual([]);
  await decide(api, admin, request_id, APPROVE);
  expect(await sendOut(api, request_id)).toBeUndefined();
  expect(await stateOfBought(api, subscription_id)).toMatchObject({ applicants_covered: 3, state: 'active' });
  expect(await paymentOf(api, payment_id)).toMatchObject({ refunded: 9700, state: 'paid' });
  const { people, free_seats: left } = (await preview(api, head)).json.previews[0];
  expect([people.map(({ part }: { part: number }) => part), left]).toEqual([[9700, 9700, 8680], []]);
  expect(people[0].user_id).toBe(user_id);
});

test('withdrawn while nobody has decided, and not after', async ({ api }) => {
  const { head, user_id, subscription_id } = await bought(api);
  const admin = await api.signIn('admin');
  const made = (await ask(api, head, { subscription_id, people: [user_id] })).json.requests[0];
  const withdraw = (id: string) => api.send('DELETE', `${ASK}/${id}`, { headers: head.bearer });
  expect((await withdraw(made.request_id)).json.request.state).toBe('withdrawn');
  expect((await withdraw(made.request_id)).status).toBe(200);
  expect((await decide(api, admin, made.request_id, APPROVE)).status).toBe(409);
  const next = (await ask(api, head, { subscription_id, people: [user_id] })).json.requests[0];
  await decide(api, admin, next.request_id, { decision: 'refuse', answer: 'Ya se prestó' });
  expect((await withdraw(next.request_id)).status).toBe(409);
  expect(await stateOf(api, next.request_id)).toBe('refused');
  expect(await kindsTo(api, user_id)).toEqual(['refund_asked', 'refund_asked', 'refund_refused']);
});

test('only an admin decides, on record with amount and answer; the money is sent by a job', async ({ api }) => {
  const { head, user_id, members, subscription_id, payment_id, provider_ref } = await bought(api);
  const [csr, admin] = [await api.signIn('csr'), await api.signIn('admin')];
  const { request_id } = (await ask(api, head, { subscription_id, people: [user_id] })).json.requests[0];
  expect((await decide(api, csr, request_id, APPROVE)).status).toBe(404);
  expect((await decide(api, head, request_id, APPROVE)).status).toBe(404);
  expect((await decide(api, admin, request_id, { decision: 'approve' })).status).toBe(422);
  const waiting = await api.send('GET', '/api-mv/admin/refunds', { headers: csr.bearer });
  expect(waiting.json.requests.map((one: { request_id: string }) => one.request_id)).toEqual([request_id]);
  expect((await decide(api, admin, request_id, APPROVE)).json.request).toMatchObject({
    ...{ state: 'approved', amount: 9700, answer: APPROVE.answer },
  });
  expect((await decide(api, admin, request_id, APPROVE)).status).toBe(409);
  const [entry] = await api.db.select().from(audit).where(eq(audit.action, 'refund.approved'));
  expect(entry).toMatchObject({
    ...{ subject_id: user_id, reason: APPROVE.answer, before: { state: 'asked', amount: 9700 } },
    after: { state: 'approved', amount: 9700 },
  });
  expect(await sendOut(api, request_id)).toBeUndefined();
  expect(await stateOf(api, request_id)).toBe('done');
  expect((await atProvider(api, provider_ref))?.refunds).toEqual({ [request_id]: 9700 });
  expect(await paymentOf(api, payment_id)).toMatchObject({ refunded: 9700, state: 'paid' });
  expect(await stateOfBought(api, subscription_id)).toMatchObject({ state: 'active', applicants_covered: 4 });
  const back = await api.db
    .select()
    .from(subscription_applicants)
    .where(eq(subscription_applicants.subscription_id, subscription_id));
  expect(back.filter((one) => one.refunded_at).map((one) => one.user_id)).toEqual([user_id]);
  expect(back).toHaveLength(members.length + 1);
  expect(await kindsTo(api, user_id)).toEqual(['refund_approved', 'refund_asked', 'refund_done']);
  // A second run changes nothing.
  expect(await sendOut(api, request_id)).toBeUndefined();
  expect((await paymentOf(api, payment_id))?.refunded).toBe(9700);
  expect((await ask(api, head, { subscription_id, people: [user_id] })).status).toBe(409);
});

test('once everybody is out, what was bought is refunded and the service can be changed again', async ({ api }) => {
  const { head, user_id } = await family(api);
  const paid = await buy(api, { user_id });
  const admin = await api.signIn('admin');
  const { request_id } = (await ask(api, head, { subscription_id: paid.subscription_id, people: [user_id] })).json
    .requests[0];
  await decide(api, admin, request_id, APPROVE);
  await sendOut(api, request_id);
  expect(await stateOfBought(api, paid.subscription_id)).toMatchObject({ state: 'refunded', ends_at: api.clock.now });
  expect(await paymentOf(api, paid.payment_id)).toMatchObject({ state: 'refunded', refunded: paid.amount });
  const [order] = await api.db.select().from(orders).where(eq(orders.order_id, paid.order_id));
  expect(order?.state).toBe('refunded');
  const [person] = await api.db.select().from(users).where(eq(users.user_id, user_id));
  expect(person?.current_step).toBe('form_completed');
  expect((await preview(api, head)).json.previews).toEqual([]);
});

test('sessions that were not given: staff say how many, within what was paid', async ({ api }) => {
  const { head, user_id } = await family(api);
  const { subscription_id } = await buy(api, { user_id, sid: 'InterviewPrep', unit: 5000 });
  const admin = await api.signIn('admin');
  const made = (await ask(api, head, { subscription_id, people: [user_id] })).json.requests[0];
  expect(made).toMatchObject({ stage: 'sessions-not-given', share: 'pro-rata', amount: 5000 });
  const none = await decide(api, admin, made.request_id, APPROVE);
  expect([none.status, none.json.field]).toEqual([422, 'amount']);
  expect((await decide(api, admin, made.request_id, { ...APPROVE, amount: 5001 })).status).toBe(422);
  expect((await decide(api, admin, made.request_id, { ...APPROVE, amount: 2500 })).json.request.amount).toBe(2500);
  expect(await sendOut(api, made.request_id)).toBeUndefined();
  expect((await api.db.select().from(payments))[0]?.refunded).toBe(2500);
});

test('an amount beyond what is left is refused: what others have asked for counts', async ({ api }) => {
  const { head, user_id, members, subscription_id, amount } = await bought(api);
  const admin = await api.signIn('admin');
  const [mine] = (await ask(api, head, { subscription_id, people: [user_id] })).json.requests;
  const [theirs] = (await ask(api, head, { subscription_id, people: [members[0]] })).json.requests;
  const most = amount - theirs.amount;
  expect((await decide(api, admin, mine.request_id, { ...APPROVE, amount: most + 1 })).status).toBe(422);
  expect((await decide(api, admin, mine.request_id, { ...APPROVE, amount: most })).status).toBe(200);
});

const stuckRows = (api: TestApp) => api.db.select().from(payment_reviews);

test('disputed or refused at the provider: nothing is sent, somebody looks, and may try again or say it is done', async ({
  api,
}) => {
  const { head, user_id, members, subscription_id, provider_ref } = await bought(api);
  const admin = await api.signIn('admin');
  const { request_id, number } = (await ask(api, head, { subscription_id, people: [user_id] })).json.requests[0];
  await decide(api, admin, request_id, APPROVE);
  const set = (to: Partial<typeof sandbox_payments.$inferInsert>) =>
    api.db.update(sandbox_payments).set(to).where(eq(sandbox_payments.provider_ref, provider_ref));
  await set({ state: 'disputed' });
  expect(await sendOut(api, request_id)).toBeUndefined();
  expect(await stateOf(api, request_id)).toBe('approved');
  expect((await atProvider(api, provider_ref))?.refunds).toEqual({});
  expect(await stuckRows(api)).toMatchObject([
    { kind: 'refund_refused', reference: number, settled_at: null, told: { state: 'disputed' } },
  ]);
  // Tried again: refused, for the provider has given more back than we know of.
  await set({ state: 'paid', refunds: { elsewhere: 37_000 } });
  expect((await decide(api, admin, request_id, APPROVE)).status).toBe(200);
  expect((await stuckRows(api))[0]).toMatchObject({ settled_by: admin.user.user_id });
  expect(await sendOut(api, request_id)).toBeUndefined();
  expect(await stateOf(api, request_id)).toBe('approved');
  expect(await stuckRows(api)).toMatchObject([{ kind: 'refund_refused', settled_at: null }]);
  const byHand = { decision: 'done', answer: 'Transferencia a la cuenta' };
  expect((await decide(api, admin, request_id, byHand)).json.request.state).toBe('done');
  expect((await stuckRows(api))[0]?.settled_at).not.toBeNull();
  expect(members).toHaveLength(2);
});

test('a payment that staff marked has no provider: it goes back by hand', async ({ api }) => {
  const { head, user_id } = await family(api);
  await api.db.update(users).set({ marked_paid_by_csr: true }).where(eq(users.user_id, user_id));
  const { subscription_id, payment_id } = await buy(api, {
    ...{
      user_id,
      payment: { provider: 'manual', order_id: null, provider_ref: null, amount: 300_000, currency: 'COP' },
    },
  });
  const admin = await api.signIn('admin');
  const { request_id, amount } = (await ask(api, head, { subscription_id, people: [user_id] })).json.requests[0];
  expect(amount).toBe(300_000);
  await decide(api, admin, request_id, APPROVE);
  expect(await sendOut(api, request_id)).toBeUndefined();
  expect(await stateOf(api, request_id)).toBe('approved');
  await decide(api, admin, request_id, { decision: 'done', answer: 'Transferencia' });
  expect(await paymentOf(api, payment_id)).toMatchObject({ refunded: 300_000, state: 'refunded' });
  const [person] = await api.db.select().from(users).where(eq(users.user_id, user_id));
  expect(person?.marked_paid_by_csr).toBe(false);
});

test('a second payment for one purchase goes back whole, and takes nothing from what was bought', async ({ api }) => {
  const { user_id, order_id, payment_id: first, subscription_id } = await bought(api);
  const second = await buy(api, { user_id, covered: [] });
  const [order] = await api.db.select().from(orders).where(eq(orders.order_id, order_id));
  await api.db.update(orders).set({ purchase_id: order?.purchase_id }).where(eq(orders.order_id, second.order_id));
  await api.db.update(payments).set({ is_duplicate: true }).where(eq(payments.payment_id, second.payment_id));
  await api.db
    .delete(subscription_applicants)
    .where(eq(subscription_applicants.subscription_id, second.subscription_id));
  await api.db.delete(subscriptions).where(eq(subscriptions.subscription_id, second.subscription_id));
  const ctx = { ...(await contextOf(api)), now: api.clock.now };
  for (const _ of [1, 2]) await api.db.transaction((tx) => refundDuplicate(ctx, tx, second.payment_id));
  const [request, ...others] = await api.db.select().from(refund_requests);
  expect(others).toEqual([]);
  expect(request).toMatchObject({ state: 'approved', stage: 'duplicate-charge', amount: 9700, people: [] });
  expect(await sendOut(api, String(request?.request_id))).toBeUndefined();
  expect(await paymentOf(api, second.payment_id)).toMatchObject({ state: 'refunded', refunded: 9700 });
  expect(await paymentOf(api, first)).toMatchObject({ state: 'paid', refunded: 0 });
  expect(await stateOfBought(api, subscription_id)).toMatchObject({ state: 'active', applicants_covered: 4 });
  expect(await kindsTo(api, user_id)).toEqual(['refund_done', 'refund_duplicate']);
});

/** The context of a job, as the app makes it. */
async function contextOf(api: TestApp) {
  const { makeContext } = await import('#server/context.ts');
  return makeContext(api.services).forPage({ path: '/', isInApp: false }, { dependsOn: () => {} });
}

test('two at once for the same person: one request; two refunds of a payment never exceed it', async () => {
  const api = await ownApp();
  try {
    const { head, user_id, members, subscription_id, payment_id, amount } = await bought(api);
    const admin = await api.signIn('admin');
    const wanted = { subscription_id, people: [user_id] };
    const both = await Promise.all([ask(api, head, wanted), ask(api, head, wanted)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const mine = both.find(({ status }) => status === 200)?.json.requests[0].request_id;
    const theirs = (await ask(api, head, { subscription_id, people: [members[0]] })).json.requests[0].request_id;
    // Each alone would fit: together they are more than was paid.
    const most = { ...APPROVE, amount: amount - 9700 };
    const decided = await Promise.all([decide(api, admin, mine, most), decide(api, admin, theirs, most)]);
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 422]);
    const won = decided[0]?.status === 200 ? mine : theirs;
    await Promise.all([sendOut(api, won), sendOut(api, won)]);
    expect((await paymentOf(api, payment_id))?.refunded).toBe(amount - 9700);
  } finally {
    await api.close();
  }
});

test('a provider without keys: an answer that got lost, or a process that died, is not sent again by itself', async ({
  api: plain,
}) => {
  const emulator = await dlocalGoEmulator();
  const api = withSettings(plain, {
    ...{ DLOCALGO_API_KEY: 'apikey_emulator', DLOCALGO_SECRET_KEY: 'secret_emulator', DLOCALGO_API_URL: emulator.url },
  });
  try {
    const { head, user_id, members, subscription_id, payment_id } = await bought(api);
    const admin = await api.signIn('admin');
    const { dlocalGo } = await import('#app/integrations/payments/dlocalgo.server.ts');
    const keys = { url: emulator.url, apiKey: 'apikey_emulator', secretKey: 'secret_emulator', isLive: false };
    const { provider_ref } = await dlocalGo(keys).create(pesos(377_800));
    await emulator.become(provider_ref, 'PAID');
    const inPesos = { provider: 'dlocalgo' as const, provider_ref, currency: 'COP', amount: 377_800 };
    await api.db.update(payments).set(inPesos).where(eq(payments.payment_id, payment_id));
    const askFor = async (who: string | undefined) => {
      const { request_id } = (await ask(api, head, { subscription_id, people: [who] })).json.requests[0];
      await decide(api, admin, request_id, APPROVE);
      return request_id as string;
    };
    const lost = await askFor(user_id);
    emulator.fail('error', 1);
    expect(await sendOut(api, lost), 'read back first: it was never sent').toBeInstanceOf(Error);
    expect(await stateOf(api, lost)).toBe('approved');
    expect(await stuckRows(api)).toEqual([]);

    const died = await askFor(members[0]);
    await api.db.update(refund_requests).set({ state: 'sent' }).where(eq(refund_requests.request_id, died));
    expect(await sendOut(api, died)).toBeUndefined();
    expect([await stateOf(api, died), emulator.refunds.length]).toEqual(['approved', 0]);
    expect(await stuckRows(api)).toMatchObject([{ kind: 'refund_unknown', provider: 'dlocalgo' }]);

    emulator.settings.refundStatus = 'PENDING';
    expect(await sendOut(api, lost)).toBeUndefined();
    expect(await stateOf(api, lost)).toBe('sent');
    // Nothing proves its end: after days somebody looks, and says that it is done.
    api.clock.now = new Date(api.clock.now.getTime() + 6 * 86_400_000);
    await api.app.runJob(followRefundsJob.name, [{}]);
    expect(await stateOf(api, lost)).toBe('sent');
    expect(await api.db.$count(payment_reviews, eq(payment_reviews.kind, 'refund_unknown'))).toBe(2);
    const late = await api.signIn('admin');
    await decide(api, late, lost, { decision: 'done', answer: 'Confirmado con el procesador' });
    expect((await paymentOf(api, payment_id))?.refunded).toBe(97_000);
  } finally {
    await emulator.close();
  }
});

test('no answer to a refund that knows no key: it may have happened; away before it: it is tried again', async ({
  api,
}) => {
  const { head, user_id, subscription_id, provider_ref } = await bought(api);
  const admin = await api.signIn('admin');
  const { request_id } = (await ask(api, head, { subscription_id, people: [user_id] })).json.requests[0];
  await decide(api, admin, request_id, APPROVE);
  const ctx = { ...(await contextOf(api)), now: api.clock.now };
  const failing = (error: Error) => {
    const provider = ctx.payments.byName('sandbox');
    const refund = () => Promise.reject(error);
    return { ...ctx, payments: { ...ctx.payments, byName: () => provider && { ...provider, refund } } };
  };
  const run = async (error: Error) => (await sendRefundJob.run(failing(error), [{ request_id }]))[0];
  expect(await run(new ProviderAway('away'))).toBeInstanceOf(ProviderAway);
  expect([await stateOf(api, request_id), await stuckRows(api)]).toEqual(['approved', []]);
  expect(await run(new OutcomeUnknown('cut'))).toBeUndefined();
  expect(await stateOf(api, request_id)).toBe('approved');
  expect(await stuckRows(api)).toMatchObject([{ kind: 'refund_unknown', settled_at: null }]);
  expect((await atProvider(api, provider_ref))?.refunds).toEqual({});
});

test('what a provider took without an end is looked up until it has one', async ({ api }) => {
  const { head, user_id, subscription_id, provider_ref, payment_id } = await bought(api);
  const admin = await api.signIn('admin');
  const { request_id } = (await ask(api, head, { subscription_id, people: [user_id] })).json.requests[0];
  await decide(api, admin, request_id, APPROVE);
  await api.db.update(refund_requests).set({ state: 'sent' }).where(eq(refund_requests.request_id, request_id));
  api.clock.now = new Date(api.clock.now.getTime() + 3_600_000);
  const follow = () => api.app.runJob(followRefundsJob.name, [{}]);
  await follow();
  expect(await stateOf(api, request_id)).toBe('sent');
  await api.db
    .update(sandbox_payments)
    .set({ refunds: { [request_id]: 9700 } })
    .where(and(eq(sandbox_payments.provider_ref, provider_ref)));
  await follow();
  expect([await stateOf(api, request_id), (await paymentOf(api, payment_id))?.refunded]).toEqual(['done', 9700]);
});
