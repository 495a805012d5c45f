/** Who is reminded of an application that stands still, how often, and how it ends (docs/decisions/028). */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { case_events, messages, sessions, subscriptions, users } from '#db/schema.server.ts';
import { createApp } from '#server/app.ts';
import { page } from '#tests/account.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';
import { remindJob } from './remind.server.ts';
import { reminderToken } from './reminder.server.ts';

type Api = Pick<TestApp, 'app' | 'db' | 'clock' | 'send' | 'services'>;
type NewUser = typeof users.$inferInsert;
const DAY = 86_400_000;
const daysAgo = ({ clock }: Pick<Api, 'clock'>, days: number) => new Date(clock.now.getTime() - days * DAY);

let made = 0;
/** Somebody who stopped at the payment four days ago, with an address that is theirs. */
async function person(api: Api, more: Partial<NewUser> = {}) {
  made += 1;
  const then = daysAgo(api, 4);
  const email = `quieta${made}@correo.example`;
  const [row] = await api.db
    .insert(users)
    .values({
      ...{ first_name: 'María', last_name: 'Silencio', email, email_verified_at: then, service_type: 'FirstTime' },
      ...{ current_step: 'required_visa_seen', created_at: then, updated_at: then },
      ...more,
    })
    .returning({ user_id: users.user_id });
  return { user_id: String(row?.user_id), email };
}
async function run(api: Api, times = 1) {
  for (let n = 0; n < times; n++) expect(await api.app.runJob(remindJob.name, [{}])).toEqual([undefined]);
}
const reminders = ({ db }: Api) => db.select().from(messages).where(eq(messages.kind, 'continue'));
const wrote = async (api: Api) => (await reminders(api)).map(({ to_address }) => to_address);
const later = (api: Api, days: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + days * DAY);
};

test('after three days of silence one message leads back to where they stopped', async ({ api }) => {
  const { user_id, email } = await person(api, { first_name: 'María José' });
  const [before] = await api.db.select().from(users).where(eq(users.user_id, user_id));
  await run(api, 2);
  const [message, ...more] = await reminders(api);
  expect(more).toEqual([]);
  expect(message).toMatchObject({
    ...{ user_id, to_address: email, budget: 'notice', locale: 'es', subject: 'Sigue donde quedaste' },
  });
  expect(message?.text).toContain('Hola, María:');
  expect(message?.text).toContain('quedó en el pago');
  expect(message?.text).toMatch(/Seguir con mi solicitud: http:\/\/127\.0\.0\.1:3000\/portal\/payment\n/);
  expect(message?.text).toContain(`http://127.0.0.1:3000/auth/reminders#token=${user_id}.`);
  expect(message?.html).toContain('/auth/reminders#token=');
  const [after] = await api.db.select().from(users).where(eq(users.user_id, user_id));
  expect(after, 'what we write is no activity of theirs').toEqual({ ...before, reminded_at: api.clock.now });
});

test('each page and each language has its words, Arabic from right to left', async ({ api }) => {
  await person(api, { current_step: 'password_set', locale: 'en' });
  await person(api, { current_step: 'form_started', locale: 'ar', marked_paid_by_csr: true });
  await run(api);
  const told = await reminders(api);
  const [en, ar] = [told.find(({ locale }) => locale === 'en'), told.find(({ locale }) => locale === 'ar')];
  expect(en?.text).toContain('stopped at the questions');
  expect(ar?.text).toContain('عند النموذج والمستندات');
  expect(ar?.text).toContain('/ar/portal/applicants');
  expect(ar?.html).toContain('<html lang="ar" dir="rtl">');
});

test('a name that reads like a link is left out', async ({ api }) => {
  await person(api, { first_name: 'visita.example/gratis' });
  await run(api);
  const [message] = await reminders(api);
  expect(message?.text).toMatch(/^Hola:\n/);
  expect(`${message?.text}${message?.html}`).not.toContain('visita.example');
});

test('nobody else is written to', async ({ api }) => {
  const then = daysAgo(api, 4);
  const { user_id: head } = await person(api, { email: null, email_verified_at: null });
  const left: [why: string, more: Partial<NewUser>][] = [
    ['does not want it', { wants_reminders: false }],
    ['has not confirmed the address', { email_verified_at: null }],
    ['has no address', { email: null }],
    ['has a made-up address', { email: 'x@placeholder.invalid' }],
    ['is forgotten', { deleted_at: then }],
    ['is closed out', { disabled_at: then }],
    ['is of the family', { role: 'secondary', user_type: 'secondary', primary_user_id: head }],
    ['is staff', { role: 'csr', user_type: 'staff' }],
    ['was here this week', { updated_at: daysAgo(api, 2) }],
    ['has not been here for a month', { updated_at: daysAgo(api, 31), created_at: daysAgo(api, 31) }],
    ['is answered by an adviser', { complete_onboarding_forms: false, current_step: 'password_set' }],
    ['waits for our quote', { service_type: 'WorkFamilyImmigration' }],
    ['has nothing left to do', { marked_paid_by_csr: true, status: 'Finished', current_step: 'form_partly_complete' }],
    ...['form_completed', 'interview_scheduled', 'interview_completed', 'visa_received', 'visa_denied'].map(
      (current_step): [string, Partial<NewUser>] => [`is ours to move: ${current_step}`, { current_step }],
    ),
  ];
  for (const [why, more] of left) {
    await person(api, more);
    await run(api);
    expect(await wrote(api), why).toEqual([]);
  }
});

test('those who wait for nobody are: paid without a form, asked by themselves, at the questions of a quote', async ({
  api,
}) => {
  const due = [
    await person(api, { marked_paid_by_csr: true, current_step: 'application_page_seen' }),
    await person(api, { complete_onboarding_forms: false, current_step: 'required_visa_seen' }),
    await person(api, { service_type: 'WorkFamilyImmigration', current_step: 'password_set' }),
    await person(api, { service_type: null, current_step: 'account_created' }),
    await person(api, { status: 'Finished', current_step: 'form_partly_complete' }),
    await person(api, { updated_at: daysAgo(api, 29), created_at: daysAgo(api, 29) }),
  ];
  const { user_id } = await person(api, { current_step: 'required_visa_seen' });
  await api.db
    .insert(subscriptions)
    .values({ user_id, sid: 'FirstTime', applicants_covered: 1, state: 'active', created_at: daysAgo(api, 4) });
  await run(api);
  const told = await reminders(api);
  expect(told).toHaveLength(due.length + 1);
  expect(told.map(({ to_address }) => to_address)).toEqual(expect.arrayContaining(due.map(({ email }) => email)));
  expect(told.find((one) => one.user_id === user_id)?.text, 'paid: not the payment').toContain('en el formulario');
});

test('whatever anybody of the family did breaks the silence', async ({ api }) => {
  const then = daysAgo(api, 4);
  const recent = daysAgo(api, 1);
  const doings: ((user_id: string) => Promise<unknown>)[] = [
    async (user_id) => api.db.insert(case_events).values({ user_id, event: 'step', created_at: recent }),
    async (user_id) =>
      api.db.insert(sessions).values({
        ...{ token_hash: randomUUID(), family_id: user_id, user_id, created_at: then, last_used_at: recent },
        expires_at: daysAgo(api, -5),
      }),
    async (primary_user_id) =>
      api.db.insert(users).values({
        ...{ role: 'secondary', user_type: 'secondary', primary_user_id, first_name: 'Luz', last_name: 'Familia' },
        ...{ created_at: then, updated_at: recent },
      }),
  ];
  for (const does of doings) {
    const { user_id } = await person(api);
    await does(user_id);
  }
  await run(api);
  expect(await wrote(api)).toEqual([]);
});

test('one message a silence, and at most one a fortnight', async ({ api }) => {
  const { user_id } = await person(api);
  const comes = () => api.db.update(users).set({ updated_at: api.clock.now }).where(eq(users.user_id, user_id));
  await run(api);
  for (const _ of [1, 2, 3]) {
    later(api, 5);
    await run(api);
  }
  expect(await wrote(api), 'the same silence').toHaveLength(1);
  await comes();
  later(api, 2);
  await run(api);
  expect(await wrote(api), 'two days').toHaveLength(1);
  later(api, 2);
  await run(api);
  expect(await wrote(api), 'another silence').toHaveLength(2);
  await comes();
  later(api, 9);
  await run(api);
  expect(await wrote(api), 'nine days after the last one').toHaveLength(2);
  later(api, 6);
  await run(api);
  expect(await wrote(api), 'a fortnight later').toHaveLength(3);
});

test('once, however many processes look at the same time; five hundred in a run, and the next goes on', async () => {
  const api = await ownApp();
  await person(api);
  await api.db.execute(sql`insert into users (first_name, last_name, email, email_verified_at, service_type, current_step, created_at, updated_at)
    select 'Ana', 'Muchas', 'm' || n || '@correo.example', updated_at, 'FirstTime', 'required_visa_seen', created_at, updated_at
    from generate_series(1, 520) n, (select created_at, updated_at from users where last_name = 'Silencio') u`);
  const processes = [api.app, createApp(api.services), createApp(api.services)];
  const outcomes = await Promise.all(processes.map((app) => app.runJob(remindJob.name, [{}])));
  expect(outcomes.flat().filter(Boolean)).toEqual([]);
  await run(api);
  const to = await wrote(api);
  expect([to.length, new Set(to).size]).toEqual([521, 521]);
  await api.db.execute(sql`update users set reminded_at = null`);
  await api.db.delete(messages);
  await run(api);
  expect(await wrote(api)).toHaveLength(500);
  await api.close();
});

const stop = (api: Api, token: string) => api.send('POST', '/api-mv/reminders/stop', { json: { token } });
const wants = async ({ db }: Api, user_id: string) =>
  (await db.select().from(users).where(eq(users.user_id, user_id)))[0]?.wants_reminders;

test('the link of the message ends reminders without a log-in, for its owner alone, and again is the same', async ({
  api,
}) => {
  const mine = await person(api);
  const other = await person(api);
  await run(api);
  const text = (await reminders(api)).find(({ user_id }) => user_id === mine.user_id)?.text ?? '';
  const token = /#token=([\w.-]+)/.exec(text)?.[1] ?? '';
  for (const _ of [1, 2]) expect((await stop(api, token)).status).toBe(200);
  expect([await wants(api, mine.user_id), await wants(api, other.user_id)]).toEqual([false, true]);
  const [, signature = ''] = token.split('.');
  expect((await stop(api, `${other.user_id}.${signature}`)).status, 'the signature of another').toBe(404);
  expect((await stop(api, `${randomUUID()}.${signature}`)).status).toBe(404);
  expect(await stop(api, 'x')).toMatchObject({ status: 422, json: { field: 'token' } });
  expect(await wants(api, other.user_id)).toBe(true);
  expect(api.logLines.join('')).not.toContain(signature);
  await api.db.update(users).set({ deleted_at: api.clock.now }).where(eq(users.user_id, other.user_id));
  expect((await stop(api, reminderToken(api.services, other.user_id))).status, 'somebody forgotten').toBe(404);
});

test('in the settings a primary applicant turns them off and on; a family member has none', async ({ api }) => {
  const a = await api.signIn('applicant');
  const b = await api.signIn('secondary', { primary_user_id: a.user.user_id });
  const put = (who: typeof a, wants_reminders: unknown) =>
    api.send('PUT', `/user/${who.user.user_id}`, {
      json: { updates: { wants_reminders } },
      headers: { ...page, ...who.cookie },
    });
  for (const value of [false, true]) {
    expect((await put(a, value)).json.user_profile.wants_reminders).toBe(value);
    expect(await wants(api, a.user.user_id)).toBe(value);
  }
  expect(await put(b, false)).toMatchObject({ status: 422, json: { field: 'updates.wants_reminders' } });
  expect((await put(a, 'no')).status).toBe(422);
});

test('it comes once a day, in the morning of Bogotá', () => {
  expect(remindJob.schedule).toBe('0 14 * * *');
});
