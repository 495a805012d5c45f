/** The embedded PostgreSQL, made safe: directory lock, fsync, free-space guard, quick first start (T41). */
import { existsSync, fdatasyncSync, mkdirSync, openAsBlob, renameSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { lockDirectory } from './directory-lock.server.ts';
import { quickQuery } from './pglite-query.server.ts';

type StreamOps = { fsync?: (stream: { nfd: number }) => number };
type EmscriptenModule = { NODEFS: { stream_ops: StreamOps } };

/** As shipped the file system drops fsync: an acknowledged write would not survive a power cut. */
class SyncedFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(...args);
    const addFsync = (mod: unknown) => {
      (mod as EmscriptenModule).NODEFS.stream_ops.fsync = (stream) => {
        fdatasyncSync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

/** SQLSTATE 53100, as a PostgreSQL server says it. */
class DiskFull extends Error {
  readonly code = '53100';
  constructor(dir: string) {
    super(`disk full: ${dir}`);
  }
}

export type FreeSpace = { check(): void; isEnough(): boolean };

/** PGlite hangs for ever on a full disk, so a write is refused while there is still room (1.6 microseconds a check). */
export function watchFreeSpace(dir: string, reserveBytes: number): FreeSpace {
  const isEnough = () => {
    const { bavail, bsize } = statfsSync(dir);
    return bavail * bsize > reserveBytes;
  };
  return {
    isEnough,
    check() {
      if (!isEnough()) throw new DiskFull(dir);
    },
  };
}

const isRead = (text: string) => /^\s*(select|show|explain|values|rollback|commit)\b/i.test(text);

class GuardedPGlite extends PGlite {
  space: FreeSpace | undefined;
  readonly #quick = quickQuery(this);

  #check(text: string) {
    if (!isRead(text)) this.space?.check();
  }
  override async query<T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    this.#check(text);
    return this._runExclusiveTransaction(() => this._runExclusiveQuery(() => this.#quick<T>(text, params, options)));
  }
  override async exec(text: string, options?: QueryOptions): Promise<Results[]> {
    this.#check(text);
    return super.exec(text, options);
  }
  /** PGlite's own one begins and commits by the long way: five crossings each. Drizzle asks for nothing but `query`. */
  override async transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    this.space?.check();
    const query = <R>(text: string, params?: unknown[], options?: QueryOptions) =>
      this._runExclusiveQuery(() => this.#quick<R>(text, params, options));
    return this._runExclusiveTransaction(async () => {
      await query('begin');
      try {
        const result = await callback({ query } as Transaction);
        await query('commit');
        return result;
      } catch (error) {
        await query('rollback');
        throw error;
      }
    });
  }
}

const startParams = (durable: boolean) => [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', `fsync=${durable ? 'on' : 'off'}`, '-c', 'wal_sync_method=fsync'],
];

export type EmbeddedDatabase = { pglite: PGlite; space: FreeSpace; close(): Promise<void> };

/** Opens (or makes) the database below dir. `prepared` is a dump of a migrated one: 1 s instead of 4 at first start. */
export async function openPglite(
  dir: string,
  options: { reserveBytes: number; prepared?: string },
): Promise<EmbeddedDatabase> {
  const lock = await lockDirectory(dir);
  try {
    const database = join(dir, 'database');
    const space = watchFreeSpace(dir, options.reserveBytes);
    if (!existsSync(join(database, 'PG_VERSION'))) {
      space.check();
      await makeDatabase(database, options.prepared);
    }
    const pglite = new GuardedPGlite({ fs: new SyncedFS(database), startParams: startParams(true) });
    await pglite.waitReady;
    pglite.space = space;
    return {
      pglite,
      space,
      async close() {
        await pglite.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Built beside its place and renamed into it, so that a kill in between leaves nothing half made. */
export async function makeDatabase(database: string, prepared: string | undefined) {
  const fresh = `${database}.new`;
  rmSync(fresh, { recursive: true, force: true });
  rmSync(database, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  const dump = prepared && existsSync(prepared) ? { loadDataDir: await openAsBlob(prepared) } : {};
  const pglite = new PGlite({ fs: new SyncedFS(fresh), startParams: startParams(true), ...dump });
  await pglite.waitReady;
  await pglite.close();
  renameSync(fresh, database);
}

/** For tests and tools: in memory, gone with the process. */
export async function openPgliteInMemory(prepared?: string): Promise<EmbeddedDatabase> {
  const dump = prepared && existsSync(prepared) ? { loadDataDir: await openAsBlob(prepared) } : {};
  const pglite = new GuardedPGlite({ startParams: startParams(false), ...dump });
  await pglite.waitReady;
  return { pglite, space: { check() {}, isEnough: () => true }, close: () => pglite.close() };
}
