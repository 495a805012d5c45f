/** Exchange rates from a source on loopback to the pages (D26, T35). */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { fallbackRates } from '#app/features/catalogue/country-rules.ts';
import { readTags } from '#app/platform/pages/tags.server.ts';
import { CURRENCIES, ratesAsOf } from '#content/countries.ts';
import { exchange_rates } from '#db/schema.server.ts';
import { createApp } from '#server/app.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { ratesEmulator } from '#tests/emulators/rates.ts';
import { RATES_TAG, readRates, readRatesJob } from './store.server.ts';

const NOON = new Date('2026-11-16T12:00:00Z');
const HOURS = 3_600_000;

async function withSource(api: TestApp) {
  const source = await ratesEmulator();
  onTestFinished(() => source.close());
  api.clock.now = NOON;
  const app = createApp({ ...api.services, env: { ...api.services.env, RATES_URL: source.url } });
  const run = async (times = 1) => app.runJob(readRatesJob.name, Array(times).fill({}));
  const later = (hours: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + hours * HOURS);
    source.updated += hours * 3600;
  };
  return { source, run, later };
}

const shown = ({ db, clock }: TestApp) => readRates({ db, now: clock.now, dependsOn: () => {} });
const version = async ({ db }: TestApp) => (await readTags(db)).get(RATES_TAG) ?? 0;

test('without a source nothing is asked, and the table of the product is shown with its day', async ({ api }) => {
  expect(await api.app.runJob(readRatesJob.name, [{}])).toEqual([undefined]);
  const tags: string[] = [];
  const read = await readRates({ db: api.db, now: NOON, dependsOn: (tag) => tags.push(tag) });
  expect(read).toEqual({
    rates: fallbackRates,
    as_of: ratesAsOf,
    source: null,
    attribution: null,
    isStale: true,
    manual: {},
  });
  expect(tags).toEqual([RATES_TAG]);
});

test('published rates are read, kept with day and source, and shown in place of the table', async ({ api }) => {
  const { source, run } = await withSource(api);
  source.change = { COP: 4032.5 };
  expect(await run()).toEqual([undefined]);
  expect(source.asked).toEqual(['GET /v6/latest/USD']);
  const read = await shown(api);
  expect(read).toMatchObject({ as_of: '2026-11-16', source: 'https://www.exchangerate-api.com', isStale: false });
  expect(read.attribution).toEqual({ name: 'ExchangeRate-API', href: 'https://www.exchangerate-api.com/' });
  expect(read.rates).toEqual({ ...fallbackRates, COP: 4032.5 });
  expect(Object.keys(read.rates).sort()).toEqual([...CURRENCIES].sort());
  expect(await version(api)).toBe(1);
});

test('they are read once a day, however often the job comes, and a second time on a day takes the place of the first', async ({
  api,
}) => {
  const { source, run, later } = await withSource(api);
  await run(3);
  await run();
  expect(source.asked).toHaveLength(1);
  later(6);
  expect(await run()).toEqual([undefined]);
  expect(source.asked).toHaveLength(1);
  api.clock.now = new Date(api.clock.now.getTime() + 15 * HOURS);
  source.change = { COP: 4200 };
  await run();
  expect(await api.db.select().from(exchange_rates)).toMatchObject([{ as_of: '2026-11-16', rates: { COP: 4200 } }]);
  later(24);
  await run();
  expect((await shown(api)).as_of).toBe('2026-11-17');
  expect(await version(api)).toBe(3);
});

test('two that read at the same time keep one day', async ({ api }) => {
  const { run } = await withSource(api);
  expect(await Promise.all([run(), run()])).toEqual([[undefined], [undefined]]);
  expect(await api.db.select().from(exchange_rates)).toHaveLength(1);
});

test('every kind of bad answer fails the job and leaves what we have', async ({ api }) => {
  const sink = createServer((_request, response) => sunk.push(response.end('{}')));
  const sunk: unknown[] = [];
  await new Promise<void>((done) => sink.listen(0, '127.0.0.1', done));
  onTestFinished(() => void sink.close());
  const { source, run, later } = await withSource(api);
  await run();
  later(24);
  const before = await shown(api);
  const fails = async (why: RegExp) => {
    const [error] = await run();
    expect((error as Error)?.message).toMatch(why);
    expect(await shown(api)).toEqual(before);
    expect(await version(api)).toBe(1);
  };
  source.location = `http://127.0.0.1:${(sink.address() as AddressInfo).port}/`;
  for (const [fault, why] of [
    ['error-result', /wrong result/],
    ['limit', /answers 429/],
    ['redirect', /redirect \(301\)/],
    ['not-json', /not JSON/],
    ['long', /answers too much/],
    ['other-base', /wrong base_code/],
  ] as const) {
    source.fault = fault;
    await fails(why);
  }
  source.fault = 'none';
  for (const [change, why] of [
    [{ COP: 4100 * 1.21 }, /rates refused: COP went from 4100 to 4961/],
    [{ PEN: 3.7 * 0.79 }, /rates refused: PEN/],
    [{ COP: undefined }, /wrong rates.COP/],
    [{ COP: '4100' }, /wrong rates.COP/],
    [{ COP: 0 }, /wrong rates.COP/],
    [{ COP: -4100 }, /wrong rates.COP/],
    [{ COP: null }, /wrong rates.COP/],
    [{ USD: 1.05 }, /one dollar is not one dollar/],
  ] as const) {
    source.change = change;
    await fails(why);
  }
  source.change = {};
  source.updated += 5 * 86_400;
  await fails(/has not come yet/);
  source.updated -= 5 * 86_400;
  expect(await run()).toEqual([undefined]);
  expect(sunk).toEqual([]);
});

test('a source that is silent is given up after five seconds', async ({ api }) => {
  const { source, run } = await withSource(api);
  source.fault = 'slow';
  const started = performance.now();
  expect((await run())[0]).toMatchObject({ message: expect.stringMatching(/took longer than 5 s$/) });
  expect(performance.now() - started).toBeLessThan(9000);
  await source.close();
  expect((await run())[0]).toMatchObject({ message: expect.stringMatching(/ECONNREFUSED$/) });
});

test('the first rates must agree with the order of size of the table', async ({ api }) => {
  const { source, run } = await withSource(api);
  source.change = { ARS: 3700 };
  expect((await run())[0]).toMatchObject({ message: 'rates refused: ARS went from 1200 to 3700' });
  source.change = { ARS: 1450 };
  expect(await run()).toEqual([undefined]);
  expect((await shown(api)).rates.ARS).toBe(1450);
});

test('rates older than seven days are still shown, with their day and a mark', async ({ api }) => {
  const { run } = await withSource(api);
  await run();
  api.clock.now = new Date('2026-11-22T23:00:00Z');
  expect(await shown(api)).toMatchObject({ as_of: '2026-11-16', isStale: false });
  api.clock.now = new Date('2026-11-24T01:00:00Z');
  expect(await shown(api)).toMatchObject({ as_of: '2026-11-16', isStale: true });
});
