import { expect, test } from 'vitest';
import { z } from 'zod';
import { startJobs } from '#app/platform/jobs/jobs.server.ts';
import { makeLog } from '#app/platform/record/log.server.ts';
import { ownApp } from './app.ts';
import { freshDatabase } from './database.ts';
import { jobsOf, scheduledNames } from './job-rows.ts';

const log = makeLog('silent');
const noop = { input: z.object({ n: z.number() }), run: async () => [] };
const until = async (isTrue: () => boolean | Promise<boolean>) => {
  const end = Date.now() + 20_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('it did not happen');
    await new Promise((done) => setTimeout(done, 50));
  }
};

test('a job enqueued in a transaction that fails never was', async () => {
  const connection = await freshDatabase();
  const jobs = await startJobs(connection, log, { serve: true });
  const ran: number[] = [];
  const job = { name: 'test.numbers', ...noop };
  await jobs.prepare([job], async (_name, inputs) => {
    ran.push(...inputs.map((input) => (input as { n: number }).n));
    return [];
  });
  await connection.db
    .transaction(async (tx) => {
      await jobs.enqueue(tx, job, { n: 1 });
      throw new Error('no');
    })
    .catch(() => {});
  await connection.db.transaction((tx) => jobs.enqueue(tx, job, { n: 2 }));
  await until(() => ran.length > 0);
  expect(ran).toEqual([2]);
  await jobs.stop();
  await connection.close();
});

test('a failing job is tried again, then parked, listed for admins and tried once more by them', async () => {
  const api = await ownApp();
  const { connection } = api.services;
  const jobs = await startJobs(connection, log, { serve: true });
  let tries = 0;
  let works = false;
  let input: unknown;
  const job = { name: 'test.stubborn', ...noop, retries: 1, pauseSeconds: 1 };
  await jobs.prepare([job], async (_name, [given]) => {
    tries += 1;
    input = given;
    return [works ? undefined : new Error('the outside is down')];
  });
  await connection.db.transaction((tx) => jobs.enqueue(tx, job, { n: 1 }));
  const state = async () => (await jobsOf(connection.db, job.name))[0]?.state;
  await until(async () => (await state()) === 'failed');
  expect(tries).toBe(2);
  const admin = await api.signIn('admin');
  const csr = await api.signIn('csr');
  const listed = await api.send('GET', '/api-mv/admin/jobs', { headers: admin.bearer });
  expect(listed.json.jobs).toMatchObject([{ name: job.name, retry_count: 1, message: 'the outside is down' }]);
  const path = `/api-mv/admin/jobs/${listed.json.jobs[0].id}/retry`;
  expect((await api.send('POST', path, { headers: csr.bearer })).status).toBe(404);
  works = true;
  expect((await api.send('POST', `${path}?at_most=700`, { headers: admin.bearer })).status).toBe(200);
  await until(async () => (await state()) === 'completed');
  expect(tries).toBe(3);
  expect(input).toEqual({ n: 1, at_most: 700 });
  expect((await api.send('POST', path, { headers: admin.bearer })).status).toBe(404);
  await jobs.stop();
  await api.close();
});

test('a schedule ends with the job that asked for it', async () => {
  const connection = await freshDatabase();
  const run = async () => [];
  const daily = { ...noop, schedule: '0 3 * * *' };
  const start = async (...names: string[]) => {
    const jobs = await startJobs(connection, log, { serve: true });
    await jobs.prepare(
      names.map((name) => ({ name, ...daily })),
      run,
    );
    await jobs.stop();
  };
  await start('test.first', 'test.second');
  expect(await scheduledNames(connection.db)).toEqual(['test.first', 'test.second']);
  await start('test.second');
  expect(await scheduledNames(connection.db)).toEqual(['test.second']);
  await connection.close();
});
