/** A rate by hand: bounded, dated, on record, and gone when rates of a later day are published (D41). */
import { desc, eq } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { fallbackRates } from '#app/features/catalogue/country-rules.ts';
import { ratesAsOf } from '#content/countries.ts';
import { audit, exchange_rates } from '#db/schema.server.ts';
import { createApp } from '#server/app.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { ratesEmulator } from '#tests/emulators/rates.ts';
import { ratesFor, readRates, readRatesJob } from './store.server.ts';

const NOON = new Date('2026-11-16T12:00:00Z');
const path = (currency: string) => `/api-mv/admin/rates/${currency}`;
const body = (rate: number, seen: number = fallbackRates.COP, rest: object = {}) => ({
  ...{ rate, seen, reason: 'La del banco central', ...rest },
});

async function asAdmin(api: TestApp) {
  api.clock.now = NOON;
  const { cookie: headers } = await api.signIn('admin');
  return {
    write: (json: object, currency = 'COP') => api.send('PUT', path(currency), { json, headers }),
    takeBack: (currency = 'COP') =>
      api.send('POST', `${path(currency)}/take-back`, { json: { reason: 'Ya no hace falta' }, headers }),
  };
}
const shown = ({ db, clock }: TestApp) => readRates({ db, now: clock.now, dependsOn: () => {} });

test('a rate by hand is used with its own day; all others stay as they are', async ({ api }) => {
  const { write } = await asAdmin(api);
  expect(await write(body(4300))).toMatchObject({ status: 200, json: { success: true } });
  const dated = await shown(api);
  expect(dated.rates).toEqual({ ...fallbackRates, COP: 4300 });
  expect(dated.as_of, 'the day of the table').toBe(ratesAsOf);
  expect(ratesFor(dated, 'COP')).toMatchObject({
    as_of: '2026-11-16',
    source: null,
    attribution: null,
    isStale: false,
  });
  expect(ratesFor(dated, 'PEN')).toEqual(dated);
  const { bearer } = await api.signIn('applicant');
  const convert = (from: string) =>
    api.send('GET', `/api-mv/payments/convert-to-canadian-dollars/4300/${from}`, { headers: bearer });
  expect((await convert('COP')).json).toMatchObject({
    converted: fallbackRates.CAD,
    date: '2026-11-16',
    is_old: false,
  });
  expect((await convert('PEN')).json).toMatchObject({ date: ratesAsOf, is_old: true });
  const trail = await api.db.select().from(audit).where(eq(audit.action, 'rates.write'));
  expect(trail).toMatchObject([
    {
      ...{ reason: 'La del banco central', actor_role: 'admin' },
      before: { currency: 'COP', amount: fallbackRates.COP },
      after: { currency: 'COP', amount: 4300 },
    },
  ]);
});

test('far from what is published it asks once more, and three times away it is refused', async ({ api }) => {
  const { write } = await asAdmin(api);
  const far = fallbackRates.COP * 1.21;
  expect(await write(body(far))).toMatchObject({ status: 409, json: { message: 'far', field: 'is_sure' } });
  expect((await write(body(fallbackRates.COP * 3.1, fallbackRates.COP, { is_sure: true }))).json).toMatchObject({
    field: 'rate',
  });
  expect(await api.db.select().from(exchange_rates)).toEqual([]);
  expect((await write(body(far, fallbackRates.COP, { is_sure: true }))).status).toBe(200);
  // What is far is measured from what is published, not from what was written before.
  expect((await write(body(far * 1.19, far))).status).toBe(409);
});

test('two admins do not overwrite each other; dollars have no rate; advisers and others write none', async ({
  api,
}) => {
  const { write } = await asAdmin(api);
  expect((await write(body(4200))).status).toBe(200);
  expect(await write(body(4250))).toMatchObject({ status: 409, json: { message: 'changed' } });
  expect((await shown(api)).rates.COP).toBe(4200);
  for (const currency of ['USD', 'JPY']) expect((await write(body(1), currency)).status, currency).toBe(422);
  for (const wrong of [0, -1, 'x', null, 1e9])
    expect((await write({ ...body(1), rate: wrong })).status, String(wrong)).toBe(422);
  expect((await write({ ...body(4100, 4200), reason: ' ' })).status).toBe(422);
  for (const role of ['applicant', 'csr'] as const) {
    const { cookie } = await api.signIn(role);
    expect((await api.send('PUT', path('COP'), { json: body(4200), headers: cookie })).status, role).toBe(404);
  }
});

test('taken back, the published rate is shown again; there is nothing to take back twice', async ({ api }) => {
  const { write, takeBack } = await asAdmin(api);
  expect((await takeBack()).status).toBe(404);
  await write(body(4300));
  await write(body(3.9, fallbackRates.PEN), 'PEN');
  expect((await takeBack()).status).toBe(200);
  expect((await shown(api)).rates).toEqual({ ...fallbackRates, PEN: 3.9 });
  expect((await takeBack()).status).toBe(404);
  const [line] = await api.db.select().from(audit).orderBy(desc(audit.audit_id)).limit(1);
  expect(line).toMatchObject({ action: 'rates.take-back', after: { currency: 'COP', amount: fallbackRates.COP } });
});

test('it stays when the same day is read again, ends with the next day, and keeps no reading from coming', async ({
  api,
}) => {
  const source = await ratesEmulator();
  onTestFinished(() => source.close());
  const { write } = await asAdmin(api);
  const app = createApp({ ...api.services, env: { ...api.services.env, RATES_URL: source.url } });
  const run = async (hours = 0) => {
    api.clock.now = new Date(api.clock.now.getTime() + hours * 3_600_000);
    return (await app.runJob(readRatesJob.name, [{}]))[0] as Error | undefined;
  };
  // Over our own table a rate by hand is no reading: the source is asked all the same.
  expect((await write(body(4900))).status).toBe(200);
  expect(await run()).toBeUndefined();
  expect(await shown(api)).toMatchObject({
    as_of: '2026-11-16',
    source: 'https://www.exchangerate-api.com',
    manual: {},
  });
  const published = (await shown(api)).rates.COP;
  expect((await write(body(published * 1.5, published, { is_sure: true }))).status).toBe(200);
  source.change = { PEN: 3.8 };
  expect(await run(21)).toBeUndefined();
  expect((await shown(api)).rates, 'the same day').toMatchObject({ COP: published * 1.5, PEN: 3.8 });
  source.updated += 86_400;
  // Compared with what was published, not with what was written by hand.
  expect(await run(24)).toBeUndefined();
  expect(await shown(api)).toMatchObject({ as_of: '2026-11-17', manual: {}, rates: { COP: published } });
});

test('the screen shows who publishes, what was written by hand, and why', async ({ api }) => {
  const { write } = await asAdmin(api);
  await write(body(4321.5));
  const { cookie } = await api.signIn('csr');
  const page = await (await api.raw('GET', '/admin/content/rates', { headers: cookie })).text();
  for (const text of ['4321,5', 'Escrita por el equipo', 'La del banco central', 'Solo la administración'])
    expect(page, text).toContain(text);
  expect(page).not.toContain('Escribir la tasa de COP');
});
