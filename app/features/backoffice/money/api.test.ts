import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { requestNumber } from '#app/features/checkout/number-rules.ts';
import { audit, payment_reviews, payments, refund_requests } from '#db/schema.server.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';
import { buy, family } from '#tests/paid-family.ts';

type Who = { bearer: Record<string, string> };
const completed = (api: TestApp, { bearer }: Who, query = '') =>
  api.send('GET', `/api-mv/admin/completed-payments${query}`, { headers: bearer });
const settle = (api: TestApp, { bearer }: Who, id: number, note = 'Vino de otra cuenta') =>
  api.send('POST', `/api-mv/admin/payment-reviews/${id}/settle`, { headers: bearer, json: { note } });
async function review(api: TestApp, more: Partial<typeof payment_reviews.$inferInsert> = {}) {
  const [row] = await api.db
    .insert(payment_reviews)
    .values({ kind: 'amount', provider: 'sandbox', reference: randomUUID(), provider_ref: randomUUID(), ...more })
    .returning();
  return Number(row?.review_id);
}

test('completed payments between two days of Bogotá, by key, manual ones marked', async ({ api }) => {
  const [admin, csr] = [await api.signIn('admin'), await api.signIn('csr')];
  const { user_id } = await family(api);
  const at = (text: string) => ({ payment: { created_at: new Date(text) } });
  await buy(api, { user_id, ...at('2026-11-17T04:59:00Z') });
  const first = await buy(api, { user_id, ...at('2026-11-17T05:00:00Z') });
  const last = await buy(api, { user_id, ...at('2026-11-18T04:59:00Z') });
  await buy(api, { user_id, ...at('2026-11-18T05:00:00Z') });
  const day = '?start_date=2026-11-17&end_date=2026-11-17';
  const { json } = await completed(api, admin, `${day}&limit=1`);
  expect(json.payments.map(({ payment_id }: { payment_id: string }) => payment_id)).toEqual([first.payment_id]);
  const next = await completed(api, admin, `${day}&limit=1&after=${json.next}`);
  expect(next.json.payments[0]).toMatchObject({ payment_id: last.payment_id, is_manual: false, provider: 'sandbox' });
  await api.send('POST', `/api-mv/admin/${user_id}/update-payment-status`, {
    headers: csr.bearer,
    json: { status: 'paid', amount: 5, currency: 'USD', sid: 'ESTA', applicants: 1, reason: 'Efectivo' },
  });
  const all = (await completed(api, admin)).json.payments;
  expect(all).toHaveLength(5);
  const marked = { is_manual: true, marked_by: csr.user.user_id, reason: 'Efectivo', reference: null };
  expect(all.at(-1)).toMatchObject(marked);
  const lines = await api.db.select().from(audit).where(eq(audit.action, 'payments.completed'));
  expect(lines.map(({ after }) => after?.count)).toEqual([1, 1, 5]);
  expect((await completed(api, csr)).status).toBe(404);
  expect((await completed(api, admin, '?after=x')).status).toBe(422);
});

test('what did not fit is settled once, with a note, by an admin', async ({ api }) => {
  const [admin, csr] = [await api.signIn('admin'), await api.signIn('csr')];
  const id = await review(api);
  expect((await settle(api, csr, id)).status).toBe(404);
  expect((await settle(api, admin, id, ' x')).status).toBe(422);
  expect((await settle(api, admin, id + 999)).status).toBe(404);
  expect((await settle(api, admin, id)).status).toBe(200);
  const [row] = await api.db.select().from(payment_reviews).where(eq(payment_reviews.review_id, id));
  expect(row).toMatchObject({ settled_by: admin.user.user_id, note: 'Vino de otra cuenta' });
  const again = await settle(api, admin, id);
  expect([again.status, again.json.message]).toEqual([409, 'Already settled']);
  expect(await api.db.$count(audit, eq(audit.action, 'payment.review-settled'))).toBe(1);
});

test('a refund that got stuck is decided, not settled beside its request', async ({ api }) => {
  const admin = await api.signIn('admin');
  const { user_id } = await family(api);
  const { payment_id, subscription_id } = await buy(api, { user_id });
  const [request] = await api.db
    .insert(refund_requests)
    .values({
      ...{ user_id, payment_id, subscription_id, people: [user_id], stage: 'before-review', proportion: 1 },
      ...{ amount: 9700, currency: 'USD', state: 'approved' },
    })
    .returning();
  const reference = requestNumber(Number(request?.request_number));
  const id = await review(api, { kind: 'refund_refused', reference });
  const now = (state: 'sent' | 'done') =>
    api.db.update(refund_requests).set({ state }).where(eq(refund_requests.payment_id, payment_id));
  expect((await settle(api, admin, id)).json.message).toBe('Decide the refund request');
  await now('sent');
  expect((await settle(api, admin, id)).json.message, 'on its way').toBe('Decide the refund request');
  await now('done');
  expect((await settle(api, admin, id)).status).toBe(200);
});

test('two who settle at once: one does', async () => {
  const api = await ownApp();
  try {
    const [one, two] = [await api.signIn('admin'), await api.signIn('admin')];
    const id = await review(api);
    const answers = await Promise.all([settle(api, one, id), settle(api, two, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  } finally {
    await api.close();
  }
});

const page = (api: TestApp, { bearer }: Who, path: string) => api.raw('GET', path, { headers: bearer });

test('the screens: filters in the address, hostile text as text, others see a missing page', async ({ api }) => {
  const [admin, csr] = [await api.signIn('admin'), await api.signIn('csr')];
  const { head, user_id } = await family(api);
  const evil = '<img src=x onerror=alert(1)>';
  await api.db.insert(payments).values({
    ...{ user_id, provider: 'manual', amount: 400_000, currency: 'COP', state: 'paid', reason: evil },
  });
  const list = await page(api, admin, '/admin/money?show=manual');
  const html = await list.text();
  expect([list.status, html.includes(evil), html.includes('&lt;img src=x')]).toEqual([200, false, true]);
  expect(list.headers.get('cache-control')).toContain('no-store');
  expect(await (await page(api, admin, '/admin/money?show=disputed&before=hostile')).text()).toContain('No hay nada');
  expect((await page(api, csr, '/admin/money')).status).toBe(404);
  expect((await page(api, csr, '/admin/refunds')).status).toBe(200);
  expect((await page(api, csr, `/admin/people/${user_id}/money`)).status).toBe(200);
  for (const path of ['/admin/money', '/admin/refunds', '/admin/promos', `/admin/people/${user_id}/money`])
    expect((await page(api, head, path)).status).toBe(404);
  for (const path of [
    '/admin/money/reviews',
    '/admin/promos',
    '/admin/exports',
    '/admin/new-account',
    '/admin/refunds',
  ])
    expect((await page(api, admin, path)).status).toBe(200);
  expect(await api.db.$count(audit, eq(audit.action, 'payment.read'))).toBe(1);
});

/** What stands on a page of what waits, and the address of the next one. */
async function waiting(api: TestApp, who: Awaited<ReturnType<TestApp['signIn']>>, path: string, sign: RegExp) {
  const text = await (await page(api, who, path)).text();
  const html = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  const next = /href="(\/admin\/[a-z/-]+\?after=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  return { found: [...new Set(html.match(sign))], html, next };
}

test('the refunds are pages by key, the oldest first: each request stands on one of them, also those of one moment', async ({
  api,
}) => {
  const admin = await api.signIn('admin');
  const { user_id } = await family(api);
  const { payment_id, subscription_id } = await buy(api, { user_id });
  const asked = await api.db
    .insert(refund_requests)
    .values(
      Array.from({ length: 53 }, (_, n) => ({
        ...{ user_id, payment_id, subscription_id, people: [user_id], stage: 'before-review', proportion: 1 },
        ...{ amount: 9700, currency: 'USD', state: n === 52 ? ('done' as const) : ('asked' as const) },
        created_at: new Date(Date.UTC(2026, 9, 1 + Math.floor(n / 4))),
      })),
    )
    .returning();
  const open = asked.filter(({ state }) => state === 'asked').map((row) => requestNumber(Number(row.request_number)));
  const first = await waiting(api, admin, '/admin/refunds', /R-\d+/g);
  expect(first.found).toHaveLength(50);
  const second = await waiting(api, admin, String(first.next), /R-\d+/g);
  expect([...first.found, ...second.found].sort()).toEqual(open.sort());
  expect(second.html).toContain('Volver a los más antiguos');
  expect(second.next).toBeUndefined();
});

test('what did not fit is pages by key, the oldest first: none of more than a page is left out', async ({ api }) => {
  const admin = await api.signIn('admin');
  const expected = Array.from({ length: 103 }, (_, n) => `sin-${String(n).padStart(3, '0')}-pedido`);
  // Three of one moment stand together, also where one page ends and the next begins.
  for (const [n, reference] of expected.entries())
    await review(api, { reference, created_at: new Date(Date.UTC(2026, 9, 1 + Math.floor(n / 3))) });
  await review(api, { reference: 'sin-999-pedido', settled_at: api.clock.now });
  const found: string[] = [];
  let next: string | undefined = '/admin/money/reviews';
  for (let page = 0; next && page < 5; page++) {
    const read = await waiting(api, admin, next, /sin-\d{3}-pedido/g);
    found.push(...read.found.filter((reference) => reference !== 'sin-999-pedido'));
    next = read.next;
    expect(read.html.includes('Volver a los más antiguos'), `page ${page}`).toBe(page > 0);
  }
  expect(found).toEqual(expected);
});
