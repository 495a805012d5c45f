/** Requests that ask for pages nobody has made, 32 at once: who logs in meanwhile hardly notices (T47). */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ROUTES_KEY } from '#app/platform/http/router-protocol.ts';
import { type Server, startServer } from '#tests/server.ts';
import { inTurns, median } from '../bench/rounds.ts';
import { type Figure, say } from '../scripts/figures.ts';
import { LEAD_ENV } from './lead.ts';
import { freshPlace } from './place.ts';

const AT_ONCE = 32;
const LOG_INS = 15;
const ROUNDS = 5;
const MOST_SLOWER = 3;

/** The demonstration's applicant A. */
async function logIn({ url }: Server) {
  const started = performance.now();
  const answer = await fetch(`${url}/auth/login-with-phone-number`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ phone_number: '+573000000001', password: 'demo-password' }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`log-in was answered ${answer.status}`);
  return performance.now() - started;
}

async function medianLogIn(server: Server) {
  const times: number[] = [];
  for (let number = 0; number < LOG_INS; number++) times.push(await logIn(server));
  return median(times);
}

/** The request line as it is, which no client would send. */
async function sendRaw({ port }: Server, target: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
  return Number((await text(socket)).slice(9, 12));
}

/** Each hand asks again as soon as it is answered, for another page every time. */
function startFlood(server: Server, nextTarget: () => string, statuses: Map<number, number>) {
  let isRunning = true;
  const hand = async () => {
    while (isRunning) {
      const status = await sendRaw(server, nextTarget());
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const hands = Promise.all(Array.from({ length: AT_ONCE }, hand));
  return {
    async stop() {
      isRunning = false;
      await hands;
    },
  };
}

/** `wrong`: answers that the flood must not get. Pages of the app are made for each who asks. */
type Flood = { name: string; targetOf(number: number): string; wrong: readonly number[] };
export const floods: Record<string, Flood> = {
  fragment: { name: 'with a fragment', targetOf: (number) => `/en#${number}`, wrong: [200, 500] },
  'no-page': { name: 'of no page', targetOf: (number) => `/en/none-${number}`, wrong: [200, 500] },
  data: {
    name: 'of the data of a document',
    targetOf: (number) => `/en.data?${ROUTES_KEY}=${number}`,
    wrong: [200, 500],
  },
  'app-page': { name: 'of a page of the app', targetOf: (number) => `/en/auth/log-in?x=${number}`, wrong: [500] },
};

export async function* proveFlood({ name, targetOf, wrong }: Flood): AsyncGenerator<Figure> {
  const place = await freshPlace('pglite');
  const server = await startServer({ ...LEAD_ENV, ...place.env });
  const statuses = new Map<number, number>();
  let number = 0;
  const inFlood = async () => {
    const flood = startFlood(server, () => targetOf(number++), statuses);
    return medianLogIn(server).finally(flood.stop);
  };
  try {
    // V8 knows neither way yet.
    await medianLogIn(server);
    await inFlood();
    const turns = await inTurns(
      ROUNDS,
      () => medianLogIn(server),
      inFlood,
      (ms) => `${ms.toFixed(0)} ms`,
    );
    say(
      `${AT_ONCE} requests ${name} at once: ${[...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')}`,
    );
    const ratio = turns.ratio((ms) => ms);
    yield {
      what: `log-in while ${AT_ONCE} requests ${name} come at once, beside its quiet value`,
      bar: `<= ${MOST_SLOWER} x`,
      measured: `${ratio.toFixed(1)} x: ${median(turns.own).toFixed(0)} ms, quiet ${median(turns.base).toFixed(0)} ms`,
      ok: ratio <= MOST_SLOWER,
    };
    const wrongly = wrong.reduce((sum, status) => sum + (statuses.get(status) ?? 0), 0);
    yield {
      what: `the same, requests ${name}: answered ${wrong.join(' or ')}`,
      bar: '0',
      measured: String(wrongly),
      ok: wrongly === 0,
      isLoss: true,
    };
  } finally {
    await server.stop();
    await place.remove();
  }
}
