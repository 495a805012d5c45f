/**
 * SQL on pg-boss's job table and the text of its insert, which its methods do not offer.
 * No other file of the product names them; pg-boss-tables.api.test.ts compares them with what pg-boss does.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { maskPersonal } from '#app/platform/record/log.server.ts';
import type { Db } from '#db/client.server.ts';

type Inserter = Pick<PgBoss, 'insert'>;

/** Captures the statement that `insert` would run: its text and its one value, a JSON list of jobs. */
async function catchInsert(boss: Inserter, name: string, inputs: readonly object[]) {
  const caught: { text: string; values: unknown[] }[] = [];
  const executeSql = async (text: string, values: unknown[] = []) => {
    caught.push({ text, values });
    return { rows: [] };
  };
  const jobs = inputs.map((data) => ({ data }));
  await boss.insert(name, jobs, { db: { executeSql } });
  const [statement] = caught;
  const [list] = statement?.values ?? [];
  if (!statement || caught.length > 1 || statement.values.length !== 1 || typeof list !== 'string')
    throw new Error(`${name}: pg-boss no longer queues by one statement with one value`);
  return { text: statement.text, list };
}

/** Its text with a placeholder named `job`, for use in a larger statement. */
export async function readInsert(boss: Inserter, name: string): Promise<SQL> {
  const { text } = await catchInsert(boss, name, [{}]);
  const [before, after, ...more] = text.split(/\$\d+/);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${name}: pg-boss's insert no longer has one place`);
  return sql`${sql.raw(before)}${sql.placeholder('job')}${sql.raw(after)}`;
}

/** The value of that placeholder. */
export const readInsertValue = async (boss: Inserter, name: string, inputs: readonly object[]) =>
  (await catchInsert(boss, name, inputs)).list;

export type ParkedJob = {
  id: string;
  name: string;
  retry_count: number;
  created_on: Date;
  completed_on: Date;
  message: string | null;
};

const SAID = 300;

/** Parked jobs, newest first, without their input, which may name people, and without people in what failed. */
export async function listParkedJobs(db: Db, page: { limit: number; before?: { completed_on: string; id: string } }) {
  const ended = sql`date_trunc('milliseconds', completed_on)`;
  const older = page.before
    ? sql`and (${ended}, id) < (${page.before.completed_on}::timestamptz, ${page.before.id}::uuid)`
    : sql``;
  const { rows } = (await db.execute(sql`
    select id, name, retry_count, created_on, ${ended} as completed_on, output->>'message' as message
    from pgboss.job where state = 'failed' ${older}
    order by ${ended} desc, id desc limit ${page.limit}`)) as unknown as { rows: ParkedJob[] };
  return rows.map((row) => ({
    ...row,
    message: row.message && maskPersonal(row.message).slice(0, SAID),
    created_on: new Date(row.created_on),
    completed_on: new Date(row.completed_on),
  }));
}

export async function parkedJobName(db: Db, id: string): Promise<string | undefined> {
  const { rows } = (await db.execute(
    sql`select name from pgboss.job where id = ${id}::uuid and state = 'failed'`,
  )) as unknown as { rows: { name: string }[] };
  return rows[0]?.name;
}

const moveJob = async (tx: Db, id: string, from: 'failed' | 'cancelled', to: 'failed' | 'cancelled') => {
  const { rows } = (await tx.execute(sql`
    update pgboss.job set state = ${to}::pgboss.job_state
    where id = ${id}::uuid and state = ${from}::pgboss.job_state and completed_on is not null
    returning name`)) as unknown as { rows: { name: string }[] };
  return rows[0]?.name;
};

/** It is kept as long as it would have been parked, and can be parked again so long. */
export const giveUpJob = (tx: Db, id: string) => moveJob(tx, id, 'failed', 'cancelled');
export const parkJobAgain = (tx: Db, id: string) => moveJob(tx, id, 'cancelled', 'failed');

/** What an admin adds to the input of a parked job that is queued again. */
export const addToJob = (tx: Db, id: string, more: Record<string, number>) =>
  tx.execute(sql`update pgboss.job set data = data || ${JSON.stringify(more)}::jsonb where id = ${id}::uuid`);

/** Whether a job of a queue waits or runs whose input names this; a condition for a larger statement. */
export const openJobs = (name: string, key: string, value: SQL): SQL<boolean> =>
  sql`exists (select 1 from pgboss.job where name = ${name} and state in ('created', 'retry', 'active')
    and data->>${key} = ${value}::text)`;
