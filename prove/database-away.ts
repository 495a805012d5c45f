/** PostgreSQL stops, or freezes, under a running server and comes back: refused in words meanwhile, healed by itself. */
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '#tests/server.ts';
import type { Figure } from '../scripts/figures.ts';
import { startPostgres } from '../scripts/machine.mjs';
import { openGate } from './database-gate.ts';
import { LEAD_ENV, type Lead, makeLead, startLoad, trySendLead } from './lead.ts';
import { freshPlace, readLeads } from './place.ts';
import { say, seconds } from './say.ts';

const AWAY_MS = 8000;

async function timed(url: string) {
  const started = performance.now();
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
  return { status: answer?.status ?? 0, text: (await answer?.text()) ?? '', ms: performance.now() - started };
}

/** What the product answers while its database is away. */
async function watchAway(url: string, firstNumber: number) {
  const wrong = new Set<string>();
  const slowest = { write: 0, health: 0 };
  const until = performance.now() + AWAY_MS;
  const hand = async (first: number) => {
    for (let number = first; performance.now() < until; number += 10) {
      const started = performance.now();
      const status = await trySendLead(url, makeLead(number), 30_000);
      slowest.write = Math.max(slowest.write, performance.now() - started);
      if (status !== 503) wrong.add(`a lead is answered ${status}`);
      await pause(50);
    }
  };
  const look = async () => {
    while (performance.now() < until) {
      const health = await timed(`${url}/healthz`);
      slowest.health = Math.max(slowest.health, health.ms);
      if (health.status !== 200) wrong.add(`/healthz is answered ${health.status}`);
      const ready = await timed(`${url}/readyz`);
      if (ready.status !== 503 || !/"database":"failed"/.test(ready.text)) wrong.add(`/readyz: ${ready.text}`);
      const page = await timed(`${url}/`);
      if (page.status !== 200) wrong.add(`/ is answered ${page.status}`);
      await pause(100);
    }
  };
  await Promise.all([...Array.from({ length: 10 }, (_, hand_) => hand(firstNumber + hand_)), look()]);
  return { wrong: [...wrong], slowest };
}

async function healsWithin(url: string, ms: number, number: number, saved: Lead[]): Promise<number> {
  const started = performance.now();
  for (let lead = makeLead(number); performance.now() - started < ms; lead = makeLead(++number)) {
    const status = await trySendLead(url, lead);
    if (status === 200) saved.push(lead);
    if (status === 200 && (await timed(`${url}/readyz`)).status === 200) return performance.now() - started;
    await pause(50);
  }
  return Number.POSITIVE_INFINITY;
}

type Fault = { name: string; barMs: number; begin(): Promise<void> | void; end(): Promise<void> | void };

async function endure(url: string, fault: Fault, firstNumber: number, saved: Lead[]): Promise<Figure[]> {
  const load = startLoad(url, 8, firstNumber);
  await pause(1000);
  await fault.begin();
  const { wrong, slowest } = await watchAway(url, firstNumber + 50_000);
  await load.stop();
  await fault.end();
  saved.push(...load.saved);
  const healedMs = await healsWithin(url, 20_000, firstNumber + 90_000, saved);
  // What was under way when it went must be answered in words, too.
  const answers = [...load.others.keys()].filter((status) => status !== 503);
  for (const one of [...wrong, ...answers.map((status) => `the load is answered ${status}`)]) say(`wrong: ${one}`);
  const worst = Math.max(slowest.write, load.slowestMs());
  say(
    `${fault.name}: slowest lead ${seconds(worst)}, /healthz ${Math.round(slowest.health)} ms, healed ${seconds(healedMs)}`,
  );
  return [
    {
      what: `database ${fault.name}: leads 503, /healthz 200, /readyz 503 naming database; other answers`,
      bar: '0',
      measured: String(wrong.length + answers.length),
      ok: wrong.length + answers.length === 0,
    },
    {
      what: `database ${fault.name}: slowest answer to a lead`,
      bar: `<= ${fault.barMs / 1000} s`,
      measured: seconds(worst),
      ok: worst <= fault.barMs,
    },
    {
      what: `database back after it was ${fault.name}: works again without a restart`,
      bar: '<= 10 s',
      measured: seconds(healedMs),
      ok: healedMs <= 10_000,
    },
  ];
}

export async function proveDatabaseAway(): Promise<Figure[]> {
  const postgres = await startPostgres({ durable: true });
  const gate = await openGate(postgres.url);
  const dir = await freshPlace('pglite');
  const saved: Lead[] = [];
  const server = await startServer({ ...LEAD_ENV, DATA_DIR: dir.env.DATA_DIR, DATABASE_URL: gate.url });
  try {
    // A cut network is noticed by time-outs only, and a request may meet two of them.
    const stopped = { name: 'stopped', barMs: 6000, begin: postgres.halt, end: postgres.start };
    const frozen = { name: 'frozen', barMs: 12_000, begin: gate.freeze, end: gate.thaw };
    const figures = [
      ...(await endure(server.url, stopped, 0, saved)),
      ...(await endure(server.url, frozen, 200_000, saved)),
    ];
    if (server.child.exitCode !== null) say(server.lines.slice(-15).join('\n'));
    await server.stop();
    const rows = await readLeads({ DATA_DIR: dir.env.DATA_DIR, DATABASE_URL: postgres.url });
    const found = new Set(rows.map((row) => row.email));
    const lost = saved.filter(({ email }) => !found.has(email)).length;
    return [
      ...figures,
      {
        what: `database stopped and frozen: acknowledged leads lost, of ${saved.length}`,
        bar: '0',
        measured: String(lost),
        ok: lost === 0,
      },
    ];
  } finally {
    await server.kill();
    gate.close();
    await postgres.stop();
    await dir.remove();
  }
}
