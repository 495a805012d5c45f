/** npm run prove [-- name ...]: the built product as real processes, under the faults it must survive (quality E). */
import { type Measure, runEntries } from '../scripts/figures.ts';
import { proveBackup } from './backup.ts';
import { proveDatabaseAway } from './database-away.ts';
import { proveDisk } from './disk.ts';
import { proveDrain } from './drain.ts';
import { proveEvents, proveEventsUnderKills, proveReceiversAway } from './events.ts';
import { floods, proveFlood } from './flood.ts';
import { proveFormsEngine } from './forms-engine.ts';
import { proveFormsKill } from './forms-kill.ts';
import { proveFormsTyping } from './forms-typing.ts';
import { proveFuzz } from './fuzz.ts';
import { proveHostile } from './hostile.ts';
import { proveJobs, proveJobsUnderKills } from './jobs.ts';
import { proveKill } from './kill.ts';
import { proveLock } from './lock.ts';
import { proveKilledFirstStart, proveMigrate } from './migrate.ts';
import { provePassport } from './passport.ts';
import { provePayments, proveTampering, proveTwoProcesses } from './payments.ts';
import { provePhotos } from './photos.ts';
import { ENGINES, type Engine } from './place.ts';
import { proveUploads } from './uploads.ts';

const onBoth = (name: string, prove: (engine: Engine) => ReturnType<Measure>): Record<string, Measure> =>
  Object.fromEntries(ENGINES.map((engine) => [`${name}-${engine}`, () => prove(engine)]));

await runEntries('prove', {
  ...onBoth('kill', proveKill),
  lock: proveLock,
  disk: proveDisk,
  drain: proveDrain,
  ...onBoth('backup', proveBackup),
  jobs: proveJobs,
  'jobs-under-kills': proveJobsUnderKills,
  events: proveEvents,
  'events-under-kills': proveEventsUnderKills,
  'receivers-away': proveReceiversAway,
  'database-away': proveDatabaseAway,
  migrate: proveMigrate,
  ...onBoth('migrate-killed', proveKilledFirstStart),
  hostile: proveHostile,
  ...Object.fromEntries(Object.entries(floods).map(([name, flood]) => [`flood-${name}`, () => proveFlood(flood)])),
  ...onBoth('fuzz', proveFuzz),
  'forms-engine': proveFormsEngine,
  ...onBoth('forms-kill', proveFormsKill),
  ...onBoth('forms-typing', proveFormsTyping),
  passport: provePassport,
  photos: provePhotos,
  uploads: proveUploads,
  ...onBoth('payments', provePayments),
  ...onBoth('tampering', proveTampering),
  'payments-two-processes': proveTwoProcesses,
});
