import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Connection, migrationsFolder, openMemory, openPostgres } from '#db/client.server.ts';
import { audit } from '#db/schema.server.ts';
import { engine, freshDatabase, freshPostgres } from './database.ts';

const folder = fileURLToPath(new URL('./fixtures', import.meta.url));
const fixtures = readdirSync(folder).filter((file) => /^schema-\d{4}\.sql$/.test(file));

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

for (const fixture of fixtures)
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

test('the audit trail refuses update, delete and truncate, whoever asks', async () => {
  const connection = await freshDatabase();
  const { db } = connection;
  await db.insert(audit).values({ actor_role: 'admin', action: 'x' });
  for (const statement of [`update audit set action = 'y'`, 'delete from audit', 'truncate audit'])
    await expect(db.execute(sql.raw(statement)), statement).rejects.toMatchObject({ cause: { code: '42501' } });
  expect(await countRows(connection, 'audit')).toBe(1);
  await connection.close();
});
