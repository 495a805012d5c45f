/** Databases for tests: the engine of TEST_ENGINE, fresh, migrated, gone at the end. */
import { randomUUID } from 'node:crypto';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import pg from 'pg';
import { type Connection, embedded, openMemory, openPostgres, preparedDump } from '#db/client.server.ts';
import { type EmbeddedDatabase, openPgliteInMemory } from '#db/pglite.server.ts';

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

/** A database that one test after another has for itself, and the rows that it was born with. */
type Lent = EmbeddedDatabase & { born: { table: string; rows: string }[] };
const givenBack: Lent[] = [];

async function filledTables({ pglite }: EmbeddedDatabase): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^(pg_|information_schema$)' and c.relkind = 'r' and pg_relation_size(c.oid) > 0`,
  );
  return rows.map(({ name }) => name);
}

async function makeLent(): Promise<Lent> {
  const made = await openPgliteInMemory(preparedDump);
  await embedded(made).migrate();
  const born: Lent['born'] = [];
  for (const table of await filledTables(made)) {
    const { rows } = await made.pglite.query<{ rows: string }>(`select json_agg(t)::text as rows from ${table} t`);
    born.push({ table, rows: rows[0]?.rows ?? '[]' });
  }
  return { ...made, born };
}

async function makeAsBorn(lent: Lent) {
  const { pglite, born } = lent;
  const filled = await filledTables(lent);
  // Neither the trail that only grows nor rows that belong to others hold anything back.
  await pglite.query('set session_replication_role = replica');
  for (const table of filled) await pglite.query(`delete from ${table}`);
  await pglite.exec(`vacuum ${filled.join()}`);
  for (const { table, rows } of born)
    await pglite.query(
      `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
      [rows],
    );
  await pglite.query('select setval(seqrelid, seqstart, false) from pg_sequence');
  await pglite.query('set session_replication_role = origin');
}

/**
 * Empty as a fresh one, for a test that changes rows and no tables: on PGlite it may be one that was given back, for
 * making one takes two seconds of processor. Whoever has given it back can no longer ask it.
 */
export async function lentDatabase(): Promise<Connection> {
  if (engine !== 'pglite') return freshDatabase();
  const used = givenBack.pop();
  if (used) await makeAsBorn(used);
  const lent = used ?? (await makeLent());
  let isOver = false;
  const held = () => {
    if (isOver) throw new Error('this database was given back');
    return lent.pglite;
  };
  const pglite = {
    query: <T>(...asked: Parameters<PGlite['query']>) => held().query<T>(...asked),
    exec: (...asked: Parameters<PGlite['exec']>) => held().exec(...asked),
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => held().transaction(work),
    dumpDataDir: (...asked: Parameters<PGlite['dumpDataDir']>) => held().dumpDataDir(...asked),
  };
  return embedded({
    pglite: pglite as unknown as PGlite,
    space: lent.space,
    async close() {
      if (!isOver) givenBack.push(lent);
      isOver = true;
    },
  });
}
