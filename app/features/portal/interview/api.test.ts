/** Own notes of interview preparation as calls and as a page: whose they are, that nothing is written over, nothing told on. */
import { eq } from 'drizzle-orm';
import { credentials, form_pages, interview_notes, subscriptions, users } from '#db/schema.server.ts';
import { confirmPassword } from '#tests/account.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';

const Q = 'visitor_1_why';
type TestSession = Awaited<ReturnType<TestApp['signIn']>>;

const pathOf = (user_id: string, question = Q) => `/api-mv/interview/${user_id}/questions/${question}`;
const save = (api: TestApp, who: TestSession, json: object, user_id = who.user.user_id, question = Q) =>
  api.send('PUT', pathOf(user_id, question), { json, headers: who.bearer });
const read = (api: TestApp, who: TestSession, user_id = who.user.user_id) =>
  api.send('GET', `/api-mv/interview/${user_id}`, { headers: who.bearer });

/** A primary with the service, a child without an account and a spouse with one. */
async function family(api: TestApp, more: object = {}) {
  const head = await api.signIn('applicant', { service_type: 'FirstTime', first_name: 'Ana', ...more });
  const child = await api.signIn('secondary', { primary_user_id: head.user.user_id, first_name: 'Abel' });
  const spouse = await api.signIn('secondary', { primary_user_id: head.user.user_id, first_name: 'Alma' });
  await api.db.insert(credentials).values({ user_id: spouse.user.user_id, password_hash: 'x' });
  return { head, child, spouse };
}

test('a note is kept with its mark, version by version, and stays after it is emptied', async ({ api }) => {
  const { head } = await family(api);
  expect((await read(api, head)).json).toEqual({ success: true, notes: [] });
  const first = await save(api, head, { note: ' Mi hermana\r\nen Miami ', is_practised: false, version: 0 });
  expect(first.json.note).toEqual({ question: Q, note: 'Mi hermana\nen Miami', is_practised: false, version: 1 });
  await save(api, head, { note: '', is_practised: true, version: 0 }, head.user.user_id, 'crew_1_company');
  await save(api, head, { note: '', is_practised: false, version: 1 });
  expect((await read(api, head)).json.notes).toEqual([
    { question: 'crew_1_company', note: '', is_practised: true, version: 1 },
    { question: Q, note: '', is_practised: false, version: 2 },
  ]);
  const old = await save(api, head, { note: 'of an old tab', is_practised: false, version: 0 });
  expect(old.status, 'an emptied note is not brought back by a tab that never saw it').toBe(409);
});

test('another version is answered, not overwritten; what is stored already is saved', async ({ api }) => {
  const { head } = await family(api);
  await save(api, head, { note: 'uno', is_practised: false, version: 0 });
  const late = await save(api, head, { note: 'dos', is_practised: false, version: 0 });
  expect(late.status).toBe(409);
  expect(late.json).toEqual({
    success: false,
    message: 'Changed elsewhere',
    note: { question: Q, note: 'uno', is_practised: false, version: 1 },
  });
  const ahead = await save(api, head, { note: 'dos', is_practised: false, version: 7 });
  expect(ahead.status).toBe(409);
  const again = await save(api, head, { note: 'uno ', is_practised: false, version: 0 });
  expect([again.status, again.json.note.version], 'its first answer got lost').toEqual([200, 1]);
  expect((await read(api, head)).json.notes).toHaveLength(1);
});

test('of two who save at once on the same version one is told', async () => {
  const api = await ownApp();
  try {
    const { head } = await family(api);
    for (const version of [0, 1]) {
      const answers = await Promise.all(
        ['a', 'b'].map((note) => save(api, head, { note: note + version, is_practised: false, version })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const won = answers.find(({ status }) => status === 200)?.json.note;
      expect(answers.find(({ status }) => status === 409)?.json.note).toEqual(won);
      expect((await read(api, head)).json.notes).toEqual([won]);
    }
  } finally {
    await api.close();
  }
});

test('a question that is none, a note that is too long, and anything beyond are refused', async ({ api }) => {
  const { head } = await family(api);
  const right = { note: 'x', is_practised: false, version: 0 };
  for (const question of ['visitor_99', 'toString', '__proto__'])
    expect((await save(api, head, right, head.user.user_id, question)).status, question).toBe(422);
  for (const wrong of [
    { ...right, note: 'x'.repeat(2001) },
    { ...right, version: -1 },
    { ...right, version: 1.5 },
    { ...right, is_practised: 'yes' },
    { note: 'x', is_practised: true },
    { ...right, user_id: head.user.user_id },
  ])
    expect((await save(api, head, wrong)).status, JSON.stringify(wrong).slice(0, 60)).toBe(422);
  expect((await read(api, head)).json.notes).toEqual([]);
  expect((await save(api, head, { ...right, note: 'x'.repeat(2000) })).status).toBe(200);
});

test('notes are one’s own: the primary has those of a member without an account, nobody else has any', async ({
  api,
}) => {
  const { head, child, spouse } = await family(api);
  const own = { note: 'propio', is_practised: true, version: 0 };
  expect((await save(api, spouse, own)).status).toBe(200);
  expect((await save(api, head, own, child.user.user_id)).status).toBe(200);
  expect((await read(api, head, child.user.user_id)).json.notes).toHaveLength(1);
  expect((await read(api, spouse)).json.notes).toHaveLength(1);
  const other = await api.signIn('applicant');
  const strangers: [who: TestSession, whose: TestSession][] = [
    [head, spouse],
    [spouse, head],
    [spouse, child],
    [other, head],
    [other, child],
    ...[await api.signIn('csr'), await api.signIn('admin')].flatMap((staff): [TestSession, TestSession][] => [
      [staff, head],
      [staff, child],
      [staff, staff],
    ]),
  ];
  for (const [who, whose] of strangers) {
    const { user_id } = whose.user;
    expect((await read(api, who, user_id)).status, `${who.user.role} reads`).toBe(404);
    expect((await save(api, who, { ...own, note: 'ajeno' }, user_id)).status, `${who.user.role} writes`).toBe(404);
  }
  expect((await api.send('GET', `/api-mv/interview/${head.user.user_id}`)).status).toBe(401);
  const rows = await api.db.select().from(interview_notes);
  expect(rows.map(({ note }) => note)).toEqual(['propio', 'propio']);
  // Once the child has an account, the notes are the child's alone.
  await api.db.insert(credentials).values({ user_id: child.user.user_id, password_hash: 'x' });
  expect((await read(api, head, child.user.user_id)).status).toBe(404);
  expect((await read(api, child)).json.notes).toMatchObject([{ note: 'propio' }]);
});

test('what somebody notes stands in no line of the log, and leaves with the person', async ({ api }) => {
  const { head, child } = await family(api);
  const note = 'mi-secreto-de-prueba';
  await save(api, head, { note, is_practised: false, version: 0 });
  await save(api, head, { note: 'otro', is_practised: false, version: 0 });
  await save(api, head, { note, is_practised: false, version: 0 }, child.user.user_id);
  expect(api.logLines.join('')).not.toContain(note);
  const { user_id } = head.user;
  await confirmPassword(api, user_id);
  const { json } = await api.send('GET', `/user/${user_id}/personal-data`, { headers: head.bearer });
  expect(json.person.interview_notes).toEqual([
    { question: Q, note, is_practised: false, updated_at: expect.any(String) },
  ]);
  await api.send('DELETE', `/user/${user_id}/secondary-applicants/${child.user.user_id}`, { headers: head.bearer });
  const left = await api.db.select().from(interview_notes);
  expect(left.map((row) => row.user_id)).toEqual([user_id]);
});

/** The page without its scripts: what somebody reads. */
async function page(api: TestApp, who: TestSession, user_id = who.user.user_id, prefix = '') {
  const answer = await api.raw('GET', `${prefix}/portal/applicants/${user_id}/interview`, { headers: who.cookie });
  const text = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  return { status: answer.status, text };
}

test('the page shows the questions for somebody’s answers, with notes and marks', async ({ api }) => {
  const { head } = await family(api);
  await save(api, head, { note: 'Ver a mi hermana', is_practised: true, version: 0 });
  const bare = await page(api, head);
  expect(bare.status).toBe(200);
  expect(bare.text).toContain('Prepara tu entrevista');
  expect(bare.text).toContain('Practicadas 1 de 24');
  expect(bare.text).toContain('Ver a mi hermana');
  expect(bare.text).toContain('Si respondes las preguntas de tu solicitud');
  expect(bare.text).not.toContain('Es probable que te la hagan');
  await api.db.insert(form_pages).values({
    ...{ user_id: head.user.user_id, form_name: 'eligibility', page_number: 2, status: 'In Progress' as const },
    form_data: { occupation_now: 'retired', denied_visa_before: 'Y' },
  });
  const known = await page(api, head);
  expect(known.text).toContain('Practicadas 1 de 21');
  expect(known.text).toContain('Es probable que te la hagan');
  expect(known.text).not.toContain('¿Qué hace su empresa?');
  await api.db
    .insert(subscriptions)
    .values({ user_id: head.user.user_id, sid: 'FirstTime', applicants_covered: 1, state: 'active' });
  expect((await page(api, head)).text, 'paid answers cannot be changed').not.toContain('Si respondes las preguntas');
  for (const prefix of ['/en', '/ar']) expect((await page(api, head, head.user.user_id, prefix)).status).toBe(200);
});

test('a family member has the trip of the primary, and work and past of their own', async ({ api }) => {
  const { head, child, spouse } = await family(api);
  await api.db.insert(form_pages).values({
    ...{ user_id: head.user.user_id, form_name: 'eligibility', page_number: 1, status: 'In Progress' as const },
    form_data: { trip_reason: 'visit_family', occupation_now: 'retired', criminal_record: 'Y' },
  });
  const { text } = await page(api, head, child.user.user_id);
  expect(text).toContain('Prepara la entrevista de Abel');
  expect(text, 'the work of the primary hides nothing here').toContain('Practicadas 0 de 24');
  expect(text.split('Es probable que se la hagan').length - 1, 'three follow from a visit to family').toBe(3);
  expect(text).not.toContain('Si respondes las preguntas');
  const own = await page(api, spouse);
  expect(own.text).toContain('Prepara tu entrevista');
  expect((await page(api, head, spouse.user.user_id)).status, 'somebody with an account is on their own').toBe(404);
  expect((await page(api, spouse, child.user.user_id)).status).toBe(404);
  expect((await page(api, await api.signIn('csr'), head.user.user_id)).status).toBe(404);
});

test('a service without the preparation names those that have it, and is no dead end', async ({ api }) => {
  const { head, spouse } = await family(api, { service_type: 'Renewal' });
  const mine = await page(api, head);
  expect(mine.status).toBe(200);
  expect(mine.text).toContain('La preparación de la entrevista no está en tu trámite');
  expect(mine.text).toContain('Tu trámite es: Renovación de la visa de Estados Unidos.');
  expect(mine.text).toContain('Preparación de la entrevista y corrección del DS-160');
  expect(mine.text).toContain('Elegir otro trámite');
  expect(mine.text).not.toContain('Practicar ahora');
  const hers = await page(api, spouse);
  expect(hers.text).toContain('El trámite lo elige Ana');
  expect(hers.text).not.toContain('Elegir otro trámite');
  await api.db.update(users).set({ marked_paid_by_csr: true }).where(eq(users.user_id, head.user.user_id));
  const paid = await page(api, head);
  expect(paid.text).toContain('ya está pagado');
  expect(paid.text).not.toContain('Elegir otro trámite');
  await api.db
    .update(users)
    .set({ service_type: null, marked_paid_by_csr: false })
    .where(eq(users.user_id, head.user.user_id));
  expect((await page(api, head)).text).toContain('Elegir mi trámite');
  await api.db.update(users).set({ service_type: 'VisitorVisaCanada' }).where(eq(users.user_id, head.user.user_id));
  const canada = await page(api, head);
  expect(canada.text).toContain('una entrevista es poco común');
  expect(canada.text, 'no American service for a Canadian visa').not.toContain('Elegir otro trámite');
  expect(canada.text).toContain('wa.me');
});
