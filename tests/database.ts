/** Databases for tests: the engine of TEST_ENGINE, fresh, migrated, gone at the end. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Connection, openMemory, openPostgres, preparedDump } from '#db/client.server.ts';

export const TEMPLATE = 'mirador_template';
export const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite';

export function postgresUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is missing: run npm test, or name a PostgreSQL');
  return url;
}

async function asAdmin(statement: string) {
  const admin = new pg.Client({ connectionString: postgresUrl() });
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
}

/** A PostgreSQL database of its own, with its address (for processes) and an end. */
export async function freshPostgres(template = TEMPLATE) {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create database ${name} template ${template}`);
  return {
    url: postgresUrl().replace(/[^/]+$/, name),
    drop: () => asAdmin(`drop database if exists ${name} with (force)`),
  };
}

export async function freshDatabase(): Promise<Connection> {
  if (engine === 'pglite') {
    const connection = await openMemory(preparedDump);
    await connection.migrate();
    return connection;
  }
  const { url, drop } = await freshPostgres();
  const connection = openPostgres(url, 10);
  return {
    ...connection,
    async close() {
      await connection.close();
      await drop();
    },
  };
}
