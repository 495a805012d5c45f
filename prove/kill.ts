/** kill -9 at random moments: whatever was acknowledged is there afterwards, once (Q44). */
import { leadsWithoutJob } from '#tests/job-rows.ts';
import { freePort } from '#tests/server.ts';
import { median } from '../bench/rounds.ts';
import { type Figure, say, seconds } from '../scripts/figures.ts';
import { LEAD_ENV, makeLead, sendAll } from './lead.ts';
import { type Engine, engineName, freshPlace, readLeads, withDatabase } from './place.ts';
import { loadUnderKills } from './under-kills.ts';

const LEADS = 2000;
const KILLS = 20;
const IN_FLIGHT = 8;

const load = (url: () => string, acknowledge: () => void) =>
  sendAll(
    Array.from({ length: LEADS }, (_, number) => makeLead(number)),
    IN_FLIGHT,
    url,
    acknowledge,
  );

export async function* proveKill(engine: Engine): AsyncGenerator<Figure> {
  const place = await freshPlace(engine);
  try {
    const port = String(await freePort());
    const { acknowledged, kills, boots } = await loadUnderKills({
      env: { ...LEAD_ENV, ...place.env, PORT: port },
      kills: KILLS,
      total: LEADS,
      load,
    });
    const rows = await readLeads(place.env);
    const found = new Map(rows.map((row) => [row.email, row]));
    const lost = Array.from({ length: LEADS }, (_, number) => makeLead(number)).filter(
      ({ email }) => !found.has(email),
    );
    const doubled = rows.filter((row) => row.times_sent !== 1);
    const jobless = await withDatabase(place.env, ({ db }) => leadsWithoutJob(db));
    const slowest = Math.max(...boots);
    const where = engineName[engine];
    say(`${where}: ${acknowledged} acknowledged, ${kills} kills, ${boots.length} boots, slowest ${seconds(slowest)}`);
    yield* [
      {
        what: `kill -9 x ${KILLS} during ${LEADS} acknowledged leads, ${where}: lost`,
        bar: '0',
        measured: `${lost.length} of ${acknowledged}`,
        ok: lost.length === 0 && acknowledged === LEADS && kills === KILLS,
        isLoss: true,
      },
      {
        what: `the same, ${where}: saved twice, or without exactly one job`,
        bar: '0, 0',
        measured: `${doubled.length}, ${jobless.length}`,
        ok: doubled.length === 0 && jobless.length === 0 && rows.length === LEADS,
        isLoss: true,
      },
      {
        what: `the same, ${where}: slowest boot (median)`,
        bar: '<= 10 s',
        measured: `${seconds(slowest)} (${seconds(median(boots))}) of ${boots.length}`,
        ok: slowest <= 10_000,
      },
    ];
  } finally {
    await place.remove();
  }
}
