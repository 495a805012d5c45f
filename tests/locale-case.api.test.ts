/** The case of a language: addresses take any and have one, cookies and bodies are written by us and have one only. */
import { eq } from 'drizzle-orm';
import { leads, users } from '#db/schema.server.ts';
import { member } from './account.ts';
import { expect, test } from './app.ts';

test('an address in capitals leads to the one that is written small', async ({ api }) => {
  for (const [path, to] of [
    ['/EN', '/en'],
    ['/Ar', '/ar'],
    ['/ES', '/'],
  ] as const) {
    const answer = await api.raw('GET', path);
    expect([answer.status, answer.headers.get('location')], path).toEqual([301, to]);
  }
});

test('a cookie in capitals is none of ours: the home page stays as it is', async ({ api }) => {
  for (const [value, status] of [
    ['EN', 200],
    ['en-US', 302],
    ['en', 302],
    ['es', 200],
    ['fr', 200],
  ] as const)
    expect((await api.raw('GET', '/', { headers: { cookie: `NEXT_LOCALE=${value}` } })).status, value).toBe(status);
});

test('a language in a body is one of the three as they are written', async ({ api }) => {
  const path = '/leads/+573001234567/eva@correo.example/contact';
  const lead = (locale: string) => api.send('POST', path, { json: { first_name: 'Eva', locale } });
  const { user, headers } = await member(api);
  const profile = (locale: string) =>
    api.send('PUT', `/user/${user.user_id}`, { json: { updates: { locale } }, headers });
  for (const locale of ['EN', 'En', 'en-US', ' en', '']) {
    expect(await lead(locale), locale).toMatchObject({ status: 422, json: { field: 'locale' } });
    expect((await profile(locale)).status, locale).toBe(422);
  }
  expect(await api.db.select().from(leads)).toEqual([]);
  expect((await lead('en')).status).toBe(200);
  expect((await profile('en')).status).toBe(200);
  const [row] = await api.db.select().from(users).where(eq(users.user_id, user.user_id));
  expect(row?.locale).toBe('en');
});
