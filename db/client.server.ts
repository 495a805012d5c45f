/** One typed handle on either engine: PGlite in DATA_DIR, or the PostgreSQL of DATABASE_URL. */
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { fromPglite } from 'pg-boss';
import { type Db, oneWay } from './one-way.server.ts';
import { type EmbeddedDatabase, type FreeSpace, openPglite, openPgliteInMemory } from './pglite.server.ts';

export type { Db };

type JobsDatabase = Pick<ReturnType<typeof fromPglite>, 'executeSql'>;

export type Connection = {
  engine: 'pglite' | 'postgres';
  db: Db;
  /** The same database as the job runner speaks to it. */
  jobs: JobsDatabase;
  space: FreeSpace | undefined;
  migrate(): Promise<void>;
  /** Runs the work in one process at a time, of all that share the database. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** A consistent copy of the data directory (PGlite only; PostgreSQL has pg_dump). */
  dump?(): Promise<Blob>;
  close(): Promise<void>;
};

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const START_LOCK = 7_361_001;

export function embedded({ pglite, space, close }: EmbeddedDatabase): Connection {
  const db = drizzlePglite(pglite);
  return {
    engine: 'pglite',
    db: oneWay(db as unknown as Db),
    jobs: fromPglite(pglite),
    space,
    migrate: () => migratePglite(db, { migrationsFolder }),
    alone: (work) => work(),
    async dump() {
      await pglite.exec('checkpoint');
      return pglite.dumpDataDir('gzip');
    },
    close,
  };
}

const MOST_STATEMENTS = 300;
const statements = new Map<string, string>();

function statementName(text: string): string | undefined {
  const known = statements.get(text);
  if (known || statements.size >= MOST_STATEMENTS) return known;
  const name = `q${statements.size}`;
  statements.set(text, name);
  return name;
}

/** Each text is parsed and planned once a connection, as on PGlite; the first three hundred of them. */
class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: query has a dozen signatures, and this one serves them all
  override query(config: any, ...rest: any[]): any {
    const isPlain = typeof config?.text === 'string' && !config.name && !config.submit;
    const name = isPlain ? statementName(config.text) : undefined;
    return super.query(name ? { ...config, name } : config, ...(rest as []));
  }
}

export function openPostgres(url: string, poolSize: number): Connection {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    // A server that stops answering never runs its own time-out: its connections are given up after this.
    query_timeout: 20_000,
    keepAlive: true,
    application_name: 'mirador',
  });
  // A server that goes away while a connection idles must not end the process: the next query reports it.
  pool.on('error', () => {});
  // The pool listens to idle connections only; one that breaks inside a transaction would end the process as well.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    engine: 'postgres',
    db: oneWay(drizzlePg(pool) as unknown as Db),
    jobs: { executeSql: async (text, values) => flatten(await pool.query(text, values as unknown[])) },
    space: undefined,
    migrate: () => withLock(url, (client) => migratePg(drizzlePg(client), { migrationsFolder })),
    alone: (work) => withLock(url, work),
    close: () => pool.end(),
  };
}

/** A connection of its own, outside the pool and its time limits: a long migration, or the wait for one, is no fault. */
async function withLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'mirador start',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** node-postgres answers a block of statements with a list of results. */
function flatten(result: pg.QueryResult | pg.QueryResult[]): { rows: unknown[] } {
  return { rows: Array.isArray(result) ? result.flatMap((one) => one.rows) : result.rows };
}

export const preparedDump = fileURLToPath(new URL('../build/pglite.tar.gz', import.meta.url));

export async function openDatabase(env: {
  DATABASE_URL?: string | undefined;
  DATABASE_POOL: number;
  DATA_DIR: string;
  DISK_RESERVE_MB: number;
}): Promise<Connection> {
  if (env.DATABASE_URL) return openPostgres(env.DATABASE_URL, env.DATABASE_POOL);
  const reserveBytes = env.DISK_RESERVE_MB * 1024 * 1024;
  return embedded(await openPglite(env.DATA_DIR, { reserveBytes, prepared: preparedDump }));
}

export const openMemory = async (prepared?: string) => embedded(await openPgliteInMemory(prepared));

export const ping = (db: Db) => db.execute(sql`select 1`);
