/** Posts of our account, from Instagram on loopback to the home page (D2, D33, T35, Q41). */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { chooseSocial } from '#app/integrations/social/index.server.ts';
import { chooseStorage } from '#app/integrations/storage/index.server.ts';
import { readTags } from '#app/platform/pages/tags.server.ts';
import { social_posts } from '#db/schema.server.ts';
import { createApp } from '#server/app.ts';
import { expect, ORIGIN, type TestApp, test } from '#tests/app.ts';
import { instagramEmulator, PICTURES } from '#tests/emulators/instagram.ts';
import { SocialPosts } from './posts.tsx';
import type { SocialPost } from './rules.ts';
import { readPosts, readPostsJob, SOCIAL_TAG } from './store.server.ts';

async function withAccount(api: TestApp) {
  const account = await instagramEmulator();
  onTestFinished(() => account.close());
  const env = { ...api.services.env, INSTAGRAM_TOKEN: account.token, INSTAGRAM_URL: account.url };
  const app = createApp({ ...api.services, env });
  const storage = chooseStorage(env, () => api.clock.now);
  const run = async () => (await app.runJob(readPostsJob.name, [{}]))[0] as Error | undefined;
  const get = (path: string) => app.request(`${ORIGIN}${path}`, { headers: { host: '127.0.0.1:3000' } });
  const shown = (locale: Locale = 'es') => read(api, { env, locale, isConnected: true });
  return { account, run, get, shown, storage, env };
}

type Reading = { env?: TestApp['services']['env']; locale?: Locale; isConnected?: boolean };
function read(api: TestApp, { env = api.services.env, locale = 'es', isConnected = false }: Reading = {}) {
  const log = api.services.log;
  const clock = () => api.clock.now;
  const social = isConnected ? chooseSocial(env, { storage: chooseStorage(env, clock), log, clock }) : null;
  return readPosts({ db: api.db, env, locale, social, dependsOn: () => {} });
}

const version = async ({ db }: TestApp) => (await readTags(db)).get(SOCIAL_TAG) ?? 0;
const html = (locale: Locale, posts: SocialPost[]) => renderToString(createElement(SocialPosts, { locale, posts }));

test('posts are read in order: an album is a picture, a video its still, what has no picture is left out', async ({
  api,
}) => {
  const { account, run, shown } = await withAccount(api);
  account.pictures.set('/pictures/still', PICTURES.webp);
  account.media = [
    account.post('17900000000000003', { like_count: 12 }),
    account.post('17900000000000002', { media_type: 'CAROUSEL_ALBUM', caption: undefined }, PICTURES.png),
    account.post('17900000000000009', { media_url: undefined }),
    account.post('17900000000000001', { media_type: 'VIDEO', thumbnail_url: `${account.url}/pictures/still` }),
    account.post('17900000000000008', { media_type: 'VIDEO' }),
    account.post('17900000000000007', { media_type: 'STORY' }),
    account.post('../../etc/passwd'),
    account.post('17900000000000006', { permalink: 'javascript:alert(1)' }),
  ];
  expect(await run()).toBeUndefined();
  const posts = await shown();
  expect(posts.map(({ id, media_type, like_count }) => [id, media_type, like_count])).toEqual([
    ['17900000000000003', 'IMAGE', 12],
    ['17900000000000002', 'IMAGE', null],
    ['17900000000000001', 'VIDEO', null],
  ]);
  expect(posts[0]).toMatchObject({ thumbnail_url: null, permalink: 'https://www.instagram.com/p/17900000000000003/' });
  expect(posts[0]?.media_url).toMatch(/^\/api-mv\/social\/17900000000000003\/picture\?v=[\w-]{16}$/);
  expect(posts[1]?.caption).toBeNull();
  expect(posts[2]).toMatchObject({ media_url: 'https://www.instagram.com/p/17900000000000001/' });
  expect(posts[2]?.thumbnail_url).toMatch(/^\/api-mv\/social\/17900000000000001\/picture\?v=/);
  expect(await version(api)).toBe(1);
});

test('pictures come from our own house, small, with their true type, and may be kept for good', async ({ api }) => {
  const { account, run, get, shown } = await withAccount(api);
  account.media = [account.post('1', {}, PICTURES.png)];
  await run();
  const [post] = await shown();
  const answer = await get(String(post?.media_url));
  expect(answer.status).toBe(200);
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 1280, height: 960 });
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const plain = await get('/api-mv/social/1/picture?v=other');
  expect([plain.status, plain.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
  for (const path of ['/api-mv/social/2/picture', '/api-mv/social/token/picture', '/api-mv/social/..%2f1/picture']) {
    const none = await get(path);
    expect([404, 422], path).toContain(none.status);
    expect(none.headers.get('cache-control'), path).toBe('no-store');
  }
});

test('the next reading replaces all, keeps known pictures and drops those of posts that are gone', async ({ api }) => {
  const { account, run, shown, storage } = await withAccount(api);
  account.media = [account.post('1'), account.post('2')];
  await run();
  account.asked.length = 0;
  account.media = [account.post('3'), account.post('1', { like_count: 5, caption: 'Nuevo texto' })];
  expect(await run()).toBeUndefined();
  expect(account.asked).toEqual(['/me/media', '/pictures/3']);
  expect(await shown()).toMatchObject([{ id: '3' }, { id: '1', like_count: 5, caption: 'Nuevo texto' }]);
  expect(await storage.head('social/2')).toBeNull();
  expect(await storage.head('social/1')).not.toBeNull();
  account.fault = 'empty';
  expect(await run()).toBeUndefined();
  expect(await shown()).toEqual([]);
  expect(await version(api)).toBe(3);
});

test('at most twelve posts are read', async ({ api }) => {
  const { account, run, shown } = await withAccount(api);
  account.media = Array.from({ length: 20 }, (_, index) => account.post(String(index + 1)));
  await run();
  expect(await shown()).toHaveLength(12);
});

test('a failing account fails the job and leaves the posts we have; the token is in no message', async ({ api }) => {
  const { account, run, shown } = await withAccount(api);
  account.media = [account.post('1')];
  await run();
  const before = await shown();
  account.redirects.set('/me/media', `${account.url}/pictures/1`);
  for (const [fault, why] of [
    ['token', /^Instagram answers 400, code 190$/],
    ['limit', /^Instagram answers 403, code 4$/],
    ['error-in-200', /^Instagram answers 200, code 1$/],
    ['redirect', /redirect \(302\)/],
    ['not-json', /without JSON/],
  ] as const) {
    account.fault = fault;
    const error = await run();
    expect(error?.message).toMatch(why);
    expect(await shown()).toEqual(before);
  }
  account.fault = 'none';
  account.media = [PICTURES.html, PICTURES.gif, PICTURES.broken].map((bytes, index) =>
    account.post(String(index + 5), {}, bytes),
  );
  expect((await run())?.message).toBe('none of the posts has a picture');
  expect(await shown()).toEqual(before);
  expect(await version(api)).toBe(1);
  expect(api.logLines.join('')).toContain('neither JPEG, PNG nor WebP');
  expect(api.logLines.join('')).not.toContain(account.token);
});

test('pictures are read from hosts of Instagram only: nothing else gets a request (Q41)', async ({ api }) => {
  const sunk: string[] = [];
  const sink = createServer((request, response) => {
    sunk.push(String(request.url));
    response.end(PICTURES.jpeg);
  });
  await new Promise<void>((done) => sink.listen(0, '127.0.0.1', done));
  onTestFinished(() => void sink.close());
  const { port } = sink.address() as AddressInfo;
  const { account, run, shown } = await withAccount(api);
  const hosts = [
    `http://127.0.0.1:${port}`,
    `http://[::ffff:127.0.0.1]:${port}`,
    `https://localhost:${port}`,
    `http://scontent.cdninstagram.com@127.0.0.1:${port}`,
    `https://evilcdninstagram.com`,
    `https://cdninstagram.com.evil.example`,
    'http://scontent.cdninstagram.com',
    'http://169.254.169.254',
    'file://',
  ];
  const bad = hosts.map((host, index) => account.post(String(index + 10), { media_url: `${host}/x.jpg` }));
  account.redirects.set('/pictures/99', `http://127.0.0.1:${port}/redirected`);
  const long = Buffer.concat([PICTURES.jpeg, Buffer.alloc(5 * 1024 * 1024)]);
  account.media = [...bad, account.post('99'), account.post('98', {}, long), account.post('1')];
  expect(await run()).toBeUndefined();
  expect((await shown()).map(({ id }) => id)).toEqual(['1']);
  expect(sunk).toEqual([]);
});

test('the token is renewed every day and kept sealed; a new one in the environment begins anew', async ({ api }) => {
  const { account, run, storage, env } = await withAccount(api);
  account.media = [account.post('1')];
  const first = account.token;
  const later = (hours: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + hours * 3_600_000);
  };
  await run();
  later(24);
  await run();
  expect(account.renewals).toBe(0);
  later(2);
  account.refreshFails = true;
  expect(await run()).toBeUndefined();
  expect(api.logLines.join('')).toContain('the token of Instagram was not renewed');
  account.refreshFails = false;
  expect(await run()).toBeUndefined();
  expect([account.renewals, account.token]).toEqual([1, 'renewed-token-1']);
  later(1);
  expect(await run()).toBeUndefined();
  later(60);
  expect(await run()).toBeUndefined();
  expect(account.token).toBe('renewed-token-2');
  const kept = await new Response(await storage.read('instagram/token')).text();
  for (const token of [first, 'renewed-token-1', 'renewed-token-2']) {
    expect(kept).not.toContain(token);
    expect(api.logLines.join('')).not.toContain(token);
  }
  account.token = 'another-token-of-the-account';
  const changed = createApp({ ...api.services, env: { ...env, INSTAGRAM_TOKEN: account.token } });
  expect(await changed.runJob(readPostsJob.name, [{}])).toEqual([undefined]);
  account.token = first;
  const otherSecret = createApp({ ...api.services, env: { ...env, APP_SECRET: 'n'.repeat(40) } });
  expect(await otherSecret.runJob(readPostsJob.name, [{}])).toEqual([undefined]);
});

test('without an account: examples in demo mode, each marked as one; nothing in production', async ({ api }) => {
  expect(await api.app.runJob(readPostsJob.name, [{}])).toEqual([undefined]);
  for (const locale of LOCALES) {
    const posts = await read(api, { locale });
    expect(posts).toHaveLength(4);
    const page = html(locale, posts);
    const mark = { es: 'Ejemplo', en: 'Example', ar: 'مثال' }[locale];
    expect(page.split(`>${mark}<`)).toHaveLength(5);
    expect(page).not.toMatch(/<a |href=/);
    const sources = [...page.matchAll(/<img src="([^"]+)"/g)].map(([, source]) => String(source));
    expect(sources.length).toBe(4);
    expect(sources.filter((source) => !source.startsWith('/scenes/'))).toEqual([]);
  }
  const production = { ...api.services.env, APP_MODE: 'production' as const };
  expect(await read(api, { env: production })).toEqual([]);
  expect(
    await read(api, { isConnected: true, env: { ...api.services.env, INSTAGRAM_TOKEN: 'a-token-of-ours' } }),
  ).toEqual([]);
  expect(html('es', [])).toBe('');
});

test('a post shows its picture when it comes near, four lines, likes if there are any, and leads to the post', async ({
  api,
}) => {
  await api.db.insert(social_posts).values([
    {
      id: '1',
      position: 0,
      media_type: 'VIDEO',
      media_url: 'https://www.instagram.com/p/1/',
      thumbnail_url: '/api-mv/social/1/picture?v=a',
      caption: `${'Uno dos tres cuatro cinco seis siete ocho. '.repeat(10)}<b>`,
      permalink: 'https://www.instagram.com/p/1/',
      like_count: 1,
    },
    {
      id: '2',
      position: 1,
      media_type: 'IMAGE',
      media_url: '/api-mv/social/2/picture?v=b',
      permalink: 'https://www.instagram.com/p/2/',
    },
  ]);
  const { shown } = await withAccount(api);
  const page = html('es', await shown());
  expect(page).not.toContain('Ejemplo');
  expect(page.match(/<img [^>]*loading="lazy"/g)).toHaveLength(2);
  expect(page).toContain('src="/api-mv/social/1/picture?v=a"');
  expect(page).toContain('alt="Imagen de nuestra publicación"');
  expect(page.match(/<span class="@min-[^"]*block">/g)).toHaveLength(4);
  expect(page).toContain('…');
  expect(page).toContain('>Video<');
  expect(page.match(/me gusta/g)).toHaveLength(1);
  expect(page.match(/<a href="https:\/\/www\.instagram\.com\/p\/\d\/" target="_blank" rel="noopener"/g)).toHaveLength(
    2,
  );
  expect(page).toMatch(/<ul tabindex="0"/i);
  expect(html('ar', await shown('ar'))).toContain('إعجاب واحد');
});
