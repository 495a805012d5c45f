/** A test file that npm test runs shorter, run at length on one engine: what its report says. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/machine.mjs';
import type { Engine } from './place.ts';

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { failureMessages: string[] }[] }[];
};

/** How many passed and failed, and what the failures said. */
export async function runTest(file: string, engine: Engine, settings: Record<string, string>) {
  const dir = mkdtempSync(join(tmpdir(), 'mirador-prove-'));
  const report = join(dir, 'report.json');
  try {
    const child = spawn('vitest', ['run', file, '--reporter=json', `--outputFile=${report}`], {
      cwd: root,
      env: { ...process.env, TEST_ENGINE: engine, CI: '', ...settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await once(child, 'close');
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const said = testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ failureMessages }) => failureMessages),
    );
    return { passed: numPassedTests, failed: numFailedTests, said: said.join('\n') };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
