/** A process whose keys and mode of payments do not fit does not start (T18, Q25). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PRODUCTION } from './app.ts';
import { endsWithin, spawnServer } from './server.ts';

const keys = (mode: 'test' | 'live') => ({
  STRIPE_SECRET_KEY: `sk_${mode}_never-shown`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_1234`,
  STRIPE_WEBHOOK_SECRET: 'whsec_never-shown',
});

const REFUSED: Record<string, [env: Record<string, string>, said: string]> = {
  'live keys in test mode': [keys('live'), 'STRIPE_SECRET_KEY is a live key, and PAYMENTS_MODE is test'],
  'test keys in live mode': [
    { ...PRODUCTION, ...keys('test'), PAYMENTS_MODE: 'live' },
    'STRIPE_SECRET_KEY is a test key, and PAYMENTS_MODE is live',
  ],
};

for (const [how, [env, said]] of Object.entries(REFUSED))
  test(`${how}: the process ends, says which key, and not its value`, async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'mirador-mode-'));
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
    const { child, lines } = spawnServer({ DATA_DIR, PORT: '0', ...env });
    onTestFinished(() => void child.kill('SIGKILL'));
    expect(await endsWithin(child, 60_000)).toBe(true);
    expect(child.exitCode).not.toBe(0);
    await expect.poll(() => lines.join('\n')).toContain(said);
    expect(lines.join('\n')).not.toContain('never-shown');
  });
