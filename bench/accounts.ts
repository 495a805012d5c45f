/** Log-in beside raw Argon2id, one's own profile beside the bare server, and pages while log-ins flood in (quality H). */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import autocannon, { type Sent } from 'autocannon';
import type { Figure } from '../scripts/figures.ts';
import type { Target } from './measure.ts';
import { type Subject, startProduct } from './subjects.ts';

const PASSWORD = 'banco de pruebas 7';
const PHONE = '+573000000001';
const ROUNDS = 5;
export const startWithAccounts = (env: Record<string, string> = {}) =>
  startProduct({ DEMO_PASSWORD: PASSWORD, ...env });

const credentials = JSON.stringify({ phone_number: PHONE, password: PASSWORD });
const logInRequest = {
  method: 'POST' as const,
  path: '/auth/login-with-phone-number',
  headers: { 'content-type': 'application/json' },
  body: credentials,
};

export async function profileTarget(subject: Subject, name: string, what: string): Promise<Target> {
  const answer = await subject.alone(() => fetch(`${subject.url}${logInRequest.path}`, logInRequest));
  const { user_profile } = (await answer.json()) as { user_profile: { user_id: string; token: string } };
  const { user_id, token } = user_profile;
  const request = { method: 'GET' as const, path: `/user/${user_id}`, headers: { cookie: `token=${token}` } };
  return { name, what, subject, seconds: 3, connections: 8, request };
}

let sent = 0;
/** Each from an address of its own, as people are. */
function fromElsewhere(request: Sent): Sent {
  sent++;
  const forwarded = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  return { ...request, headers: { ...logInRequest.headers, 'x-forwarded-for': forwarded } };
}

const flood = async (url: string, duration: number) =>
  autocannon({
    url: `${url}${logInRequest.path}`,
    connections: 16,
    duration,
    ...logInRequest,
    requests: [{ ...logInRequest, setupRequest: fromElsewhere }],
  });

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const rawChecks = () =>
  Number(execFileSync(process.execPath, [fileURLToPath(new URL('./argon2.ts', import.meta.url))]));

async function logIns(product: Subject): Promise<Figure> {
  await product.alone(() => flood(product.url, 3));
  const ratios: number[] = [];
  let last = { perSecond: 0, raw: 0, failed: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const raw = rawChecks();
    const result = await product.alone(() => flood(product.url, 4));
    const perSecond = result['2xx'] / result.duration;
    last = { perSecond, raw, failed: last.failed + result.non2xx + result.errors };
    ratios.push(perSecond / raw);
  }
  const ratio = median(ratios);
  return {
    what: 'log-in, beside raw Argon2id checks',
    bar: '>= 0.6',
    measured: `${ratio.toFixed(2)}: ${last.perSecond.toFixed(1)}/s of ${last.raw.toFixed(1)}/s${last.failed ? `, ${last.failed} FAILED` : ''}`,
    ok: ratio >= 0.6 && last.failed === 0,
  };
}

/** A steady trickle of page views, so that the figure is the server's and not a queue of our own. */
const pages = async (url: string) => autocannon({ url, connections: 4, duration: 5, overallRate: 100 });

async function pagesDuringFlood(product: Subject): Promise<Figure> {
  const ratios: number[] = [];
  let last = { quiet: 0, flooded: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const quiet = await product.alone(() => pages(product.url));
    const [flooded] = await product.alone(() => Promise.all([pages(product.url), flood(product.url, 5)]));
    last = { quiet: Math.max(1, quiet.latency.p99), flooded: flooded.latency.p99 };
    ratios.push(last.flooded / last.quiet);
  }
  const ratio = median(ratios);
  return {
    what: 'page p99 while log-ins flood in, beside its quiet value',
    bar: '<= 3',
    measured: `${ratio.toFixed(1)}: ${last.flooded} ms, quiet ${last.quiet} ms`,
    ok: ratio <= 3,
  };
}

export async function accountFigures(): Promise<Figure[]> {
  const product = await startWithAccounts();
  try {
    return [await logIns(product), await pagesDuringFlood(product)];
  } finally {
    await product.stop();
  }
}
