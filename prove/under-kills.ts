/** A load while the server is killed again and again (kill -9), each time at another moment, and started again. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Server, startServer } from '#tests/server.ts';
import { say } from '../scripts/figures.ts';

type UnderKills = {
  env: Record<string, string>;
  kills: number;
  /** How many acknowledgements the whole load brings. */
  total: number;
  /** To its end; `acknowledge` tells of each. */
  load(url: () => string, acknowledge: () => void): Promise<void>;
  /** After each new start, while the load goes on. */
  started?(server: Server): Promise<void>;
};

/** One moment in each part of the load, never the same. */
const killMoments = (kills: number, total: number) =>
  Array.from({ length: kills }, (_, kill) => Math.floor(((kill + Math.random()) * total) / kills));

export async function loadUnderKills({ env, kills: wanted, total, load, started }: UnderKills) {
  let server = await startServer(env);
  const boots = [server.startMs];
  let acknowledged = 0;
  let isOver = false;
  const loading = load(
    () => server.url,
    () => {
      acknowledged++;
    },
  ).finally(() => {
    isOver = true;
  });
  let kills = 0;
  const killing = (async () => {
    for (const moment of killMoments(wanted, total)) {
      while (acknowledged < moment && !isOver) await pause(2);
      await pause(Math.random() * 40);
      await server.kill();
      kills++;
      server = await startServer(env);
      boots.push(server.startMs);
      await started?.(server);
      if (kills % 5 === 0) say(`kill ${kills} of ${wanted}, ${acknowledged} of ${total} acknowledged`);
    }
  })();
  try {
    await Promise.all([loading, killing]);
  } finally {
    await server.kill();
  }
  return { acknowledged, kills, boots };
}
