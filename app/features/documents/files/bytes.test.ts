/** Bytes on their way into memory: never more than they may be, whatever the storage said of them before (T27). */
import { SYSTEM } from '#app/platform/access/actor.ts';
import { expect, test } from '#tests/app.ts';
import { applicantWith } from '#tests/documents-of.ts';
import { storageOf } from '#tests/storages.ts';
import { readAll } from './bytes.server.ts';
import { FILE_BYTES } from './rules.ts';
import { type IncomingFile, verify } from './verify.server.ts';

const MB = 1024 * 1024;

/** Gives a megabyte whenever it is asked, without an end. */
function endless() {
  const seen = { given: 0, isLeft: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      seen.given += 1;
      controller.enqueue(new Uint8Array(MB));
    },
    cancel() {
      seen.isLeft = true;
    },
  });
  return { seen, read: async () => stream };
}

test('a file is read whole and in its order; one that has no end is left', async () => {
  const pieces = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of [[1, 2], [], [3]]) controller.enqueue(Uint8Array.from(piece));
      controller.close();
    },
  });
  const whole = { read: async () => pieces };
  expect(await readAll({ storage: whole } as never, 'docs/x', 3)).toEqual(Uint8Array.of(1, 2, 3));
  expect(await readAll({ storage: { read: async () => null } } as never, 'docs/x')).toBeNull();
  const { seen, read } = endless();
  await expect(readAll({ storage: { read } } as never, 'docs/x', 3 * MB)).rejects.toMatchObject({ status: 413 });
  expect(seen.isLeft).toBe(true);
  expect(seen.given).toBeLessThan(8);
});

test('an address of a bucket that is used again between the look at its length and the reading fills no memory', async ({
  api,
}) => {
  const own = await applicantWith(api);
  await own.askFor('passport');
  const row = (await own.row('passport')) as IncomingFile;
  const { seen, read } = endless();
  const storage = {
    ...storageOf(api as never),
    head: async (key: string) => ({ key, bytes: 9, modified: api.clock.now }),
    read,
  };
  const ctx = { ...api.services, db: api.db, now: api.clock.now, actor: SYSTEM, storage };
  expect(await verify(ctx as never, own.user_id, row)).toBe('refused');
  expect(await own.row('passport')).toMatchObject({ state: 'refused', refused_for: 'too_large' });
  expect(seen.given).toBeLessThan(FILE_BYTES / MB + 4);
});
