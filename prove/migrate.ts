/** Migrations: two processes that start together apply each once; a kill in the middle leaves nothing half done (Q53). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { migrationsFolder } from '#db/client.server.ts';
import { endsWithin, freePort, type Server, spawnServer, startServer } from '#tests/server.ts';
import { type Figure, say, seconds } from '../scripts/figures.ts';
import { LEAD_ENV, makeLead, trySendLead } from './lead.ts';
import { type Engine, engineName, freshPlace, type Place, rowsOf, withDatabase } from './place.ts';

const ROUNDS = 2;
const KILLS = 3;

const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
  entries: unknown[];
};
const WANTED = journal.entries.length;

/** As many as there are, none twice. */
async function isMigratedOnce(env: Place['env']) {
  const rows = await withDatabase(env, (connection) =>
    rowsOf<{ hash: string }>(connection, sql`select hash from drizzle.__drizzle_migrations`),
  );
  return rows.length === WANTED && new Set(rows.map((row) => row.hash)).size === WANTED;
}

async function startTogether(): Promise<{ isOnce: boolean; up: number; slowestMs: number }> {
  const place = await freshPlace('postgres');
  const other = await freshPlace('pglite');
  const starts = await Promise.allSettled(
    [place, other].map(({ env }) => startServer({ ...LEAD_ENV, ...place.env, DATA_DIR: env.DATA_DIR })),
  );
  const servers: Server[] = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  try {
    for (const start of starts) if (start.status === 'rejected') say(String(start.reason));
    const ready = await Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/readyz`)).ok));
    return {
      isOnce: await isMigratedOnce(place.env),
      up: ready.filter(Boolean).length,
      slowestMs: Math.max(...servers.map((server) => server.startMs)),
    };
  } finally {
    for (const server of servers) await server.kill();
    await place.remove();
    await other.remove();
  }
}

/** kill -9 at moments spread over the first start, then a start that must succeed. */
export async function* proveKilledFirstStart(engine: Engine): AsyncGenerator<Figure> {
  let failures = 0;
  let slowest = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const place = await freshPlace(engine);
    const env = { ...LEAD_ENV, ...place.env, PORT: String(await freePort()) };
    try {
      const { child } = spawnServer(env);
      await pause(400 + ((kill + Math.random()) * 2000) / KILLS);
      child.kill('SIGKILL');
      await endsWithin(child, 5000);
      const server = await startServer(env);
      slowest = Math.max(slowest, server.startMs);
      const status = await trySendLead(server.url, makeLead(kill));
      await server.stop();
      if (status !== 200 || !(await isMigratedOnce(place.env))) failures++;
    } catch (error) {
      say(`${engineName[engine]}: ${(error as Error).message}`);
      failures++;
    } finally {
      await place.remove();
    }
  }
  say(
    `${engineName[engine]}: ${KILLS} kills of a first start, ${failures} failed afterwards, slowest ${seconds(slowest)}`,
  );
  yield {
    what: `kill -9 during the first start x ${KILLS}, ${engineName[engine]}: next starts that fail`,
    bar: '0',
    measured: String(failures),
    ok: failures === 0,
    isLoss: true,
  };
  yield {
    what: `the same, ${engineName[engine]}: slowest next start`,
    bar: '<= 10 s',
    measured: seconds(slowest),
    ok: slowest <= 10_000,
  };
}

export async function* proveMigrate(): AsyncGenerator<Figure> {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await startTogether());
  const up = rounds.reduce((sum, round) => sum + round.up, 0);
  const once = rounds.filter((round) => round.isOnce).length;
  say(`two together x ${ROUNDS}: ${up} up, slowest ${seconds(Math.max(...rounds.map((round) => round.slowestMs)))}`);
  yield {
    what: `two processes start together on an empty PostgreSQL x ${ROUNDS}: up; each migration applied once`,
    bar: `${2 * ROUNDS}, ${ROUNDS}`,
    measured: `${up}, ${once}`,
    ok: up === 2 * ROUNDS && once === ROUNDS,
    isLoss: true,
  };
}
