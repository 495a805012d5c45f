/** The rows of pg-boss as tests read and change them: the one file of the tests that names its tables. */
import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';

export type JobCount = { name: string; ended: number; open: number; again: number };

/** How many jobs of a queue are done, open and were tried again; nothing for a queue without jobs. */
export const countJobs = (db: Db, name: string) =>
  rowsOf<JobCount>(
    db.execute(sql`select name,
      (count(*) filter (where state = 'completed'))::int as ended,
      (count(*) filter (where state in ('created', 'retry', 'active')))::int as open,
      (count(*) filter (where retry_count > 0))::int as again
      from pgboss.job where name = ${name} group by name`),
  );

/** How many jobs wait or run in the queues whose names begin so, but for some. */
export async function openBelow(db: Db, beginning: string, but: readonly string[]): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db.execute(sql`select count(*)::int as count from pgboss.job
      where name like ${`${beginning}%`} and state in ('created', 'retry', 'active')
        and name not in (${sql.join(
          but.map((name) => sql`${name}`),
          sql`, `,
        )})`),
  );
  return row?.count ?? -1;
}

/** Leads whose mail has not exactly one job. */
export const leadsWithoutJob = (db: Db) =>
  rowsOf<{ lead_id: string }>(
    db.execute(sql`select lead_id from leads where 1 <> (select count(*) from messages
      join pgboss.job on name = 'mail.send' and data->>'message_id' = message_id::text
      where messages.reply_to = leads.email)`),
  );

/** What every job holds and has answered, for tests that look for personal data. */
export const jobContents = (db: Db) => rowsOf(db.execute(sql`select name, data, output from pgboss.job`));

/** For tests that compare whole tables. */
export const JOB_TABLE = 'pgboss.job';

const rowsOf = async <T>(answer: PromiseLike<unknown>) => ((await answer) as { rows: T[] }).rows;

/** The jobs of a queue. */
export const jobsOf = (db: Db, name: string) =>
  rowsOf<{ id: string; state: string }>(db.execute(sql`select id, state from pgboss.job where name = ${name}`));

/** The oldest job that waits; it is gone from its queue. */
export async function takeJob(db: Db): Promise<{ name: string; input: unknown } | undefined> {
  const [row] = await rowsOf<{ name: string; data: unknown }>(
    db.execute(sql`
      delete from pgboss.job where id in (
        select id from pgboss.job where state = 'created' and name not like '\\_\\_pgboss%' order by created_on, ctid limit 1
      ) returning name, data`),
  );
  return row && { name: row.name, input: typeof row.data === 'string' ? JSON.parse(row.data) : row.data };
}

export const parkJob = (db: Db, id: string) =>
  db.execute(sql`update pgboss.job set state = 'failed', completed_on = now() where id = ${id}::uuid`);

/** The queues that have a schedule, by name. */
export const scheduledNames = async (db: Db) =>
  (await rowsOf<{ name: string }>(db.execute(sql`select name from pgboss.schedule order by name`))).map(
    ({ name }) => name,
  );

/** What the last try of a job said. */
export const failWith = (db: Db, id: string, message: string) =>
  db.execute(sql`update pgboss.job set output = ${JSON.stringify({ message })}::jsonb where id = ${id}::uuid`);

/** Whatever its queue says, it is in this state. */
export const setJobState = (db: Db, id: string, state: string) =>
  db.execute(sql`update pgboss.job set state = ${state}::pgboss.job_state where id = ${id}::uuid`);

/** A job of a queue that has used up its tries. */
export const addParked = (db: Db, name: string, message: string) =>
  db.execute(sql`insert into pgboss.job (name, data, state, retry_count, retry_limit, started_on, completed_on, output)
    values (${name}, '{"message_id":"00000000-0000-4000-8000-000000000001"}', 'failed', 8, 8, now(), now(),
      ${JSON.stringify({ message })}::jsonb)`);
