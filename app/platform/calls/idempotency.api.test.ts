/** Idempotency-Key: one effect and one answer, for the same request to the same call (Q55). */
import { expect, type TestApp, test } from '#tests/app.ts';
import { forgetOldKeys, once } from './idempotency.server.ts';

const HOUR = 3_600_000;

function counting({ db }: TestApp) {
  let times = 0;
  const run = (change: Partial<{ scope: string; key: string; content: unknown }> = {}) =>
    once(db, { scope: 'test', key: 'clave-0001', content: { a: 1 }, ...change }, async () => {
      times += 1;
      return { status: 201, body: { times } };
    });
  return { run, count: () => times };
}

test('the second request with a key gets the first answer', async ({ api }) => {
  const { run, count } = counting(api);
  expect(await run()).toEqual({ status: 201, body: { times: 1 }, replayed: false });
  expect(await run()).toEqual({ status: 201, body: { times: 1 }, replayed: true });
  expect(count()).toBe(1);
});

test('the same key for another content is refused; for another call it is another key', async ({ api }) => {
  const { run, count } = counting(api);
  await run();
  await expect(run({ content: { a: 2 } })).rejects.toMatchObject({ status: 422, field: 'idempotency-key' });
  expect(await run({ scope: 'other', content: { a: 3 } })).toMatchObject({ body: { times: 2 }, replayed: false });
  expect(await run({ scope: 'other', content: { a: 3 } })).toMatchObject({ body: { times: 2 }, replayed: true });
  expect(await run(), 'the answer of the first call stays').toMatchObject({ body: { times: 1 }, replayed: true });
  expect(count()).toBe(2);
});

test('what failed leaves no key behind', async ({ api }) => {
  const request = { scope: 'test', key: 'clave-0001', content: {} };
  const failing = once(api.db, request, async () => {
    throw new Error('no database');
  });
  await expect(failing).rejects.toThrow('no database');
  expect(await once(api.db, request, async () => ({ status: 200, body: 'done' }))).toMatchObject({ replayed: false });
});

test('a key is known for two days', async ({ api }) => {
  const { run, count } = counting(api);
  const start = Date.now();
  await run();
  await forgetOldKeys(api.db, new Date(start + 47 * HOUR));
  expect((await run()).replayed).toBe(true);
  await forgetOldKeys(api.db, new Date(start + 49 * HOUR));
  expect((await run()).replayed).toBe(false);
  expect(count()).toBe(2);
});
