/** npm run mutate [-- area or id ...]: plants the faults of tests/faults, each in a copy of the product, and asks whether the nearest tests notice. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { plant, readFaults } from '../tests/faults/fault.ts';
import { copyProject } from '../tests/project-copy.ts';
import { type Figure, recordFigures } from './figures.ts';
import { root } from './machine.mjs';
import type { Outcome, Task } from './mutate-lane.ts';

const LEAST_NOTICED = 0.9;
/** Two fill two processors; more only wait for each other. */
const LANES = Math.min(2, availableParallelism());
/** Tests that do not end by then say nothing, and their process cannot go on. */
const PATIENCE_MS = 300_000;

type PlantedFault = Awaited<ReturnType<typeof readFaults>>[number];

/** PGlite starts five times as fast from it. */
const PREPARED = 'build/pglite.tar.gz';
const env = { ...process.env, TEST_BUILD: 'off', TEST_ENGINE: 'pglite', TEST_DATABASE_URL: '' };

/** The working tree is only read: whatever ends a run, nothing planted stays in it. */
async function openLane() {
  const { dir, remove } = copyProject(['tests', 'docs', 'README.md', 'tsconfig.json']);
  if (existsSync(join(root, PREPARED))) cpSync(join(root, PREPARED), join(dir, PREPARED));
  // A group of its own: whoever hangs in it ends with it.
  const start = () =>
    fork('scripts/mutate-lane.ts', { cwd: dir, env, detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  let lane = start();
  const end = () => {
    try {
      process.kill(-Number(lane.pid), 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  process.on('exit', () => {
    end();
    remove();
  });
  await once(lane, 'message');
  return {
    async run(task: Task): Promise<Outcome> {
      const answer = once(lane, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) }) as Promise<[Outcome]>;
      lane.send(task);
      const outcome = await answer.then(([said]) => said).catch(() => null);
      if (outcome) return outcome;
      end();
      if (task.fault) cpSync(join(root, task.fault.file), join(dir, task.fault.file));
      lane = start();
      await once(lane, 'message');
      return { verdict: 'broken', by: `no end within ${PATIENCE_MS / 1000} s` };
    },
  };
}

type Lane = Awaited<ReturnType<typeof openLane>>;

/** Each lane takes the next task as soon as it is free. */
async function runAll<T extends Task>(lanes: Lane[], tasks: readonly T[], told: (task: T, outcome: Outcome) => void) {
  const left = [...tasks];
  const work = async (lane: Lane) => {
    for (let task = left.shift(); task; task = left.shift()) told(task, await lane.run(task));
  };
  await Promise.all(lanes.map(work));
}

const wanted = process.argv.slice(2);
const all = await readFaults();
const faults = all.filter(
  ({ area, id }) => wanted.length === 0 || wanted.some((one) => area === one || id.includes(one)),
);
if (faults.length === 0) throw new Error(`no fault for ${wanted.join(', ')}`);
for (const fault of faults) plant(fault, readFileSync(join(root, fault.file), 'utf8'));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const lanes = await Promise.all(Array.from({ length: Math.min(LANES, faults.length) }, openLane));

// A test that fails by itself would notice anything.
const alone = [
  ...new Map(faults.map(({ tests, only }) => [`${tests} ${only}`, { tests, ...(only && { only }) }])).values(),
];
await runAll(lanes, alone, ({ tests, only }, { verdict, by }) => {
  if (verdict === 'survived') return;
  console.error(`${tests.join(', ')}${only ? ` -t '${only}'` : ''} fails without a fault: ${by}`);
  process.exit(1);
});

const outcomes = new Map<PlantedFault, Outcome>();
await runAll(
  lanes,
  faults.map((fault) => ({ tests: fault.tests, ...(fault.only && { only: fault.only }), fault })),
  ({ fault }, outcome) => {
    outcomes.set(fault, outcome);
    console.log(`${outcome.verdict.padEnd(8)} ${fault.area}/${fault.id}: ${outcome.by}`);
  },
);

const isNoticed = (fault: PlantedFault) => outcomes.get(fault)?.verdict === 'noticed';
const count = (some: PlantedFault[]) => `${some.filter(isNoticed).length} of ${some.length} noticed`;
const share = faults.filter(isNoticed).length / faults.length;
const figures: Figure[] = [
  ...[...new Set(faults.map(({ area }) => area))].sort().map((area) => ({
    what: `planted faults: ${area}`,
    bar: '-',
    measured: count(faults.filter((fault) => fault.area === area)),
    ok: true,
  })),
  {
    what: 'planted faults: all',
    bar: `>= ${LEAST_NOTICED * 100} % noticed`,
    measured: `${Math.floor(share * 1000) / 10} %, ${count(faults)}`,
    ok: share >= LEAST_NOTICED,
  },
  ...[...outcomes]
    .filter(([, { verdict }]) => verdict !== 'noticed')
    .map(([{ area, id, why }, { verdict, by }]) => ({
      what: `${verdict}: ${area}/${id}`,
      bar: '-',
      measured: (verdict === 'broken' ? by : why).replaceAll('|', '/'),
      ok: true,
    })),
];

// The file keeps the figures of whole runs only.
if (wanted.length === 0) recordFigures('mutate', figures);
else console.log(`\n${count(faults)}`);
process.exit(share >= LEAST_NOTICED ? 0 : 1);
