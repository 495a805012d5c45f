/** A full disk: writes are refused quickly and in words, everything else goes on, and it heals by itself (Q51). */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hashToken } from '#app/platform/access/session.server.ts';
import { sessions } from '#db/schema.server.ts';
import { startServer } from '#tests/server.ts';
import { type Figure, say, seconds } from '../scripts/figures.ts';
import { LEAD_ENV, type Lead, makeLead, startLoad, trySendLead } from './lead.ts';
import { freshDir, readLeads, withDatabase } from './place.ts';

const SIZE = '300m';
const FULL_MS = 6000;
/** The administrator of the demonstration. */
const ADMIN = '00000000-0000-4000-8000-000000000011';

/** Random data until nothing more fits, a little at a time so that the load meets each degree of fullness. */
async function fill(file: string) {
  const handle = openSync(file, 'w');
  try {
    for (let block = 4 * 1024 * 1024; block >= 1; ) {
      try {
        writeSync(handle, randomBytes(block));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        block = Math.floor(block / 4);
      }
      await pause(10);
    }
  } finally {
    closeSync(handle);
  }
}

async function timed(url: string, headers: Record<string, string> = {}) {
  const started = performance.now();
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  const text = (await answer?.text()) ?? '';
  return { status: answer?.status ?? 0, text, ms: performance.now() - started };
}

async function signIn(DATA_DIR: string) {
  const token = randomBytes(32).toString('base64url');
  await withDatabase({ DATA_DIR }, ({ db }) =>
    db.insert(sessions).values({
      token_hash: hashToken(token),
      family_id: ADMIN,
      user_id: ADMIN,
      expires_at: new Date(Date.now() + 3_600_000),
    }),
  );
  return { authorization: `Bearer ${token}` };
}

/** What the product does while nothing can be written. */
async function watchFull(url: string, staff: Record<string, string>) {
  const worst = { write: 0, health: 0 };
  const wrong: string[] = [];
  const expect = (what: string, is: boolean, said: unknown) => {
    if (!is) wrong.push(`${what}: ${said}`);
  };
  const until = performance.now() + FULL_MS;
  for (let number = 800_000; performance.now() < until; number++) {
    const health = await timed(`${url}/healthz`);
    expect('healthz', health.status === 200, health.status);
    const started = performance.now();
    const status = await trySendLead(url, makeLead(number));
    worst.write = Math.max(worst.write, performance.now() - started);
    worst.health = Math.max(worst.health, health.ms);
    expect('a lead', status === 503, status);
    const ready = await timed(`${url}/readyz`);
    expect('readyz', ready.status === 503 && /"disk":"failed"/.test(ready.text), ready.text);
    expect('the database in readyz', /"database":"ok"/.test(ready.text), ready.text);
    for (const path of ['/', '/api-mv/openapi.json', '/api-mv/admin/jobs']) {
      const read = await timed(`${url}${path}`, path.includes('admin') ? staff : {});
      expect(path, read.status === 200, read.status);
    }
    await pause(100);
  }
  return { worst, wrong };
}

async function healsWithin(url: string, ms: number, saved: Lead[]): Promise<number> {
  const started = performance.now();
  for (let number = 850_000; performance.now() - started < ms; number++) {
    const lead = makeLead(number);
    const status = await trySendLead(url, lead);
    if (status === 200) saved.push(lead);
    if (status === 200 && (await timed(`${url}/readyz`)).status === 200) return performance.now() - started;
    await pause(50);
  }
  return Number.POSITIVE_INFINITY;
}

async function countLost(DATA_DIR: string, saved: readonly Lead[]) {
  const found = new Set((await readLeads({ DATA_DIR })).map((row) => row.email));
  return saved.filter(({ email }) => !found.has(email)).length;
}

async function* proveOn(dir: string): AsyncGenerator<Figure> {
  const DATA_DIR = join(dir, 'data');
  const env = { ...LEAD_ENV, DATA_DIR };
  await (await startServer(env)).stop();
  const staff = await signIn(DATA_DIR);
  let server = await startServer(env);
  try {
    const load = startLoad(server.url, 4);
    await pause(1500);
    const filler = join(dir, 'filler');
    await fill(filler);
    await load.stop();
    const strange = [...load.others.keys()].filter((status) => status !== 503);
    say(
      `full after ${load.saved.length} leads; then ${[...load.others].map(([status, count]) => `${count} x ${status}`)}`,
    );
    const { worst, wrong } = await watchFull(server.url, staff);
    for (const one of new Set(wrong)) say(`wrong: ${one}`);
    const worstWrite = Math.max(worst.write, load.slowestMs());
    yield {
      what: 'full disk: a lead is answered 503, slowest',
      bar: '< 2 s',
      measured: strange.length > 0 ? `answers ${strange.join(', ')}` : seconds(worstWrite),
      ok: worstWrite < 2000 && strange.length === 0 && (load.others.get(503) ?? 0) > 0,
    };
    yield {
      what: 'full disk: /healthz, slowest',
      bar: '< 1 s',
      measured: seconds(worst.health),
      ok: worst.health < 1000,
    };
    yield {
      what: 'full disk: /readyz red naming disk; pages and reads go on; wrong answers',
      bar: '0',
      measured: String(wrong.length),
      ok: wrong.length === 0,
      isLoss: true,
    };
    rmSync(filler);
    const healedMs = await healsWithin(server.url, 20_000, load.saved);
    yield {
      what: 'space freed: works again without a restart',
      bar: '<= 10 s',
      measured: seconds(healedMs),
      ok: healedMs <= 10_000,
    };
    await server.stop();
    const lost = await countLost(DATA_DIR, load.saved);
    server = await startServer(env);
    const again = makeLead(899_999);
    if ((await trySendLead(server.url, again)) === 200) load.saved.push(again);
    await server.kill();
    const lostLater = await countLost(DATA_DIR, load.saved);
    yield {
      what: 'full disk: acknowledged leads lost; after one more restart',
      bar: '0, 0',
      measured: `${lost}, ${lostLater} of ${load.saved.length}`,
      ok: lost === 0 && lostLater === 0,
      isLoss: true,
    };
  } finally {
    await server.kill();
  }
}

export async function* proveDisk(): AsyncGenerator<Figure> {
  if (process.getuid?.() !== 0) {
    yield { what: 'full disk', bar: 'see operations', measured: 'skipped: not root', ok: true };
    return;
  }
  const dir = freshDir();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', dir]);
  try {
    yield* proveOn(dir);
  } finally {
    execFileSync('umount', [dir]);
    rmSync(dir, { recursive: true, force: true });
  }
}
