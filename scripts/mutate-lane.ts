/** A process of npm run mutate in a copy of its own: one test runner that stays, so that only what changed is read again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createVitest, type TestRunResult } from 'vitest/node';
import { type Fault, plant } from '../tests/faults/fault.ts';

/** Without a fault the tests themselves are tried. */
export type Task = Pick<Fault, 'tests' | 'only'> & { fault?: Fault };
export type Outcome = { verdict: 'noticed' | 'survived' | 'broken'; by: string };

const vitest = await createVitest({ watch: false, bail: 1, retry: 0, maxWorkers: 1, isolate: true, reporters: [{}] });
await vitest.standalone();

const messageOf = (error: unknown) => String((error as Error)?.message ?? error).split('\n')[0] ?? '';

function outcomeOf({ testModules, unhandledErrors }: TestRunResult): Outcome {
  const tests = testModules.flatMap((module) => [...module.children.allTests()]);
  const failed = tests.find((test) => test.result().state === 'failed');
  if (failed) return { verdict: 'noticed', by: failed.name };
  const [unloaded] = testModules.flatMap((module) => [...module.errors()]);
  if (unloaded) return { verdict: 'broken', by: messageOf(unloaded) };
  if (unhandledErrors.length > 0) return { verdict: 'noticed', by: messageOf(unhandledErrors[0]) };
  const ran = tests.filter((test) => test.result().state === 'passed').length;
  return ran > 0 ? { verdict: 'survived', by: `${ran} tests` } : { verdict: 'broken', by: 'no test ran' };
}

async function runTests({ tests, only }: Task): Promise<Outcome> {
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const project = vitest.getRootProject();
  const options = only ? { testNamePattern: new RegExp(only) } : {};
  return outcomeOf(
    await vitest.runTestSpecifications(tests.map((test) => project.createSpecification(resolve(test), options))),
  );
}

async function runTask(task: Task): Promise<Outcome> {
  if (!task.fault) return runTests(task);
  const path = resolve(task.fault.file);
  const right = readFileSync(path, 'utf8');
  const write = (text: string) => {
    writeFileSync(path, text);
    vitest.invalidateFile(path);
  };
  write(plant(task.fault, right));
  try {
    return await runTests(task);
  } finally {
    write(right);
  }
}

process.on('message', async (task: Task) => {
  const outcome = await runTask(task).catch((error): Outcome => ({ verdict: 'broken', by: messageOf(error) }));
  process.send?.(outcome);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
