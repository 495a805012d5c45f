/** The converter as a call: figures with day and source, refusals, and the last value while the source is away (spec 7, T35). */
import { onTestFinished } from 'vitest';
import { ratesAsOf } from '#content/countries.ts';
import { exchange_rates } from '#db/schema.server.ts';
import { createApp } from '#server/app.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { ratesEmulator } from '#tests/emulators/rates.ts';
import { readRatesJob } from './store.server.ts';

const path = (amount: string, currency: string) => `/api-mv/payments/convert-to-canadian-dollars/${amount}/${currency}`;
const NOON = new Date('2026-11-16T12:00:00Z');

async function asked(api: TestApp, role: 'applicant' | 'csr' | 'admin' = 'applicant') {
  const { bearer: headers } = await api.signIn(role);
  return (amount: string, currency: string) => api.send('GET', path(amount, currency), { headers });
}

test('without a published rate our own table answers, and says so', async ({ api }) => {
  api.clock.now = NOON;
  const convert = await asked(api);
  const { status, json } = await convert('1000000', 'COP');
  expect(status).toBe(200);
  expect(json).toEqual({
    ...{ success: true, amount: 1_000_000, from: 'COP', to: 'CAD', rate: 1.37 / 4100, converted: 334.15 },
    ...{ date: ratesAsOf, source: null, is_fallback: true, is_old: true },
  });
});

test('the published rate is used with its day and source; while the source is away the last one stays', async ({
  api,
}) => {
  const source = await ratesEmulator();
  onTestFinished(() => source.close());
  api.clock.now = NOON;
  const app = createApp({ ...api.services, env: { ...api.services.env, RATES_URL: source.url } });
  source.change = { COP: 4000, CAD: 1.4 };
  await app.runJob(readRatesJob.name, [{}]);
  const convert = await asked(api);
  const told = { converted: 35, date: '2026-11-16', source: 'https://www.exchangerate-api.com', is_fallback: false };
  expect((await convert('100000', 'COP')).json).toMatchObject({ ...told, is_old: false });
  source.fault = 'limit';
  api.clock.now = new Date('2026-11-25T12:00:00Z');
  await app.runJob(readRatesJob.name, [{}]);
  const again = await asked(api);
  expect((await again('100000', 'COP')).json, 'old, and said to be').toMatchObject({ ...told, is_old: true });
  expect(source.asked, 'nobody outside is asked for a call').toHaveLength(2);
});

test('a table that lacks a rate is not used', async ({ api }) => {
  api.clock.now = NOON;
  await api.db
    .insert(exchange_rates)
    .values({ as_of: '2026-11-16', rates: { USD: 1, COP: 1 }, source: 'https://x.example' });
  const convert = await asked(api);
  expect((await convert('1', 'COP')).json).toMatchObject({ is_fallback: true, date: ratesAsOf });
});

test('another currency and whatever is no amount are refused', async ({ api }) => {
  const convert = await asked(api);
  for (const [amount, currency] of [
    ...[['1', 'JPY'] as const, ['1', 'cop'] as const, ['1', 'XXX'] as const, ['1', '..%2Fusd'] as const],
    ...[['-1', 'COP'] as const, ['1e9', 'COP'] as const, ['1,5', 'COP'] as const, ['NaN', 'COP'] as const],
    ...[['1000000000000', 'COP'] as const, ['1.00001', 'COP'] as const, ['%20', 'COP'] as const],
  ])
    expect((await convert(amount, currency)).status, `${amount} ${currency}`).toBe(422);
});

test('everybody with an account may ask, nobody without, and not without end', async ({ api }) => {
  expect((await api.send('GET', path('1', 'USD'))).status).toBe(401);
  for (const role of ['csr', 'admin'] as const)
    expect((await (await asked(api, role))('1', 'USD')).status, role).toBe(200);
  const convert = await asked(api);
  for (let turn = 0; turn < 120; turn++) await convert('1', 'USD');
  expect((await convert('1', 'USD')).status).toBe(429);
  expect((await (await asked(api))('1', 'USD')).status, 'another account').toBe(200);
});
