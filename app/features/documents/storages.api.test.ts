/** Phones, sharing and archives on disk and in a bucket of a real S3 server, and what happens when two come at once (Q33, Q34). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documents, upload_passes } from '#db/schema.server.ts';
import { applicantWith, documentsOf } from '#tests/documents-of.ts';
import { type Api, keysOf, type Place, storages } from '#tests/storages.ts';
import { unzip } from '#tests/unzip.ts';
import { imageBomb, paper, picture } from '#tests/uploads.ts';

async function family(api: Api) {
  const head = await applicantWith(api);
  const child = await api.signIn('secondary', { primary_user_id: head.user_id });
  const ofChild = documentsOf(api, child.user.user_id, head.bearer);
  const share = () =>
    api.send('POST', `/api-mv/docs/${head.user_id}/documents/bank_statements/files/1/share`, {
      ...{ headers: head.bearer, json: { with: [child.user.user_id] } },
    });
  return { head, ofChild, share };
}
const archiveOf = async (api: Api, { user_id, bearer }: { user_id: string; bearer: Record<string, string> }) => {
  const answer = await api.raw('GET', `/api-mv/docs/${user_id}/documents/archive`, { headers: bearer });
  return { status: answer.status, files: unzip(new Uint8Array(await answer.arrayBuffer())) };
};

for (const [where, open, why] of storages)
  describe.skipIf(why)(where, () => {
    let place: Place;
    beforeAll(async () => {
      place = await open({});
    });
    afterAll(async () => {
      await place?.stop();
    });

    test('a phone by its code hands in a file; of codes made at once three live', async () => {
      const { api } = place;
      const own = await applicantWith(api);
      const path = `/api-mv/docs/${own.user_id}/documents/pass`;
      const make = () => api.send('POST', path, { headers: own.bearer, json: {} });
      const [first] = await Promise.all(Array.from({ length: 6 }, make));
      expect(first?.status).toBe(200);
      const mine = eq(upload_passes.user_id, own.user_id);
      const live = (await api.db.select().from(upload_passes).where(mine)).filter(({ ended_at }) => ended_at === null);
      expect(live).toHaveLength(3);
      const { json } = await make();
      const phone = documentsOf(api, own.user_id, { 'x-upload-pass': json.token });
      expect((await phone.upload('passport', await picture())).json).toMatchObject({ file: { state: 'uploaded' } });
      expect((await own.list()).json.status).toBe('In Progress');
    });

    test('shared twice at once it is there once; the bytes go with the last row (D50)', async () => {
      const { api } = place;
      const { head, ofChild, share } = await family(api);
      await head.upload('bank_statements', paper(), 'application/pdf');
      const key = String((await head.row('bank_statements'))?.object_key);
      const both = await Promise.all([share(), share()]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(both.map(({ json }) => json.shared[0].is_new).sort()).toEqual([false, true]);
      expect(await api.db.$count(documents, eq(documents.object_key, key))).toBe(2);
      await head.remove('bank_statements');
      await api.runJobs();
      expect(await keysOf(api, 'docs')).toContain(key);
      expect(
        (await (await ofChild.read((await ofChild.url('bank_statements')).json.url)).arrayBuffer()).byteLength,
      ).toBe(paper().length);
      await ofChild.remove('bank_statements');
      await api.runJobs();
      expect(await keysOf(api, 'docs')).not.toContain(key);
    });

    test('deleted while it is shared: either both have their story, or nobody has a row without bytes', async () => {
      const { api } = place;
      for (let round = 0; round < 4; round++) {
        const { head, ofChild, share } = await family(api);
        await head.upload('bank_statements', paper(), 'application/pdf');
        const key = String((await head.row('bank_statements'))?.object_key);
        const remove = () => head.remove('bank_statements');
        const first = round % 2 ? undefined : remove();
        const [shared, removed] = await Promise.all([share(), first ?? remove()]);
        expect(removed.status).toBe(200);
        expect([200, 404]).toContain(shared.status);
        await api.runJobs();
        const row = await ofChild.row('bank_statements');
        expect(Boolean(row)).toBe(shared.status === 200);
        expect((await keysOf(api, 'docs')).includes(key)).toBe(shared.status === 200);
      }
    });

    test('an archive has every byte; without its storage it says what is missing, and later it is whole (Q34)', async () => {
      const { api } = place;
      const own = await applicantWith(api);
      await own.upload('passport', await picture());
      await own.upload('bank_statements', paper(), 'application/pdf');
      const { status, files } = await archiveOf(api, own);
      expect(status).toBe(200);
      const [, statements = ''] = [...files.keys()];
      expect(files.get(statements)?.equals(paper())).toBe(true);
      place.cut(true);
      const without = await archiveOf(api, own);
      place.cut(false);
      expect([...without.files.keys()]).toEqual(['00-archivos-que-faltan.txt']);
      expect(without.files.get('00-archivos-que-faltan.txt')?.toString()).toContain(statements);
      expect((await archiveOf(api, own)).files.size).toBe(2);
    });

    test('five image bombs at once are refused each, and whoever comes with them is served (Q33)', async () => {
      const { api } = place;
      const bomb = imageBomb();
      const bombers = await Promise.all([1, 2, 3, 4, 5].map(() => applicantWith(api)));
      const own = await applicantWith(api);
      const all = Promise.all(bombers.map((one) => one.upload('photo', bomb, 'image/png')));
      expect((await own.upload('passport', await picture())).status).toBe(200);
      for (const answer of await all)
        expect(answer).toMatchObject({ status: 422, json: { refused_for: 'too_many_pixels' } });
      expect(await keysOf(api, 'incoming')).toEqual([]);
    });
  });
