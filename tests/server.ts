/** The product as a process of its own, as npm start runs it: for faults, limits, journeys and benchmarks. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** A busy machine takes its time; how long a start may take is judged elsewhere. */
const PATIENCE_MS = 120_000;

export type Server = Awaited<ReturnType<typeof startServer>>;

/** Ends in under `ms`, or answers false. */
export const endsWithin = (child: ChildProcess, ms: number) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(true)
    : Promise.race([
        once(child, 'exit').then(() => true),
        new Promise<boolean>((done) => setTimeout(() => done(false), ms).unref()),
      ]);

/** Starts without waiting; for processes that are expected to refuse. */
export function spawnServer(env: Record<string, string>, args: string[] = [], cwd = root) {
  const child = spawn(process.execPath, ['server/index.ts', ...args], {
    cwd,
    env: { PATH: String(process.env.PATH), ...env },
  });
  const lines: string[] = [];
  child.stdout.on('data', (chunk) => lines.push(...String(chunk).split('\n')));
  child.stderr.on('data', (chunk) => lines.push(...String(chunk).split('\n')));
  return { child, lines };
}

/** Starts on a free port and a DATA_DIR of its own (unless given) and waits for the first answer. */
export async function startServer(env: Record<string, string> = {}, args: string[] = [], cwd = root) {
  const ownDir = env.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), 'mirador-server-'));
  const port = Number(env.PORT ?? (await freePort()));
  const started = performance.now();
  const dataDir = env.DATA_DIR ?? String(ownDir);
  const { child, lines } = spawnServer(
    {
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_PASSWORD: 'demo-password',
      ...env,
    },
    args,
    cwd,
  );
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended at once:\n${lines.join('\n')}`);
    if (
      await fetch(`${url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    if (performance.now() - started > PATIENCE_MS) {
      child.kill('SIGKILL');
      throw new Error(`the server did not answer:\n${lines.join('\n')}`);
    }
    await new Promise((done) => setTimeout(done, 25));
  }
  return {
    child,
    lines,
    url,
    port,
    dataDir,
    pid: Number(child.pid),
    startMs: Math.round(performance.now() - started),
    /** kill -9. */
    async kill() {
      child.kill('SIGKILL');
      await endsWithin(child, 5000);
    },
    /** SIGTERM, then what it left behind goes. */
    async stop() {
      child.kill('SIGTERM');
      if (!(await endsWithin(child, 12_000))) child.kill('SIGKILL');
      if (ownDir) rmSync(ownDir, { recursive: true, force: true });
    },
  };
}
