/** An adviser asks for a document that no list has, or lets one be left out: the list counts it, the person hears of it (D50). */
import { eq } from 'drizzle-orm';
import { audit, documents, messages, reviews, users } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { handedIn, handInAll } from '#tests/document-samples.ts';
import { applicantWith } from '#tests/documents-of.ts';

async function office(api: TestApp, more: object = {}) {
  const confirmed = { email: 'ana@correo.example', email_verified_at: api.clock.now, locale: 'es' } as const;
  const own = await applicantWith(api, { service_type: 'FirstTime', ...confirmed, ...more });
  const csr = await api.signIn('csr');
  const path = (type: string) => `/api-mv/docs/${own.user_id}/documents/${type}/request`;
  return {
    ...{ own, csr },
    ask: (
      type: string,
      is_asked: boolean,
      reason = 'Tu caso lo necesita',
      headers: Record<string, string> = csr.bearer,
    ) => api.send('PUT', path(type), { headers, json: { is_asked, reason } }),
    undo: (type: string) => api.send('DELETE', path(type), { headers: csr.bearer }),
    async listed(type: string) {
      const { json } = await api.send('GET', `/api-mv/docs/${own.user_id}/documents`, { headers: own.bearer });
      return json.documents.find((one: { type: string }) => one.type === type) as
        | { state: string; asked_for: string | null }
        | undefined;
    },
    status: async () =>
      (await api.db.select().from(users).where(eq(users.user_id, own.user_id)))[0]?.supporting_documents_status,
  };
}

/** Of students, and not on the list of a first visitor visa. */
const BESIDE = 'i20';

test('a document that the service does not list is asked for: it counts, with its reason, until it is taken back', async ({
  api,
}) => {
  const { own, ask, undo, listed, status } = await office(api);
  await handInAll(api, own.user_id);
  await api.db.delete(documents).where(eq(documents.document_type, BESIDE));
  expect((await undo(BESIDE)).json.status).toBe('Finished');
  expect((await ask(BESIDE, true)).json).toEqual({ success: true, status: 'In Progress' });
  expect(await listed(BESIDE)).toMatchObject({ state: 'needed', asked_for: 'Tu caso lo necesita' });
  expect(await status()).toBe('In Progress');
  const page = await api.raw('GET', `/portal/applicants/${own.user_id}/documents`, { headers: own.cookie });
  expect(await page.text()).toContain('Tu caso lo necesita');
  await ask(BESIDE, true, 'Tu caso lo necesita, por el apellido');
  const sent = await api.db.select().from(messages).where(eq(messages.to_address, 'ana@correo.example'));
  expect(
    sent.map(({ kind }) => kind),
    'reworded is not told twice',
  ).toEqual(['document_asked_for']);
  expect(sent[0]?.text).not.toContain('lo necesita');
  await api.db.insert(documents).values(handedIn(own.user_id, BESIDE));
  expect((await undo(BESIDE)).json.status).toBe('Finished');
});

test('what an adviser asks for can be handed in while the case is with them; what is left out no longer counts', async ({
  api,
}) => {
  const { own, ask, listed } = await office(api);
  await api.db.insert(reviews).values({ user_id: own.user_id, state: 'opened', asked_at: api.clock.now });
  const upload = (document_type: string) =>
    api.send('POST', `/api-mv/docs/${own.user_id}/documents/upload-url`, {
      headers: { ...own.bearer, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ document_type, content_type: 'image/jpeg' }).toString(),
    });
  expect((await upload(BESIDE)).status).toBe(423);
  await ask(BESIDE, true);
  expect((await upload(BESIDE)).status).toBe(200);
  expect((await listed('passport'))?.state).toBe('needed');
  expect((await ask('passport', false, 'Ya lo tenemos en papel')).status).toBe(200);
  expect(await listed('passport')).toBeUndefined();
  const page = await api.raw('GET', `/portal/applicants/${own.user_id}/documents`, { headers: own.cookie });
  expect(await page.text()).toContain('Ya lo tenemos en papel');
  const sent = await api.db.select().from(messages).where(eq(messages.to_address, 'ana@correo.example'));
  expect(sent.map(({ kind }) => kind).sort()).toEqual(['document_asked_for', 'document_left_out']);
});

test('staff only, on record, with a reason; additional documents are never asked for', async ({ api }) => {
  const { own, ask, csr } = await office(api);
  expect((await ask('passport', false, 'Sin motivo', own.bearer)).status).toBe(404);
  expect((await ask('passport', false, 'Sin motivo', {})).status).toBe(401);
  for (const reason of ['', 'ab', 'a\u202eb c', 'x'.repeat(601)])
    expect((await ask('passport', false, reason)).status).toBe(422);
  expect((await ask('additional_documents', true)).json.field).toBe('document_type');
  await ask('passport', false);
  const rows = await api.db.select().from(audit).where(eq(audit.subject_id, own.user_id));
  expect(rows).toMatchObject([{ action: 'document.leave_out', actor_id: csr.user.user_id }]);
  expect(JSON.stringify(rows)).not.toContain('Tu caso');
});
