/** When a session was last used: noted once an hour, shown to its owner (D13, T40). */
import { eq } from 'drizzle-orm';
import { hashToken } from '#app/platform/access/session.server.ts';
import { sessions } from '#db/schema.server.ts';
import { logIn, member, tokenOf } from '#tests/account.ts';
import { expect, type TestApp, test } from '#tests/app.ts';

const MINUTE = 60_000;

async function listed(api: TestApp, token: string) {
  const { json } = await api.send('GET', '/auth/sessions', { headers: { cookie: `token=${token}` } });
  return json.sessions.find((one: { is_this: boolean }) => one.is_this)?.last_used_at;
}

test('use is noted once an hour, not at each request, and the list shows it', async ({ api }) => {
  await member(api);
  const token = tokenOf((await logIn(api)).headers);
  const start = api.clock.now;
  const at = (minutes: number) => new Date(start.getTime() + minutes * MINUTE);
  expect(await listed(api, token)).toBe(start.toISOString());
  api.clock.now = at(59);
  expect(await listed(api, token), 'within the hour').toBe(start.toISOString());
  api.clock.now = at(61);
  expect(await listed(api, token)).toBe(at(61).toISOString());
  api.clock.now = at(120);
  expect(await listed(api, token), 'an hour from the last note').toBe(at(61).toISOString());
});

test('use is noted for the session that was used, and never for one that is over', async ({ api }) => {
  const { user } = await member(api);
  const used = tokenOf((await logIn(api)).headers);
  const other = tokenOf((await logIn(api)).headers);
  const over = tokenOf((await logIn(api)).headers);
  await api.db
    .update(sessions)
    .set({ ended_at: api.clock.now })
    .where(eq(sessions.token_hash, hashToken(over)));
  const start = api.clock.now;
  api.clock.now = new Date(start.getTime() + 90 * MINUTE);
  for (const token of [used, over])
    await api.send('GET', `/user/${user.user_id}`, { headers: { cookie: `token=${token}` } });
  const notedOf = async (token: string) =>
    (
      await api.db
        .select()
        .from(sessions)
        .where(eq(sessions.token_hash, hashToken(token)))
    )[0]?.last_used_at;
  expect(await notedOf(used)).toEqual(api.clock.now);
  expect(await notedOf(other)).toEqual(start);
  expect(await notedOf(over)).toEqual(start);
});
