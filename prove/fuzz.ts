/** Hostile values in every place of every call, 200 for each (Q36): the test that npm test runs shorter, on both engines. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, say } from '../scripts/figures.ts';
import { root } from '../scripts/machine.mjs';
import type { Engine } from './place.ts';

const RUNS = 200;

export async function* proveFuzz(engine: Engine): AsyncGenerator<Figure> {
  const dir = mkdtempSync(join(tmpdir(), 'mirador-fuzz-'));
  const report = join(dir, 'report.json');
  say(`${RUNS} hostile values for each call`);
  try {
    const child = spawn('vitest', ['run', 'tests/fuzz.api.test.ts', '--reporter=json', `--outputFile=${report}`], {
      cwd: root,
      env: { ...process.env, TEST_ENGINE: engine, FUZZ_RUNS: String(RUNS), CI: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await once(child, 'close');
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    yield {
      what: `hostile values, ${RUNS} for each call, ${engine}: tests failed (500, more than 2 s, a session lost)`,
      bar: '0',
      measured: `${numFailedTests} of ${numPassedTests + numFailedTests}`,
      ok: numFailedTests === 0 && numPassedTests > 0,
      isLoss: true,
    };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
