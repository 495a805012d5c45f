/** One process a DATA_DIR, and a quiet end (Q45, Q46). */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, onTestFinished } from 'vitest';
import { endsWithin, freePort, type Server, spawnServer, startServer } from './server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function makeDir(name: string) {
  const dir = mkdtempSync(join(tmpdir(), `mirador-${name}-`));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** One directory for all tests: the first start on a new one takes longest. `held` starts a process where none runs. */
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names out of the pattern
  .extend('place', { scope: 'file' }, async ({}, { onCleanup }) => {
    const dir = mkdtempSync(join(tmpdir(), 'mirador-lock-'));
    let server: Server | undefined;
    onCleanup(async () => {
      await server?.stop();
      rmSync(dir, { recursive: true, force: true });
    });
    return {
      dir,
      async held() {
        const isRunning = server?.child.exitCode === null && server.child.signalCode === null;
        if (!server || !isRunning) server = await startServer({ DATA_DIR: dir });
        return server;
      },
    };
  });

let leads = 0;
const sendLead = (server: Server) =>
  fetch(`${server.url}/leads/+5730012345${60 + leads++}/eva@correo.example/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ first_name: 'Eva' }),
  }).then((answer) => answer.status);

async function expectUndisturbed(server: Server) {
  expect(server.child.exitCode).toBeNull();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await sendLead(server)).toBe(200);
}

function runScript(script: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { PATH: String(process.env.PATH), ...env },
  });
  const lines: string[] = [];
  child.stdout.on('data', (chunk) => lines.push(String(chunk)));
  child.stderr.on('data', (chunk) => lines.push(String(chunk)));
  return { child, lines };
}

/** A backup that is right in all but its content: enough to be read as far as the lock. */
function makeBackup() {
  const dir = makeDir('backup');
  const dump = 'not a database';
  writeFileSync(join(dir, 'database.tar.gz'), dump);
  const sha256 = createHash('sha256').update(dump).digest('hex');
  writeFileSync(
    join(dir, 'manifest.json'),
    JSON.stringify({ engine: 'pglite', made_at: new Date().toISOString(), database: 'database.tar.gz', sha256 }),
  );
  return dir;
}

test('a second process on the same DATA_DIR is refused, names the first, and leaves it alone', async ({
  place: { dir, held },
}) => {
  const first = await held();
  const link = join(makeDir('link'), 'data');
  symlinkSync(dir, link);
  for (const DATA_DIR of [dir, link, `${dir}/../${dir.split('/').at(-1)}/`]) {
    const second = spawnServer({ DATA_DIR, PORT: String(await freePort()), DEMO_PASSWORD: 'demo-password' });
    expect(await endsWithin(second.child, 10_000), DATA_DIR).toBe(true);
    expect(second.child.exitCode).toBe(1);
    const said = second.lines.join('\n');
    expect(said).toContain(`process ${first.pid}`);
    expect(said).toContain('Mirador cannot start');
    expect(said).not.toMatch(/\n\s+at /);
    await expectUndisturbed(first);
  }
}, 90_000);

test('restore is refused while a process holds the directory, and it goes on', async ({ place: { dir, held } }) => {
  const first = await held();
  const restore = runScript('scripts/db-restore.ts', [makeBackup()], { DATA_DIR: dir });
  expect(await endsWithin(restore.child, 10_000)).toBe(true);
  expect(restore.child.exitCode).toBe(1);
  expect(restore.lines.join('')).toContain(`process ${first.pid}`);
  await expectUndisturbed(first);
}, 60_000);

test('after kill -9 the directory is free at once and held by its next process', async ({ place: { dir, held } }) => {
  const first = await held();
  expect(await sendLead(first)).toBe(200);
  await first.kill();
  expect(first.child.signalCode).toBe('SIGKILL');
  const second = await held();
  expect(second.pid).not.toBe(first.pid);
  await expectUndisturbed(second);
  const third = spawnServer({ DATA_DIR: dir, PORT: String(await freePort()) });
  expect(await endsWithin(third.child, 10_000)).toBe(true);
  expect(third.child.exitCode).toBe(1);
  expect(third.lines.join('\n')).toContain(`process ${second.pid}`);
}, 120_000);

test('SIGTERM turns /readyz red, answers meanwhile, ends with code 0 and frees the directory', async ({
  place: { held },
}) => {
  const server = await held();
  server.child.kill('SIGTERM');
  let ready = await fetch(`${server.url}/readyz`);
  for (let tries = 0; ready.status === 200 && tries < 50; tries++) {
    await new Promise((next) => setTimeout(next, 10));
    ready = await fetch(`${server.url}/readyz`);
  }
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ success: false, checks: { draining: 'failed', database: 'ok' } });
  expect(server.child.exitCode).toBeNull();
  expect(await sendLead(server)).toBe(200);
  expect(await endsWithin(server.child, 10_000)).toBe(true);
  expect([server.child.exitCode, server.child.signalCode]).toEqual([0, null]);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  const next = await held();
  expect(next.pid).not.toBe(server.pid);
  await expectUndisturbed(next);
}, 90_000);
