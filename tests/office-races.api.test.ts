/** Two at the same moment, at a desk and elsewhere: one of them wins, and nothing that somebody wrote is lost (D20, D49, D51). */
import { eq } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { sendRefundJob } from '#app/features/checkout/refunds/send.server.ts';
import { form_pages, orders, payments, refund_requests, reviews, subscriptions, users } from '#db/schema.server.ts';
import { confirmPassword, member, PASSWORD } from './account.ts';
import { expect, ownApp, type TestApp, test } from './app.ts';
import { buyerOf } from './buyers.ts';
import { makeReady } from './finished-form.ts';
import { buy, family } from './paid-family.ts';

async function own() {
  const api = await ownApp();
  onTestFinished(api.close);
  return api;
}
/** An admin who has given their password a moment ago. */
async function adminOf(api: TestApp) {
  const admin = await member(api, 'admin', { phone_number: '+573009990011', email: 'jefa@correo.example' });
  await confirmPassword(api, admin.user.user_id);
  return admin;
}
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

test('approved and sent back at once: one counts, and the case stands where it says', async () => {
  const api = await own();
  const { user, bearer } = await api.signIn('applicant', { service_type: 'FirstTime' });
  await makeReady(api, user.user_id);
  const path = `/api-mv/form/${user.user_id}/review`;
  const desk = async (what: string, json: object) => {
    const { bearer: headers } = await api.signIn('csr');
    return () => api.send('POST', `${path}/${what}`, { headers, json });
  };
  expect((await api.send('POST', path, { headers: bearer })).status).toBe(200);
  await (await desk('open', {}))();
  const [accept, giveBack] = [await desk('accept', {}), await desk('return', { places: ['ds160/1/surnames'] })];
  const [accepted, returned] = await Promise.all([accept(), giveBack()]);
  expect(statuses([accepted, returned])).toEqual([200, 409]);
  const [row] = await api.db.select().from(reviews);
  expect(row?.state).toBe(accepted.status === 200 ? 'accepted' : 'returned');
});

test('one request for a refund, allowed by one and refused by another at once: one decision stands', async () => {
  const api = await own();
  const [one, other] = [await api.signIn('admin'), await api.signIn('admin')];
  const { head, user_id } = await family(api);
  const { subscription_id, payment_id, amount } = await buy(api, { user_id });
  const json = { subscription_id, people: [user_id] };
  const asked = await api.send('POST', '/api-mv/payments/refunds', { headers: head.bearer, json });
  const path = `/api-mv/admin/refunds/${asked.json.requests[0].request_id}/decide`;
  const decide = ({ bearer }: typeof one, decision: string) =>
    api.send('POST', path, { headers: bearer, json: { decision, answer: 'Según la política' } });
  const answers = await Promise.all([decide(one, 'approve'), decide(other, 'refuse'), decide(one, 'approve')]);
  expect(statuses(answers)).toEqual([200, 409, 409]);
  const [request] = await api.db.select().from(refund_requests);
  if (request?.state === 'approved') await api.app.runJob(sendRefundJob.name, [{ request_id: request.request_id }]);
  const [payment] = await api.db.select().from(payments).where(eq(payments.payment_id, payment_id));
  expect(payment?.refunded).toBe(request?.state === 'refused' ? 0 : amount);
});

test('an account that is erased while it pays: the money is on the books, and nothing of the person is', async () => {
  const api = await own();
  const admin = await adminOf(api);
  const buyer = await buyerOf(api, { number_in_party: 1, first_name: 'Zoraida' });
  const { json } = await buyer.intent();
  expect(json.clientSecret, JSON.stringify(json)).toBeTruthy();
  const erase = () =>
    api.send('DELETE', `/user/${buyer.user_id}/personal-data`, {
      ...{ headers: admin.headers, json: { current_password: PASSWORD, reason: 'Lo pidió' } },
    });
  const [, erased] = await Promise.all([buyer.payCard(json.clientSecret), erase()]);
  const last = erased.status === 200 ? erased : await erase();
  expect(last.status, JSON.stringify(last.json)).toBe(200);
  await api.runJobs();
  const [row] = await api.db.select().from(users).where(eq(users.user_id, buyer.user_id));
  expect(row).toMatchObject({ first_name: '', phone_number: null, email: null });
  expect(row?.deleted_at).not.toBeNull();
  for (const order of await api.db.select().from(orders)) expect(JSON.stringify(order)).not.toContain('Zoraida');
});

test('two accounts are joined while the other one is written to: the answer stands in the one that is left, or was refused', async () => {
  const api = await own();
  const admin = await adminOf(api);
  const kept = await api.signIn('applicant', { service_type: 'FirstTime' });
  const other = await api.signIn('applicant', { service_type: 'FirstTime' });
  const [into, from] = [kept.user.user_id, other.user.user_id];
  const form_data = { surnames: 'RIOS' };
  const [saved, joined] = await Promise.all([
    api.send('PUT', `/api-mv/form/${from}/ds160/pages/1`, { headers: other.bearer, json: { form_data } }),
    api.send('POST', `/api-mv/admin/${into}/joining`, {
      ...{ headers: admin.headers, json: { other_user_id: from, pages: {}, reason: 'La misma persona' } },
    }),
  ]);
  expect(joined.status, JSON.stringify(joined.json)).toBe(200);
  expect([200, 401, 404]).toContain(saved.status);
  const rows = await api.db.select().from(form_pages);
  expect(rows.map(({ user_id }) => user_id)).toEqual(saved.status === 200 ? [into] : []);
  expect(await api.db.$count(subscriptions, eq(subscriptions.user_id, from))).toBe(0);
});
