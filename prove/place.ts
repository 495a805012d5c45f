/** Where a product under proof keeps its data: a directory of its own and, for PostgreSQL, an empty database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Connection, openDatabase } from '#db/client.server.ts';
import { freshPostgres } from '#tests/database.ts';

export type Engine = 'pglite' | 'postgres';
export const ENGINES: readonly Engine[] = ['pglite', 'postgres'];
export const engineName = { pglite: 'PGlite', postgres: 'PostgreSQL' };

export type Place = { env: { DATA_DIR: string; DATABASE_URL?: string }; remove(): Promise<void> };

export const freshDir = () => mkdtempSync(join(tmpdir(), 'mirador-prove-'));

export async function freshPlace(engine: Engine): Promise<Place> {
  const DATA_DIR = freshDir();
  const removeDir = () => rmSync(DATA_DIR, { recursive: true, force: true });
  if (engine === 'pglite') return { env: { DATA_DIR }, remove: async () => removeDir() };
  const { url, drop } = await freshPostgres('template1');
  return {
    env: { DATA_DIR, DATABASE_URL: url },
    async remove() {
      removeDir();
      await drop();
    },
  };
}

/** Opens the data itself: on PGlite only while no server holds it. */
export async function withDatabase<T>(env: Place['env'], work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await openDatabase({ ...env, DATABASE_POOL: 2, DISK_RESERVE_MB: 64 });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

export async function rowsOf<T>({ db }: Connection, statement: ReturnType<typeof sql>): Promise<T[]> {
  const { rows } = (await db.execute(statement)) as unknown as { rows: T[] };
  return rows;
}

type SavedLead = { lead_id: string; email: string; times_sent: number; hash: string };

/** The hash covers what a later request cannot have changed. */
export const readLeads = (env: Place['env']) =>
  withDatabase(env, (connection) =>
    rowsOf<SavedLead>(
      connection,
      sql`select lead_id, email, times_sent,
        md5(concat_ws('|', lead_id, phone_number, email, form_name, locale, first_name,
          extract(epoch from created_at)::numeric(16, 3))) as hash
        from leads`,
    ),
  );
