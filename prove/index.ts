/** npm run prove [-- name ...]: the built product as real processes, under the faults it must survive (quality E). */
import { type Figure, recordFigures } from '../scripts/figures.ts';
import { proveBackup } from './backup.ts';
import { proveDatabaseAway } from './database-away.ts';
import { proveDisk } from './disk.ts';
import { proveDrain } from './drain.ts';
import { proveFlood } from './flood.ts';
import { proveFuzz } from './fuzz.ts';
import { proveHostile } from './hostile.ts';
import { proveJobs } from './jobs.ts';
import { proveKill } from './kill.ts';
import { proveLock } from './lock.ts';
import { proveMigrate } from './migrate.ts';
import { seconds } from './say.ts';

const proofs: Record<string, () => Promise<Figure[]>> = {
  kill: proveKill,
  lock: proveLock,
  disk: proveDisk,
  drain: proveDrain,
  backup: proveBackup,
  jobs: proveJobs,
  'database-away': proveDatabaseAway,
  migrate: proveMigrate,
  hostile: proveHostile,
  flood: proveFlood,
  fuzz: proveFuzz,
};

async function runProof(name: string, prove: () => Promise<Figure[]>): Promise<Figure[]> {
  console.log(`\n${name}`);
  const started = performance.now();
  try {
    return await prove();
  } catch (error) {
    console.error(error);
    const [why = ''] = (error as Error).message.split('\n');
    return [{ what: name, bar: 'runs to its end', measured: why.replaceAll('|', '/'), ok: false }];
  } finally {
    console.log(`  ${seconds(performance.now() - started)}`);
  }
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !proofs[name]);
if (unknown.length > 0) {
  console.error(`no proof ${unknown.join(', ')}: there are ${Object.keys(proofs).join(', ')}`);
  process.exit(1);
}

const figures: Figure[] = [];
for (const [name, prove] of Object.entries(proofs))
  if (named.length === 0 || named.includes(name)) figures.push(...(await runProof(name, prove)));

// The file keeps the figures of whole runs only.
if (named.length === 0) recordFigures('prove', figures);
else
  for (const { what, bar, measured, ok } of figures)
    console.log(`${ok ? 'ok  ' : 'MISS'} ${what}: ${measured} (${bar})`);
process.exit(figures.every((figure) => figure.ok) ? 0 : 1);
