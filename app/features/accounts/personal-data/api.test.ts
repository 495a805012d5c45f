/** Export, erasure and removal: everything that belongs to the person, nothing of anybody else, no trace left (D42, D48). */
import { is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { chooseStorage } from '#app/integrations/storage/index.server.ts';
import { issueToken } from '#app/platform/access/one-time-token.server.ts';
import * as schema from '#db/schema.server.ts';
import { lastMail, member, PASSWORD } from '#tests/account.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { handedIn } from '#tests/document-samples.ts';
import { jobContents } from '#tests/job-rows.ts';

const { documents, audit, credentials, form_pages, leads, messages, one_time_tokens, sessions, users, wait_alerts } =
  schema;

/** Everything that any table holds, and what waits in the queues. */
async function wholeDatabase({ db }: TestApp) {
  const all: unknown[] = [];
  for (const table of Object.values(schema)) if (is(table, PgTable)) all.push(await db.select().from(table));
  all.push(await jobContents(db));
  return JSON.stringify(all);
}

/** Where the test puts the one file of somebody. */
const keyOf = (user_id: string) => `docs/${user_id}`;
const storageOf = (api: TestApp) => chooseStorage(api.services.env, () => api.clock.now);

/** One row of everything that can be kept of somebody, recognisable by a word. */
async function leaveTraces(api: TestApp, user_id: string, word: string) {
  const email = `${word}@correo.example`;
  const page = {
    form_name: 'ds160',
    page_number: 1,
    status: 'Finished',
    form_data: { surname: `${word}-answer` },
    ...{ saved_on: '2026-11-17', saved_by: user_id, saved_from: 'Netscape · Amiga' },
  } as const;
  await api.db.insert(form_pages).values({ ...page, user_id });
  await issueToken(api.db, api.clock.now, { purpose: 'reset', user_id, minutes: 30, data: { email } });
  const mail = { kind: 'reset', locale: 'es', subject: word, text: `${word} #token=secret`, html: word } as const;
  await api.db.insert(messages).values({ ...mail, user_id, to_address: email });
  await storageOf(api).write(keyOf(user_id), new TextEncoder().encode(word), 100);
  await api.db
    .insert(documents)
    .values(handedIn(user_id, 'passport', { object_key: keyOf(user_id), name: `${word}.jpg`, note: `${word}-file` }));
}

const lead = (word: string, phone_number: string) => ({
  ...{ phone_number, email: `${word}@correo.example`, form_name: 'contact', first_name: word, message: `${word}-lead` },
});
const alert = (word: string) => ({
  ...({
    token_hash: word,
    email: `${word}@correo.example`,
    city: 'bogota',
    category: 'visitor',
    locale: 'es',
  } as const),
  below_months: 6,
});

/** Ana with a minor, a grown-up without an account, one with, a lead and an alert; and a neighbour. */
async function family(api: TestApp, more: Partial<typeof users.$inferInsert> = {}) {
  const ana = await member(api, 'applicant', {
    ...{ first_name: 'Anahit', last_name: 'Anahit', email: 'anahit@correo.example', phone_number: '+573005550001' },
    ...{ email_verified_at: api.clock.now, ip_address: '198.51.100.77', ...more },
  });
  const primary_user_id = ana.user.user_id;
  const relative = (first_name: string, own: Partial<typeof users.$inferInsert> = {}) =>
    api.signIn('secondary', { first_name, last_name: first_name, primary_user_id, ...own });
  const minor = await relative('Benicio', { is_minor: true, relationship: 'child' });
  const grown = await relative('Casilda', { email: 'casilda@correo.example', phone_number: '+573005550003' });
  await api.db.insert(credentials).values({ user_id: grown.user.user_id, password_hash: 'hash' });
  const other = await member(api, 'applicant', {
    ...{ first_name: 'Dorotea', last_name: 'Dorotea', email: 'dorotea@correo.example', phone_number: '+573005550004' },
  });
  const people = { anahit: ana, benicio: minor, casilda: grown, dorotea: other };
  for (const [word, { user }] of Object.entries(people)) await leaveTraces(api, user.user_id, word);
  await api.db.insert(leads).values([lead('anahit', '+573005550099'), lead('dorotea', '+573005550001')]);
  await api.db.insert(wait_alerts).values([alert('anahit'), alert('dorotea')]);
  return { ana, minor, grown, other, path: `/user/${primary_user_id}/personal-data` };
}

/** Everybody has just given their password. */
const confirmed = (api: TestApp) => api.db.update(sessions).set({ confirmed_at: api.clock.now });

test('the export holds what every part keeps of the person and of those without an account, and nothing else', async ({
  api,
}) => {
  const { ana, path } = await family(api);
  await confirmed(api);
  const { status, headers, json } = await api.send('GET', path, { headers: ana.headers });
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toContain('attachment');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(json.person).toMatchObject({
    profile: { first_name: 'Anahit', ip_address: '198.51.100.77' },
    answers: [{ form_data: { surname: 'anahit-answer' }, confirm_later: [], saved_on: '2026-11-17' }],
    leads: [{ message: 'anahit-lead' }],
    wait_alerts: [{ city: 'bogota' }],
    messages: [{ subject: 'anahit' }],
  });
  expect(json.family).toMatchObject([{ profile: { first_name: 'Benicio' }, answers: [{ page_number: 1 }] }]);
  expect(json.retention).toContainEqual({ what: 'leads', keep: { count: 12, unit: 'month' } });
  const text = JSON.stringify(json);
  expect(text).not.toMatch(/casilda|dorotea|Casilda|Dorotea|Netscape|hash|#token|\$argon2/);
});

test('who only says that an address is theirs reads and erases nothing that was sent from it', async ({ api }) => {
  const { ana, path } = await family(api, { email_verified_at: null });
  await confirmed(api);
  await api.db.insert(leads).values({ ...lead('anahit', '+573005550001'), message: 'both' });
  const before = await api.db.$count(leads);
  const { json } = await api.send('GET', path, { headers: ana.headers });
  expect(json.person).toMatchObject({ leads: [], wait_alerts: [] });
  const answer = await api.send('DELETE', path, { headers: ana.headers, json: { current_password: PASSWORD } });
  expect(answer.status).toBe(200);
  expect(await api.db.$count(leads)).toBe(before);
  expect(await api.db.$count(wait_alerts)).toBe(2);
});

test('export and erasure are the person’s and, on record, an admin’s; nobody else finds them', async ({ api }) => {
  const { ana, grown, minor, other, path } = await family(api);
  const [csr, admin] = [await api.signIn('csr'), await api.signIn('admin')];
  const unconfirmed = await api.send('DELETE', path, { headers: admin.bearer, json: { reason: 'xyz' } });
  expect(unconfirmed, 'an admin shows who they are once more').toMatchObject({ status: 403 });
  await confirmed(api);
  for (const method of ['GET', 'DELETE'])
    for (const stranger of [csr, other, grown, minor])
      expect(
        (
          await api.send(method, path, {
            headers: stranger.bearer,
            ...(method === 'DELETE' && { json: { reason: 'xyz' } }),
          })
        ).status,
      ).toBe(404);
  // What the head of a family may not read of a member with an account, the export does not tell either.
  expect((await api.send('GET', `/user/${grown.user.user_id}/personal-data`, { headers: ana.headers })).status).toBe(
    404,
  );
  expect((await api.send('GET', path, { headers: admin.bearer })).status).toBe(200);
  const erase = (json: object, headers: Record<string, string> = admin.bearer) =>
    api.send('DELETE', path, { json, headers });
  expect(await erase({ reason: '' })).toMatchObject({ status: 422, json: { field: 'reason' } });
  expect(await erase({})).toMatchObject({ status: 422, json: { field: 'reason' } });
  expect(await erase({}, ana.headers)).toMatchObject({ status: 422, json: { field: 'current_password' } });
  const wrong = { current_password: 'otra cosa del todo' };
  expect(await erase(wrong, ana.headers)).toMatchObject({ status: 422, json: { field: 'current_password' } });
  expect((await erase({ reason: 'Asked by letter from +57 300 123 4567, ana@correo.example' })).status).toBe(200);
  expect(await api.db.select().from(audit).orderBy(audit.audit_id)).toMatchObject([
    { action: 'user.personal-data', actor_role: 'admin', subject_id: ana.user.user_id },
    {
      action: 'user.erase',
      actor_role: 'admin',
      subject_id: ana.user.user_id,
      reason: 'Asked by letter from ***67, ***@***',
    },
  ]);
  const own = `/user/${admin.user.user_id}/personal-data`;
  expect((await api.send('DELETE', own, { headers: admin.bearer, json: { reason: 'xyz' } })).status).toBe(409);
  // Staff have looked whose number it is.
  expect(await api.db.$count(leads)).toBe(0);
});

test('who asks to be forgotten leaves no name, contact, answer or file; the neighbour and who has an account stay', async ({
  api,
}) => {
  const { ana, minor, grown, path } = await family(api);
  const admin = await api.signIn('admin');
  const updates = { first_name: 'Anahid', phone_number: '+573005550009' };
  const changed = await api.send('PUT', `/user/${ana.user.user_id}`, { headers: admin.bearer, json: { updates } });
  expect(changed.status).toBe(200);
  await api.runJobs();
  const mailbox = async () => JSON.stringify((await api.send('GET', '/api-mv/dev/mailbox')).json);
  expect(await mailbox()).toContain('anahit@correo.example');
  const { status, headers } = await api.send('DELETE', path, {
    headers: ana.headers,
    json: { current_password: PASSWORD },
  });
  expect(status).toBe(200);
  expect(headers.getSetCookie().join()).toMatch(/token=;/);
  const ids = [ana.user.user_id, minor.user.user_id];
  const storage = storageOf(api);
  expect(await storage.head(keyOf(String(ids[0])))).not.toBeNull();
  await api.runJobs();
  for (const id of ids) expect(await storage.head(keyOf(id))).toBeNull();
  const { messages: left } = (await api.send('GET', '/api-mv/dev/mailbox')).json;
  const toAna = left.filter(({ to }: { to: string }) => to === 'anahit@correo.example');
  expect(toAna.map(({ subject }: { subject: string }) => subject)).toEqual(['Tu cuenta se cerró']);
  const kept = await wholeDatabase(api);
  expect(kept).not.toMatch(/anahi|benicio|573005550009|198\.51\.100\.77/i);
  expect(kept).not.toContain('"phone_number":"+573005550001","email":"anahit');
  for (const word of ['casilda-answer', 'dorotea-answer', 'dorotea-lead', 'Casilda', 'Dorotea'])
    expect(kept).toContain(word);
  expect(await storage.head(keyOf(grown.user.user_id))).not.toBeNull();
  expect((await api.send('GET', `/user/${ids[0]}`, { headers: ana.headers })).status).toBe(401);
});

test('a family member who is removed leaves neither name nor answer, here or in the files', async ({ api }) => {
  const { ana, grown } = await family(api);
  const user_id = grown.user.user_id;
  await api.db.update(users).set({ email_verified_at: api.clock.now }).where(sql`user_id = ${user_id}`);
  const path = `/user/${ana.user.user_id}/secondary-applicants/${user_id}`;
  expect((await api.send('DELETE', path, { headers: ana.headers })).status).toBe(200);
  await api.runJobs();
  expect(await wholeDatabase(api)).not.toMatch(/casilda|573005550003/i);
  expect((await lastMail(api, 'casilda@correo.example')).subject).toBe('Tu cuenta se cerró');
  expect(await storageOf(api).head(keyOf(user_id))).toBeNull();
  for (const table of [credentials, sessions, one_time_tokens, form_pages, documents])
    expect(await api.db.$count(table, sql`user_id = ${user_id}`)).toBe(0);
  const [row] = await api.db.select().from(users).where(sql`user_id = ${user_id}`);
  expect(row).toMatchObject({ first_name: '', last_name: '', primary_user_id: ana.user.user_id });
  expect(row?.deleted_at).not.toBeNull();
});

test('the audit trail keeps the names of fields, states as they were, and of anything else a keyed hash', async ({
  api,
}) => {
  const { ana } = await family(api);
  const csr = await api.signIn('csr');
  const change = async (updates: object) =>
    expect(
      (await api.send('PUT', `/user/${ana.user.user_id}`, { headers: csr.bearer, json: { updates } })).status,
    ).toBe(200);
  await change({ last_name: 'Otra', denied_visa_before: true, number_in_party: 3 });
  await change({ last_name: String(ana.user.last_name) });
  const [first, second] = await api.db.select().from(audit).orderBy(audit.audit_id);
  expect(first?.after).toEqual({
    last_name: expect.stringMatching(/^hmac:[\w-]{43}$/),
    denied_visa_before: expect.stringMatching(/^hmac:[\w-]{43}$/),
    number_in_party: 3,
  });
  expect(first?.before).toMatchObject({ number_in_party: null, denied_visa_before: null });
  // The same value has the same hash: what was there before can be told from what came after.
  expect(second?.after?.last_name).toBe(first?.before?.last_name);
  expect(second?.before?.last_name).toBe(first?.after?.last_name);
});

test('what staff were written about somebody goes with them, and nothing about another', async ({ api }) => {
  const { ana, path } = await family(api);
  const mail = { kind: 'lead', locale: 'es', to_address: 'servicio@correo.example', text: 't', html: 'h' } as const;
  const about = (word: string) => ({ ...mail, subject: `about ${word}`, reply_to: `${word}@correo.example` });
  await api.db.insert(messages).values([about('Anahit'), about('dorotea')]);
  await api.send('DELETE', path, { headers: ana.headers, json: { current_password: PASSWORD } });
  const left = await api.db.select().from(messages).where(sql`${messages.subject} like 'about %'`);
  expect(left.map(({ subject }) => subject)).toEqual(['about dorotea']);
});
