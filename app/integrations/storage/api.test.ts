import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type TestApp, test } from '#tests/app.ts';
import { diskStorage, openTicket, signed } from './disk.server.ts';

const storageOf = (api: TestApp) =>
  diskStorage({
    root: join(api.services.env.DATA_DIR, 'files'),
    secret: api.services.env.APP_SECRET,
    publicUrl: '',
    reserveBytes: 0,
    clock: () => api.clock.now,
  });
const ticket = { key: 'a/passport/1', content_type: 'image/png', max_bytes: 1000 };
const png = { 'content-type': 'image/png' };

test('a signed address takes one upload of its type, once', async ({ api }) => {
  const storage = storageOf(api);
  const url = await storage.putUrl(ticket);
  expect((await api.send('PUT', url, { body: 'x', headers: { 'content-type': 'text/html' } })).status).toBe(400);
  expect(await api.send('PUT', url, { body: 'bytes', headers: png })).toMatchObject({
    status: 200,
    json: { bytes: 5 },
  });
  expect((await api.send('PUT', url, { body: 'again', headers: png })).status).toBe(404);
  expect(await storage.head(ticket.key)).toMatchObject({ key: ticket.key, bytes: 5 });
});

test('a signed address gives the file back as an attachment that cannot run', async ({ api }) => {
  const storage = storageOf(api);
  await storage.write(ticket.key, new TextEncoder().encode('<script>'), 100);
  const url = await storage.getUrl({ key: ticket.key, content_type: 'image/png', file_name: 'pasaporte ñ.png' });
  const answer = await api.raw('GET', url);
  expect(await answer.text()).toBe('<script>');
  expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''pasaporte%20%C3%B1.png");
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a changed, foreign, ended or misused address is nothing', async ({ api }) => {
  const storage = storageOf(api);
  const put = await storage.putUrl(ticket);
  const get = await storage.getUrl({ key: 'missing', content_type: 'image/png', file_name: 'x' });
  const changed = put.replace(/files\/(.)/, (_, first) => `files/${first === 'e' ? 'f' : 'e'}`);
  for (const url of [changed, `${put}x`, get.replace('files/', 'files/x'), '/api-mv/files/x.y', '/api-mv/files/x'])
    expect((await api.send('PUT', url, { body: 'b', headers: png })).status, url).toBe(404);
  expect((await api.send('GET', put)).status).toBe(404);
  expect((await api.send('GET', get)).status).toBe(404);
  api.clock.now = new Date(api.clock.now.getTime() + 300_001);
  expect((await api.send('PUT', put, { body: 'b', headers: png })).status).toBe(404);
});

test('what is too long is refused while it streams and leaves nothing behind', async ({ api }) => {
  const storage = storageOf(api);
  const long = { ...ticket, key: 'a/long/1' };
  const url = await storage.putUrl(long);
  const stream = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(600));
    },
  });
  expect((await api.send('PUT', url, { body: stream, headers: png })).status).toBe(413);
  expect(await storage.head(long.key)).toBeNull();
  expect(readdirSync(join(api.services.env.DATA_DIR, 'files/a/long'))).toEqual([]);
  const declared = await storage.putUrl({ ...ticket, content_length: 3 });
  expect((await api.send('PUT', declared, { body: 'four', headers: { ...png, 'content-length': '4' } })).status).toBe(
    400,
  );
});

test('no key climbs out of its root', async ({ api }) => {
  const storage = storageOf(api);
  for (const key of ['../x', 'a/../../x', '/etc/x', 'a//b', 'a/.', 'a\\b', 'a\0', ''])
    await expect(storage.write(key, new Uint8Array(1), 10), key).rejects.toMatchObject({ status: 404 });
});

test('however its address is spelt, an upload is one ticket and works once', async ({ api }) => {
  const storage = storageOf(api);
  const key = 'a/once/1';
  const spellings = (url: string) => {
    const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    // 256 bits fill 43 letters but for two bits of the last one, which a reader of base64 ignores.
    const last = LETTERS.indexOf(url.at(-1) ?? '');
    const twins = [1, 2, 3].map((bits) => `${url.slice(0, -1)}${LETTERS[last ^ bits]}`);
    return [`${url}=`, `${url}%3D`, `${url}.x`, `${url}.`, `${url}%20`, url.replace('.', '=.'), ...twins];
  };
  const url = await storage.putUrl({ ...ticket, key });
  for (const other of spellings(url))
    expect((await api.send('PUT', other, { body: 'x', headers: png })).status, other).toBe(404);
  const encoded = url.replace(/.$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  expect((await api.send('PUT', encoded, { body: 'bytes', headers: png })).status).toBe(200);
  for (const other of [url, encoded, ...spellings(url)])
    expect((await api.send('PUT', other, { body: 'again', headers: png })).status, other).toBe(404);
  expect(await new Response(await storage.read(key)).text()).toBe('bytes');
});

test('of two uploads at the same time one is kept', async ({ api }) => {
  const storage = storageOf(api);
  const url = await storage.putUrl({ ...ticket, key: 'a/race/1' });
  const answers = await Promise.all(
    ['first', 'second'].map((body) => api.send('PUT', url, { body, headers: png }).then(({ status }) => status)),
  );
  expect(answers.sort()).toEqual([200, 404]);
  expect(readdirSync(join(api.services.env.DATA_DIR, 'files/a/race'))).toEqual(['1']);
});

test('an upload that failed leaves its ticket as it was', async ({ api }) => {
  const storage = storageOf(api);
  const url = await storage.putUrl({ ...ticket, key: 'a/retry/1' });
  const cut = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(10));
      controller.error(Object.assign(new Error('cut off'), { code: 'ECONNRESET' }));
    },
  });
  expect((await api.send('PUT', url, { body: 'x'.repeat(1001), headers: png })).status).toBe(413);
  expect((await api.send('PUT', url, { body: cut, headers: png })).status).toBe(503);
  expect((await api.send('PUT', url, { body: 'bytes', headers: png })).status).toBe(200);
});

test('a ticket that is well signed and means nothing is nothing', ({ api }) => {
  const { APP_SECRET } = api.services.env;
  const inside = ['{', '[]', 'null', '{"id":"x"}', '', '\u0000'];
  for (const text of inside.map((one) => Buffer.from(one).toString('base64url')))
    expect(openTicket(APP_SECRET, signed(APP_SECRET, text), 'PUT', api.clock.now), text).toBeNull();
});

test('a file needs its ticket, whoever asks', async ({ api }) => {
  const admin = await api.signIn('admin');
  for (const headers of [admin.cookie, admin.bearer, {}]) {
    expect((await api.send('GET', '/api-mv/files/x.y', { headers })).status).toBe(404);
    expect((await api.send('PUT', '/api-mv/files/x.y', { headers, body: 'x' })).status).toBe(404);
  }
});

test('a list names what is below it, and nothing that is still being written; no prefix reaches the root', async ({
  api,
}) => {
  const storage = storageOf(api);
  const listed = async (prefix: string) => {
    const keys: string[] = [];
    for await (const { key } of storage.list(prefix)) keys.push(key);
    return keys.sort();
  };
  const bytes = new TextEncoder().encode('x');
  for (const key of ['p1/passport', 'p1/more/photo.jpg', 'p10/passport']) await storage.write(key, bytes, 10);
  writeFileSync(join(api.services.env.DATA_DIR, 'files/p1/passport.9e107d9d.part'), 'half');
  expect(await listed('p1')).toEqual(['p1/more/photo.jpg', 'p1/passport']);
  expect(await listed('nobody')).toEqual([]);
  for (const prefix of ['', '.', '..', 'p10/..', '/'])
    await expect(listed(prefix), prefix).rejects.toMatchObject({ status: 404 });
});

test('a ticket to read writes nothing, and one to write reads nothing', async ({ api }) => {
  const storage = storageOf(api);
  const key = 'a/method/1';
  await storage.write(key, new TextEncoder().encode('kept'), 10);
  const get = await storage.getUrl({ key, content_type: 'image/png', file_name: 'x.png' });
  expect((await api.send('PUT', get, { body: 'other', headers: png })).status).toBe(404);
  expect((await api.raw('GET', await storage.putUrl({ ...ticket, key }))).status).toBe(404);
  expect(await (await api.raw('GET', get)).text()).toBe('kept');
});
