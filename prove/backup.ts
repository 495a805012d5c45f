/** A backup taken beside a running, busy server, restored into an empty place and compared row by row (Q52). */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { startServer } from '#tests/server.ts';
import { type Figure, say, seconds } from '../scripts/figures.ts';
import { LEAD_ENV, type Lead, makeLead, sendLead, startLoad } from './lead.ts';
import { type Engine, engineName, freshDir, freshPlace, type Place, readLeads, withDatabase } from './place.ts';
import { runScript } from './run-script.ts';

const PEOPLE = 10_000;
const FILE = 'files/prove/passport.bin';

const seedPeople = (env: Place['env']) =>
  withDatabase(env, async (connection) => {
    await connection.migrate();
    await connection.db.execute(sql`
      insert into users (first_name, last_name, email, phone_number)
      select 'Persona ' || n, 'Prueba', 'persona-' || n || '@correo.example', '+5731' || (10000000 + n)
      from generate_series(1, ${sql.raw(String(PEOPLE))}) n`);
  });

async function backUpUnderLoad(env: Place['env'], target: string) {
  const server = await startServer({ ...LEAD_ENV, ...env });
  try {
    const file = randomBytes(1024 * 1024);
    mkdirSync(join(env.DATA_DIR, 'files/prove'), { recursive: true });
    writeFileSync(join(env.DATA_DIR, FILE), file);
    const load = startLoad(server.url, 4);
    await pause(2000);
    const before = [...load.saved];
    const backup = await runScript('scripts/db-backup.ts', [target], env);
    await pause(500);
    await load.stop();
    if (backup.code !== 0) throw new Error(`backup failed: ${backup.output}`);
    if (!backup.output.includes('running server')) throw new Error(`not asked of the server: ${backup.output}`);
    const held = await runScript('scripts/db-restore.ts', [target], env);
    return {
      file,
      before,
      all: load.saved,
      others: load.others,
      backupMs: backup.ms,
      slowestMs: load.slowestMs(),
      held,
    };
  } finally {
    await server.stop();
  }
}

async function restoreInto(env: Place['env'], backup: string) {
  say('the backup is restored into an empty place');
  const restored = await runScript('scripts/db-restore.ts', [backup], env);
  if (restored.code !== 0) throw new Error(`restore failed: ${restored.output}`);
  const filled = await runScript('scripts/db-restore.ts', [backup], env);
  const rows = await readLeads(env);
  const server = await startServer({ ...LEAD_ENV, ...env });
  try {
    const status = await sendLead(server.url, makeLead(700_000));
    return { rows, filled, restoreMs: restored.ms, status };
  } finally {
    await server.stop();
  }
}

function compare(live: Awaited<ReturnType<typeof readLeads>>, restored: typeof live, before: readonly Lead[]) {
  const liveHash = new Map(live.map((row) => [row.lead_id, row.hash]));
  const emails = new Set(restored.map((row) => row.email));
  return {
    missing: before.filter(({ email }) => !emails.has(email)).length,
    different: restored.filter((row) => liveHash.get(row.lead_id) !== row.hash).length,
  };
}

export async function* proveBackup(engine: Engine): AsyncGenerator<Figure> {
  const where = engineName[engine];
  const place = await freshPlace(engine);
  const empty = await freshPlace(engine);
  const dir = freshDir();
  const target = join(dir, 'backup');
  try {
    await seedPeople(place.env);
    say(`${PEOPLE} people are there, a backup is taken under load`);
    const taken = await backUpUnderLoad(place.env, target);
    const restored = await restoreInto(empty.env, target);
    const { missing, different } = compare(await readLeads(place.env), restored.rows, taken.before);
    const isFileEqual = taken.file.equals(readFileSync(join(empty.env.DATA_DIR, FILE)));
    const failed = [...taken.others.values()].reduce((sum, count) => sum + count, 0);
    say(
      `${where}: backup ${seconds(taken.backupMs)}, restore ${seconds(restored.restoreMs)}, ${taken.before.length} leads ` +
        `before, ${restored.rows.length} restored, ${taken.all.length} in the end; slowest lead ${taken.slowestMs} ms`,
    );
    say(`${where}: held: ${taken.held.output}; filled: ${restored.filled.output}`);
    const isHeldRefused =
      taken.held.code === 1 && (engine === 'postgres' || /in use by process \d/.test(taken.held.output));
    yield* [
      {
        what: `backup under load, ${where}: leads acknowledged before it, missing after restore`,
        bar: '0',
        measured: `${missing} of ${taken.before.length}`,
        ok: missing === 0 && taken.before.length > 0,
        isLoss: true,
      },
      {
        what: `the same, ${where}: restored rows that differ from the live ones`,
        bar: '0',
        measured: `${different} of ${restored.rows.length}`,
        ok: different === 0,
        isLoss: true,
      },
      {
        what: `the same, ${where}: leads refused while it ran; file byte-equal; restored server saves a lead`,
        bar: '0, yes, 200',
        measured: `${failed}, ${isFileEqual ? 'yes' : 'no'}, ${restored.status}`,
        ok: failed === 0 && isFileEqual && restored.status === 200,
        isLoss: true,
      },
      {
        what: `backup and restore with ${PEOPLE} people, ${where}`,
        bar: '<= 60 s',
        measured: `${seconds(taken.backupMs)} + ${seconds(restored.restoreMs)}`,
        ok: taken.backupMs + restored.restoreMs <= 60_000,
      },
      {
        what: `restore refuses a held and a filled place, ${where}`,
        bar: 'both',
        measured: `${isHeldRefused ? 'refused' : 'not refused'}, ${restored.filled.code === 1 ? 'refused' : 'not refused'}`,
        ok: isHeldRefused && restored.filled.code === 1,
      },
    ];
  } finally {
    rmSync(dir, { recursive: true, force: true });
    await place.remove();
    await empty.remove();
  }
}
