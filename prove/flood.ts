/** Requests that ask for pages nobody has made, 32 at once: who logs in meanwhile hardly notices (T47). */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Server, startServer } from '#tests/server.ts';
import type { Figure } from '../scripts/figures.ts';
import { LEAD_ENV } from './lead.ts';
import { freshPlace } from './place.ts';
import { say } from './say.ts';

const AT_ONCE = 32;
const LOG_INS = 15;
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
  return times.sort((one, other) => one - other)[LOG_INS >> 1] ?? 0;
}

/** The request line as it is, which no client would send. */
async function sendRaw({ port }: Server, target: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
  return Number((await text(socket)).slice(9, 12));
}

/** Each hand asks again as soon as it is answered, for another page every time. */
function startFlood(server: Server, targetOf: (number: number) => string) {
  const statuses = new Map<number, number>();
  let number = 0;
  let isRunning = true;
  const hand = async () => {
    while (isRunning) {
      const status = await sendRaw(server, targetOf(number++));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const hands = Promise.all(Array.from({ length: AT_ONCE }, hand));
  return {
    async stop() {
      isRunning = false;
      await hands;
      return statuses;
    },
  };
}

/** `wrong`: answers that the flood must not get. Pages of the app are made for each who asks. */
type Flood = { name: string; targetOf(number: number): string; wrong: readonly number[] };
const floods: Flood[] = [
  { name: 'with a fragment', targetOf: (number) => `/en#${number}`, wrong: [200, 500] },
  { name: 'of no page', targetOf: (number) => `/en/none-${number}`, wrong: [200, 500] },
  {
    name: 'of the data of a document',
    targetOf: (number) => `/en.data?_routes=${number}`,
    wrong: [200, 500],
  },
  { name: 'of a page of the app', targetOf: (number) => `/en/auth/log-in?x=${number}`, wrong: [500] },
];

export async function proveFlood(): Promise<Figure[]> {
  const place = await freshPlace('pglite');
  const server = await startServer({ ...LEAD_ENV, ...place.env });
  try {
    await medianLogIn(server);
    const quiet = await medianLogIn(server);
    const figures: Figure[] = [];
    for (const { name, targetOf, wrong } of floods) {
      const flood = startFlood(server, targetOf);
      const loud = await medianLogIn(server);
      const statuses = await flood.stop();
      const seen = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
      say(`${AT_ONCE} requests ${name} at once: ${seen}`);
      figures.push({
        what: `log-in while ${AT_ONCE} requests ${name} come at once, beside its quiet value`,
        bar: `<= ${MOST_SLOWER}, none answered ${wrong.join(' or ')}`,
        measured: `${(loud / quiet).toFixed(1)}: ${loud.toFixed(0)} ms, quiet ${quiet.toFixed(0)} ms`,
        ok: loud <= MOST_SLOWER * quiet && !wrong.some((status) => statuses.has(status)),
      });
    }
    return figures;
  } finally {
    await server.stop();
    await place.remove();
  }
}
