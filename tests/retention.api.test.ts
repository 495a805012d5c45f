/** Every row of the published retention table is kept: gone when it should be, and not before; whom the jobs spare (D42, T50). */
import { randomUUID } from 'node:crypto';
import { eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { lapseJob } from '#app/features/accounts/personal-data/lapse.server.ts';
import { tidyJob } from '#app/platform/jobs/tidy.server.ts';
import { keptSince } from '#app/platform/record/retention.ts';
import { type RetentionKind, retention } from '#content/legal/facts.ts';
import * as schema from '#db/schema.server.ts';
import { personalData } from '#server/personal-data.ts';
import { expect, type TestApp, test } from './app.ts';
import { handedIn } from './document-samples.ts';
import { buy } from './paid-family.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (api: TestApp, ms: number) => new Date(api.clock.now.getTime() - ms);

const { audit, case_events, credentials, form_pages, leads, messages, sessions, subscriptions, users } = schema;
type User = typeof users.$inferInsert;

async function run({ app }: TestApp, name: string, input: object = {}) {
  const [error] = await app.runJob(name, [input]);
  return error as Error | undefined;
}
const tidy = (api: TestApp, input?: object) => run(api, tidyJob.name, input);
const lapse = (api: TestApp, input?: object) => run(api, lapseJob.name, input);

/** Somebody who has done nothing since. */
async function person({ db }: TestApp, since: Date, more: Partial<User> = {}) {
  const name = { first_name: 'Quieta', last_name: 'Persona' };
  const [row] = await db
    .insert(users)
    .values({ ...name, created_at: since, updated_at: since, ...more })
    .returning();
  return String(row?.user_id);
}
const memberOf = (api: TestApp, primary_user_id: string, since: Date, more: Partial<User> = {}) =>
  person(api, since, { role: 'secondary', user_type: 'secondary', primary_user_id, ...more });
const withPassword = (api: TestApp, user_id: string) =>
  api.db.insert(credentials).values({ user_id, password_hash: 'hash' });
const session = ({ db }: TestApp, user_id: string, times: Partial<typeof sessions.$inferInsert>) =>
  db
    .insert(sessions)
    .values({ token_hash: randomUUID(), family_id: user_id, user_id, expires_at: new Date(), ...times });
const bought = ({ db }: TestApp, user_id: string, more: Partial<typeof subscriptions.$inferInsert> = {}) =>
  db.insert(subscriptions).values({ user_id, sid: 'FirstTime', applicants_covered: 1, state: 'active', ...more });

async function namesOf({ db }: TestApp, ids: string[]) {
  const rows = await db.select().from(users).where(inArray(users.user_id, ids));
  return ids.map((id) => rows.find(({ user_id }) => user_id === id)?.first_name);
}

const lead = (number: number, at: Date) => ({
  phone_number: `+57300${number}`,
  email: `l${number}@correo.example`,
  form_name: 'contact',
  created_at: at,
  updated_at: at,
});
const message = {
  kind: 'reset',
  to_address: 'eva@correo.example',
  locale: 'es',
  subject: 's',
  text: 't',
  html: 'h',
} as const;

type Row = { table: PgTable; make(api: TestApp, at: Date): Promise<unknown>; run?: typeof tidy };

/** What the time counts from, for each row of the table. Where the row of a person stays, `isGone` looks at the name. */
const ROWS: Partial<Record<RetentionKind, Row>> = {
  'unfinished-account': { table: users, make: (api, at) => person(api, at), run: lapse },
  application: {
    table: users,
    async make(api, at) {
      await withPassword(api, await person(api, at));
    },
  },
  documents: {
    table: schema.documents,
    async make(api, at) {
      const user_id = await person(api, new Date(), { current_step: 'visa_received' });
      await withPassword(api, user_id);
      await api.db
        .insert(case_events)
        .values({ user_id, event: 'step', from_step: 'interview_completed', to_step: 'visa_received', created_at: at });
      await api.db.insert(schema.documents).values(handedIn(user_id, 'passport', { announced_at: ago(api, 9 * DAY) }));
    },
  },
  sessions: {
    table: sessions,
    async make(api, at) {
      const user_id = await person(api, new Date());
      await withPassword(api, user_id);
      await session(api, user_id, { ended_at: at, expires_at: new Date(at.getTime() + 300 * DAY) });
      await session(api, user_id, { expires_at: at });
    },
  },
  payments: {
    table: subscriptions,
    async make(api, at) {
      await bought(api, await person(api, at, { deleted_at: at }), { created_at: at });
    },
  },
  leads: {
    table: leads,
    make: ({ db }, at) => db.insert(leads).values({ ...lead(1, at), created_at: new Date(at.getTime() - 300 * DAY) }),
  },
  comments: {
    table: schema.comments,
    make: ({ db }, at) =>
      db.insert(schema.comments).values(
        (['waiting', 'approved', 'refused'] as const).map((state) => ({
          ...({ article: 'fill-ds160', locale: 'es', name: 'Eva', text: 'Hola' } as const),
          ...{ state, created_at: at },
        })),
      ),
  },
  'wait-alerts': {
    table: schema.wait_alerts,
    make: ({ db }, at) =>
      db.insert(schema.wait_alerts).values({
        ...{ token_hash: 'hash', email: 'eva@correo.example', city: 'bogota', category: 'visitor', locale: 'es' },
        ...{ below_months: 6, created_at: at, confirmed_at: at },
      }),
  },
  'staff-messages': {
    table: schema.staff_messages,
    async make(api, at) {
      const user_id = await person(api, new Date());
      await withPassword(api, user_id);
      const written = { channel: 'mail', locale: 'es', message: 'Hola', sent_by: user_id } as const;
      await api.db.insert(schema.staff_messages).values({ user_id, ...written, created_at: at });
    },
  },
  messages: {
    table: messages,
    make: ({ db }, at) =>
      db.insert(messages).values({ ...message, created_at: new Date(at.getTime() - 2 * DAY), sent_at: at }),
  },
  'audit-trail': {
    table: audit,
    make: ({ db }, at) => db.insert(audit).values({ actor_role: 'csr', action: 'user.read', created_at: at }),
  },
};

/** Rows that are there, of people those with a name. */
const left = ({ db }: TestApp, table: PgTable) =>
  db.$count(table, table === users ? eq(users.first_name, 'Quieta') : undefined);

for (const { what, keep } of retention) {
  const row = ROWS[what];
  if (!row) continue;
  const unit = keep.unit === 'hour' ? HOUR : DAY;
  test(`${what}: kept for ${keep.count} ${keep.unit}s, then gone`, async ({ api }) => {
    const now = api.clock.now.getTime();
    await row.make(api, new Date(keptSince(what, api.clock.now).getTime() - 60_000));
    const made = await left(api, row.table);
    expect(made).toBeGreaterThan(0);
    api.clock.now = new Date(now - unit);
    expect(await (row.run ?? tidy)(api)).toBeUndefined();
    expect(await left(api, row.table)).toBe(made);
    api.clock.now = new Date(now + unit);
    expect(await (row.run ?? tidy)(api)).toBeUndefined();
    expect(await left(api, row.table)).toBe(0);
  });
}

test('what was paid goes after ten years with all that belongs to it, and not while a younger request keeps it', async ({
  api,
}) => {
  const old = new Date(keptSince('payments', api.clock.now).getTime() - DAY);
  const user_id = await person(api, old);
  await withPassword(api, user_id);
  const dated = { created_at: old, updated_at: old };
  const paid = await buy(api, { user_id, order: dated, payment: dated });
  const about = { user_id, payment_id: paid.payment_id, subscription_id: paid.subscription_id, people: [user_id] };
  const asked = { ...about, stage: 'filed', proportion: 0, amount: 0, currency: 'USD', state: 'refused' as const };
  await api.db.insert(schema.refund_requests).values([asked, { ...asked, ...dated }]);
  await api.db.update(subscriptions).set({ created_at: old, state: 'ended' });
  const tables = [
    ...[schema.refund_requests, schema.subscription_applicants, subscriptions, schema.payments, schema.orders],
  ];
  const counts = () => Promise.all(tables.map((table) => api.db.$count(table)));
  expect(await counts()).toEqual([2, 1, 1, 1, 1]);
  expect(await tidy(api)).toBeUndefined();
  expect(await counts()).toEqual([1, 0, 1, 1, 1]);
  await api.db.delete(schema.refund_requests);
  expect(await tidy(api)).toBeUndefined();
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
});

test('whoever is erased leaves the payment and its receipt behind, and nothing that they wrote or had chosen', async ({
  api,
}) => {
  const user_id = await person(api, ago(api, 800 * DAY));
  await withPassword(api, user_id);
  const invoice = { document_type: 'CC', document_number: '1020304050', name: 'Quieta Persona', address: 'Calle 1' };
  const { payment_id, subscription_id, order_id } = await buy(api, { user_id, order: { invoice } });
  await buy(api, { user_id, order: { state: 'expired' }, covered: [] });
  await api.db.delete(schema.payments).where(ne(schema.payments.payment_id, payment_id));
  await api.db.update(schema.orders).set({ handed_out: { client_secret: 'secret' } });
  const about = { user_id, payment_id, subscription_id, people: [user_id], stage: 'filed', proportion: 0, amount: 0 };
  await api.db
    .insert(schema.refund_requests)
    .values({ ...about, currency: 'USD', state: 'refused', reason: 'Quieta', answer: 'Persona' });
  await api.db.insert(schema.carts).values({ user_id, product_ids: ['own'], number_purchasing: 1, invoice });
  await api.db.insert(schema.pay_links).values({ code_hash: 'hash', user_id, expires_at: api.clock.now });
  await api.db.insert(schema.conversion_events).values({ user_id, event: 'purchase_visa', data: {} });
  expect(await tidy(api)).toBeUndefined();
  expect(await namesOf(api, [user_id])).toEqual(['']);
  expect(await api.db.select().from(schema.refund_requests)).toMatchObject([{ reason: null, answer: null }]);
  expect(await api.db.select().from(schema.orders)).toMatchObject([{ order_id, handed_out: null, invoice }]);
  expect(await api.db.$count(schema.payments)).toBe(1);
  for (const table of [schema.carts, schema.pay_links, schema.conversion_events])
    expect(await api.db.$count(table)).toBe(0);
});

test('every row of the published table is done here, or by the operator', () => {
  const byOperator = personalData.filter(({ expire }) => expire === 'docs/operations.md').map(({ what }) => what);
  expect([...Object.keys(ROWS), ...byOperator].sort()).toEqual(retention.map(({ what }) => what).sort());
});

test('one-time links go a week after they end, messages that never left with their parked job', async ({ api }) => {
  const user_id = await person(api, api.clock.now);
  const link = { purpose: 'reset', user_id, expires_at: new Date(api.clock.now.getTime() + DAY) } as const;
  await api.db.insert(schema.one_time_tokens).values([
    { ...link, token_hash: 'used', used_at: ago(api, 8 * DAY) },
    { ...link, token_hash: 'over', expires_at: ago(api, 8 * DAY) },
    { ...link, token_hash: 'kept', used_at: ago(api, 6 * DAY) },
  ]);
  await api.db.insert(messages).values([
    { ...message, subject: 'parked', created_at: ago(api, 89 * DAY) },
    { ...message, subject: 'hopeless', created_at: ago(api, 91 * DAY) },
  ]);
  expect(await tidy(api)).toBeUndefined();
  expect(await api.db.select().from(schema.one_time_tokens)).toMatchObject([{ token_hash: 'kept' }]);
  expect(await api.db.select().from(messages)).toMatchObject([{ subject: 'parked' }]);
});

test('lapse spares whoever has a password, a confirmed address, a payment, a head of family or came back', async ({
  api,
}) => {
  const old = ago(api, 3 * DAY);
  const make = (more: Partial<User> = {}) => person(api, old, more);
  const [locked, verified, paid, buyer, staff, young, back, writing, head] = [
    await make(),
    await make({ email: 'v@correo.example', email_verified_at: old }),
    await make({ marked_paid_by_csr: true }),
    await make(),
    await make({ role: 'csr', user_type: 'staff' }),
    await person(api, ago(api, 23 * HOUR)),
    await make(),
    await make(),
    await make(),
  ];
  const ofHead = await memberOf(api, head, old);
  await withPassword(api, locked);
  await withPassword(api, head);
  await bought(api, buyer, { state: 'refunded' });
  // Noted once an hour: it may have been used until 23 hours ago.
  await session(api, back, { created_at: old, last_used_at: ago(api, 24 * HOUR + HOUR / 2) });
  const page = { form_name: 'eligibility', page_number: 1, form_data: {}, status: 'In Progress' } as const;
  await api.db.insert(form_pages).values({ ...page, user_id: writing, updated_at: ago(api, HOUR) });
  const gone = await make({ phone_number: '+573007654321' });
  const ofGone = await memberOf(api, gone, old);
  const withAccount = await memberOf(api, gone, old);
  await withPassword(api, withAccount);
  expect(await lapse(api)).toBeUndefined();
  const spared = [locked, verified, paid, buyer, staff, young, back, writing, head, ofHead, withAccount];
  expect(await namesOf(api, spared)).toEqual(spared.map(() => 'Quieta'));
  expect(await namesOf(api, [gone, ofGone])).toEqual(['', '']);
});

test('two years count from the last thing that anybody of the family did', async ({ api }) => {
  const old = ago(api, 800 * DAY);
  const recent = ago(api, 700 * DAY);
  const make = async (more: Partial<User> = {}) => {
    const user_id = await person(api, old, more);
    await withPassword(api, user_id);
    return user_id;
  };
  const [staff, used, usedLongAgo, answered, moved, family, owed] = [
    await make({ role: 'admin', user_type: 'staff' }),
    await make(),
    await make(),
    await make(),
    await make(),
    await make(),
    await make(),
  ];
  await session(api, used, { created_at: old, last_used_at: recent, expires_at: ago(api, DAY) });
  await session(api, usedLongAgo, { created_at: old, last_used_at: recent, expires_at: ago(api, 690 * DAY) });
  const page = { form_name: 'ds160', page_number: 1, form_data: {}, status: 'In Progress' } as const;
  await api.db.insert(form_pages).values({ ...page, user_id: answered, created_at: old, updated_at: recent });
  await api.db.insert(case_events).values({ user_id: moved, event: 'step', created_at: recent });
  const member = await memberOf(api, family, recent);
  await bought(api, owed, { ends_at: new Date(api.clock.now.getTime() + DAY) });
  const buyer = await make();
  await bought(api, buyer, { created_at: old });
  const gone = await make();
  const withAccount = await memberOf(api, gone, old);
  await withPassword(api, withAccount);
  expect(await tidy(api)).toBeUndefined();
  // What is forgotten of a session is not forgotten of its account.
  expect(await api.db.$count(sessions, eq(sessions.user_id, usedLongAgo))).toBe(0);
  expect(await tidy(api)).toBeUndefined();
  const spared = [staff, used, usedLongAgo, answered, moved, family, member, owed];
  expect(await namesOf(api, spared)).toEqual(spared.map(() => 'Quieta'));
  // A member with an own account is not erased with the head, but by the same time of their own.
  expect(await namesOf(api, [gone, withAccount, buyer])).toEqual(['', '', '']);
  expect(await api.db.$count(subscriptions, eq(subscriptions.user_id, buyer))).toBe(1);
});

test('more than a fifth of the accounts at once are not forgotten until the operator allows it, and keep nothing else back', async ({
  api,
}) => {
  const old = ago(api, 800 * DAY);
  const quiet = { first_name: 'Quieta', last_name: 'Persona', created_at: old, updated_at: old };
  const some = await api.db.insert(users).values(Array(13).fill(quiet)).returning();
  for (const { user_id } of some) await withPassword(api, user_id);
  await api.db.insert(users).values(Array(47).fill({ ...quiet, updated_at: api.clock.now }));
  await api.db.insert(messages).values({ ...message, created_at: old, sent_at: old });
  expect(await tidy(api)).toMatchObject({ message: expect.stringContaining('13 of 60') });
  expect(await left(api, users)).toBe(60);
  expect(await api.db.$count(messages)).toBe(0);
  expect(await tidy(api, { at_most: 13 })).toBeUndefined();
  const ids = some.map(({ user_id }) => user_id);
  expect(await namesOf(api, ids)).toEqual(ids.map(() => ''));
  expect(await left(api, users)).toBe(47);
});

test('what anybody can send in any number does not stop its own end', async ({ api }) => {
  const old = ago(api, 3 * DAY);
  const quiet = { first_name: 'Quieta', last_name: 'Persona', created_at: old, updated_at: old };
  await api.db.insert(users).values(Array(60).fill(quiet));
  const year = ago(api, 400 * DAY);
  await api.db.insert(leads).values(Array.from({ length: 60 }, (_, number) => lead(number, year)));
  expect(await lapse(api)).toBeUndefined();
  expect(await tidy(api)).toBeUndefined();
  expect([await left(api, users), await api.db.$count(leads)]).toEqual([0, 0]);
});

test('what is erased of a row of users are all columns but those that the record needs', async ({ api }) => {
  const full = {
    ...{ first_name: 'Quieta', last_name: 'Persona', email: 'q@correo.example', phone_number: '+573001234000' },
    ...{ relationship: 'child', is_minor: true, ip_address: '198.51.100.7', number_in_party: 3, locale: 'ar' as const },
    ...{ valid_passport: true, denied_visa_before: true, utm_params: { a: 'b' }, pages_visited: ['/x'] },
    ...{ conversation_id: 'c', client_id: 'd', shares_address: true, passport_uploaded: true, form_finished: true },
  };
  const user_id = await person(api, ago(api, 3 * DAY), full);
  expect(await lapse(api)).toBeUndefined();
  const [row] = await api.db.select().from(users).where(eq(users.user_id, user_id));
  for (const field of Object.keys(full) as (keyof typeof full)[]) {
    const { notNull, default: byDefault } = getTableColumns(users)[field];
    expect(row?.[field], field).toBe(notNull ? (byDefault ?? '') : null);
  }
  expect(row).toMatchObject({ user_id, deleted_at: api.clock.now, current_step: 'account_created' });
});

test('a session in use is kept, however long ago it was opened', async ({ api }) => {
  const user_id = await person(api, api.clock.now);
  await withPassword(api, user_id);
  await session(api, user_id, { created_at: ago(api, 29 * DAY), expires_at: new Date(api.clock.now.getTime() + DAY) });
  expect(await tidy(api)).toBeUndefined();
  expect(await api.db.$count(sessions, eq(sessions.user_id, user_id))).toBe(1);
});
