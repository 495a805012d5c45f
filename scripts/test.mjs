/** npm test: format, lint and types; unit and API on both engines; the running server; browser journeys with axe. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, findChromium, findSwift, install, root, run, startPostgres } from './machine.mjs';

const results = join(root, 'test-results');
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Printed last, so that the end of a long log says what failed and why. */
const failures = [];

function countVitest(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  totals.passed += report.numPassedTests;
  totals.failed += report.numFailedTests + report.numFailedTestSuites * (report.numFailedTests === 0 ? 1 : 0);
  totals.skipped += report.numPendingTests + report.numTodoTests;
  for (const suite of report.testResults) {
    const failed = suite.assertionResults.filter((result) => result.status === 'failed');
    for (const { fullName, failureMessages } of failed) {
      failures.push(`${suite.name} › ${fullName}\n${failureMessages.join('\n').slice(0, 1500)}`);
    }
    if (suite.status === 'failed' && failed.length === 0) failures.push(`${suite.name}\n${suite.message}`);
  }
}

function countPlaywright(file) {
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  totals.passed += stats.expected + stats.flaky;
  if (stats.flaky > 0) process.stdout.write(`    ${stats.flaky} passed only at the second try\n`);
  totals.failed += stats.unexpected;
  totals.skipped += stats.skipped;
  for (const spec of suites.flatMap(specsOf).filter((one) => !one.ok)) {
    const message = spec.tests.flatMap((test) => test.results).find((result) => result.error)?.error.message;
    failures.push(`${spec.file} › ${spec.title}\n${message?.slice(0, 1500)}`);
  }
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

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

/** What a page says, how it is sent, who may ask and from which site does not depend on the engine. */
const sameOnBoth = [
  'site',
  'search-files',
  'documents',
  'headers',
  'page-secrets',
  'page-promises',
  'article-links',
  'cross-site',
  'access',
  'sessions',
].map((name) => `--exclude=tests/${name}.api.test.ts`);

await install();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
findChromium();
findSwift();
const postgres = await startPostgres({ durable: false });
try {
  await stage('format, lint, types', () => run('npm', ['run', '--silent', 'check']));
  await stage('build', build);
  await stage('unit and API on PGlite', () =>
    vitest('pglite', [], { TEST_ENGINE: 'pglite', TEST_DATABASE_URL: postgres.url }),
  );
  await stage('API on PostgreSQL', () =>
    vitest('postgres', ['api.test', 'database.test', 'race.test', 'jobs.test', ...sameOnBoth], {
      TEST_ENGINE: 'postgres',
      TEST_DATABASE_URL: postgres.url,
      // Here it is the engine that is asked, not the checks before it; npm run prove goes further.
      FUZZ_RUNS: '20',
    }),
  );
  await stage('browser journeys and axe', async () => {
    const report = join(results, 'browser.json');
    try {
      await run('playwright', ['test', '--trace', 'off'], {});
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
