/** A thousand purchases by chance: what npm test runs a few of, on both engines (D29, T22). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, say } from '../scripts/figures.ts';
import { root } from '../scripts/machine.mjs';
import type { Engine } from './place.ts';

const STORIES = 1000;

export async function* provePayments(engine: Engine): AsyncGenerator<Figure> {
  const dir = mkdtempSync(join(tmpdir(), 'mirador-payments-'));
  const report = join(dir, 'report.json');
  const seed = Math.floor(Math.random() * 1e9);
  say(`${STORIES} purchases by chance, seed ${seed}`);
  try {
    const child = spawn(
      'vitest',
      ['run', 'tests/payment-chance.api.test.ts', '--reporter=json', `--outputFile=${report}`],
      {
        cwd: root,
        env: {
          ...process.env,
          TEST_ENGINE: engine,
          PAYMENT_STORIES: String(STORIES),
          PAYMENT_SEED: String(seed),
          CI: '',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    await once(child, 'close');
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const [ran] = testResults[0]?.assertionResults ?? [];
    const faults = /(\d+) faults in/.exec(ran?.failureMessages?.join('\n') ?? '')?.[1];
    yield {
      what: `${STORIES} purchases by chance, ${engine}: books that differ, people charged twice`,
      bar: '0',
      measured: ran?.status === 'passed' ? '0' : `${faults ?? 'the run broke'} (seed ${seed})`,
      ok: ran?.status === 'passed',
      isLoss: true,
    };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
