/** Log-in beside raw Argon2id, one's own profile, and pages while log-ins flood in (quality H). */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import type { Figure } from '../scripts/figures.ts';
import { type LoadRequest, load } from './load.ts';
import type { Base } from './measure.ts';
import { inTurns, median } from './rounds.ts';
import { type Subject, startProduct } from './subjects.ts';

const ROUNDS = 5;
const MOST_SLOWER = 3;

/** The demonstration's applicant A. */
export const logInRequest = {
  method: 'POST' as const,
  path: '/auth/login-with-phone-number',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ phone_number: '+573000000001', password: 'demo-password' }),
};

export async function askProfile({ url }: Subject) {
  const answer = await fetch(`${url}${logInRequest.path}`, logInRequest);
  const { user_profile } = (await answer.json()) as { user_profile: { user_id: string; token: string } };
  const { user_id, token } = user_profile;
  const request: LoadRequest = { method: 'GET', path: `/user/${user_id}`, headers: { cookie: `token=${token}` } };
  return () => request;
}

/** Each from an address of its own, as people are. */
export async function askLogIn() {
  let sent = 0;
  return (): LoadRequest => {
    sent++;
    const forwarded = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
    return { ...logInRequest, headers: { ...logInRequest.headers, 'x-forwarded-for': forwarded } };
  };
}

/** A process that does nothing but check passwords. */
export async function openRawChecks(): Promise<Base> {
  const file = fileURLToPath(new URL('./argon2.ts', import.meta.url));
  return {
    async run(time) {
      const { stdout } = await promisify(execFile)(process.execPath, [file, String(time)]);
      const { checks, cpuMs, seconds } = JSON.parse(stdout) as Record<'checks' | 'cpuMs' | 'seconds', number>;
      return { perSecond: checks / seconds, cpuMs: cpuMs / checks, answered: checks, failed: 0 };
    },
    stop: async () => {},
  };
}

/** A steady trickle of page views, so that the figure is the server's and not a queue of our own. */
const pageP99 = async (url: string) => {
  const { latency } = await autocannon({ url, connections: 4, duration: 5, overallRate: 100 });
  return Math.max(1, latency.p99);
};

export async function* measurePagesInFlood(): AsyncGenerator<Figure> {
  const product = await startProduct();
  try {
    const request = await askLogIn();
    const flood = () => load({ url: product.url, connections: 16, seconds: 5, request });
    const quiet = () => product.alone(() => pageP99(product.url));
    const flooded = () => product.alone(async () => (await Promise.all([pageP99(product.url), flood()]))[0]);
    // The first page of a new process takes a second.
    await flooded();
    const turns = await inTurns(ROUNDS, quiet, flooded, (p99) => `${p99} ms`);
    const ratio = turns.ratio((p99) => p99);
    yield {
      what: 'page p99 while log-ins flood in, beside its quiet value',
      bar: `<= ${MOST_SLOWER} x`,
      measured: `${ratio.toFixed(1)} x: ${median(turns.own)} ms, quiet ${median(turns.base)} ms`,
      ok: ratio <= MOST_SLOWER,
    };
  } finally {
    await product.stop();
  }
}
