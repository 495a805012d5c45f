/** SIGTERM under load, seen by clients that behave like a load balancer: nothing that was started fails (Q49). */
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { endsWithin, startServer } from '#tests/server.ts';
import { type Figure, say, seconds } from '../scripts/figures.ts';
import { LEAD_ENV, makeLead, sendLead } from './lead.ts';
import { freshPlace } from './place.ts';

const HANDS = 40;
const EVERY_MS = 200;
const WARM_MS = 1500;
const LOAD_MS = 2000;
const SLOW_BODY_MS = 2500;

type SeenReadiness = { isRed: boolean; redAt: number; refusedAt: number };

const isRefused = (error: unknown) =>
  ((error as Error).cause as { code?: string } | undefined)?.code === 'ECONNREFUSED';

/** Looks at /readyz over new connections until the port is closed. */
async function watchReadiness(url: string, seen: SeenReadiness) {
  for (let look = 0; look < 1000 && !seen.refusedAt; look++) {
    try {
      const answer = await fetch(`${url}/readyz`, {
        headers: { connection: 'close' },
        signal: AbortSignal.timeout(5000),
      });
      await answer.arrayBuffer();
      if (answer.status === 503 && !seen.isRed) Object.assign(seen, { isRed: true, redAt: performance.now() });
    } catch (error) {
      if (isRefused(error)) Object.assign(seen, { isRed: true, refusedAt: performance.now() });
    }
    await pause(25);
  }
}

async function get(url: string): Promise<number> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  await answer.arrayBuffer();
  return answer.status;
}

/** A person on a slow line: the request is under way at SIGTERM and its body ends long after. */
function sendSlowly(url: string, number: number): Promise<number> {
  const lead = makeLead(number);
  const body = JSON.stringify({ first_name: lead.first_name });
  return new Promise((resolve, reject) => {
    const asked = request(
      `${url}/leads/${lead.phone_number}/${lead.email}/contact`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': body.length,
          'x-forwarded-for': lead.address,
        },
      },
      (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
    );
    asked.on('error', reject);
    asked.write(body.slice(0, 5));
    setTimeout(() => asked.end(body.slice(5)), SLOW_BODY_MS);
  });
}

function startMix(url: string, seen: SeenReadiness) {
  const failures: string[] = [];
  let sent = 0;
  const work = [
    (_: number) => get(`${url}/healthz`),
    (_: number) => get(`${url}/`),
    (_: number) => get(`${url}/healthz`),
    (number: number) => sendLead(url, makeLead(number)),
    (_: number) => get(`${url}/`),
  ];
  const hand = async (first: number) => {
    await pause((first * EVERY_MS) / HANDS);
    for (let round = 0; !seen.isRed && round < 1000; round++) {
      const started = performance.now();
      const number = sent++;
      try {
        const status = await work[number % work.length]?.(number);
        if (status !== 200) failures.push(`answered ${status}`);
      } catch (error) {
        // A refused connection tells a balancer to go elsewhere; nothing was lost on it.
        if (isRefused(error)) return;
        failures.push(String((error as Error).cause ?? error));
      }
      await pause(Math.max(0, EVERY_MS - (performance.now() - started)));
    }
  };
  const hands = Promise.all(Array.from({ length: HANDS }, (_, first) => hand(first)));
  return { failures, sent: () => sent, hands };
}

export async function* proveDrain(): AsyncGenerator<Figure> {
  const place = await freshPlace('pglite');
  const server = await startServer({ ...LEAD_ENV, ...place.env });
  const seen: SeenReadiness = { isRed: false, redAt: 0, refusedAt: 0 };
  try {
    const mix = startMix(server.url, seen);
    const watching = watchReadiness(server.url, seen);
    await pause(WARM_MS);
    const warm = mix.sent();
    await pause(LOAD_MS);
    const rate = Math.round(((mix.sent() - warm) * 1000) / LOAD_MS);
    const slow = sendSlowly(server.url, 900_000).catch((error) => String(error));
    await pause(200);
    const toldAt = performance.now();
    server.child.kill('SIGTERM');
    await endsWithin(server.child, 12_000);
    const endedMs = performance.now() - toldAt;
    await Promise.all([mix.hands, watching]);
    const slowStatus = await slow;
    const code = server.child.exitCode;
    const red = Math.round(seen.redAt - toldAt);
    const closed = Math.round(seen.refusedAt - toldAt);
    say(`${mix.sent()} requests at ${rate}/s; red after ${red} ms, closed after ${closed} ms, ended with ${code}`);
    for (const failure of mix.failures.slice(0, 5)) say(`failed: ${failure}`);
    yield* [
      {
        what: 'SIGTERM under load: requests failed',
        bar: '0',
        measured: `${mix.failures.length} of ${mix.sent()}`,
        ok: mix.failures.length === 0,
        isLoss: true,
      },
      {
        what: 'the load before SIGTERM',
        bar: '>= 150/s',
        measured: `${rate}/s`,
        ok: rate >= 150,
      },
      {
        what: 'a request whose body ends 2.3 s after SIGTERM',
        bar: '200',
        measured: String(slowStatus),
        ok: slowStatus === 200,
        isLoss: true,
      },
      {
        what: '/readyz is red before the port closes',
        bar: 'red first',
        measured: `red after ${red} ms, closed after ${closed} ms`,
        ok: seen.redAt > 0 && seen.redAt < seen.refusedAt,
      },
      {
        what: 'SIGTERM: exit code',
        bar: '0',
        measured: String(code),
        ok: code === 0,
      },
      {
        what: 'SIGTERM: time to the end',
        bar: '<= 10 s',
        measured: seconds(endedMs),
        ok: endedMs <= 10_000,
      },
    ];
  } finally {
    await server.kill();
    await place.remove();
  }
}
