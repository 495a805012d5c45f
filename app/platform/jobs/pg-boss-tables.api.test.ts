/** What pg-boss-tables.server.ts relies on, compared with pg-boss's own methods: an upgrade that changes it fails here. */
import { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { makeLog } from '#app/platform/record/log.server.ts';
import type { Connection } from '#db/client.server.ts';
import { fixedStatement, together } from '#db/fixed-statement.server.ts';
import { freshDatabase } from '#tests/database.ts';
import { startJobs } from './jobs.server.ts';
import { addToJob, listParkedJobs, parkedJobName, readInsert, readInsertValue } from './pg-boss-tables.server.ts';

const job = { name: 'test.compared', input: z.object({ n: z.number() }), run: async () => [], retries: 3 };

/** Our side of the queue and pg-boss's own, on one database. */
async function bothSides() {
  const connection: Connection = await freshDatabase();
  const jobs = await startJobs(connection, makeLog('silent'), { serve: false });
  await jobs.prepare([job]);
  const boss = new PgBoss({ db: connection.jobs, backend: connection.engine, supervise: false, schedule: false });
  await boss.start();
  return {
    db: connection.db,
    jobs,
    boss,
    async close() {
      await boss.stop({ graceful: false, close: false });
      await jobs.stop();
      await connection.close();
    },
  };
}

type BossJob = Awaited<ReturnType<PgBoss['findJobs']>>[number];
const TIMES = ['createdOn', 'startAfter', 'keepUntil', 'startedOn', 'heartbeatOn'];

/** All that pg-boss knows of a job but its id and the hour; times as what lies between them. */
const optionsOf = (found: BossJob) => ({
  ...Object.fromEntries(
    Object.entries(found).filter(([key]) => key !== 'id' && key !== 'signal' && !TIMES.includes(key)),
  ),
  waits: found.startAfter.getTime() - found.createdOn.getTime(),
  kept: found.keepUntil.getTime() - found.startAfter.getTime(),
});

test('a job of our statement is fetched with the same options as one that pg-boss sent', async () => {
  const { db, jobs, boss, close } = await bothSides();
  await boss.send(job.name, { n: 1 });
  const insert = fixedStatement<{ db: typeof db }>(() => together([jobs.insertOf(job)]));
  await insert({ db }, db, await jobs.placeFor(job, [{ n: 2 }, { n: 3 }]));
  const found = await boss.fetch<{ n: number }>(job.name, { batchSize: 10, includeMetadata: true });
  const [sent, ...ours] = found.toSorted((a, b) => a.data.n - b.data.n);
  expect(ours.map(({ data }) => data)).toEqual([{ n: 2 }, { n: 3 }]);
  if (!sent) throw new Error('nothing was sent');
  expect(Object.keys(sent).length).toBeGreaterThan(15);
  for (const one of ours) expect(optionsOf({ ...one, data: sent.data })).toEqual(optionsOf(sent));
  expect(optionsOf(sent)).toMatchObject({ retryLimit: 3, retryBackoff: true, waits: 0 });
  await close();
});

test('a job that pg-boss gave up is listed, named, and queued again with what was added', async () => {
  const { db, jobs, boss, close } = await bothSides();
  const id = String(await boss.send(job.name, { n: 1 }, { retryLimit: 0 }));
  expect(await listParkedJobs(db, { limit: 10 })).toEqual([]);
  expect(await parkedJobName(db, id)).toBeUndefined();
  await boss.fetch(job.name);
  await boss.fail(job.name, id, { message: 'the outside is down' });
  const [own] = await boss.findJobs(job.name, { id });
  expect(own?.state).toBe('failed');
  const [listed, ...more] = await listParkedJobs(db, { limit: 10 });
  expect(more).toEqual([]);
  expect(listed).toMatchObject({ id, name: job.name, retry_count: own?.retryCount, message: 'the outside is down' });
  expect(listed?.created_on).toEqual(own?.createdOn);
  expect(listed?.completed_on).toEqual(own?.completedOn);
  expect(await parkedJobName(db, id)).toBe(job.name);
  await jobs.retry(db, job.name, id, (tx) => addToJob(tx, id, { at_most: 7 }));
  const [again] = await boss.fetch(job.name);
  expect(again).toMatchObject({ id, data: { n: 1, at_most: 7 } });
  await close();
});

test('an insert of another shape stops the start', async () => {
  type Statement = [text: string, values?: unknown[]];
  const inserting = (...statements: Statement[]): Pick<PgBoss, 'insert'> => ({
    async insert(_name, _jobs, options) {
      for (const [text, values] of statements) await options?.db?.executeSql(text, values);
      return null;
    },
  });
  const good: Statement = ['insert ... json_to_recordset($1::text::json)', ['[]']];
  await readInsert(inserting(good), 'a');
  for (const bad of [[], [good, good], [['insert ($1, $2)', ['[]', 'a']]], [['insert ($1)', [[{}]]]]] as Statement[][])
    await expect(readInsertValue(inserting(...bad), 'a', [{}]), JSON.stringify(bad)).rejects.toThrow('one statement');
  for (const text of ['insert ()', 'insert ($1, $1)', 'insert ($1, $2)'])
    await expect(readInsert(inserting([text, ['[]']]), 'a'), text).rejects.toThrow('one place');
});
