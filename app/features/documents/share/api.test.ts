/** One file for several people: who may, with whom, and what stands in the way (D48, D50). */
import { eq } from 'drizzle-orm';
import { audit, credentials, documents, reviews } from '#db/schema.server.ts';
import { quickHash } from '#tests/account.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { handedIn } from '#tests/document-samples.ts';
import { applicantWith, documentsOf } from '#tests/documents-of.ts';

type Headers = Record<string, string>;
const share = (api: TestApp, user_id: string, headers: Headers, others: string[], type = 'bank_statements') =>
  api.send('POST', `/api-mv/docs/${user_id}/documents/${type}/files/1/share`, { headers, json: { with: others } });

async function family(api: TestApp) {
  const head = await applicantWith(api);
  const [one, two] = [
    await api.signIn('secondary', { primary_user_id: head.user_id }),
    await api.signIn('secondary', { primary_user_id: head.user_id }),
  ].map(({ user }) => user.user_id) as [string, string];
  const said = { note: 'Las dos hojas', doubts: ['dark'], name: 'extracto.jpg' };
  await api.db.insert(documents).values(handedIn(head.user_id, 'bank_statements', { ...said, sha256: 'x' }));
  const rowOf = (user_id: string, number = 1) => documentsOf(api, user_id, {}).row('bank_statements', number);
  return { head, one, two, rowOf };
}

test('the row goes over with what was said of it, under the next number, and twice is once', async ({ api }) => {
  const { head, one, two, rowOf } = await family(api);
  await api.db.insert(documents).values(handedIn(two, 'bank_statements'));
  const earlier = new Date(api.clock.now.getTime() - 86_400_000);
  const set = { accepted_at: api.clock.now, created_at: earlier, uploaded_by: head.user_id };
  await api.db.update(documents).set(set).where(eq(documents.user_id, head.user_id));
  const source = await rowOf(head.user_id);
  expect(await share(api, head.user_id, head.bearer, [one, two])).toMatchObject({
    status: 200,
    json: {
      shared: [
        { user_id: one, file_number: 1, is_new: true },
        { user_id: two, file_number: 2, is_new: true },
      ],
    },
  });
  expect(await rowOf(one)).toMatchObject({
    ...{ object_key: source?.object_key, state: 'uploaded', note: 'Las dos hojas', doubts: ['dark'], sha256: 'x' },
    // As old as its source: a copy is no fresh upload (T40).
    ...{ uploaded_by: source?.uploaded_by, created_at: source?.created_at, accepted_at: null },
  });
  expect((await share(api, head.user_id, head.bearer, [one, two])).json.shared).toMatchObject([
    { file_number: 1, is_new: false },
    { file_number: 2, is_new: false },
  ]);
  expect(await api.db.$count(documents, eq(documents.user_id, one))).toBe(1);
});

test('not with strangers, not with oneself, not with somebody who has an own account (D48)', async ({ api }) => {
  const { head, one, two, rowOf } = await family(api);
  const stranger = await applicantWith(api);
  for (const others of [[stranger.user_id], [head.user_id], [one, stranger.user_id]])
    expect((await share(api, head.user_id, head.bearer, others)).status).toBe(404);
  for (const others of [[], [one, one], ['x']])
    expect((await share(api, head.user_id, head.bearer, others)).status).toBe(422);
  expect((await share(api, head.user_id, stranger.bearer, [one])).status).toBe(404);
  await api.db.insert(credentials).values({ user_id: two, password_hash: await quickHash('tres gatos en el sol') });
  expect((await share(api, head.user_id, head.bearer, [one, two])).status).toBe(404);
  expect(await rowOf(one), 'all or none').toBeUndefined();
  const csr = await api.signIn('csr');
  expect((await share(api, head.user_id, csr.bearer, [one, two])).status, 'staff may').toBe(200);
  const rows = await api.db.select().from(audit).where(eq(audit.subject_id, head.user_id));
  expect(rows.map(({ action }) => action)).toContain('document.share');
});

test('what stands in the way is said with whose files it is, and nobody gets it', async ({ api }) => {
  const { head, one, two, rowOf } = await family(api);
  const MB = 1024 * 1024;
  const [full] = await api.db
    .insert(documents)
    .values(handedIn(two, 'tax_return', { bytes: 200 * MB - 999 }))
    .returning();
  expect(await share(api, head.user_id, head.bearer, [one, two])).toMatchObject({
    ...{ status: 409, json: { message: 'No room left', field: `with.${two}` } },
  });
  expect(await rowOf(one)).toBeUndefined();
  await api.db.delete(documents).where(eq(documents.document_id, String(full?.document_id)));
  const numbers = Array.from({ length: 20 }, (_, at) => at + 1);
  await api.db
    .insert(documents)
    .values(numbers.map((file_number) => handedIn(two, 'bank_statements', { file_number })));
  expect((await share(api, head.user_id, head.bearer, [two])).json).toMatchObject({ message: 'Too many files' });
  await api.db.insert(reviews).values({ user_id: one, state: 'asked', asked_at: api.clock.now });
  expect(await share(api, head.user_id, head.bearer, [one])).toMatchObject({
    ...{ status: 423, json: { field: `with.${one}` } },
  });
  await api.db.delete(reviews);
  await api.db.update(documents).set({ asked_again: 'Borroso' }).where(eq(documents.user_id, head.user_id));
  expect((await share(api, head.user_id, head.bearer, [one])).status).toBe(409);
  await api.db.update(documents).set({ asked_again: null, state: 'refused' });
  expect((await share(api, head.user_id, head.bearer, [one])).status).toBe(404);
});
