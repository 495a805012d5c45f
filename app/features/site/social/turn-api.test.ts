/** A post that staff hide is on no page, also after the next reading (D33). */
import { eq } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { audit, social_posts } from '#db/schema.server.ts';
import { createApp } from '#server/app.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { instagramEmulator } from '#tests/emulators/instagram.ts';
import { readPosts, readPostsJob } from './store.server.ts';

const shown = async (api: TestApp) =>
  (await readPosts({ db: api.db, env: api.services.env, locale: 'es', social: {} as never, dependsOn: () => {} })).map(
    ({ id }) => id,
  );

test('an admin hides a post and shows it again; reading the account keeps what is hidden', async ({ api }) => {
  const account = await instagramEmulator();
  onTestFinished(() => account.close());
  const env = { ...api.services.env, INSTAGRAM_TOKEN: account.token, INSTAGRAM_URL: account.url };
  const app = createApp({ ...api.services, env });
  account.media = [account.post('1'), account.post('2')];
  await app.runJob(readPostsJob.name, [{}]);
  const { cookie } = await api.signIn('admin');
  const turn = (id: string, is_shown: boolean) =>
    api.send('PUT', `/api-mv/admin/social/${id}`, { json: { is_shown }, headers: cookie });
  expect((await turn('1', false)).status).toBe(200);
  expect((await turn('1', false)).status, 'twice is once').toBe(200);
  expect(await shown(api)).toEqual(['2']);
  account.media = [account.post('3'), account.post('1')];
  await app.runJob(readPostsJob.name, [{}]);
  expect(await shown(api)).toEqual(['3']);
  expect((await turn('1', true)).status).toBe(200);
  expect(await shown(api)).toEqual(['3', '1']);
  expect(await api.db.select().from(social_posts)).toHaveLength(2);
  const trail = await api.db.select().from(audit).where(eq(audit.action, 'posts.turn'));
  expect(trail.filter(({ after }) => after).map(({ after }) => after)).toEqual([
    { state: '1 hidden' },
    { state: '1 shown' },
  ]);
});

test('an unknown post is missing, and nobody but an admin hides one', async ({ api }) => {
  const json = { is_shown: false };
  const { cookie } = await api.signIn('admin');
  expect((await api.send('PUT', '/api-mv/admin/social/9', { json, headers: cookie })).status).toBe(404);
  const csr = await api.signIn('csr');
  expect((await api.send('PUT', '/api-mv/admin/social/9', { json, headers: csr.cookie })).status).toBe(404);
});
