/** A round of review as calls: flag, send back, answer, settle, approve; of two advisers the second sees the first (D49). */
import { and, eq } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { audit, case_events, field_reviews, messages, reviews, users } from '#db/schema.server.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';
import { FINISHED, makeReady } from '#tests/finished-form.ts';

type Headers = Record<string, string>;
type App = Pick<TestApp, 'signIn' | 'send' | 'db' | 'clock'>;
type Row = { field_review_id: number; path: string; verdict: string; state: string };

const FLAG = { verdict: 'flagged', reason: 'document', comment: 'En tu cédula leemos otro número.' };

function caseOf(api: App, user_id: string, headers: Headers) {
  const base = `/api-mv/form/${user_id}`;
  const post = (what: string, json?: object) =>
    api.send('POST', `${base}/review${what}`, { headers, ...(json && { json }) });
  const read = async () => (await api.send('GET', `${base}/review/fields`, { headers })).json.fields as Row[];
  /** With the newest verdict of each, as whoever has just looked. */
  const judge = async (path: string, more: object, seen?: number | null, page_number = 2) => {
    const last =
      seen === undefined ? ((await read()).filter((row) => row.path === path).at(-1)?.field_review_id ?? null) : seen;
    const json = { form_name: 'ds160', page_number, fields: [{ path, seen: last }], ...more };
    return api.send('PUT', `${base}/review/fields`, { headers, json });
  };
  return {
    ...{ user_id, headers, judge, read },
    ask: () => post(''),
    undo: () => api.send('DELETE', `${base}/review`, { headers }),
    open: () => post('/open'),
    giveBack: (json: object = {}) => post('/return', json),
    accept: (json: object = {}) => post('/accept', json),
    second: () => post('/second'),
    save: (page: number, but: object = {}) =>
      api.send('PUT', `${base}/ds160/pages/${page}`, { headers, json: { form_data: { ...FINISHED[page], ...but } } }),
  };
}

async function opened(api: App, more: object = {}) {
  const person = await api.signIn('applicant', { service_type: 'FirstTime', ...more });
  const { user_id } = person.user;
  await makeReady(api, user_id);
  const [csr, admin] = [await api.signIn('csr'), await api.signIn('admin')];
  const own = caseOf(api, user_id, person.bearer);
  const adviser = caseOf(api, user_id, csr.bearer);
  await own.ask();
  await adviser.open();
  return { own, adviser, other: caseOf(api, user_id, admin.bearer), csr, admin, user_id, cookie: person.cookie };
}

const stored = (api: App, user_id: string) =>
  api.db.select().from(field_reviews).where(eq(field_reviews.user_id, user_id)).orderBy(field_reviews.field_review_id);

test('a round: flagged, sent back with the comment, answered, before and after kept, settled, approved', async ({
  api,
}) => {
  const address = { email: 'ana@correo.example', email_verified_at: api.clock.now, locale: 'es' };
  const { own, adviser, user_id, csr, cookie } = await opened(api, address);
  const flagged = await adviser.judge('national_id', FLAG);
  expect(flagged).toMatchObject({ status: 200, json: { fields: [{ path: 'national_id', state: 'draft' }] } });
  expect((await adviser.judge('nationality', { verdict: 'accepted' })).status).toBe(200);
  const page = async () =>
    (await api.raw('GET', `/portal/applicants/${user_id}/form/ds160/2`, { headers: cookie })).text();
  expect(await page(), 'a draft is the adviser’s').not.toContain(FLAG.comment);

  const sent = await adviser.giveBack();
  expect(sent.json.review).toMatchObject({ state: 'returned', returned: ['ds160/2/national_id'] });
  expect(await page()).toContain(FLAG.comment);
  const check = await api.raw('GET', `/portal/applicants/${user_id}/form/ds160/check`, { headers: cookie });
  expect(await check.text()).toContain(FLAG.comment);
  const [mail] = await api.db.select().from(messages).where(eq(messages.to_address, 'ana@correo.example'));
  expect(mail?.kind).toBe('review_returned');
  expect(`${mail?.text}${mail?.html}`, 'what is written about an answer stays in the portal').not.toContain('cédula');
  expect((await adviser.judge('national_id', { verdict: 'accepted' })).status, 'it is with the person').toBe(409);
  expect((await own.save(2, { nationality: 'PE' })).status, 'was not flagged').toBe(423);

  expect((await own.save(2, { national_id: '99' })).status).toBe(200);
  expect((await stored(api, user_id)).find(({ verdict }) => verdict === 'flagged')).toMatchObject({
    ...{ state: 'answered', value_before: { value: '1020304050' }, value_after: { value: '99' }, answered_by: user_id },
  });
  await own.save(2);
  expect((await stored(api, user_id))[0], 'the old value again is no answer').toMatchObject({
    state: 'sent',
    value_after: null,
  });
  await own.save(2, { national_id: '98' });
  await own.ask();
  await adviser.open();
  expect(await adviser.accept(), 'the answer was not looked at').toMatchObject({
    status: 409,
    json: { message: 'Answers are still sent back' },
  });
  await adviser.judge('national_id', { verdict: 'accepted' });
  expect((await stored(api, user_id))[0]).toMatchObject({
    ...{
      state: 'settled',
      value_before: { value: '1020304050' },
      value_after: { value: '98' },
      settled_by: csr.user.user_id,
    },
  });
  expect((await adviser.accept()).json.review).toMatchObject({ state: 'accepted', returned: [] });
  const events = await api.db.select().from(case_events).where(eq(case_events.user_id, user_id));
  expect(events.map(({ event }) => event).filter((event) => event.startsWith('review.'))).toEqual([
    ...['review.asked', 'review.opened', 'review.returned', 'review.asked', 'review.opened', 'review.accepted'],
  ]);
});

test('what the person leaves as it is comes back as an answer; it is flagged again, and only that is open', async ({
  api,
}) => {
  const { own, adviser, user_id } = await opened(api);
  await adviser.judge('national_id', FLAG);
  await adviser.judge('surnames', { ...FLAG, comment: 'Como en el pasaporte' }, null, 1);
  await adviser.giveBack();
  await own.save(1, { surnames: 'MUNOZ DIAZ' });
  await own.ask();
  await adviser.open();
  expect((await stored(api, user_id)).map(({ state, value_after }) => [state, value_after])).toEqual([
    ['answered', { value: '1020304050' }],
    ['answered', { value: 'MUNOZ DIAZ' }],
  ]);
  const again = await adviser.judge('national_id', { ...FLAG, comment: 'Sigue sin coincidir' });
  expect(again.json.fields.map(({ state }: Row) => state)).toEqual(['settled', 'draft']);
  await adviser.judge('surnames', { verdict: 'accepted' }, undefined, 1);
  expect((await adviser.giveBack()).json.review.returned).toEqual(['ds160/2/national_id']);
  expect((await own.save(1, { surnames: 'OTRO' })).status).toBe(423);
});

test('two advisers: who judges what another has judged since hears it, and nothing is written over', async ({
  api,
}) => {
  const { adviser, other, user_id } = await opened(api);
  const seen = (await adviser.judge('national_id', FLAG)).json;
  const late = await other.judge('national_id', { verdict: 'accepted' }, null);
  expect(late).toMatchObject({ status: 409, json: { message: 'Changed elsewhere', fields: [{ state: 'draft' }] } });
  expect(await stored(api, user_id)).toHaveLength(1);
  expect(await other.giveBack({ version: seen.version - 1 }), 'a flag that was not seen').toMatchObject({
    ...{ status: 409, json: { message: 'Changed elsewhere', review: { state: 'opened' } } },
  });
  expect((await other.giveBack({ version: seen.version })).status).toBe(200);
});

test('a verdict is taken back, a whole page accepted; hostile or unknown input is refused', async ({ api }) => {
  const { adviser, user_id } = await opened(api);
  await adviser.judge('national_id', FLAG);
  await adviser.judge('national_id', { verdict: 'none' });
  expect(await stored(api, user_id)).toEqual([]);
  const fields = ['nationality', 'national_id'].map((path) => ({ path, seen: null }));
  expect((await adviser.judge('nationality', { verdict: 'accepted', fields })).json.fields).toHaveLength(2);
  const before = (await api.db.select().from(reviews))[0]?.version;
  const all = (await adviser.read()).map(({ path, field_review_id: seen }) => ({ path, seen }));
  expect((await adviser.judge('x', { verdict: 'accepted', fields: all })).json.version, 'nothing changed').toBe(before);
  for (const wrong of [
    { ...FLAG, fields },
    { verdict: 'flagged', comment: 'abc' },
    { verdict: 'flagged', reason: 'document' },
    { ...FLAG, comment: 'a\u202eb' },
    { ...FLAG, comment: '\u200b\u200b\u200b' },
    { ...FLAG, comment: 'x'.repeat(601) },
    { ...FLAG, reason: 'because' },
    { verdict: 'accepted', fields: [{ path: 'surnames', seen: null }] },
    { verdict: 'accepted', page_number: 99 },
    { verdict: 'accepted', form_name: 'renewal' },
    { verdict: 'accepted', fields: [] },
  ])
    expect((await adviser.judge('national_id', wrong)).status, JSON.stringify(wrong)).toBe(422);
});

test('whoever has written answers for the person does not approve them; an admin may, and says why', async ({
  api,
}) => {
  const { own, adviser, other, admin, user_id } = await opened(api);
  await adviser.judge('national_id', FLAG);
  await adviser.giveBack();
  expect((await adviser.save(2, { national_id: '97' })).status, 'written for them').toBe(200);
  await own.ask();
  await adviser.open();
  await adviser.judge('national_id', { verdict: 'accepted' });
  const message = 'Whoever prepared the answers does not approve them alone';
  for (const json of [{}, { reason: 'nadie más está hoy' }])
    expect(await adviser.accept(json), JSON.stringify(json)).toMatchObject({ status: 409, json: { message } });
  expect((await other.accept()).status, 'somebody else').toBe(200);

  await api.db.update(reviews).set({ state: 'returned', returned: ['ds160/2/national_id'] });
  await other.save(2, { national_id: '96' });
  await own.ask();
  await other.open();
  expect((await other.accept()).status).toBe(409);
  expect((await other.accept({ reason: 'Nadie más está hoy' })).status).toBe(200);
  const accepted = and(eq(audit.subject_id, user_id), eq(audit.action, 'review.accepted'));
  const rows = await api.db.select().from(audit).where(accepted).orderBy(audit.audit_id);
  expect(rows.at(-1)).toMatchObject({ actor_id: admin.user.user_id, reason: 'Nadie más está hoy' });
});

test('staff only, on record, and with no answer in the trail', async ({ api }) => {
  const { own, adviser, user_id, csr } = await opened(api);
  const stranger = await api.signIn('applicant');
  for (const who of [own, caseOf(api, user_id, stranger.bearer)])
    expect((await who.judge('sex', FLAG, null)).status).toBe(404);
  expect((await caseOf(api, user_id, {}).judge('sex', FLAG, null)).status).toBe(401);
  await adviser.judge('national_id', FLAG, null);
  const trail = and(eq(audit.subject_id, user_id), eq(audit.action, 'review.judged'));
  const [row, more] = await api.db.select().from(audit).where(trail);
  expect(row).toMatchObject({ actor_id: csr.user.user_id });
  expect(more).toBeUndefined();
  expect(JSON.stringify(row)).not.toMatch(/1020304050|cédula/);
});

test('after a denial the answers open once more for nothing, once, within twelve months; what was begun stays begun', async ({
  api,
}) => {
  const { own, adviser, user_id } = await opened(api);
  await adviser.accept();
  expect((await own.second()).json.message).toBe('A second review comes after a denial');
  await api.db.update(users).set({ current_step: 'visa_denied' }).where(eq(users.user_id, user_id));
  const denied = { user_id, event: 'step', to_step: 'visa_denied', created_at: api.clock.now };
  await api.db.insert(case_events).values(denied);
  const year = 367 * 86_400_000;
  const now = api.clock.now;
  api.clock.now = new Date(now.getTime() + year);
  const late = caseOf(api, user_id, (await api.signIn('csr')).bearer);
  expect((await late.second()).json.message).toBe('The twelve months are over');
  api.clock.now = now;
  const opens = (await own.second()).json.review;
  expect(opens).toMatchObject({ state: 'returned', opened_at: expect.any(String) });
  expect((await own.save(2, { national_id: '95', nationality: 'PE' })).status, 'every answer').toBe(200);
  await own.save(2);
  expect((await own.ask()).status, 'nothing to pay').toBe(200);
  await adviser.open();
  await adviser.accept();
  expect((await own.second()).json.message).toBe('The second review was used');
});

test('ten verdicts of two advisers at once on one answer: one is written', async () => {
  const api = await ownApp();
  onTestFinished(api.close);
  const { adviser, other, user_id } = await opened(api);
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      (turn % 2 ? adviser : other).judge('national_id', { ...FLAG, comment: `Comentario ${turn}` }, null),
    ),
  );
  expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect(await stored(api, user_id)).toHaveLength(1);
});
