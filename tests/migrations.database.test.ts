import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { keptSince } from '#app/platform/record/retention.ts';
import { type Connection, migrationsFolder, openMemory, openPostgres } from '#db/client.server.ts';
import { audit, form_pages, users } from '#db/schema.server.ts';
import { engine, freshPostgres, lentDatabase } from './database.ts';

const folder = fileURLToPath(new URL('./fixtures', import.meta.url));
const fixtures = readdirSync(folder)
  .filter((file) => /^schema-\d{4}\.sql$/.test(file))
  .sort();

async function emptyDatabase(): Promise<{ connection: Connection; end(): Promise<void> }> {
  if (engine === 'pglite') {
    const connection = await openMemory();
    return { connection, end: connection.close };
  }
  const { url, drop } = await freshPostgres('template1');
  const connection = openPostgres(url, 2);
  return {
    connection,
    async end() {
      await connection.close();
      await drop();
    },
  };
}

const countRows = async ({ db }: Connection, table: string) => {
  const { rows } = (await db.execute(sql.raw(`select count(*)::int as count from ${table}`))) as unknown as {
    rows: { count: number }[];
  };
  return rows[0]?.count;
};

/** The embedded engine reads the same statements, slowly: the first schema and the two newest stand for all there. */
const upgraded = engine === 'postgres' ? fixtures : fixtures.filter((_, at) => at === 0 || at >= fixtures.length - 2);

for (const fixture of upgraded)
  test(`${fixture} with its rows migrates to head and loses none`, async () => {
    const { connection, end } = await emptyDatabase();
    const text = readFileSync(join(folder, fixture), 'utf8');
    await connection.jobs.executeSql(text);
    const inserted: Record<string, number> = {};
    for (const [, table] of text.matchAll(/^INSERT INTO (public\.\w+) /gm))
      inserted[String(table)] = (inserted[String(table)] ?? 0) + 1;
    expect(Object.keys(inserted).length).toBeGreaterThanOrEqual(11);
    await connection.migrate();
    await connection.migrate();
    for (const [table, count] of Object.entries(inserted))
      expect(await countRows(connection, table), table).toBe(count);
    const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
    expect(await countRows(connection, 'drizzle.__drizzle_migrations')).toBe(journal.entries.length);
    await end();
  });

test('the schema of today has its fixture', () => {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  expect(fixtures).toContain(`schema-${entries.at(-1).tag.slice(0, 4)}.sql`);
});

test('what was kept of removed people and in the audit trail before it was forgotten goes with the migration', async () => {
  const { connection, end } = await emptyDatabase();
  await connection.jobs.executeSql(readFileSync(join(folder, 'schema-0004.sql'), 'utf8'));
  const run = (statement: string) => connection.db.execute(sql.raw(statement));
  const removed = '00000000-0000-4000-8000-0000000000aa';
  await run(
    `insert into users (user_id, first_name, last_name, deleted_at) values ('${removed}', 'Eva', 'Mora', now())`,
  );
  await run(`insert into form_pages (user_id, form_name, page_number, form_data, status)
    values ('${removed}', 'ds160', 1, '{"a": 1}', 'Finished')`);
  await run(`insert into audit (actor_role, action, before, after) values
    ('csr', 'user.update', '{"first_name": "Eva", "current_step": "paid"}', '{"first_name": "Ava"}'),
    ('admin', 'jobs.retry', null, '{"id": "1", "name": "mail.send"}')`);
  await connection.migrate();
  const rows = async (table: PgTable, where: string) => connection.db.select().from(table).where(sql.raw(where));
  expect(await rows(users, `user_id = '${removed}'`)).toMatchObject([{ first_name: '', last_name: '' }]);
  expect(await rows(form_pages, `user_id = '${removed}'`)).toEqual([]);
  expect(await rows(audit, `action = 'user.update'`)).toMatchObject([
    { before: { first_name: null, current_step: 'paid' }, after: { first_name: null } },
  ]);
  expect(await rows(audit, `action = 'jobs.retry'`)).toMatchObject([{ after: { id: '1', name: 'mail.send' } }]);
  await expect(run(`update audit set action = 'x'`)).rejects.toMatchObject({ cause: { code: '42501' } });
  await end();
});

test('a line of the audit trail can be deleted after five years of the database, and not a day before', async () => {
  const connection = await lentDatabase();
  const { db } = connection;
  const before = keptSince('audit-trail', new Date()).getTime();
  const line = (action: string, days: number) => ({
    ...{ actor_role: 'admin', action, created_at: new Date(before + days * 86_400_000) },
  });
  await db.insert(audit).values([line('young', 1), line('old', -1)]);
  const forbidden = { cause: { code: '42501' } };
  await expect(db.execute(sql`delete from audit`)).rejects.toMatchObject(forbidden);
  await expect(db.execute(sql`update audit set action = 'y' where action = 'old'`)).rejects.toMatchObject(forbidden);
  await db.execute(sql`delete from audit where action = 'old'`);
  expect(await db.select().from(audit)).toMatchObject([{ action: 'young' }]);
  await connection.close();
});

test('the audit trail refuses update, delete and truncate, whoever asks', async () => {
  const connection = await lentDatabase();
  const { db } = connection;
  await db.insert(audit).values({ actor_role: 'admin', action: 'x' });
  for (const statement of [`update audit set action = 'y'`, 'delete from audit', 'truncate audit'])
    await expect(db.execute(sql.raw(statement)), statement).rejects.toMatchObject({ cause: { code: '42501' } });
  expect(await countRows(connection, 'audit')).toBe(1);
  await connection.close();
});
