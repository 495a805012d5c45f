/** The same on disk and in a bucket of a real S3 server: what is taken, refused, kept once, swept, and what happens when it is away (Q29, Q33-Q35). */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { chooseBucket, chooseStorage } from '#app/integrations/storage/index.server.ts';
import type { Storage } from '#app/integrations/storage/storage.ts';
import { SYSTEM } from '#app/platform/access/actor.ts';
import { erasePeople } from '#app/platform/record/personal-data.server.ts';
import { restoreBackup, writeBackup } from '#db/backup.server.ts';
import { type Connection, preparedDump } from '#db/client.server.ts';
import { documents, reviews, users } from '#db/schema.server.ts';
import { personalData } from '#server/personal-data.ts';
import { handedIn } from '#tests/document-samples.ts';
import { applicantWith, documentsOf } from '#tests/documents-of.ts';
import { EICAR, startClamd } from '#tests/emulators/clamd.ts';
import { type Api, keysOf, type Place, storageOf, storages } from '#tests/storages.ts';
import { largePicture, paper, picture } from '#tests/uploads.ts';
import { sweepJob } from './sweep.server.ts';

const DAY = 86_400_000;
const nobody = (api: Api) => ({ now: api.clock.now, actor: SYSTEM, request_id: 'test' });

for (const [where, open, why] of storages)
  describe.skipIf(why)(where, () => {
    let place: Place;
    let scanner: Awaited<ReturnType<typeof startClamd>>;
    beforeAll(async () => {
      scanner = await startClamd();
      place = await open({ CLAMD_URL: scanner.url });
    });
    afterAll(async () => {
      await place?.stop();
      await scanner?.stop();
    });

    test('a file comes in by a signed address, is looked at, and is read by another as an attachment', async () => {
      const { api } = place;
      const own = await applicantWith(api);
      const bytes = await picture();
      const { json } = await own.askFor('passport', 'image/jpeg', { content_length: bytes.length });
      expect(await own.put(json.url, bytes, 'image/png'), 'another type').not.toBe(200);
      expect(await own.put(json.url, bytes.subarray(1), 'image/jpeg'), 'another length').not.toBe(200);
      expect(await own.put(json.url, bytes, 'image/jpeg')).toBe(200);
      const [incoming] = await keysOf(api, 'incoming');
      expect(incoming).toBe((await own.row('passport'))?.object_key);
      expect((await own.verify('passport', 1)).json).toMatchObject({ file: { state: 'uploaded', scanned: 'clean' } });
      expect(await keysOf(api, 'incoming')).toEqual([]);
      const before = await own.row('passport');
      expect(await keysOf(api, 'docs')).toContain(before?.object_key);
      // On S3 the address may be used again: it reaches nothing that counts.
      await own.put(json.url, bytes, 'image/jpeg');
      expect((await own.list()).json.status).toBe('In Progress');
      expect(await own.row('passport')).toEqual(before);
      const answer = await own.read((await own.url('passport')).json.url);
      expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''passport_1.jpg");
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect((await answer.arrayBuffer()).byteLength).toBe(before?.bytes);
      expect((await own.remove('passport')).status).toBe(200);
      await api.runJobs();
      expect(await keysOf(api, 'docs')).not.toContain(before?.object_key);
    });

    test('a backup holds the files, wherever they are, and brings them back to where files are kept (Q52)', async () => {
      const { api } = place;
      const own = await applicantWith(api);
      const folder = mkdtempSync(join(tmpdir(), 'mirador-backup-'));
      const bytes = await picture();
      await own.upload('passport', bytes);
      const { json } = await own.askFor('photo', 'image/jpeg', { content_length: bytes.length });
      await own.put(json.url, bytes, 'image/jpeg');
      const [unseen = ''] = await keysOf(api, 'incoming');
      const key = String((await own.row('passport'))?.object_key);
      const dump = async () => new Blob([readFileSync(preparedDump)]);
      const bucket = chooseBucket(api.services.env);
      const { DATA_DIR } = api.services.env;
      const backup = await writeBackup(
        { DATA_DIR },
        { engine: 'pglite', dump } as unknown as Connection,
        join(folder, 'backup'),
        bucket,
      );
      const read = async (one: Storage) => Buffer.from(await new Response(await one.read(key)).arrayBuffer());
      const kept = await read(storageOf(api));
      expect(readFileSync(join(backup, 'files', key)).equals(kept)).toBe(true);
      expect(existsSync(join(backup, 'files', unseen)), 'nobody has looked at it').toBe(!bucket);

      const into = { DATA_DIR: join(folder, 'data') };
      if (bucket) {
        await expect(restoreBackup(into, backup, bucket)).rejects.toThrow('the bucket holds files already');
        for await (const file of bucket.all()) await bucket.remove(file.key);
      }
      await restoreBackup(into, backup, bucket);
      const restored = bucket ?? chooseStorage({ ...api.services.env, ...into }, () => api.clock.now);
      expect((await read(restored)).equals(kept)).toBe(true);
      rmSync(folder, { recursive: true });
    });

    test('10 MB less a byte is taken; a byte too many, markup and scripts are not, and leave no bytes (Q29)', async () => {
      const { api } = place;
      const own = await applicantWith(api);
      const MB10 = 10 * 1024 * 1024;
      const large = await largePicture(MB10 - 1);
      expect(large.length).toBe(MB10 - 1);
      expect((await own.upload('photo', large)).status).toBe(200);
      const kept = await keysOf(api, 'docs');
      const long = await own.upload('passport', Buffer.concat([large, Buffer.alloc(2)]));
      expect(long.status, 'stopped at the door, or when it is looked at').toBeGreaterThanOrEqual(400);
      for (const [bytes, type] of [
        ['<html>', 'image/jpeg'],
        [Buffer.concat([await picture(), Buffer.from('<script>')]), 'image/jpeg'],
        [paper({ catalog: '/AA<</O<</S/JavaScript>>>>' }), 'application/pdf'],
      ] as const)
        expect((await own.upload('passport', bytes, type)).status).toBe(422);
      expect((await own.filesOf('passport')).map(({ state }: { state: string }) => state)).not.toContain('uploaded');
      expect(await keysOf(api, 'docs')).toEqual(kept);
    });

    test('what the scanner finds is never there; a scanner that fails calls nothing clean (Q35)', async () => {
      const own = await applicantWith(place.api);
      const infected = paper({ extra: `% ${EICAR}\n` });
      expect(await own.upload('passport', infected, 'application/pdf')).toMatchObject({
        ...{ status: 422, json: { refused_for: 'infected' } },
      });
      expect(await own.row('passport')).toMatchObject({ state: 'refused', scanned: 'infected' });
      scanner.set('error');
      expect((await own.upload('photo', await picture())).json).toMatchObject({ file: { scanned: 'not_scanned' } });
      scanner.set('works');
    });

    test('two who verify, and one who deletes meanwhile: one story, no bytes left behind', async () => {
      const { api } = place;
      const own = await applicantWith(api);
      const begun = await keysOf(api, 'docs');
      const { json } = await own.askFor('passport');
      await own.put(json.url, await picture(), 'image/jpeg');
      const both = await Promise.all([own.verify('passport', 1), own.verify('passport', 1)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(await keysOf(api, 'docs')).toHaveLength(begun.length + 1);
      const second = await own.askFor('photo');
      await own.put(second.json.url, await picture(800, 800), 'image/jpeg');
      const [verified, deleted] = await Promise.all([own.verify('photo', 1), own.remove('photo')]);
      expect(deleted.status).toBe(200);
      expect([200, 404]).toContain(verified.status);
      await api.runJobs();
      expect(await own.row('photo')).toBeUndefined();
      expect(await keysOf(api, 'docs')).toHaveLength(begun.length + 1);
    });

    test('of two tabs that ask for a number each has its own', async () => {
      const own = await applicantWith(place.api);
      const asked = await Promise.all([1, 2, 3].map(() => own.askFor('pay_slips')));
      expect(asked.map(({ json }) => json.file_number).sort()).toEqual([1, 2, 3]);
    });

    test('storage that is away: 503, the list stays true, and it goes on by itself (Q34)', async () => {
      const own = await applicantWith(place.api);
      const { json } = await own.askFor('passport');
      await own.put(json.url, await picture(), 'image/jpeg');
      place.cut(true);
      expect((await own.verify('passport', 1)).status).toBe(503);
      const listed = await own.list('?document_type=passport');
      expect(listed).toMatchObject({ status: 200, json: { status: 'Not Started' } });
      expect(listed.json.documents[0].files).toMatchObject([{ state: 'incoming' }]);
      place.cut(false);
      expect(await own.filesOf('passport')).toMatchObject([{ state: 'uploaded' }]);
    });

    test('the sweep takes what nobody knows after a day, spares the rest, and stops at too much (T50)', async () => {
      const { api } = place;
      const own = await applicantWith(api);
      await own.upload('passport', await picture());
      const known = (await own.row('passport'))?.object_key;
      const storage = storageOf(api);
      const bytes = new TextEncoder().encode('x');
      const orphans = [`docs/${randomUUID()}`, `incoming/${randomUUID()}`];
      for (const key of [...orphans, 'other/1']) await storage.write(key, bytes, 10);
      await own.askFor('photo');
      const sweep = async (input = {}) => (await api.app.runJob(sweepJob.name, [input]))[0] as Error | undefined;
      const now = api.clock.now;
      expect(await sweep()).toBeUndefined();
      expect(await keysOf(api, 'docs'), 'not before a day').toContain(orphans[0]);
      api.clock.now = new Date(now.getTime() + 2 * DAY);
      expect(await sweep()).toBeUndefined();
      expect(await keysOf(api, 'docs')).toContain(known);
      expect(await keysOf(api, 'docs')).not.toContain(orphans[0]);
      expect(await keysOf(api, 'incoming')).toEqual([]);
      expect(await keysOf(api, 'other')).toEqual(['other/1']);
      expect(await own.row('photo'), 'an upload that never came').toBeUndefined();
      await api.db.delete(documents).where(eq(documents.user_id, own.user_id));
      for (let count = 0; count < 60; count++) await storage.write(`docs/${randomUUID()}`, bytes, 10);
      expect((await sweep())?.message).toContain('nothing was');
      expect((await keysOf(api, 'docs')).length).toBeGreaterThan(60);
      expect(await sweep({ at_most: 1000 })).toBeUndefined();
      expect(await keysOf(api, 'docs')).toEqual(expect.not.arrayContaining([known]));
      api.clock.now = new Date();
    });

    test('what came and was never looked at is looked at by the sweep, not thrown away; with an adviser it waits', async () => {
      const { api } = place;
      const bytes = await picture();
      const [own, sent] = [await applicantWith(api), await applicantWith(api)];
      const sweep = () => api.app.runJob(sweepJob.name, [{}]);
      for (const one of [own, sent]) await one.put((await one.askFor('passport')).json.url, bytes, 'image/jpeg');
      await api.db.insert(reviews).values({ user_id: sent.user_id, state: 'asked', asked_at: api.clock.now });
      await sweep();
      expect(await own.row('passport'), 'it may still be on its way').toMatchObject({ state: 'incoming' });
      api.clock.now = new Date(api.clock.now.getTime() + 2 * DAY);
      place.cut(true);
      await sweep();
      place.cut(false);
      expect(await own.row('passport'), 'a storage that is away forgets nothing').toMatchObject({ state: 'incoming' });
      expect(await sweep()).toEqual([undefined]);
      expect(await own.row('passport')).toMatchObject({ state: 'uploaded' });
      expect(await own.status(), 'and it counts').toBe('In Progress');
      expect(await sent.row('passport'), 'it does not slip in').toMatchObject({ state: 'incoming' });
      await api.db.delete(reviews).where(eq(reviews.user_id, sent.user_id));
      expect(await sweep()).toEqual([undefined]);
      expect(await sent.row('passport')).toMatchObject({ state: 'uploaded' });
      api.clock.now = new Date();
    });

    test('of a change whose answer was lost the bytes stay: a row may have them', async () => {
      const { api } = place;
      const own = await applicantWith(api);
      await own.put((await own.askFor('passport')).json.url, await picture(), 'image/jpeg');
      const before = api.db.transaction.bind(api.db);
      const lost = vi.spyOn(api.db, 'transaction').mockImplementation(async (work, config) => {
        const done = await before(work, config);
        if ((await own.row('passport'))?.state === 'uploaded') throw new Error('the connection is lost');
        return done;
      });
      expect((await own.verify('passport', 1)).status).toBe(500);
      lost.mockRestore();
      expect((await own.verify('passport', 1)).status).toBe(200);
      const answer = await own.read((await own.url('passport')).json.url);
      expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([
        200,
        (await own.row('passport'))?.bytes,
      ]);
    });

    test('a file that goes over to another account while it is looked at keeps its bytes', async () => {
      const { api } = place;
      const [own, into] = [await applicantWith(api), await applicantWith(api)];
      await own.put((await own.askFor('passport')).json.url, await picture(), 'image/jpeg');
      api.clock.now = new Date(api.clock.now.getTime() + DAY / 24);
      const before = api.db.transaction.bind(api.db);
      const moved = vi.spyOn(api.db, 'transaction').mockImplementationOnce(async (work, config) => {
        const [from, to] = [own.user_id, into.user_id];
        await api.db.update(documents).set({ user_id: to }).where(eq(documents.user_id, from));
        await api.db.update(users).set({ deleted_at: api.clock.now }).where(eq(users.user_id, from));
        return before(work, config);
      });
      await api.app.runJob(sweepJob.name, [{}]);
      moved.mockRestore();
      expect(await into.row('passport')).toMatchObject({ state: 'incoming' });
      expect((await into.verify('passport', 1)).status).toBe(200);
      api.clock.now = new Date();
    });

    test('another length than the one that was told is half a file, whatever the storage took', async () => {
      const { api } = place;
      const own = await applicantWith(api);
      const bytes = await picture();
      await own.askFor('passport', 'image/jpeg', { content_length: bytes.length + 1 });
      const key = String((await own.row('passport'))?.object_key);
      await storageOf(api).write(key, bytes, 100_000);
      expect(await own.verify('passport', 1)).toMatchObject({ status: 422, json: { refused_for: 'unreadable' } });
      expect(await keysOf(api, 'incoming')).not.toContain(key);
    });

    test('a person who goes takes bytes along that nobody else has', async () => {
      const { api } = place;
      const head = await applicantWith(api);
      const other = await applicantWith(api);
      await head.upload('passport', await picture());
      await head.upload('photo', await picture());
      const shared = String((await head.row('photo'))?.object_key);
      const alone = String((await head.row('passport'))?.object_key);
      await api.db.insert(documents).values(handedIn(other.user_id, 'photo', { object_key: shared }));
      await api.db.transaction((tx) =>
        erasePeople({ ...api.services, ...nobody(api), personalData } as never, tx, [head.user_id]),
      );
      await api.runJobs();
      const left = await keysOf(api, 'docs');
      expect(left).toContain(shared);
      expect(left).not.toContain(alone);
      expect((await documentsOf(api, other.user_id, other.bearer).url('photo')).status).toBe(200);
    });
  });
