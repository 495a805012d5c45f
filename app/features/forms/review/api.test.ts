/** Sending a case for review as calls: what is missing, the lock, undo, what an adviser does; of two at once one wins (D48, D49, D51). */
import { eq } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import {
  audit,
  case_events,
  check_notes,
  credentials,
  form_pages,
  messages,
  reviews,
  subscriptions,
  users,
} from '#db/schema.server.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';
import { handInAll } from '#tests/document-samples.ts';
import { findingsIn } from '#tests/findings.ts';
import { FINISHED, fillIn, makeReady } from '#tests/finished-form.ts';

type Headers = Record<string, string>;

/** The case of a person, as somebody with these headers reaches it. */
function caseOf(api: TestApp, user_id: string, headers: Headers) {
  const path = `/api-mv/form/${user_id}`;
  const post = (what: string, json?: object) =>
    api.send('POST', `${path}/review${what}`, { headers, ...(json && { json }) });
  return {
    user_id,
    headers,
    ask: () => post(''),
    undo: () => api.send('DELETE', `${path}/review`, { headers }),
    open: () => post('/open'),
    giveBack: (...places: string[]) => post('/return', { places }),
    accept: (json: object = {}) => post('/accept', json),
    save: (page: number, but: object = {}) =>
      api.send('PUT', `${path}/ds160/pages/${page}`, { headers, json: { form_data: { ...FINISHED[page], ...but } } }),
    clear: (page: number) => api.send('DELETE', `${path}/ds160/pages/${page}`, { headers }),
    note: (json: object) => api.send('PUT', `${path}/ds160/notes`, { headers, json }),
    async events() {
      const rows = await api.db.select().from(case_events).where(eq(case_events.user_id, user_id));
      return rows.flatMap(({ event }) => (event.startsWith('review.') ? event : []));
    },
  };
}

async function applicant(api: TestApp, more: object = {}) {
  const { user, bearer } = await api.signIn('applicant', { service_type: 'FirstTime', ...more });
  return caseOf(api, user.user_id, bearer);
}
async function ready(api: TestApp) {
  const own = await applicant(api);
  await makeReady(api, own.user_id);
  const csr = await api.signIn('csr');
  return { own, adviser: caseOf(api, own.user_id, csr.bearer), csr };
}

test('what is missing is named, and nothing is sent', async ({ api }) => {
  const own = await applicant(api);
  const refused = await own.ask();
  expect(refused).toMatchObject({ status: 409, json: { success: false, review: null } });
  expect(refused.json.reasons).toEqual([
    { what: 'form', form_name: 'ds160', status: 'Not Started' },
    { what: 'documents', status: 'Not Started' },
    { what: 'payment' },
  ]);
  await fillIn(api, own.user_id, { 2: {} });
  await handInAll(api, own.user_id);
  expect((await own.ask()).json.reasons).toEqual([
    { what: 'form', form_name: 'ds160', status: 'In Progress' },
    { what: 'payment' },
  ]);
  await own.save(2);
  const { user_id } = own;
  const buy = (sid: string) =>
    api.db.insert(subscriptions).values({ user_id, sid, applicants_covered: 1, state: 'active' });
  await buy('BackgroundCheck');
  expect((await own.ask()).json.reasons, 'another product').toEqual([{ what: 'payment' }]);
  expect(await own.events()).toEqual([]);
  await buy('FirstTime');
  expect((await own.ask()).json).toMatchObject({ success: true, review: { state: 'asked', returned: [], version: 1 } });
});

test('a service without a form has nothing to send', async ({ api }) => {
  const own = await applicant(api, { service_type: 'StudyPermitCanada' });
  for (const call of [own.ask, own.undo]) expect((await call()).status).toBe(404);
});

test('once it is sent the answers are locked, for staff as well; what changes nothing is still answered', async ({
  api,
}) => {
  const { own, adviser } = await ready(api);
  await own.save(2);
  expect((await own.ask()).status).toBe(200);
  expect(await own.events()).toEqual(['review.asked']);
  for (const person of [own, adviser]) {
    expect(await person.save(2, { national_id: '99' })).toMatchObject({
      status: 423,
      json: { success: false, message: 'Sent for review' },
    });
    expect((await person.clear(2)).status).toBe(423);
  }
  expect((await own.save(2)).status, 'the same page again').toBe(200);
  const [row] = await api.db.select().from(form_pages).where(eq(form_pages.page_number, 2));
  expect(row?.form_data).toMatchObject({ national_id: '1020304050' });
});

test('sent twice it was sent once; taken back it can be written and sent again', async ({ api }) => {
  const { own } = await ready(api);
  const first = await own.ask();
  const again = await own.ask();
  expect(again.json).toEqual(first.json);
  expect(await own.undo()).toMatchObject({ status: 200, json: { review: null } });
  expect(await own.undo(), 'nothing to take back').toMatchObject({ status: 200, json: { review: null } });
  expect((await own.save(2, { national_id: '99' })).status).toBe(200);
  expect((await own.ask()).status).toBe(200);
  expect(await own.events()).toEqual(['review.asked', 'review.undone', 'review.asked']);
});

test('once an adviser has opened it, it cannot be taken back; opening begins the review once', async ({ api }) => {
  const { own, adviser } = await ready(api);
  expect((await adviser.open()).status, 'nobody has sent it').toBe(409);
  await own.ask();
  const opened = await adviser.open();
  expect(opened.json.review).toMatchObject({ state: 'opened', opened_at: api.clock.now.toISOString() });
  expect(await own.undo()).toMatchObject({ status: 409, json: { review: { state: 'opened' }, reasons: [] } });
  expect((await adviser.open()).json).toEqual(opened.json);
  expect(await own.ask(), 'it is with us').toMatchObject({ status: 200, json: { review: { state: 'opened' } } });
  expect(await own.events()).toEqual(['review.asked', 'review.opened']);
});

test('what an adviser sends back can be written, with what hangs on it, and nothing else; then it is sent again', async ({
  api,
}) => {
  const { own, adviser } = await ready(api);
  await own.ask();
  expect((await adviser.giveBack('ds160/2/national_id')).status, 'it is not open').toBe(409);
  await adviser.open();
  for (const place of ['ds160/2/surnames', 'ds160/99/surnames', 'renewal/1/surnames', 'ds160/1/other_names.0.colour'])
    expect(await adviser.giveBack(place), place).toMatchObject({ status: 422, json: { field: 'places.0' } });
  expect(await adviser.giveBack()).toMatchObject({ status: 409, json: { message: 'Nothing is sent back' } });
  const back = await adviser.giveBack('ds160/2/national_id', 'ds160/1/other_names_used');
  expect(back.json.review).toMatchObject({
    state: 'returned',
    returned: ['ds160/2/national_id', 'ds160/1/other_names_used'],
  });
  expect((await own.save(2, { national_id: '99' })).status).toBe(200);
  expect((await own.save(2, { national_id: '99', nationality: 'PE' })).status, 'was not sent back').toBe(423);
  const names = { other_names_used: 'Y', other_names: [{ surname: 'Rojas', given: 'Ana' }] };
  expect((await own.save(1, names)).status, 'what the answer opens').toBe(200);
  expect((await own.save(3, { us_stay_city: 'Tampa' })).status).toBe(423);
  expect((await own.clear(2)).status, 'a page as a whole').toBe(423);
  expect((await own.ask()).json.review).toMatchObject({ state: 'asked' });
  expect((await own.save(2, { national_id: '98' })).status).toBe(423);
  expect((await own.undo()).json.review, 'no more than before').toMatchObject({ state: 'returned' });
  expect((await own.save(2, { national_id: '98' })).status).toBe(200);
  await own.ask();
  await adviser.open();
  expect((await adviser.accept()).json.review).toMatchObject({ state: 'accepted', returned: [] });
  expect((await adviser.accept()).status).toBe(200);
  for (const call of [own.undo, () => adviser.giveBack('ds160/1/sex')]) expect((await call()).status).toBe(409);
  expect((await own.save(2, { national_id: '97' })).status).toBe(423);
});

test('who may: the person, the guardian of somebody without an account, staff; the rest is for staff alone (D48)', async ({
  api,
}) => {
  const head = await applicant(api);
  const primary_user_id = head.user_id;
  const child = await api.signIn('secondary', { primary_user_id, first_name: 'Luz' });
  const grown = await api.signIn('secondary', { primary_user_id, first_name: 'Iván' });
  await api.db.insert(credentials).values({ user_id: grown.user.user_id, password_hash: 'x' });
  const stranger = await api.signIn('applicant');
  const [csr, admin] = [await api.signIn('csr'), await api.signIn('admin')];
  const note = { finding: 'a', values_hash: '1', note: '' };
  const statuses = async (user_id: string, headers: Headers) => {
    const one = caseOf(api, user_id, headers);
    const calls = [
      one.ask,
      one.undo,
      () => one.note(note),
      one.open,
      () => one.accept(),
      () => one.giveBack('ds160/1/sex'),
    ];
    return Promise.all(calls.map(async (call) => (await call()).status));
  };
  /** Admitted and refused for what is missing, or not admitted. */
  const [may, staff] = [
    [409, 200, 200, 404, 404, 404],
    [409, 200, 200, 409, 409, 409],
  ];
  const [no, out] = [Array(6).fill(404), Array(6).fill(401)];
  expect(await statuses(head.user_id, head.headers)).toEqual(may);
  expect(await statuses(grown.user.user_id, grown.bearer)).toEqual(may);
  expect(await statuses(child.user.user_id, head.headers), 'the guardian').toEqual(may);
  expect(await statuses(grown.user.user_id, head.headers), 'the primary of somebody with an account').toEqual(no);
  for (const { bearer } of [stranger, child, grown]) expect(await statuses(head.user_id, bearer)).toEqual(no);
  for (const { bearer } of [csr, admin]) expect(await statuses(head.user_id, bearer)).toEqual(staff);
  expect(await statuses(head.user_id, {})).toEqual(out);
});

test('the head pays for the family; each person is sent apart', async ({ api }) => {
  const { own } = await ready(api);
  const child = await api.signIn('secondary', { primary_user_id: own.user_id });
  const luz = caseOf(api, child.user.user_id, own.headers);
  expect((await luz.ask()).json.reasons.map(({ what }: { what: string }) => what)).toEqual(['form', 'documents']);
  await fillIn(api, luz.user_id);
  await handInAll(api, luz.user_id);
  expect((await luz.ask()).status).toBe(200);
  expect(await api.db.$count(reviews, eq(reviews.user_id, own.user_id)), 'the others stay').toBe(0);
  expect((await own.save(2, { national_id: '99' })).status).toBe(200);
});

test('what staff do with a case is on record', async ({ api }) => {
  const { own, adviser, csr } = await ready(api);
  await adviser.ask();
  await adviser.open();
  await api.db.update(users).set({ last_name: 'Zabaleta' }).where(eq(users.user_id, own.user_id));
  const [found] = await findingsIn(api, own.user_id);
  expect((await adviser.note({ ...found, note: 'dicho por teléfono' })).status).toBe(200);
  const rows = await api.db.select().from(audit).where(eq(audit.subject_id, own.user_id)).orderBy(audit.audit_id);
  expect(rows.map(({ action, actor_id }) => [action, actor_id])).toEqual(
    ['review.asked', 'review.opened', 'form.note'].map((action) => [action, csr.user.user_id]),
  );
  expect(JSON.stringify(rows)).not.toContain('teléfono');
});

test('a note is kept for the values it was written about, written over, and taken back by an empty one', async ({
  api,
}) => {
  const own = await applicant(api, { last_name: 'Zabaleta' });
  await fillIn(api, own.user_id);
  const stored = () => api.db.select().from(check_notes).where(eq(check_notes.user_id, own.user_id));
  const [found] = await findingsIn(api, own.user_id);
  const first = { finding: '', values_hash: '', ...found, note: '  Es correcto  ' };
  expect((await own.note(first)).json.note).toEqual({ ...first, note: 'Es correcto' });
  await own.note({ ...first, note: 'Sigue bien' });
  const { values_hash } = first;
  expect(await stored()).toMatchObject([{ values_hash, note: 'Sigue bien', written_by: own.user_id }]);
  expect((await own.note({ ...first, values_hash: 'cd34' })).status, 'of other values').toBe(409);
  expect((await own.note({ ...first, finding: 'birth 1:date_of_birth' })).status, 'that nobody found').toBe(409);
  expect(await stored()).toMatchObject([{ note: 'Sigue bien' }]);
  expect((await own.note({ ...first, note: '   ' })).json.note).toBeNull();
  expect(await stored()).toEqual([]);
  for (const wrong of [
    { finding: '' },
    { note: 'x'.repeat(601) },
    { note: 'a\0b' },
    { note: 'a\u202eb' },
    { values_hash: '<b>' },
  ])
    expect((await own.note({ ...first, ...wrong })).status, JSON.stringify(wrong)).toBe(422);
});

test('what an adviser sends back, and that they are done, is told by mail: without an answer, to a confirmed address', async ({
  api,
}) => {
  const { own, adviser } = await ready(api);
  const written = () =>
    api.db
      .select({ kind: messages.kind, subject: messages.subject, text: messages.text })
      .from(messages)
      .where(eq(messages.user_id, own.user_id))
      .orderBy(messages.created_at);
  const at = new Date();
  await api.db
    .update(users)
    .set({ email_verified_at: null, email: 'ana@correo.example' })
    .where(eq(users.user_id, own.user_id));
  await own.ask();
  await adviser.open();
  await adviser.giveBack('ds160/1/surnames');
  expect(await written(), 'an address that nobody confirmed').toEqual([]);
  await api.db
    .update(users)
    .set({ email_verified_at: at, locale: 'es', email: 'ana@correo.example' })
    .where(eq(users.user_id, own.user_id));
  await own.ask();
  await adviser.open();
  await adviser.giveBack('ds160/1/surnames', 'ds160/2/national_id', 'ds160/2/national_id');
  await own.ask();
  await adviser.open();
  await adviser.accept();
  const [returned, accepted, more] = await written();
  expect(returned).toMatchObject({ kind: 'review_returned', subject: 'Tu asesor te devolvió 2 respuestas' });
  expect(returned?.text).toContain(`/portal/applicants/${own.user_id}/form/ds160/check`);
  expect(returned?.text).not.toContain('1020304050');
  expect(accepted).toMatchObject({ kind: 'review_accepted', subject: 'Tu asesor terminó la revisión' });
  expect(more).toBeUndefined();
});

test('sent by ten at once it is sent once; a save beside it is in what was sent, or is refused', async () => {
  const api = await ownApp();
  onTestFinished(api.close);
  const { own, adviser } = await ready(api);
  const [saved, ...asked] = await Promise.all([
    own.save(2, { national_id: '99' }),
    ...Array.from({ length: 10 }, () => own.ask()),
  ]);
  expect(asked.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await own.events()).toEqual(['review.asked']);
  expect([200, 423]).toContain(saved.status);
  const [row] = await api.db.select().from(form_pages).where(eq(form_pages.page_number, 2));
  expect(row?.form_data.national_id).toBe(saved.status === 200 ? '99' : '1020304050');

  const [undone, opened] = await Promise.all([own.undo(), adviser.open()]);
  expect([undone.status, opened.status].sort(), 'exactly one wins').toEqual([200, 409]);
  const [review] = await api.db.select().from(reviews);
  expect(review?.state).toBe(opened.status === 200 ? 'opened' : undefined);
  expect(await own.events()).toEqual(['review.asked', opened.status === 200 ? 'review.opened' : 'review.undone']);
});
