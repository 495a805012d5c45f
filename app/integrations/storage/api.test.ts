import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type TestApp, test } from '#tests/app.ts';
import { diskStorage } from './disk.server.ts';

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
  expect(await storage.head(ticket.key)).toEqual({ key: ticket.key, bytes: 5 });
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

test('all files of one person go together, and nobody else’s; no prefix reaches the root', async ({ api }) => {
  const storage = storageOf(api);
  const bytes = new TextEncoder().encode('x');
  for (const key of ['p1/passport/1', 'p1/photo/1/a.jpg', 'p10/passport/1']) await storage.write(key, bytes, 10);
  await storage.removeAll('p1');
  await storage.removeAll('p1');
  for (const key of ['p1/passport/1', 'p1/photo/1/a.jpg']) expect(await storage.head(key), key).toBeNull();
  expect(await storage.head('p10/passport/1')).not.toBeNull();
  for (const prefix of ['', '.', '..', 'p10/..', '/'])
    await expect(storage.removeAll(prefix), prefix).rejects.toMatchObject({ status: 404 });
});
