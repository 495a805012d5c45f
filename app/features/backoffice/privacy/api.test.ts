/** Two accounts of one person become one: nothing is lost, nothing leads to the other any more, both sides are on record (D55). */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import {
  appointments,
  audit,
  carts,
  case_events,
  conversion_events,
  documents,
  form_pages,
  orders,
  reviews,
  sessions,
  subscriptions,
  users,
} from '#db/schema.server.ts';
import { confirmPassword, lastMail, logIn, member } from '#tests/account.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { leaveTraces, rowsWith, wholeDatabase } from '#tests/traces.ts';

type TestSession = Awaited<ReturnType<TestApp['signIn']>>;

const named = (word: string, at: number) => ({
  ...{ first_name: word, last_name: word, email: `${word}@correo.example`, phone_number: `+57300555001${at}` },
});

/** Two accounts with one row of everything each, a family member of the second, a neighbour, and an admin who may. */
async function two(api: TestApp) {
  const { user: staff } = await api.signIn('csr');
  const admin = await api.signIn('admin');
  await confirmPassword(api, admin.user.user_id);
  const kept = await member(api, 'applicant', {
    ...{ ...named('Elvira', 1), email_verified_at: api.clock.now, current_step: 'password_set' },
  });
  const other = await member(api, 'applicant', {
    ...{ ...named('Fabiola', 2), email_verified_at: api.clock.now, current_step: 'form_started' },
    ...{ valid_passport: true, marked_paid_by_csr: true, wants_reminders: false },
  });
  const neighbour = await member(api, 'applicant', named('Gaspara', 3));
  const child = await api.signIn('secondary', {
    ...{ first_name: 'Heriberto', last_name: 'H', primary_user_id: other.user.user_id, is_minor: true },
    created_by: other.user.user_id,
  });
  for (const { user } of [kept, other, neighbour, child])
    await leaveTraces(api, {
      ...{ user_id: user.user_id, word: user.first_name, staff: staff.user_id },
      ...{ email: user.email, phone_number: user.phone_number },
    });
  // What the primary wrote for the child.
  await api.db
    .update(form_pages)
    .set({ saved_by: other.user.user_id })
    .where(eq(form_pages.user_id, child.user.user_id));
  const path = `/api-mv/admin/${kept.user.user_id}/joining`;
  const look = (headers = admin.bearer, other_user_id = other.user.user_id) =>
    api.send('POST', `${path}/preview`, { headers, json: { other_user_id } });
  const join = (more: object = {}, headers = admin.bearer) =>
    api.send('POST', path, {
      headers,
      json: {
        ...{ other_user_id: other.user.user_id, pages: { 'ds160/1': 'other' }, reason: 'La misma cédula' },
        ...more,
      },
    });
  return { admin, staff, kept, other, neighbour, child, path, look, join };
}
type Two = Awaited<ReturnType<typeof two>>;

const rowOf = async (api: TestApp, { user }: TestSession) => {
  const [row] = await api.db.select().from(users).where(eq(users.user_id, user.user_id));
  return row;
};

/** Rows that still name the account that has ended. */
async function stillNaming(api: TestApp, { other }: Pick<Two, 'other'>) {
  const { user_id } = other.user;
  const all = await wholeDatabase(api);
  return [...all].flatMap(([name, rows]) => rowsWith(rows, user_id).map((row) => [name, row] as const));
}

test('the preview shows both, what goes over, and each page that both have', async ({ api }) => {
  const { admin, kept, other, look } = await two(api);
  const { status, json } = await look();
  expect(status).toBe(200);
  expect(json).toMatchObject({
    kept: { first_name: 'Elvira', hasPassword: true, isVerified: true },
    other: { first_name: 'Fabiola', current_step: 'form_started' },
    refusals: [],
    pages: [{ form_name: 'ds160', page_number: 1, newer: 'kept', kept_answers: 1, other_answers: 1 }],
  });
  const parts = Object.fromEntries(json.parts.map(({ name, ...counts }: { name: string }) => [name, counts]));
  expect(parts.documents).toEqual({ kept: 1, other: 1, moving: 1 });
  expect(parts.cart).toEqual({ kept: 1, other: 1, moving: 0 });
  expect(parts.payments).toEqual({ kept: 1, other: 1, moving: 1 });
  expect(parts.sessions).toMatchObject({ other: 2, moving: 0 });
  expect(parts.profile).toEqual({ kept: 0, other: 1, moving: 1 });
  const lines = await api.db.select().from(audit).where(eq(audit.action, 'join.preview'));
  expect(lines.map(({ subject_id }) => subject_id).toSorted()).toEqual(
    [kept.user.user_id, other.user.user_id].toSorted(),
  );
  expect(lines[0]).toMatchObject({ actor_id: admin.user.user_id, actor_role: 'admin' });
});

test('joined, everything stands under the one account, and nothing names the other but its own row and the trail', async ({
  api,
}) => {
  const world = await two(api);
  const { kept, other, neighbour, child, join } = world;
  const count = (table: typeof orders | typeof documents | typeof subscriptions) =>
    api.db.$count(table, eq(table.user_id, kept.user.user_id));
  const ofNeighbour = async () => JSON.stringify([...(await wholeDatabase(api))]).match(/Gaspara-answer/g)?.length;
  const before = await ofNeighbour();
  const answer = await join();
  expect([answer.status, answer.json?.message]).toEqual([200, 'Joined']);
  await api.runJobs();
  const left = await stillNaming(api, world);
  expect(new Set(left.map(([name]) => name))).toEqual(new Set(['users', 'audit', 'case_events']));
  expect(left.filter(([name]) => name === 'users').map(([, row]) => row.user_id)).toEqual([other.user.user_id]);
  expect(left.filter(([name]) => name === 'case_events').map(([, row]) => [row.event, row.user_id])).toEqual([
    ['joined', kept.user.user_id],
  ]);

  expect([await count(orders), await count(documents), await count(subscriptions)]).toEqual([2, 2, 2]);
  const files = await api.db.select().from(documents).where(eq(documents.user_id, kept.user.user_id));
  expect(files.map(({ file_number }) => file_number).toSorted()).toEqual([1, 2]);
  const [page] = await api.db.select().from(form_pages).where(eq(form_pages.user_id, kept.user.user_id));
  expect(page).toMatchObject({ form_data: { surnames: 'Fabiola-answer' }, saved_by: kept.user.user_id, version: 2 });
  const [ofChild] = await api.db.select().from(form_pages).where(eq(form_pages.user_id, child.user.user_id));
  expect(ofChild?.saved_by).toBe(kept.user.user_id);
  expect(await api.db.$count(carts, eq(carts.user_id, kept.user.user_id))).toBe(1);

  expect(await rowOf(api, kept)).toMatchObject({
    ...{ first_name: 'Elvira', phone_number: '+573005550011', email: 'Elvira@correo.example' },
    ...{ current_step: 'form_started', valid_passport: true, marked_paid_by_csr: true, joined_into: null },
    // Who has refused reminders under one of the two hears none under the other.
    wants_reminders: false,
  });
  expect(await rowOf(api, other)).toMatchObject({
    ...{ first_name: '', last_name: '', phone_number: null, email: null, joined_into: kept.user.user_id },
    deleted_at: expect.any(Date),
  });
  expect(await rowOf(api, child)).toMatchObject({ primary_user_id: kept.user.user_id, created_by: kept.user.user_id });
  expect(await rowOf(api, neighbour)).toMatchObject({ first_name: 'Gaspara', deleted_at: null });
  expect(before).toBeGreaterThan(0);
  expect(await ofNeighbour()).toBe(before);
});

test('the account that ended opens nothing, and its number is one that nobody has; both addresses are told', async ({
  api,
}) => {
  const { kept, other, join } = await two(api);
  expect((await join()).status).toBe(200);
  expect((await api.send('GET', `/user/${other.user.user_id}`, { headers: other.bearer })).status).toBe(401);
  expect((await api.send('GET', `/user/${kept.user.user_id}`, { headers: kept.bearer })).status).toBe(200);
  const unknown = await logIn(api, { phone_number: '+573009998877', address: '10.1.1.1' });
  const ended = await logIn(api, { phone_number: '+573005550012', address: '10.1.1.2' });
  expect([ended.status, ended.json.message]).toEqual([unknown.status, unknown.json.message]);
  expect((await lastMail(api, 'Elvira@correo.example')).subject).toBe('Unimos tus dos cuentas');
  const told = await lastMail(api, 'Fabiola@correo.example');
  expect(told.subject).toBe('Unimos tus dos cuentas');
  expect(told.text).not.toMatch(/Fabiola|\+57/);
});

test('on record for both, with the reason; the case tells it', async ({ api }) => {
  const { admin, kept, other, join } = await two(api);
  await join();
  const lines = await api.db.select().from(audit).where(eq(audit.action, 'user.join')).orderBy(audit.audit_id);
  expect(lines).toMatchObject([
    { subject_id: kept.user.user_id, reason: 'La misma cédula', after: { joined_with: other.user.user_id } },
    { subject_id: other.user.user_id, actor_id: admin.user.user_id, after: { joined_with: kept.user.user_id } },
  ]);
  const isJoined = and(eq(case_events.user_id, kept.user.user_id), eq(case_events.event, 'joined'));
  expect(await api.db.$count(case_events, isJoined)).toBe(1);
});

test('what both did once stays once, and what is booked beats what was wished', async ({ api }) => {
  const { kept, other, join } = await two(api);
  const event = { event: 'sign_up', data: {} };
  for (const { user } of [kept, other])
    await api.db.insert(conversion_events).values({ ...event, user_id: user.user_id });
  await api.db
    .update(appointments)
    .set({ state: 'booked', starts_at: api.clock.now, time_zone: 'America/Bogota' })
    .where(eq(appointments.user_id, other.user.user_id));
  expect((await join()).status).toBe(200);
  const mine = eq(conversion_events.user_id, kept.user.user_id);
  expect(await api.db.$count(conversion_events, and(mine, eq(conversion_events.event, 'sign_up')))).toBe(1);
  const visits = await api.db.select().from(appointments).where(eq(appointments.user_id, kept.user.user_id));
  expect(visits.map(({ state }) => state)).toEqual(['booked']);
});

test('a page that was not decided, or is no longer what was shown, changes nothing', async ({ api }) => {
  const { other, join } = await two(api);
  expect(await join({ pages: {} })).toMatchObject({ status: 409, json: { message: 'changed' } });
  const more = { user_id: other.user.user_id, form_name: 'ds160', page_number: 2, status: 'In Progress' } as const;
  await api.db.insert(form_pages).values({ ...more, form_data: {} });
  expect((await join({ pages: { 'ds160/1': 'kept', 'ds160/2': 'kept' } })).status).toBe(409);
  expect(await rowOf(api, other)).toMatchObject({ first_name: 'Fabiola', deleted_at: null });
  expect((await join({ pages: { 'ds160/1': 'kept' } })).status).toBe(200);
});

test('refused with its reason: staff, family, an open payment, one service twice, a review', async ({ api }) => {
  const { staff, kept, other, child, neighbour, look, join } = await two(api);
  const why = async (more: object = {}) => {
    const { status, json } = await join(more);
    return [status, json.message];
  };
  const set = (change: Partial<typeof users.$inferInsert>) =>
    api.db.update(users).set(change).where(eq(users.user_id, other.user.user_id));
  expect(await why({ other_user_id: kept.user.user_id })).toEqual([409, 'same']);
  expect(await why({ other_user_id: staff.user_id })).toEqual([409, 'staff']);
  expect(await why({ other_user_id: child.user.user_id })).toEqual([409, 'other_family']);
  expect(await why({ other_user_id: randomUUID() })).toEqual([404, expect.any(String)]);
  await set({ user_type: 'secondary', primary_user_id: kept.user.user_id });
  expect(await why()).toEqual([409, 'family']);
  await set({ user_type: 'primary', primary_user_id: null });
  const state = (wanted: 'pending' | 'paid') =>
    api.db.update(orders).set({ state: wanted }).where(eq(orders.user_id, other.user.user_id));
  await state('pending');
  expect(await why()).toEqual([409, 'open_payment']);
  await api.db.update(orders).set({ replaced_at: api.clock.now });
  expect((await look()).json.refusals, 'a newer order has taken its place').not.toContain('open_payment');
  await state('paid');
  await api.db.update(subscriptions).set({ sid: 'FirstTime' });
  expect(await why()).toEqual([409, 'same_service']);
  await api.db.update(subscriptions).set({ state: 'ended' });
  await api.db.update(reviews).set({ state: 'opened' }).where(eq(reviews.user_id, other.user.user_id));
  expect(await why()).toEqual([409, 'under_review']);
  expect(await rowOf(api, neighbour)).toMatchObject({ deleted_at: null });
  expect(await rowOf(api, other)).toMatchObject({ first_name: 'Fabiola', deleted_at: null });
});

test('an admin alone, with the password of the last quarter of an hour', async ({ api }) => {
  const { admin, kept, look, join } = await two(api);
  const csr = await api.signIn('csr');
  for (const { bearer } of [csr, kept]) {
    expect((await look(bearer)).status).toBe(404);
    expect((await join({}, bearer)).status).toBe(404);
  }
  await api.db.update(sessions).set({ confirmed_at: null }).where(eq(sessions.user_id, admin.user.user_id));
  expect((await join()).status).toBe(403);
});
