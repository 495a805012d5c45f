/** Parked jobs of the office: tried again, given up and taken back by an admin, on record; no person in what failed. */
import { eq } from 'drizzle-orm';
import { sendMessageJob } from '#app/integrations/mail/outbox.server.ts';
import { audit } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { failWith, jobsOf, parkJob, setJobState } from '#tests/job-rows.ts';

const path = '/api-mv/admin/jobs';

async function parked(api: TestApp, message = 'away') {
  await api.services.jobs.enqueue(api.db, sendMessageJob, { message_id: '00000000-0000-4000-8000-000000000001' });
  const rows = await jobsOf(api.db, sendMessageJob.name);
  const id = String(rows.find(({ state }) => state === 'created')?.id);
  await parkJob(api.db, id);
  await failWith(api.db, id, message);
  return id;
}
const stateOf = async ({ db }: TestApp, id: string) =>
  (await jobsOf(db, sendMessageJob.name)).find((one) => one.id === id)?.state;
type Who = { bearer: Record<string, string> };
const move = (api: TestApp, { bearer }: Who, id: string, is_given_up: boolean) =>
  api.send('PUT', `${path}/${id}`, { headers: bearer, json: { is_given_up } });
const listed = async (api: TestApp, { bearer }: Who) =>
  (await api.send('GET', path, { headers: bearer })).json.jobs as { id: string; message: string }[];

test('a parked job is given up and taken back, each once and on record', async ({ api }) => {
  const [csr, admin] = [await api.signIn('csr'), await api.signIn('admin')];
  const id = await parked(api);
  expect((await move(api, csr, id, true)).status).toBe(404);
  expect((await move(api, admin, id, false)).status, 'it is parked').toBe(404);
  expect((await move(api, admin, id, true)).status).toBe(200);
  expect([await stateOf(api, id), await listed(api, admin)]).toEqual(['cancelled', []]);
  expect((await move(api, admin, id, true)).status, 'twice').toBe(404);
  expect((await api.send('POST', `${path}/${id}/retry`, { headers: admin.bearer })).status).toBe(404);
  expect((await move(api, admin, id, false)).status).toBe(200);
  expect((await listed(api, admin)).map((job) => job.id)).toEqual([id]);
  expect((await api.send('POST', `${path}/${id}/retry`, { headers: admin.bearer })).status).toBe(200);
  expect(await stateOf(api, id)).not.toBe('failed');
  expect((await move(api, admin, id, true)).status, 'it is on its way').toBe(404);
  const trail = await api.db.select().from(audit).where(eq(audit.actor_id, admin.user.user_id));
  const acts = trail.filter(({ action }) => action !== 'jobs.list');
  expect(acts.map(({ action }) => action)).toEqual(['jobs.give-up', 'jobs.take-back', 'jobs.retry']);
  expect(acts[0]?.after).toEqual({ job: sendMessageJob.name, job_id: id });
});

test('a job that waits its turn is not given up', async ({ api }) => {
  const admin = await api.signIn('admin');
  await api.services.jobs.enqueue(api.db, sendMessageJob, { message_id: '00000000-0000-4000-8000-000000000002' });
  const [job] = await jobsOf(api.db, sendMessageJob.name);
  expect((await move(api, admin, String(job?.id), true)).status).toBe(404);
  await setJobState(api.db, String(job?.id), 'cancelled');
  expect((await move(api, admin, String(job?.id), false)).status, 'never tried').toBe(404);
});

test('what failed is shown without numbers and addresses of people, as text and not too long', async ({ api }) => {
  const admin = await api.signIn('admin');
  await parked(api, `550 no mailbox eva@correo.example +573001112233 <script>alert(1)</script> ${'x'.repeat(900)}`);
  const [job] = await listed(api, admin);
  expect(job?.message).toContain('550 no mailbox ***');
  expect(job?.message).not.toMatch(/eva@|573001112233/);
  expect(job?.message.length).toBeLessThanOrEqual(300);
  const html = await (await api.raw('GET', '/admin/jobs', { headers: admin.cookie })).text();
  expect(html).toContain('550 no mailbox');
  expect(html).not.toMatch(/eva@correo|573001112233|<script>alert/);
});
