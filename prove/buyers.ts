/** People who sign up by the short form and, some of them, pay by the sandbox's card; each from an address of their own. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Place } from './place.ts';
import { withDatabase } from './place.ts';

type Newcomer = { number: number; phone_number: string; address: string; buys: boolean };

export const newcomer = (number: number, buys: boolean): Newcomer => ({
  number,
  phone_number: `+57${301 + (number % 5)}${3_000_000 + number}`,
  address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  buys,
});

/** Everybody has said yes and has a password: what banner and form would have asked stands in the table as the usual value. */
export const allSayYes = (env: Place['env']) =>
  withDatabase(env, async ({ db }) => {
    await db.execute(sql`alter table users
      alter tracking_consent set default '{"choice":"granted","version":"1","at":"2026-11-18T00:00:00Z"}'::jsonb,
      alter client_user_agent set default 'Mozilla/5.0 (prove)', alter client_id set default '123456789.1700000000'`);
    await db.execute(sql`create function has_password() returns trigger language plpgsql
      as 'begin new.must_set_password := false; return new; end'`);
    await db.execute(sql`create trigger has_password before insert on credentials
      for each row execute function has_password()`);
  });

type Answer = { status: number; cookie: string; json: Record<string, never> };
const NOTHING: Answer = { status: 0, cookie: '', json: {} };

async function ask(url: string, who: Newcomer, method: string, path: string, body?: object, more: object = {}) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...{ 'x-forwarded-for': who.address, origin: url, ...more },
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15_000),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { status: answer.status, cookie, json: (await answer.json().catch(() => ({}))) as Record<string, never> };
}

const TRIES = 400;
/** Answers that another try does not change. */
const NEVER = new Set([400, 401, 403, 404, 409, 422, 429]);

/** Until it is answered with what is wanted; whoever is killed or starts answers nothing, or 503. */
async function until(send: () => Promise<Answer>, isDone: (answer: Answer) => boolean): Promise<Answer> {
  let last = NOTHING;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    last = await send().catch(() => NOTHING);
    if (isDone(last)) return last;
    if (NEVER.has(last.status)) break;
    await pause(50);
  }
  throw new Error(`not done: ${last.status} ${JSON.stringify(last.json)}`);
}
const isFine = ({ status }: Answer) => status === 200;

export async function signUp(url: () => string, who: Newcomer): Promise<{ cookie: string; ms: number }> {
  const started = performance.now();
  const fields = {
    ...{ locale: 'es', first_name: `Persona ${who.number}`, last_name: '', email: '', temporary: true },
    ...{ phone_number: who.phone_number, service_type: 'FirstTime', number_in_party: 1 },
  };
  const key = { 'idempotency-key': `prove-newcomer-${who.number}` };
  const { cookie } = await until(
    () => ask(url(), who, 'POST', '/api-mv/flow/flow-step-1', fields, key),
    (answer) => isFine(answer) && answer.cookie.includes('token='),
  );
  return { cookie, ms: performance.now() - started };
}

/** The payment of a newcomer's own service, ready to be paid. */
export async function beginToBuy(url: () => string, who: Newcomer, cookie: string) {
  const cart = { product_ids: ['FirstTime'], number_purchasing: 1, country: 'CO', promo_or_affiliate_code: null };
  const path = '/api-mv/payments/create-stripe-payment-intent';
  const { json } = await until(() => ask(url(), who, 'POST', path, cart, { cookie }), isFine);
  return json as unknown as { clientSecret: string; order_id: string };
}

async function buy(url: () => string, who: Newcomer, cookie: string) {
  const own = { cookie };
  const intent = await beginToBuy(url, who, cookie);
  const card = { number: '4242424242424242', expires: '12/40', cvc: '123' };
  await until(
    () => ask(url(), who, 'POST', `/api-mv/payments/sandbox/${intent.clientSecret}/card`, card, own),
    ({ status }) => status === 200 || status === 409,
  );
  const order = `/api-mv/payments/orders/${intent.order_id}`;
  await until(
    () => ask(url(), who, 'GET', order, undefined, own),
    ({ json }) => (json.order as { state?: string } | undefined)?.state === 'paid',
  );
}

/** The whole way of a list of people, with `width` hands. */
export async function liveAll(people: readonly Newcomer[], width: number, url: () => string, done = () => {}) {
  const rest = people.values();
  const hand = async () => {
    for (const who of rest) {
      const { cookie } = await signUp(url, who);
      if (who.buys) await buy(url, who, cookie);
      done();
    }
  };
  await Promise.all(Array.from({ length: width }, hand));
}
