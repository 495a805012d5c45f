/** npm test: format, lint and types; unit and API on both engines; the running server; browser journeys with axe. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, findChromium, install, root, run, startPostgres } from './machine.mjs';

const results = join(root, 'test-results');
const totals = { passed: 0, failed: 0, skipped: 0 };

function countVitest(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  totals.passed += report.numPassedTests;
  totals.failed += report.numFailedTests + report.numFailedTestSuites * (report.numFailedTests === 0 ? 1 : 0);
  totals.skipped += report.numPendingTests + report.numTodoTests;
}

function countPlaywright(file) {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  totals.passed += stats.expected + stats.flaky;
  totals.failed += stats.unexpected;
  totals.skipped += stats.skipped;
}

const failures = [];
async function stage(name, work) {
  process.stdout.write(`\n=== ${name}\n`);
  const started = Date.now();
  await work().catch((error) => failures.push(`${name}: ${error.message}`));
  process.stdout.write(`    ${((Date.now() - started) / 1000).toFixed(0)} s\n`);
}

const vitest = async (name, args, env) => {
  const report = join(results, `${name}.json`);
  try {
    await run('vitest', ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
      env,
    });
  } finally {
    if (existsSync(report)) countVitest(report);
  }
};

await install();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
findChromium();
const postgres = await startPostgres({ durable: false });
try {
  await stage('format, lint, types', () => run('npm', ['run', '--silent', 'check']));
  await stage('build', build);
  await stage('unit and API on PGlite', () =>
    vitest('pglite', [], { TEST_ENGINE: 'pglite', TEST_DATABASE_URL: postgres.url }),
  );
  await stage('API on PostgreSQL', () =>
    vitest('postgres', ['api.test', 'database.test', 'race.test', 'jobs.test'], {
      TEST_ENGINE: 'postgres',
      TEST_DATABASE_URL: postgres.url,
    }),
  );
  await stage('browser journeys and axe', async () => {
    const report = join(results, 'browser.json');
    try {
      await run('playwright', ['test'], {});
    } finally {
      if (existsSync(report)) countPlaywright(report);
    }
  });
} finally {
  await postgres.stop();
}
for (const failure of failures) process.stdout.write(`\nFAILED ${failure}`);
if (failures.length > 0 && totals.failed === 0) totals.failed = failures.length;
process.stdout.write(`\n\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`);
process.exit(failures.length > 0 || totals.passed === 0 ? 1 : 0);
