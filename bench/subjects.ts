/** The processes under load. Each stands still while another is measured: work left over blurs no figure. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Connection } from '#db/client.server.ts';
import { startServer } from '#tests/server.ts';
import { type Engine, freshPlace, withDatabase } from '../prove/place.ts';

export type Subject = {
  url: string;
  pid: number;
  /** Wakes the process for the time of the work. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<unknown>;
};

function pausable(url: string, pid: number, stop: () => Promise<unknown>): Subject {
  process.kill(pid, 'SIGSTOP');
  return {
    url,
    pid,
    alone(work) {
      process.kill(pid, 'SIGCONT');
      return work().finally(() => process.kill(pid, 'SIGSTOP'));
    },
    stop() {
      process.kill(pid, 'SIGCONT');
      return stop();
    },
  };
}

/** It sends the bytes, or 'ok'. */
export async function startBare(bytes?: Buffer): Promise<Subject> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./bare.ts', import.meta.url))], {
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(bytes);
  const [port] = await once(child.stdout, 'data');
  return pausable(`http://127.0.0.1:${Number(port)}`, Number(child.pid), async () => child.kill());
}

/** What stands in the database before the product starts. */
export type Prepare = (connection: Connection) => Promise<unknown>;

export async function startProduct(
  engine: Engine = 'pglite',
  prepare?: Prepare,
  settings: Record<string, string> = {},
): Promise<Subject> {
  const place = await freshPlace(engine);
  if (prepare)
    await withDatabase(place.env, async (connection) => {
      await connection.migrate();
      await prepare(connection);
    });
  const server = await startServer({ TRUST_PROXY: 'loopback', ...settings, ...place.env });
  // The log is written and read as always but not kept: the process that would split it into lines makes the load.
  server.child.stdout.removeAllListeners('data').resume();
  return pausable(server.url, server.pid, async () => {
    await server.stop();
    await place.remove();
  });
}

/** Linux counts hundredths of a second, in the fields 14 and 15; the name before them may hold spaces. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
