/** All files of a person as one archive: for whom, when, and how it is sent (T27, T40). */
import { eq } from 'drizzle-orm';
import { audit, documents } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { handedIn } from '#tests/document-samples.ts';
import { applicantWith, loggedInAgo } from '#tests/documents-of.ts';
import { unzip } from '#tests/unzip.ts';
import { paper, picture } from '#tests/uploads.ts';

const archive = (api: TestApp, user_id: string, headers: Record<string, string>) =>
  api.raw('GET', `/api-mv/docs/${user_id}/documents/archive`, { headers });
const namesIn = async (answer: Response) => [...unzip(new Uint8Array(await answer.arrayBuffer())).keys()];

test('in the order of the list, in the language of the person, as an attachment that runs nothing', async ({ api }) => {
  const own = await applicantWith(api, { first_name: 'José', locale: 'es' });
  expect((await archive(api, own.user_id, own.bearer)).status, 'nothing yet').toBe(404);
  await own.upload('bank_statements', paper(), 'application/pdf');
  await own.upload('passport', await picture());
  await own.upload('passport', await picture(30, 30));
  await own.upload('photo', '<html>');
  const answer = await archive(api, own.user_id, own.bearer);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''documentos-jose.zip");
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  const files = unzip(new Uint8Array(await answer.arrayBuffer()));
  expect([...files.keys()]).toEqual([
    '01-pasaporte-pagina-de-datos-1.jpg',
    '01-pasaporte-pagina-de-datos-2.jpg',
    expect.stringMatching(/^02-[a-z-]+-1\.pdf$/),
  ]);
  expect(files.get([...files.keys()][2] ?? '')?.equals(paper()), 'byte for byte').toBe(true);
});

test('a file that is not in the storage is named in a text; the others are there', async ({ api }) => {
  const own = await applicantWith(api);
  await own.upload('passport', await picture());
  await api.db.insert(documents).values(handedIn(own.user_id, 'photo'));
  const files = unzip(new Uint8Array(await (await archive(api, own.user_id, own.bearer)).arrayBuffer()));
  expect([...files.keys()]).toEqual(['01-pasaporte-pagina-de-datos-1.jpg', '00-archivos-que-faltan.txt']);
  expect(files.get('00-archivos-que-faltan.txt')?.toString()).toMatch(/02-foto[a-z-]*-1\.jpg/);
});

test('a day after the log-in it asks for the password; others do not find it; of staff every file is on record', async ({
  api,
}) => {
  const own = await applicantWith(api);
  const other = await applicantWith(api);
  await own.upload('passport', await picture());
  await own.upload('photo', await picture());
  expect((await archive(api, own.user_id, other.bearer)).status).toBe(404);
  expect((await archive(api, own.user_id, {})).status).toBe(401);
  const csr = await api.signIn('csr');
  expect(await namesIn(await archive(api, own.user_id, csr.bearer))).toHaveLength(2);
  const rows = await api.db.select().from(audit).where(eq(audit.subject_id, own.user_id));
  expect(rows.filter(({ action }) => action === 'document.read')).toHaveLength(2);
  await loggedInAgo(api, own.user_id, 25);
  const answer = await archive(api, own.user_id, own.bearer);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ field: 'password' });
});

test('whoever does not read to the end leaves the place to others', async ({ api }) => {
  const own = await applicantWith(api);
  await own.upload('passport', await picture());
  for (let asked = 0; asked < 12; asked++) {
    const answer = await archive(api, own.user_id, own.bearer);
    expect(answer.status, String(asked)).toBe(200);
    const reader = answer.body?.getReader();
    await reader?.read();
    await reader?.cancel();
  }
  const held = [];
  for (let asked = 0; asked < 8; asked++) {
    const reader = (await archive(api, own.user_id, own.bearer)).body?.getReader();
    await reader?.read();
    held.push(reader);
  }
  expect((await archive(api, own.user_id, own.bearer)).status, 'eight at once').toBe(503);
  for (const reader of held) await reader?.cancel();
  expect((await archive(api, own.user_id, own.bearer)).status).toBe(200);
});
