/** Whom the end of unfinished accounts spares: everybody who has paid, finished, or belongs to somebody who did (D12). */
import { eq } from 'drizzle-orm';
import { credentials, subscriptions, users } from '#db/schema.server.ts';
import { quickHash } from '#tests/account.ts';
import { expect, type TestApp, test } from '#tests/app.ts';

let made = 0;
async function person(api: TestApp, more: Partial<typeof users.$inferInsert> = {}) {
  made += 1;
  const { user } = await api.signIn(more.primary_user_id ? 'secondary' : 'applicant', {
    first_name: 'María',
    phone_number: `+5730011100${String(made).padStart(2, '0')}`,
    email: `m${made}@correo.example`,
    created_at: api.clock.now,
    ...more,
  });
  return user.user_id;
}

const rowOf = async (api: TestApp, user_id: string) =>
  (await api.db.select().from(users).where(eq(users.user_id, user_id)))[0];
const isEnded = async (api: TestApp, user_id: string) => (await rowOf(api, user_id))?.deleted_at !== null;

async function lapseAfter(api: TestApp, ms: number) {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
  expect(await api.app.runJob('accounts.lapse', [{}])).toEqual([undefined]);
}
const DAY = 24 * 3_600_000;

test('an account without password and verified address ends after a day, with its family, and not before', async ({
  api,
}) => {
  const head = await person(api);
  const child = await person(api, { primary_user_id: head });
  await lapseAfter(api, DAY - 1000);
  expect(await isEnded(api, head)).toBe(false);
  // The use of a session is noted once an hour: it counts generously.
  await lapseAfter(api, 3_602_000);
  expect([await isEnded(api, head), await isEnded(api, child)]).toEqual([true, true]);
  for (const user_id of [head, child])
    expect(await rowOf(api, user_id)).toMatchObject({ phone_number: null, email: null, first_name: '' });
});

test('a customer is never forgotten: paid in the office, bought, verified or with a password', async ({ api }) => {
  const unfinished = await person(api);
  const paid = await person(api, { marked_paid_by_csr: true });
  const buyer = await person(api);
  await api.db
    .insert(subscriptions)
    .values({ user_id: buyer, sid: 'FirstTime', applicants_covered: 1, state: 'active', created_at: api.clock.now });
  const verified = await person(api, { email_verified_at: api.clock.now });
  const withPassword = await person(api);
  await api.db
    .insert(credentials)
    .values({ user_id: withPassword, password_hash: await quickHash('tres perros en la playa') });
  const child = await person(api, { primary_user_id: buyer });
  const { user: staff } = await api.signIn('csr', { created_at: api.clock.now });
  await lapseAfter(api, 3 * DAY);
  expect(await isEnded(api, unfinished)).toBe(true);
  for (const [who, user_id] of Object.entries({ paid, buyer, verified, withPassword, child, staff: staff.user_id })) {
    expect(await isEnded(api, user_id), who).toBe(false);
    expect((await rowOf(api, user_id))?.first_name, who).not.toBe('');
  }
});
