/** Requests that the calls of documents accept. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { seal } from '#app/features/documents/passport/seal.server.ts';
import { newToken } from '#app/platform/access/one-time-token.server.ts';
import { hashToken } from '#app/platform/access/session.server.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#content/documents.ts';
import { credentials, documents, form_pages, reviews, sessions, upload_passes, users } from '#db/schema.server.ts';
import type { TestApp } from './app.ts';
import type { World } from './calls.ts';
import { whoShares } from './form-samples.ts';
import { holderFrom } from './passports/people.ts';
import { paper } from './uploads.ts';

const passportLines = () => {
  const [first, second] = holderFrom('COL').lines;
  return { first, second };
};

type Row = typeof documents.$inferInsert;

/** A file that was handed in, without its calls and without bytes. */
export const handedIn = (user_id: string, document_type: DocumentType, more: Partial<Row> = {}): Row => ({
  ...{ user_id, document_type, file_number: 1, object_key: `docs/${randomUUID()}`, content_type: 'image/jpeg' },
  ...{ bytes: 1000, state: 'uploaded', scanned: 'not_scanned', ...more },
});

/** Everything that any list asks for. */
export const handInAll = async ({ db }: Pick<TestApp, 'db'>, user_id: string) => {
  await db.insert(documents).values(DOCUMENT_TYPES.map((type) => handedIn(user_id, type)));
  await db.update(users).set({ supporting_documents_status: 'Finished' }).where(eq(users.user_id, user_id));
};

/** A has one passport, or nothing, and no review. */
const withPassport = (more: Partial<Row> | null) => async (world: World) => {
  const { api, a } = world;
  await api.db.update(users).set({ service_type: 'FirstTime' }).where(eq(users.user_id, a));
  await api.db.delete(reviews).where(eq(reviews.user_id, a));
  await api.db.delete(documents).where(eq(documents.user_id, a));
  if (more) await api.db.insert(documents).values(handedIn(a, 'passport', more));
  return {};
};

/** A PDF without a picture: an answer that needs no thread. */
const withScan = async (world: World) => {
  const object_key = `docs/${randomUUID()}`;
  await world.storage.write(object_key, paper({}), 100_000);
  return withPassport({ object_key, content_type: 'application/pdf' })(world);
};

/** A code for the phone of A. */
async function withPass({ api, a }: World) {
  const token = newToken();
  const { now } = api.clock;
  const times = { created_at: new Date(now.getTime() - 60_000), expires_at: new Date(now.getTime() + 60_000) };
  await api.db.delete(upload_passes);
  await api.db.insert(upload_passes).values({ token_hash: hashToken(token), user_id: a, made_by: a, ...times });
  const { created_at } = times;
  await api.db.update(sessions).set({ created_at }).where(eq(sessions.user_id, a));
  // Another sample may have set a password since: it would end the pass.
  await api.db.update(credentials).set({ last_changed: created_at }).where(eq(credentials.user_id, a));
  return { 'x-upload-pass': token };
}

const FILE = '/docs/{user_id}/documents/{document_type}/files/{file_number}';

export const DOCUMENT_SAMPLES = {
  'GET /docs/{user_id}/documents': withPassport({}),
  async 'POST /docs/{user_id}/documents'(world: World) {
    await withPassport(null)(world);
    const from_user_id = await whoShares(world);
    await world.api.db.insert(documents).values(handedIn(from_user_id, 'bank_statements'));
    return { body: { document_type: 'bank_statements', from_user_id, from_file_number: '1' } };
  },
  async 'POST /docs/{user_id}/documents/upload-url'(world: World) {
    await withPassport(null)(world);
    const body = { document_type: 'passport', content_type: 'image/jpeg' };
    return { body, headers: await withPass(world) };
  },
  async 'POST /docs/{user_id}/documents/verify'(world: World) {
    await withPassport({})(world);
    return { body: { document_type: 'passport', file_number: '1' }, headers: await withPass(world) };
  },
  'POST /docs/{user_id}/documents/passport/process': withScan,
  'POST /docs/{user_id}/documents/passport/lines': async () => ({ body: passportLines() }),
  async 'POST /docs/{user_id}/documents/passport/answers'(world: World) {
    await withPassport(null)(world);
    await world.api.db.delete(form_pages).where(eq(form_pages.user_id, world.a));
    const { services, clock } = world.api;
    const birth = { fact: 'birth', form: 'ds160', page: 1, field: 'date_of_birth', value: '1991-04-07' } as const;
    return { body: { reading: seal({ ...services, now: clock.now }, world.a, [birth]), facts: ['birth'] } };
  },
  'GET /docs/{user_id}/documents/pass': async (world: World) => ({ headers: await withPass(world) }),
  'DELETE /docs/{user_id}/documents/pass': async (world: World) => ({ headers: await withPass(world) }),
  'POST /docs/upload-pass': async (world: World) => ({ headers: await withPass(world) }),
  'POST /docs/{user_id}/documents/pass': async () => ({ body: { locale: 'es' } }),
  [`GET ${FILE}/url`]: withPassport({}),
  [`DELETE ${FILE}`]: withPassport({}),
  [`POST ${FILE}/accept`]: withPassport({}),
  async [`POST ${FILE}/share`](world: World) {
    await withPassport({})(world);
    const other = await whoShares(world);
    await world.api.db.delete(documents).where(eq(documents.user_id, other));
    return { body: { with: [other] } };
  },
  'GET /docs/{user_id}/documents/archive': withPassport({}),
  async 'PUT /docs/{user_id}/documents/{document_type}/request'(world: World) {
    await withPassport({})(world);
    return { body: { is_asked: true, reason: 'Falta para tu caso' } };
  },
  'DELETE /docs/{user_id}/documents/{document_type}/request': withPassport({}),
  async [`POST ${FILE}/ask-again`](world: World) {
    await withPassport({})(world);
    return { body: { reason: 'La foto está borrosa' } };
  },
};
