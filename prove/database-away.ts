/** PostgreSQL stops, or freezes, under a running server and comes back: refused in words meanwhile, healed by itself. */
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '#tests/server.ts';
import { type Figure, say, seconds } from '../scripts/figures.ts';
import { startPostgres } from '../scripts/machine.mjs';
import { openGate } from './database-gate.ts';
import { LEAD_ENV, type Lead, makeLead, startLoad, trySendLead } from './lead.ts';
import { freshPlace, readLeads } from './place.ts';

const AWAY_MS = 8000;

async function timed(url: string, headers: Record<string, string> = {}) {
  const started = performance.now();
  const asked = { headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) } as const;
  const answer = await fetch(url, asked).catch(() => undefined);
  return {
    status: answer?.status ?? 0,
    headers: answer?.headers ?? new Headers(),
    text: (await answer?.text()) ?? '',
    ms: performance.now() - started,
  };
}

const PAGE = { accept: 'text/html' };
const SESSION = { cookie: `token=${'a'.repeat(43)}` };
const NOTICE = /Estamos haciendo mejoras|We are making improvements/;

/** Pages that nobody has asked for before and that read from the database, by their loader or by a session. */
const unmade: [path: string, headers: Record<string, string>][] = [
  ['/citas/bogota', PAGE],
  ['/en/citas/bogota', PAGE],
  ['/citas/wait-times', PAGE],
  ['/portal', { ...PAGE, ...SESSION }],
  ['/en/auth/log-in', { ...PAGE, ...SESSION }],
  ['/portal.data', SESSION],
];
/** Without a session log-in opens, and the portal leads to it. */
const open: [path: string, status: number][] = [
  ['/auth/log-in', 200],
  ['/portal', 302],
];

/** Every page that cannot be made is told as such: 503 with the notice, for nobody to keep (T51). */
async function lookAtPages(url: string, wrong: Set<string>) {
  const times = unmade.map(async ([path, headers]) => {
    const { status, headers: got, text, ms } = await timed(`${url}${path}`, headers);
    if (status !== 503 || !got.get('retry-after')) wrong.add(`${path} is answered ${status}`);
    if (got.get('cache-control') !== 'no-store') wrong.add(`${path} says ${got.get('cache-control')}`);
    if (headers.accept && !NOTICE.test(text)) wrong.add(`${path} is not the notice`);
    return ms;
  });
  for (const [path, expected] of open) {
    const { status } = await timed(`${url}${path}`, PAGE);
    if (status !== expected) wrong.add(`${path} without a session is answered ${status}`);
  }
  return Math.max(...(await Promise.all(times)));
}

/** What the product answers while its database is away. */
async function watchAway(url: string, firstNumber: number) {
  const wrong = new Set<string>();
  const slowest = { write: 0, health: 0, page: 0 };
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
  const pages = async () => {
    slowest.page = await lookAtPages(url, wrong);
  };
  await Promise.all([...Array.from({ length: 10 }, (_, hand_) => hand(firstNumber + hand_)), look(), pages()]);
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

async function* endure(url: string, fault: Fault, firstNumber: number, saved: Lead[]): AsyncGenerator<Figure> {
  const load = startLoad(url, 8, firstNumber);
  await pause(1000);
  await fault.begin();
  say(`${fault.name} for ${seconds(AWAY_MS)}`);
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
    `${fault.name}: slowest lead ${seconds(worst)}, page ${seconds(slowest.page)}, /healthz ${Math.round(slowest.health)} ms, healed ${seconds(healedMs)}`,
  );
  yield* [
    {
      what: `database ${fault.name}: leads and pages not yet kept 503, /healthz 200, /readyz 503 naming database; other answers`,
      bar: '0',
      measured: String(wrong.length + answers.length),
      ok: wrong.length + answers.length === 0,
      isLoss: true,
    },
    {
      what: `database ${fault.name}: slowest answer to a lead, and for a page not yet kept`,
      bar: `<= ${fault.barMs / 1000} s`,
      measured: `${seconds(worst)}, ${seconds(slowest.page)}`,
      ok: Math.max(worst, slowest.page) <= fault.barMs,
    },
    {
      what: `database back after it was ${fault.name}: works again without a restart`,
      bar: '<= 10 s',
      measured: seconds(healedMs),
      ok: healedMs <= 10_000,
    },
  ];
}

export async function* proveDatabaseAway(): AsyncGenerator<Figure> {
  const postgres = await startPostgres({ durable: true });
  const gate = await openGate(postgres.url);
  const dir = await freshPlace('pglite');
  const saved: Lead[] = [];
  const server = await startServer({ ...LEAD_ENV, DATA_DIR: dir.env.DATA_DIR, DATABASE_URL: gate.url });
  try {
    await timed(`${server.url}/`);
    // A cut network is noticed by time-outs only, and a request may meet two of them.
    const stopped = { name: 'stopped', barMs: 6000, begin: postgres.halt, end: postgres.start };
    const frozen = { name: 'frozen', barMs: 12_000, begin: gate.freeze, end: gate.thaw };
    yield* endure(server.url, stopped, 0, saved);
    yield* endure(server.url, frozen, 200_000, saved);
    if (server.child.exitCode !== null) say(server.lines.slice(-15).join('\n'));
    await server.stop();
    const rows = await readLeads({ DATA_DIR: dir.env.DATA_DIR, DATABASE_URL: postgres.url });
    const found = new Set(rows.map((row) => row.email));
    const lost = saved.filter(({ email }) => !found.has(email)).length;
    yield {
      what: 'database stopped and frozen: acknowledged leads lost',
      bar: '0',
      measured: `${lost} of ${saved.length}`,
      ok: lost === 0,
      isLoss: true,
    };
  } finally {
    await server.kill();
    gate.close();
    await postgres.stop();
    await dir.remove();
  }
}
