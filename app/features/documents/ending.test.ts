/** Files end a week after we said so, and only of whom the outcome is known (D42, T50). */
import { eq } from 'drizzle-orm';
import { tidyJob } from '#app/platform/jobs/tidy.server.ts';
import { case_events, documents, messages, users } from '#db/schema.server.ts';
import { lastMail } from '#tests/account.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { handedIn } from '#tests/document-samples.ts';
import { announceJob } from './ending.server.ts';

const DAY = 86_400_000;

async function somebody(api: TestApp, more: Partial<typeof users.$inferInsert>, daysAgo: number | null) {
  const { user } = await api.signIn('applicant', { email_verified_at: api.clock.now, ...more });
  if (daysAgo !== null)
    await api.db.insert(case_events).values({
      ...{ user_id: user.user_id, event: 'step', to_step: String(user.current_step) },
      created_at: new Date(api.clock.now.getTime() - daysAgo * DAY),
    });
  await api.db.insert(documents).values(handedIn(user.user_id, 'passport'));
  return user.user_id;
}
const announced = async (api: TestApp) => {
  const rows = await api.db.select().from(documents);
  return rows.flatMap(({ user_id, announced_at }) => (announced_at ? [user_id] : []));
};

test('a week before, once, in the language of the person, and not to whom it does not concern', async ({ api }) => {
  const due = await somebody(api, { current_step: 'visa_received', email: 'due@correo.example', locale: 'en' }, 84);
  await somebody(api, { current_step: 'visa_denied' }, 82);
  await somebody(api, { current_step: 'interview_completed' }, 400);
  expect(await api.app.runJob(announceJob.name, [{}])).toEqual([undefined]);
  expect(await announced(api)).toEqual([due]);
  const mail = await lastMail(api, 'due@correo.example');
  expect(mail.subject).toBe('In a week we delete the documents you uploaded');
  const [first] = await api.db.select().from(documents).where(eq(documents.user_id, due));
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
  await api.app.runJob(announceJob.name, [{}]);
  expect(await api.db.select().from(documents).where(eq(documents.user_id, due))).toEqual([first]);
});

test('what was not announced stays, however old; then it goes with its bytes, and nobody else’s', async ({ api }) => {
  const due = await somebody(api, { current_step: 'visa_denied' }, 300);
  const open = await somebody(api, { current_step: 'form_completed' }, 300);
  const owners = async () => (await api.db.select().from(documents)).map(({ user_id }) => user_id);
  const later = (days: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + days * DAY);
  };
  await api.app.runJob(tidyJob.name, [{}]);
  expect(await owners()).toHaveLength(2);
  await api.app.runJob(announceJob.name, [{}]);
  later(6.9);
  await api.app.runJob(tidyJob.name, [{}]);
  expect(await owners()).toContain(due);
  later(0.2);
  await api.app.runJob(tidyJob.name, [{}]);
  expect(await owners()).toEqual([open]);
  await api.db.update(users).set({ current_step: 'visa_received' }).where(eq(users.user_id, open));
  await api.app.runJob(announceJob.name, [{}]);
  expect(await announced(api), 'a step without its event is no outcome').toEqual([]);
});

test('an outcome that was corrected is announced anew, however long ago the first was', async ({ api }) => {
  const due = await somebody(api, { current_step: 'visa_denied' }, 84);
  const later = (days: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + days * DAY);
  };
  const tidy = async () => {
    await api.app.runJob(tidyJob.name, [{}]);
    return api.db.$count(documents, eq(documents.user_id, due));
  };
  await api.app.runJob(announceJob.name, [{}]);
  expect(await announced(api)).toEqual([due]);
  const corrected = { user_id: due, event: 'step', to_step: 'visa_received' };
  await api.db.insert(case_events).values({ ...corrected, created_at: new Date(api.clock.now.getTime() + DAY) });
  await api.db.update(users).set({ current_step: 'visa_received' }).where(eq(users.user_id, due));
  later(92);
  expect(await tidy(), 'of this outcome nobody was told yet').toBe(1);
  await api.app.runJob(announceJob.name, [{}]);
  expect(await announced(api)).toEqual([due]);
  later(6.9);
  expect(await tidy()).toBe(1);
  later(0.2);
  expect(await tidy()).toBe(0);
});

test('a case that goes on again takes back what was said; a refused file ends with the others', async ({ api }) => {
  const due = await somebody(api, { current_step: 'visa_denied' }, 84);
  await api.db.insert(documents).values(handedIn(due, 'photo', { state: 'refused', refused_for: 'pdf_script' }));
  await api.app.runJob(announceJob.name, [{}]);
  await api.db.update(users).set({ current_step: 'interview_completed' }).where(eq(users.user_id, due));
  await api.app.runJob(announceJob.name, [{}]);
  expect(await announced(api)).toEqual([]);
  await api.db.update(users).set({ current_step: 'visa_denied' }).where(eq(users.user_id, due));
  await api.app.runJob(announceJob.name, [{}]);
  api.clock.now = new Date(api.clock.now.getTime() + 8 * DAY);
  await api.app.runJob(tidyJob.name, [{}]);
  expect(await api.db.$count(documents, eq(documents.user_id, due))).toBe(0);
});

test('of a family of twelve without accounts the one who applies hears of each', async ({ api }) => {
  const head = await somebody(api, { email: 'jefa@correo.example' }, null);
  for (let child = 0; child < 12; child++)
    await somebody(api, { primary_user_id: head, user_type: 'secondary', current_step: 'visa_received' }, 84);
  await api.app.runJob(announceJob.name, [{}]);
  await api.runJobs();
  expect(await api.db.$count(messages, eq(messages.to_address, 'jefa@correo.example'))).toBe(12);
});
