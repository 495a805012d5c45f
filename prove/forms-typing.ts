/** Faults while somebody types into the form in a real browser: what was settled is never lost (D23, T33, T40). */
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chance } from '#tests/random-walk.ts';
import { freePort, startServer } from '#tests/server.ts';
import { type Figure, say } from '../scripts/figures.ts';
import { findChromium } from '../scripts/machine.mjs';
import { askPage } from './form-people.ts';
import { type Engine, engineName, freshPlace } from './place.ts';
import { logInElsewhere, openTypist, pick, type Typist } from './typist.ts';

/** FEW=1 for a quick look; SEED=123 strikes as another run did. */
const FAULTS = process.env.FEW ? 8 : 50;
const MOMENTS = ['before', 'during', 'after', 'after it is settled'] as const;

type World = {
  typist: Typist;
  random: () => number;
  url(): string;
  /** The browser's session, and that of a second device. */
  tokens: { browser: string; device: string };
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Reloads that the worker answered without a network. */
  served: { count: number };
};
/** Strikes; gives back how it ends. */
type Strike = (world: World) => Promise<() => Promise<unknown>>;

const cut: Strike = async ({ typist }) => {
  await typist.context.setOffline(true);
  return () => typist.context.setOffline(false);
};

/** Where a worker keeps the page it opens without a network; otherwise as soon as there is one again. */
const reload: Strike = async ({ typist, served }) => {
  await typist.context.setOffline(true);
  return async () => {
    const page = typist.page();
    const hasWorker = await page.evaluate(() => Boolean(navigator.serviceWorker?.controller));
    const isServed = hasWorker && (await page.reload({ timeout: 10_000 }).catch(() => null)) !== null;
    if (isServed) {
      served.count++;
      await typist.answer();
    }
    await typist.context.setOffline(false);
    if (!isServed) await typist.open();
  };
};

const closeTab: Strike = async ({ typist }) => {
  await typist.page().close({ runBeforeUnload: false });
  return () => typist.open();
};

const killServer: Strike = async ({ kill, restart }) => {
  await kill();
  return restart;
};

const endSession: Strike = async ({ typist, url, tokens }) => {
  const headers = { authorization: `Bearer ${tokens.browser}` };
  const { status } = await fetch(`${url()}/api-mv/auth/log-out`, { method: 'POST', headers });
  if (status !== 200) throw new Error(`the end of the session was answered ${status}`);
  return async () => {
    tokens.browser = await typist.logIn();
  };
};

const secondDevice: Strike = async ({ typist, url, tokens }) => {
  const device = { user_id: typist.user_id, token: tokens.device };
  for (let n = 0; n < 20; n++) {
    const { page } = await askPage(url(), device);
    const { name, answer } = typist.elsewhere();
    const form_data = { ...page?.form_data, [name]: answer.stored };
    const body = { form_data, version: page?.version, autosave: true };
    const { status } = await askPage(url(), device, body);
    if (status === 200) {
      typist.savedElsewhere(name, answer);
      break;
    }
    if (status !== 409) throw new Error(`the second device was answered ${status}`);
  }
  return async () => {};
};

const strikes = { cut, reload, closeTab, killServer, endSession, secondDevice } satisfies Record<string, Strike>;
const KINDS = Object.keys(strikes) as (keyof typeof strikes)[];

/** One fault at one moment, and everything back in order. */
async function strikeOnce(world: World, kind: keyof typeof strikes, moment: (typeof MOMENTS)[number]) {
  const { typist, random } = world;
  // Whoever closes the tab under the hand of the typist makes an error there: that is the fault.
  const quietly = (work: Promise<unknown>) => work.catch(() => {});
  const strike = () => strikes[kind](world);
  let end: () => Promise<unknown>;
  if (moment === 'before') end = await strike();
  else if (moment === 'during') {
    const typing = quietly(typist.answer({ waits: false }));
    await pause(random() * 1500);
    end = await strike();
    await typing;
  } else {
    await typist.answer({ waits: moment !== 'after' });
    await pause(random() * 1200);
    end = await strike();
  }
  if (!typist.page().isClosed()) await quietly(typist.answer({ waits: random() < 0.7 }));
  await end();
  await typist.recover();
}

export async function* proveFormsTyping(engine: Engine): AsyncGenerator<Figure> {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  const random = chance(Math.imul(seed, 0x9e3779b1));
  const where = engineName[engine];
  say(`${where}: seed ${seed}`);
  const place = await freshPlace(engine);
  const port = await freePort();
  const env = { TRUST_PROXY: 'loopback', LOG_LEVEL: 'error', ...place.env, PORT: String(port) };
  let server = await startServer(env);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const url = () => server.url;
    const typist = await openTypist(browser, random, url);
    const world: World = {
      ...{ typist, random, url, served: { count: 0 } },
      tokens: { device: await logInElsewhere(url()), browser: await typist.logIn() },
      kill: () => server.kill(),
      async restart() {
        server = await startServer(env);
      },
    };
    await typist.open();
    const counts = new Map<string, number>();
    for (let n = 1; n <= FAULTS; n++) {
      // Each kind as often as the others, in an order by chance.
      const kind = n <= KINDS.length ? (KINDS[n - 1] as keyof typeof strikes) : pick(random, KINDS);
      const moment = pick(random, MOMENTS);
      await strikeOnce(world, kind, moment);
      const lostBefore = typist.lost.length;
      await typist.check(`fault ${n}, ${kind} ${moment}`, world.tokens.device);
      for (const one of typist.lost.slice(lostBefore)) say(`LOST ${one}`);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      if (n % 10 === 0) say(`${n} of ${FAULTS} faults, ${typist.lost.length} lost`);
    }
    const kinds = [...counts].map(([kind, count]) => `${kind} ${count}`).join(', ');
    say(
      `${where}: ${kinds}; ${world.served.count} reloads without network served, ${typist.reopened()} pages opened anew`,
    );
    yield {
      what: `${FAULTS} faults by chance while somebody types into the form, ${where}: settled fields lost`,
      bar: '0',
      measured: `${typist.lost.length} (${kinds}; seed ${seed})`,
      ok: typist.lost.length === 0,
      isLoss: true,
    };
  } finally {
    await browser.close();
    await server.kill();
    await place.remove();
  }
}
