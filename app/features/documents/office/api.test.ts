/** The screen of an adviser, and what the person hears when another file is asked for. */
import { and, eq } from 'drizzle-orm';
import { audit, documents, messages, users } from '#db/schema.server.ts';
import { expect, test } from '#tests/app.ts';
import { handedIn } from '#tests/document-samples.ts';
import { applicantWith, documentsOf } from '#tests/documents-of.ts';
import { picture } from '#tests/uploads.ts';

test('staff see the files, on record; for everybody else the page is not there', async ({ api }) => {
  const own = await applicantWith(api, { first_name: 'Ana', last_name: 'Rojas', locale: 'ar' });
  const said = { note: 'No tengo otra', doubts: ['blurred'], name: 'pasaporte.jpg' };
  await api.db.insert(documents).values(handedIn(own.user_id, 'passport', said));
  const path = `/admin/people/${own.user_id}/documents`;
  const csr = await api.signIn('csr');
  const page = await api.raw('GET', path, { headers: csr.cookie });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toMatch(/img-src [^;]*blob:/);
  const html = await page.text();
  for (const shown of ['Documentos de Ana Rojas', 'pasaporte.jpg', 'No tengo otra']) expect(html).toContain(shown);
  expect(html, 'reasons are in the language of the person').toContain('الصورة غير واضحة');
  const { object_key = '' } = (await own.row('passport')) ?? {};
  expect(html.includes(object_key), 'never where it lies').toBe(false);
  const rows = await api.db.select().from(audit).where(eq(audit.subject_id, own.user_id));
  expect(rows.map(({ action }) => action)).toContain('documents.list');
  for (const headers of [own.cookie, (await applicantWith(api)).cookie])
    expect((await api.raw('GET', path, { headers })).status).toBe(404);
  expect((await api.raw('GET', path)).status).toBe(302);
});

test('each look of staff at a file is on record, with which file it was', async ({ api }) => {
  const own = await applicantWith(api);
  await own.upload('passport', await picture());
  const csr = await api.signIn('csr');
  const adviser = documentsOf(api, own.user_id, csr.bearer);
  for (let look = 0; look < 2; look++) expect((await adviser.url('passport')).status).toBe(200);
  expect((await own.url('passport')).status).toBe(200);
  const seen = and(eq(audit.subject_id, own.user_id), eq(audit.action, 'document.read'));
  const rows = await api.db.select().from(audit).where(seen);
  expect(rows).toHaveLength(2);
  expect(rows.map(({ actor_id }) => actor_id)).toEqual([csr.user.user_id, csr.user.user_id]);
});

test('another file is asked for: the person hears which document, once, and not the reason', async ({ api }) => {
  const own = await applicantWith(api, {
    ...{ email: 'ana@correo.example', email_verified_at: api.clock.now, first_name: 'Ana', locale: 'es' },
  });
  await api.db.insert(documents).values(handedIn(own.user_id, 'passport'));
  const csr = await api.signIn('csr');
  const adviser = documentsOf(api, own.user_id, csr.bearer);
  expect((await adviser.askAgain('passport', 'Se ve el dedo en la foto')).status).toBe(200);
  expect((await adviser.askAgain('passport', 'Se ve un dedo en la foto')).status).toBe(200);
  const sent = await api.db.select().from(messages).where(eq(messages.to_address, 'ana@correo.example'));
  expect(sent).toMatchObject([{ kind: 'document_asked_again', locale: 'es' }]);
  expect(sent[0]?.text).toContain('Pasaporte, página de datos');
  expect(`${sent[0]?.text}${sent[0]?.html}`).not.toContain('dedo');
  expect(await own.filesOf('passport')).toMatchObject([{ asked_again: 'Se ve un dedo en la foto' }]);
  await api.db.update(users).set({ email_verified_at: null }).where(eq(users.user_id, own.user_id));
  await adviser.accept('passport');
  await adviser.askAgain('passport', 'Otra vez');
  expect(await api.db.$count(messages), 'only to a confirmed address').toBe(1);
});
