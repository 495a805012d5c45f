/** Messages of a provider taken in, the payment of a cart made ready, and the script of the payment page (quality H). */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { inArray } from 'drizzle-orm';
import { pathTo } from '#app/paths.ts';
import type { Connection } from '#db/client.server.ts';
import { users } from '#db/schema.server.ts';
import { addFormPeople, type FormPerson, headersOf } from '../prove/form-people.ts';
import type { Figure } from '../scripts/figures.ts';
import { findChromium } from '../scripts/machine.mjs';
import type { LoadRequest } from './load.ts';
import type { Target } from './measure.ts';
import { startProduct } from './subjects.ts';
import { watchBytes } from './visit.ts';

const SECRET = 'whsec_bench';

/** A provider that knows none of the payments: what is measured is ours. */
async function nobody(): Promise<string> {
  const server = createServer((_, response) =>
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}'),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  server.unref();
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

/** Each is another event about another payment, and is signed as Stripe signs. */
function message(number: number): LoadRequest {
  const body = JSON.stringify({
    ...{ id: `evt_bench${number}`, type: 'payment_intent.succeeded', livemode: false },
    data: { object: { id: `pi_bench${number}` } },
  });
  const t = Math.floor(Date.now() / 1000);
  const v1 = createHmac('sha256', SECRET).update(`${t}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` };
  return { method: 'POST', path: '/api-mv/payments/stripe-notification', headers, body };
}

export async function notification(): Promise<Pick<Target, 'settings' | 'ask'>> {
  let sent = 0;
  return {
    settings: {
      ...{ STRIPE_SECRET_KEY: 'sk_test_bench', STRIPE_PUBLISHABLE_KEY: 'pk_test_bench' },
      ...{ STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: await nobody() },
    },
    ask: async () => () => message(sent++),
  };
}

/** Enough that nobody meets the limit of an hour. */
const PEOPLE = 96;

async function buyers({ db }: Connection, count: number): Promise<FormPerson[]> {
  const people = await addFormPeople(db, count);
  const ids = people.map(({ user_id }) => user_id);
  await db
    .update(users)
    .set({ number_in_party: 2, current_step: 'payment_page_seen' })
    .where(inArray(users.user_id, ids));
  return people;
}

/** The same cart is the same payment: what a page asks that is opened again. */
export function intent(): Pick<Target, 'prepare' | 'ask'> {
  let people: FormPerson[] = [];
  let sent = 0;
  const cart = { product_ids: ['FirstTime'], number_purchasing: 2, country: 'CO', promo_or_affiliate_code: null };
  return {
    prepare: async (connection) => {
      people = await buyers(connection, PEOPLE);
    },
    ask: async () => () => {
      const person = people[sent++ % people.length] as FormPerson;
      const path = '/api-mv/payments/create-stripe-payment-intent';
      return { method: 'POST', path, headers: headersOf(person), body: JSON.stringify(cart) };
    },
  };
}

const MOST_SCRIPT = 140;

/** All of ours, with the form of the sandbox, which is longer than what stands around the provider's own. */
export async function* measurePaymentPage(): AsyncGenerator<Figure> {
  let people: FormPerson[] = [];
  const product = await startProduct('pglite', async (connection) => {
    people = await buyers(connection, 1);
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const { url } = product;
    await context.addCookies([
      { name: 'token', value: String(people[0]?.token), url },
      { name: 'has_session', value: '1', url },
    ]);
    const script = await product.alone(async () => {
      const page = await context.newPage();
      const { bytes } = await watchBytes(page);
      await page.goto(`${url}${pathTo('portal-payment', 'es')}`, { waitUntil: 'networkidle' });
      await page.locator('input[name=number]').waitFor();
      return bytes.get('Script') ?? 0;
    });
    yield {
      what: 'payment page: script before the provider’s own',
      bar: `<= ${MOST_SCRIPT} kB`,
      measured: `${(script / 1000).toFixed(1)} kB`,
      ok: script > 0 && script <= MOST_SCRIPT * 1000,
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}
