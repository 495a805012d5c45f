/** Two processes on one PostgreSQL share the work: each lead is told once, also when they are killed (Q47). */
import { setTimeout as pause } from 'node:timers/promises';
import { countJobs } from '#tests/job-rows.ts';
import { freePort, type Server, startServer } from '#tests/server.ts';
import { type Figure, say, seconds } from '../scripts/figures.ts';
import { LEAD_ENV, makeLead, sendAll } from './lead.ts';
import { openMailSink } from './mail-sink.ts';
import { freshPlace, type Place, withDatabase } from './place.ts';

const LEADS = 200;
const KILLS_EACH = 3;
const DRAIN_MS = 90_000;

/** Waits until nothing is left to do, or too long. */
async function waitForJobs(env: Place['env']) {
  const started = performance.now();
  for (;;) {
    const counts = await withDatabase(env, ({ db }) => countJobs(db, 'mail.send'));
    const isDone = counts.length === 1 && counts.every(({ open }) => open === 0);
    if (isDone || performance.now() - started > DRAIN_MS) return { counts, ms: performance.now() - started };
    await pause(250);
  }
}

async function killInTurn(servers: Server[], envs: Record<string, string>[], isOver: () => boolean) {
  for (let kill = 0; kill < 2 * KILLS_EACH; kill++) {
    await pause(isOver() ? 50 : 100 + Math.random() * 400);
    const which = kill % 2;
    await servers[which]?.kill();
    servers[which] = await startServer(envs[which]);
    say(`kill ${kill + 1} of ${2 * KILLS_EACH}`);
  }
}

async function runLeads(withKills: boolean) {
  const place = await freshPlace('postgres');
  const other = await freshPlace('pglite');
  const sink = await openMailSink();
  const shared = {
    ...LEAD_ENV,
    DATABASE_URL: String(place.env.DATABASE_URL),
    SMTP_URL: sink.url,
    APP_SECRET: 'one secret for both processes of an installation',
  };
  const envs = await Promise.all(
    [place, other].map(async ({ env }) => ({ ...shared, DATA_DIR: env.DATA_DIR, PORT: String(await freePort()) })),
  );
  const servers: Server[] = [];
  try {
    for (const env of envs) servers.push(await startServer(env));
    const leads = Array.from({ length: LEADS }, (_, number) => makeLead(number));
    let turn = 0;
    let isOver = false;
    const load = sendAll(leads, withKills ? 2 : 8, () => servers[turn++ % 2]?.url ?? '').finally(() => {
      isOver = true;
    });
    await Promise.all([load, withKills && killInTurn(servers, envs, () => isOver)]);
    const { counts, ms } = await waitForJobs(place.env);
    for (const { name, ended, open, again } of counts)
      say(`${name}: ${ended} done, ${open} open, ${again} tried again`);
    say(`${sink.deliveries.size} mails, backlog empty ${seconds(ms)} after the last lead`);
    return {
      untold: leads.filter(({ email }) => !sink.byLead.has(email)).length,
      toldTwice: leads.filter(({ email }) => (sink.byLead.get(email)?.size ?? 0) > 1).length,
      deliveredTwice: [...sink.deliveries.values()].filter((count) => count > 1).length,
      ended: counts.map(({ ended }) => ended),
      open: counts.reduce((sum, count) => sum + count.open, 0),
      again: counts.reduce((sum, count) => sum + count.again, 0),
      ms,
    };
  } finally {
    for (const server of servers) await server.kill();
    await sink.close();
    await place.remove();
    await other.remove();
  }
}

export async function* proveJobs(): AsyncGenerator<Figure> {
  const calm = await runLeads(false);
  yield* [
    {
      what: `two processes, ${LEADS} leads: without a mail; with two; mails delivered twice`,
      bar: '0, 0, 0',
      measured: `${calm.untold}, ${calm.toldTwice}, ${calm.deliveredTwice}`,
      ok: calm.untold + calm.toldTwice + calm.deliveredTwice === 0,
      isLoss: true,
    },
    {
      what: 'the same: jobs done, tried again, left over',
      bar: `${LEADS}, 0, 0`,
      measured: `${calm.ended.join(' and ')}, ${calm.again}, ${calm.open}`,
      ok: calm.ended.every((count) => count === LEADS) && calm.again + calm.open === 0,
    },
  ];
}

export async function* proveJobsUnderKills(): AsyncGenerator<Figure> {
  const killed = await runLeads(true);
  yield* [
    {
      what: `each process killed ${KILLS_EACH} times: leads without a mail; with two by Message-ID`,
      bar: '0, 0',
      measured: `${killed.untold}, ${killed.toldTwice} (${killed.deliveredTwice} delivered again under the same id)`,
      ok: killed.untold + killed.toldTwice === 0,
      isLoss: true,
    },
    {
      what: 'each process killed: its jobs are taken up and everything is done',
      bar: '<= 60 s',
      measured: killed.open > 0 ? `${killed.open} left after ${seconds(killed.ms)}` : seconds(killed.ms),
      ok: killed.open === 0 && killed.ms <= 60_000,
    },
  ];
}
