/** Backup and restore of everything an installation holds: database, files, secrets (Q52). */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { cp, link, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { type Connection, openPostgres } from './client.server.ts';
import { lockDirectory } from './directory-lock.server.ts';

type Place = { DATA_DIR: string; DATABASE_URL?: string | undefined };
type Manifest = { engine: Connection['engine']; made_at: string; database: string; sha256: string };

/** Files that are not below DATA_DIR. */
type Bucket = {
  all(): AsyncIterable<{ key: string }>;
  read(key: string): Promise<ReadableStream<Uint8Array> | null>;
  write(key: string, body: Uint8Array, maxBytes: number): Promise<unknown>;
};

const run = promisify(execFile);

/** The password travels in the environment: everybody on the machine can read a command line. */
async function pgTool(tool: 'pg_dump' | 'pg_restore', databaseUrl: string, args: string[]) {
  const url = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', ...(PGPASSWORD && { PGPASSWORD }) };
  await run(tool, [...args, `--dbname=${url}`], { env, maxBuffer: 16 * 1024 * 1024 }).catch(
    (error: NodeJS.ErrnoException & { stderr?: string }) => {
      if (error.code === 'ENOENT') throw new Error(`${tool} is missing: apt-get install postgresql-client`);
      throw new Error(`${tool}: ${error.stderr?.split('\n')[0] ?? error.message}`);
    },
  );
}

const sha256 = async (file: string) => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** Stored files never change, so a link is a copy; across file systems it is copied for real. */
async function linkFiles(from: string, to: string) {
  if (!existsSync(from)) return;
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(from.length));
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await link(source, target).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === 'EXDEV') await cp(source, target);
      else if (!['EEXIST', 'ENOENT'].includes(error.code ?? '')) throw error;
    });
  }
}

/** What browsers have put there and nobody has looked at yet is no file of ours. */
const isUnseen = (key: string) => key.startsWith('incoming/');

/** Stored files never change: one that is in the copy is not read again; one that went meanwhile has no row either. */
async function copyBucket(bucket: Bucket, to: string) {
  for await (const { key } of bucket.all()) {
    const target = join(to, key);
    if (isUnseen(key) || existsSync(target)) continue;
    const body = await bucket.read(key);
    if (!body) continue;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const part = `${target}.part`;
    await pipeline(body, createWriteStream(part, { mode: 0o600, flush: true }));
    await rename(part, target);
  }
}

async function refuseFilled(bucket: Bucket) {
  for await (const { key } of bucket.all())
    if (!isUnseen(key)) throw new Error('the bucket holds files already: restore into an empty one');
}

async function fillBucket(bucket: Bucket, from: string) {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const bytes = await readFile(source);
    await bucket.write(relative(from, source), bytes, bytes.length);
  }
}

const isEmptyFolder = async (path: string) =>
  readdir(path).then(
    (names) => names.length === 0,
    () => false,
  );

/** Files are taken before and after the database, so each row of the copy finds its file. */
export async function writeBackup(
  place: Place,
  connection: Connection,
  target: string,
  bucket: Bucket | null = null,
): Promise<string> {
  const final = resolve(
    target || join(dirname(place.DATA_DIR), `mirador-backup-${new Date().toISOString().replace(/[:.]/g, '-')}`),
  );
  // A folder that was made for it, and is empty, is a good place.
  if (existsSync(final) && !(await isEmptyFolder(final))) throw new Error(`${final} exists already`);
  const dir = `${final}.part`;
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const copyFiles = async () => {
    await linkFiles(join(place.DATA_DIR, 'files'), join(dir, 'files'));
    if (bucket) await copyBucket(bucket, join(dir, 'files'));
  };
  await copyFiles();
  const database = connection.engine === 'pglite' ? 'database.tar.gz' : 'database.dump';
  if (connection.dump) {
    const dump = await connection.dump();
    await writeFile(join(dir, database), dump.stream(), { mode: 0o600, flush: true });
  } else {
    await pgTool('pg_dump', String(place.DATABASE_URL), ['--format=custom', `--file=${join(dir, database)}`]);
  }
  await copyFiles();
  const secrets = join(place.DATA_DIR, 'secrets.json');
  if (existsSync(secrets)) await writeFile(join(dir, 'secrets.json'), await readFile(secrets), { mode: 0o600 });
  const manifest: Manifest = {
    engine: connection.engine,
    made_at: new Date().toISOString(),
    database,
    sha256: await sha256(join(dir, database)),
  };
  await writeFile(join(dir, 'manifest.json'), JSON.stringify(manifest, null, 2), { mode: 0o600, flush: true });
  await rename(dir, final);
  const handle = await open(dirname(final), 'r');
  await handle.sync().finally(() => handle.close());
  return final;
}

/** Removes the backups of a folder that were made before; what is no backup of ours is left alone. */
export async function forgetBackups(folder: string, before: Date): Promise<string[]> {
  const gone: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const dir = join(folder, entry.name);
    const manifest = entry.isDirectory() && (await readFile(join(dir, 'manifest.json'), 'utf8').catch(() => null));
    if (!manifest || !isOlder(manifest, before)) continue;
    await rm(dir, { recursive: true });
    gone.push(dir);
  }
  return gone;
}

function isOlder(manifest: string, before: Date): boolean {
  try {
    const { sha256, made_at } = JSON.parse(manifest) as Partial<Manifest>;
    return Boolean(sha256 && made_at) && new Date(String(made_at)) < before;
  } catch {
    return false;
  }
}

async function restorePostgres(url: string, dump: string) {
  const connection = openPostgres(url, 2);
  try {
    const { rows } = (await connection.db.execute(
      sql`select count(*)::int as tables from information_schema.tables where table_schema in ('public', 'pgboss', 'drizzle')`,
    )) as unknown as { rows: { tables: number }[] };
    if (rows[0]?.tables) throw new Error('the database of DATABASE_URL is not empty');
  } finally {
    await connection.close();
  }
  await pgTool('pg_restore', url, ['--no-owner', '--exit-on-error', dump]);
}

/** Puts a backup into an empty DATA_DIR (and an empty PostgreSQL, an empty bucket); a held or a filled one is refused. */
export async function restoreBackup(place: Place, source: string, bucket: Bucket | null = null): Promise<void> {
  const manifest = JSON.parse(await readFile(join(source, 'manifest.json'), 'utf8')) as Manifest;
  const dump = join(source, basename(manifest.database));
  if ((await sha256(dump)) !== manifest.sha256) throw new Error(`${dump} is damaged: its checksum differs`);
  const wanted = place.DATABASE_URL ? 'postgres' : 'pglite';
  if (manifest.engine !== wanted)
    throw new Error(`the backup is of ${manifest.engine}, this installation uses ${wanted}`);
  await mkdir(place.DATA_DIR, { recursive: true, mode: 0o700 });
  const lock = await lockDirectory(place.DATA_DIR);
  try {
    for (const name of ['database', 'files'])
      if (existsSync(join(place.DATA_DIR, name)))
        throw new Error(`${join(place.DATA_DIR, name)} exists already: restore into an empty DATA_DIR`);
    if (bucket) await refuseFilled(bucket);
    if (place.DATABASE_URL) await restorePostgres(place.DATABASE_URL, dump);
    else await (await import('./pglite.server.ts')).makeDatabase(join(place.DATA_DIR, 'database'), dump);
    const files = join(source, 'files');
    if (existsSync(files) && bucket) await fillBucket(bucket, files);
    else if (existsSync(files)) await cp(files, join(place.DATA_DIR, 'files'), { recursive: true });
    if (existsSync(join(source, 'secrets.json'))) {
      const secrets = await readFile(join(source, 'secrets.json'));
      await writeFile(join(place.DATA_DIR, 'secrets.json'), secrets, { mode: 0o600 });
    }
  } finally {
    await lock.release();
  }
}
