/** npm run up, as a newcomer types it: open in three languages, and nothing leaves the machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const reporter = `--import=${new URL('./report-outside.mjs', import.meta.url).href}`;

function run(args: string[], env: Record<string, string>) {
  const { TEST_ENGINE: _, ...inherited } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...inherited, NODE_ENV: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)));
  return { child, text: () => said.join('') };
}

test('npm run up opens /, /en and /ar, each in its language, and no connection leaves the machine', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'mirador-up-'));
  const { child, text } = run(['scripts/up.mjs'], { DATA_DIR, PORT: '0', NODE_OPTIONS: reporter });
  try {
    await expect.poll(text, { timeout: 60_000, interval: 200 }).toContain('is open at');
    const url = String(/is open at (\S+)/.exec(text())?.[1]);
    for (const [path, html] of [
      ['/', '<html lang="es" dir="ltr">'],
      ['/en', '<html lang="en" dir="ltr">'],
      ['/ar', '<html lang="ar" dir="rtl">'],
    ])
      expect(await (await fetch(`${url}${path}`)).text(), path).toContain(html);
    const lead = await fetch(`${url}/leads/+573001234567/eva@correo.example/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"first_name":"Eva"}',
    });
    expect(lead.status).toBe(200);
    await new Promise((done) => setTimeout(done, 1500));
    expect(text()).not.toContain('OUTSIDE');
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}, 120_000);

test('the watch over connections sees one that would leave', async () => {
  const { child, text } = run(['-e', "fetch('http://mirador.example/').catch(() => {})"], { NODE_OPTIONS: reporter });
  await once(child, 'exit');
  expect(text()).toContain('OUTSIDE mirador.example');
});
