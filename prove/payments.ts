/** A thousand purchases by chance: what npm test runs a few of, on both engines (D29, T22); and one message told to two processes again and again (Q19). */

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openBanks } from '#tests/banks.ts';
import { openBelow } from '#tests/job-rows.ts';
import { freePort, type Server, startServer } from '#tests/server.ts';
import { type Figure, say } from '../scripts/figures.ts';
import { allSayYes, beginToBuy, newcomer, signUp } from './buyers.ts';
import { LEAD_ENV } from './lead.ts';
import { type Engine, freshPlace, type Place, rowsOf, withDatabase } from './place.ts';
import { runTest } from './run-test.ts';

const STORIES = 1000;

export async function* provePayments(engine: Engine): AsyncGenerator<Figure> {
  const seed = Math.floor(Math.random() * 1e9);
  say(`${STORIES} purchases by chance, seed ${seed}`);
  const { passed, failed, said } = await runTest('tests/payment-chance.api.test.ts', engine, {
    PAYMENT_STORIES: String(STORIES),
    PAYMENT_SEED: String(seed),
  });
  const isGood = failed === 0 && passed > 0;
  yield {
    what: `${STORIES} purchases by chance, ${engine}: books that differ, people charged twice`,
    bar: '0',
    measured: isGood ? '0' : `${/(\d+) faults in/.exec(said)?.[1] ?? 'the run broke'} (seed ${seed})`,
    ok: isGood,
    isLoss: true,
  };
}

const REQUESTS = 1000;

/** What callers say of prices, at length (Q22). */
export async function* proveTampering(engine: Engine): AsyncGenerator<Figure> {
  const { passed, failed } = await runTest('tests/payment-tampering.api.test.ts', engine, {
    TAMPER_RUNS: String(REQUESTS),
  });
  const isGood = failed === 0 && passed > 0;
  yield {
    what: `${REQUESTS} requests with hostile prices, ${engine}: tests failed (another amount at the provider, 500)`,
    bar: '0',
    measured: `${failed} of ${passed + failed}`,
    ok: isGood,
    isLoss: true,
  };
}

const AT_ONCE = 10;
const ONE_BY_ONE = 100;

type PaymentCounts = { payments: number; events: number; receipts: number; jobs: number };

/** What the payment of one person has caused; the demonstration has payments of its own. */
const counted = (env: Place['env'], phone_number: string) =>
  withDatabase(env, async (connection) => {
    const own = sql`where user_id = (select user_id from users where phone_number = ${phone_number})`;
    const [row] = await rowsOf<Omit<PaymentCounts, 'jobs'>>(
      connection,
      sql`select (select count(*)::int from payments ${own}) as payments,
        (select count(*)::int from conversion_events ${own} and event = 'purchase_visa') as events,
        (select count(*)::int from messages ${own} and kind = 'receipt') as receipts`,
    );
    const jobs = await openBelow(connection.db, 'payments.', ['payments.reconcile', 'payments.match']);
    return { payments: 0, events: 0, receipts: 0, ...row, jobs };
  });

/** The same message ten times at once and a hundred times in a row, by turns to two processes on one PostgreSQL. */
export async function* proveTwoProcesses(): AsyncGenerator<Figure> {
  const [place, other] = [await freshPlace('postgres'), await freshPlace('pglite')];
  const banks = await openBanks();
  const servers: Server[] = [];
  try {
    const shared = {
      ...{ ...LEAD_ENV, ...banks.settings, DATABASE_URL: String(place.env.DATABASE_URL) },
      APP_SECRET: 'one secret for both processes of an installation',
    };
    for (const { env } of [place, other])
      servers.push(await startServer({ ...shared, DATA_DIR: env.DATA_DIR, PORT: String(await freePort()) }));
    await allSayYes(place.env);
    const url = (turn: number) => String(servers[turn % 2]?.url);
    const who = newcomer(1, true);
    const { cookie } = await signUp(() => url(0), who);
    // A receipt needs somewhere to go.
    await withDatabase(place.env, ({ db }) =>
      db.execute(sql`update users set email = 'persona@correo.example' where phone_number = ${who.phone_number}`),
    );
    const { clientSecret } = await beginToBuy(() => url(1), who, cookie);
    banks.notify(url(0));
    banks.stripe.delivery = 'held';
    await banks.stripe.confirm(clientSecret, '4242424242424242');
    const [message] = banks.stripe.held;
    if (!message) throw new Error('no message was made');
    const tell = async (turn: number) => {
      const to = `${url(turn)}${new URL(message.url).pathname}`;
      return (await fetch(to, { method: 'POST', body: message.body, headers: message.headers })).status;
    };
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => tell(turn)));
    for (let turn = 0; turn < ONE_BY_ONE; turn++) answers.push(await tell(turn));
    let found = await counted(place.env, who.phone_number);
    for (let tries = 0; tries < 120 && (found.jobs > 0 || found.payments === 0); tries++) {
      await pause(500);
      found = await counted(place.env, who.phone_number);
    }
    const { payments, events, receipts, jobs } = found;
    const bad = answers.filter((status) => status < 200 || status > 299).length;
    yield {
      what: `two processes: one message ${AT_ONCE} times at once and ${ONE_BY_ONE} times in a row: answers that are not 2xx; payments, conversions, receipts`,
      bar: '0; 1, 1, 1',
      measured: `${bad} of ${answers.length}; ${payments}, ${events}, ${receipts}${jobs ? `; ${jobs} jobs left` : ''}`,
      ok: bad === 0 && jobs === 0 && payments === 1 && events === 1 && receipts === 1,
      isLoss: true,
    };
  } finally {
    for (const server of servers) await server.kill();
    await banks.close();
    await place.remove();
    await other.remove();
  }
}
