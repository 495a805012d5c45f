/** kill -9 at random moments: whatever was acknowledged is there afterwards, once (Q44). */
import { setTimeout as pause } from 'node:timers/promises';
import { leadsWithoutJob } from '#tests/job-rows.ts';
import { freePort, startServer } from '#tests/server.ts';
import { median } from '../bench/rounds.ts';
import { type Figure, say, seconds } from '../scripts/figures.ts';
import { LEAD_ENV, makeLead, sendAll } from './lead.ts';
import { type Engine, engineName, freshPlace, readLeads, withDatabase } from './place.ts';

const LEADS = 2000;
const KILLS = 20;
const IN_FLIGHT = 8;

/** One moment in each twentieth of the load, never the same. */
const killMoments = () =>
  Array.from({ length: KILLS }, (_, kill) => Math.floor(((kill + Math.random()) * LEADS) / KILLS));

async function loadUnderKills(env: Record<string, string>) {
  let server = await startServer(env);
  const boots = [server.startMs];
  let acknowledged = 0;
  let isOver = false;
  const load = sendAll(
    Array.from({ length: LEADS }, (_, number) => makeLead(number)),
    IN_FLIGHT,
    () => server.url,
    () => {
      acknowledged++;
    },
  ).finally(() => {
    isOver = true;
  });
  let kills = 0;
  const killing = (async () => {
    for (const moment of killMoments()) {
      while (acknowledged < moment && !isOver) await pause(2);
      await pause(Math.random() * 40);
      await server.kill();
      kills++;
      server = await startServer(env);
      boots.push(server.startMs);
      if (kills % 5 === 0) say(`kill ${kills} of ${KILLS}, ${acknowledged} of ${LEADS} leads acknowledged`);
    }
  })();
  try {
    await Promise.all([load, killing]);
  } finally {
    await server.kill();
  }
  return { acknowledged, kills, boots };
}

export async function* proveKill(engine: Engine): AsyncGenerator<Figure> {
  const place = await freshPlace(engine);
  try {
    const port = String(await freePort());
    const { acknowledged, kills, boots } = await loadUnderKills({ ...LEAD_ENV, ...place.env, PORT: port });
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
