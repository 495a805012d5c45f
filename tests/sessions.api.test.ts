/** Who is nobody: sessions that are over, people who are gone, tokens that are nearly right (Q1, D13). */
import { eq } from 'drizzle-orm';
import { hashToken } from '#app/platform/access/session.server.ts';
import { sessions, users } from '#db/schema.server.ts';
import { expect, type TestApp, test } from './app.ts';
import { callsOf, makeWorld, needsSession, sampleRequest } from './calls.ts';

const LONG = 600_000;

type Tries = { headers: Record<string, string>; why: string }[];

/** What is refused uses nothing up: one sample of a call is enough for all of them. */
async function expectNoSession(api: TestApp, tries: Tries) {
  const world = await makeWorld(api);
  for (const call of callsOf(api.app).filter(needsSession)) {
    const sample = await sampleRequest(world, call);
    for (const { headers, why } of tries) {
      const { status } = await api.raw(call.method, sample.path, {
        ...sample,
        headers: { ...sample.headers, ...headers },
      });
      expect(status, `${call.name}, ${why}`).toBe(401);
    }
  }
}

test(
  'ended, expired and rotated sessions, disabled and deleted people are nobody',
  async ({ api }) => {
    const tries: Tries = [];
    const ago = (ms: number) => new Date(api.clock.now.getTime() - ms);
    const session: [string, Partial<typeof sessions.$inferInsert>][] = [
      ['ended', { ended_at: ago(1) }],
      ['expired', { expires_at: ago(0) }],
      ['rotated a minute ago', { rotated_at: ago(60_000) }],
    ];
    for (const [why, set] of session) {
      const { token, bearer, cookie } = await api.signIn('admin');
      await api.db
        .update(sessions)
        .set(set)
        .where(eq(sessions.token_hash, hashToken(token)));
      tries.push({ headers: bearer, why }, { headers: cookie, why });
    }
    for (const set of [{ disabled_at: ago(1) }, { deleted_at: ago(1) }]) {
      const { user, bearer } = await api.signIn('admin');
      await api.db.update(users).set(set).where(eq(users.user_id, user.user_id));
      tries.push({ headers: bearer, why: Object.keys(set).join() });
    }
    await expectNoSession(api, tries);
  },
  LONG,
);

test('a session lives to the last millisecond of its 12 hours, a rotated one 60 seconds', async ({ api }) => {
  const { bearer, token } = await api.signIn('admin');
  const start = api.clock.now.getTime();
  const statusAt = async (ms: number) => {
    api.clock.now = new Date(start + ms);
    return (await api.raw('GET', '/api-mv/admin/jobs', { headers: bearer })).status;
  };
  expect(await statusAt(12 * 3_600_000 - 1)).toBe(200);
  expect(await statusAt(12 * 3_600_000)).toBe(401);
  await api.db
    .update(sessions)
    .set({ rotated_at: new Date(start) })
    .where(eq(sessions.token_hash, hashToken(token)));
  expect(await statusAt(59_999)).toBe(200);
  expect(await statusAt(60_000)).toBe(401);
});

test(
  'a token that is nearly right is no token',
  async ({ api }) => {
    const { token, cookie, user } = await api.signIn('admin');
    const wrong = [
      hashToken(token),
      token.slice(0, -1),
      `${token}A`,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      "' or 1=1 --",
      'null',
    ];
    const tries: Tries = wrong.flatMap(
      (one): Tries => [
        { headers: { authorization: `Bearer ${one}` }, why: `bearer ${one}` },
        { headers: { cookie: `token=${one}` }, why: `cookie ${one}` },
      ],
    );
    await expectNoSession(api, [
      ...tries,
      { headers: { ...cookie, authorization: 'Bearer x' }, why: 'a bad bearer beside a good cookie' },
      { headers: { cookie: `user_id=${user.user_id}; has_session=1; user=admin` }, why: 'display cookies' },
    ]);
    expect((await api.raw('GET', '/api-mv/admin/jobs', { headers: cookie })).status).toBe(200);
  },
  LONG,
);
