/** One process a PGlite directory: the second is refused at once and the first does not notice (Q45). */
import { rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startServer } from '#tests/server.ts';
import { type Figure, say } from '../scripts/figures.ts';
import { LEAD_ENV, startLoad } from './lead.ts';
import { freshDir, freshPlace, readLeads } from './place.ts';
import { type Ran, runScript } from './run-script.ts';

const BAR_MS = 2000;

const refuses = (ran: Ran, pid: number) => ran.code === 1 && ran.output.includes(`in use by process ${pid}`);

export async function* proveLock(): AsyncGenerator<Figure> {
  const place = await freshPlace('pglite');
  const dir = freshDir();
  const backup = join(dir, 'backup');
  const link = `${place.env.DATA_DIR}-link`;
  symlinkSync(place.env.DATA_DIR, link);
  let holder = await startServer({ ...LEAD_ENV, ...place.env });
  try {
    const made = await runScript('scripts/db-backup.ts', [backup], place.env);
    if (made.code !== 0) throw new Error(`no backup to restore: ${made.output}`);
    const load = startLoad(holder.url, 1);
    await pause(500);
    const tries: [string, string, string[]][] = [
      ['a second server', 'server/index.ts', []],
      ['db:restore', 'scripts/db-restore.ts', [backup]],
    ];
    for (const [what, script, args] of tries)
      for (const DATA_DIR of [place.env.DATA_DIR, link]) {
        const ran = await runScript(script, args, { DATA_DIR, PORT: String(await freePort()) });
        const through = DATA_DIR === link ? ' through a symlink' : '';
        say(`${what}${through}: ended with ${ran.code} after ${ran.ms} ms: ${ran.output.split('\n').at(-1)}`);
        yield {
          what: `${what} on a held directory${through} is refused, naming the holder`,
          bar: '< 2 s',
          measured: refuses(ran, holder.pid) ? `${ran.ms} ms` : `not refused (code ${ran.code})`,
          ok: refuses(ran, holder.pid) && ran.ms < BAR_MS,
        };
      }
    await pause(500);
    await load.stop();
    const failed = [...load.others.values()].reduce((sum, count) => sum + count, 0);
    yield {
      what: 'the holder meanwhile: leads not saved',
      bar: '0',
      measured: `${failed} of ${load.saved.length + failed}`,
      ok: failed === 0 && load.saved.length > 0 && holder.child.exitCode === null,
      isLoss: true,
    };

    await holder.kill();
    const killedAt = performance.now();
    holder = await startServer({ ...LEAD_ENV, DATA_DIR: link });
    const startedMs = Math.round(performance.now() - killedAt);
    await holder.stop();
    const found = new Set((await readLeads(place.env)).map((row) => row.email));
    const lost = load.saved.filter(({ email }) => !found.has(email)).length;
    yield {
      what: 'after kill -9 of the holder the next one starts at once',
      bar: '<= 10 s',
      measured: `${startedMs} ms`,
      ok: startedMs <= 10_000,
    };
    yield {
      what: 'after kill -9 of the holder: leads lost',
      bar: '0',
      measured: `${lost} of ${load.saved.length}`,
      ok: lost === 0,
      isLoss: true,
    };
  } finally {
    await holder.kill();
    unlinkSync(link);
    rmSync(dir, { recursive: true, force: true });
    await place.remove();
  }
}
