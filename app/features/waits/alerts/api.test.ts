import { sql } from 'drizzle-orm';
import { tidyJob } from '#app/platform/jobs/tidy.server.ts';
import { WAIT_SOURCE } from '#content/waits.ts';
import { messages, wait_alerts } from '#db/schema.server.ts';
import { createApp } from '#server/app.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';
import { tellJob } from './store.server.ts';

type Api = Pick<TestApp, 'send' | 'db' | 'runJobs' | 'clock' | 'signIn' | 'app'>;

const path = '/api-mv/wait-alerts';
const asked = { email: 'eva@correo.example', city: 'bogota', category: 'visitor', below_months: 6, locale: 'es' };
const DAY = 86_400_000;

/** A moment later than anything before, so that messages have an order. */
function ask(api: Api, change: object = {}, address = '127.0.0.1') {
  api.clock.now = new Date(api.clock.now.getTime() + 1);
  return api.send('POST', path, { json: { ...asked, ...change }, address });
}
const sent = ({ db }: Api) => db.select().from(messages).orderBy(messages.created_at, messages.message_id);
const tokenIn = (text = '') => /#token=([\w-]{43})/.exec(text)?.[1] ?? '';
const lastToken = async (api: Api) => tokenIn((await sent(api)).at(-1)?.text);
const byLink = (api: Api, what: 'show' | 'confirm' | 'stop', token: string) =>
  api.send('POST', `${path}/${what}`, { json: { token } });

async function confirmed(api: Api, change: object = {}) {
  await ask(api, change);
  const token = await lastToken(api);
  expect((await byLink(api, 'confirm', token)).json.alert.state).toBe('waiting');
  return token;
}

async function publish(api: Api, next_months: number | null, change: object = {}) {
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
  const { cookie } = await api.signIn('admin');
  const row = {
    city: 'bogota',
    category: 'visitor',
    as_of: api.clock.now.toISOString().slice(0, 10),
    avg_months: null,
  };
  const answer = await api.send('PUT', '/api-mv/admin/wait-times', {
    json: { wait_times: [{ ...row, next_months, source_url: WAIT_SOURCE, ...change }] },
    headers: cookie,
  });
  expect(answer.status).toBe(200);
  await api.runJobs();
}

const news = async (api: Api) => (await sent(api)).filter(({ kind }) => kind === 'wait_alert_news');

test('an alert is asked for, confirmed by the link of its message, told once, and over', async ({ api }) => {
  expect(await ask(api)).toMatchObject({ status: 200, json: { success: true } });
  const [message] = await sent(api);
  expect(message).toMatchObject({ kind: 'wait_alert_confirm', to_address: asked.email, locale: 'es' });
  expect(message?.text).toContain('Bogotá (Turismo o negocios) sea de menos de 6 meses');
  expect(message?.text).toContain('http://127.0.0.1:3000/citas/alerta#token=');
  const token = await lastToken(api);
  const alert = { city: 'bogota', category: 'visitor', below_months: 6 };
  expect((await byLink(api, 'show', token)).json).toEqual({ success: true, alert: { ...alert, state: 'unconfirmed' } });
  for (const _ of [1, 2])
    expect((await byLink(api, 'confirm', token)).json).toEqual({
      success: true,
      alert: { ...alert, state: 'waiting' },
    });

  await publish(api, 6);
  expect(await news(api)).toEqual([]);
  await publish(api, 5.5);
  const [told, ...more] = await news(api);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ to_address: asked.email, subject: 'Bajó la espera publicada en Bogotá: 5,5 meses' });
  expect(told?.text).toContain(WAIT_SOURCE);
  expect(told?.text).toContain('Cifra del ');
  expect(tokenIn(told?.text)).toBe(token);
  expect((await byLink(api, 'show', token)).json.alert.state).toBe('sent');
  await publish(api, 2);
  expect(await news(api)).toHaveLength(1);
  expect((await byLink(api, 'confirm', token)).json.alert.state).toBe('sent');
});

test('nothing is sent to an address that nobody confirmed, for another city or category, or without a figure', async ({
  api,
}) => {
  await ask(api);
  await confirmed(api, { email: 'a@correo.example', city: 'lima' });
  await confirmed(api, { email: 'b@correo.example', category: 'student' });
  const token = await confirmed(api, { email: 'c@correo.example' });
  await byLink(api, 'stop', token);
  await confirmed(api, { email: 'd@correo.example' });
  await publish(api, null);
  expect(await news(api)).toEqual([]);
  await publish(api, 0);
  expect((await news(api)).map(({ to_address }) => to_address)).toEqual(['d@correo.example']);
});

test('the newest figure counts, not the last one written; and only what came after the wish', async ({ api }) => {
  await confirmed(api, { below_months: 36 });
  await api.runJobs();
  // The seeded 9 months were on the page when it was asked for.
  expect(await news(api)).toEqual([]);
  await publish(api, 36);
  await publish(api, 1, { as_of: '2026-06-01' });
  expect(await news(api)).toEqual([]);
  await ask(api, { email: 'late@correo.example', below_months: 36 });
  const token = await lastToken(api);
  await publish(api, 35);
  expect(await news(api)).toHaveLength(1);
  await byLink(api, 'confirm', token);
  await api.runJobs();
  expect((await news(api)).map(({ to_address }) => to_address)).toContain('late@correo.example');
});

test('a figure that our own page calls old tells nobody; a newer one does', async ({ api }) => {
  await confirmed(api);
  const day = (days: number) => new Date(api.clock.now.getTime() - days * DAY).toISOString().slice(0, 10);
  await publish(api, 5, { as_of: day(46) });
  expect(await news(api)).toEqual([]);
  await publish(api, 5, { as_of: day(44) });
  expect(await news(api)).toHaveLength(1);
});

test('of all figures only the newest day tells, written after the wish and not yet old', async ({ api }) => {
  const day = (days: number) => new Date(api.clock.now.getTime() - days * DAY).toISOString().slice(0, 10);
  await publish(api, 1, { as_of: day(3) });
  await confirmed(api, { email: 'before@correo.example' });
  await api.runJobs();
  expect(await news(api), 'it was on the page when it was asked for').toEqual([]);
  await publish(api, 30, { as_of: day(2) });
  await publish(api, 1, { as_of: day(4) });
  expect(await news(api), 'a low figure of an earlier day').toEqual([]);
  await confirmed(api, { email: 'after@correo.example' });
  await api.runJobs();
  expect(await news(api)).toEqual([]);
  await publish(api, 5, { as_of: day(1) });
  expect((await news(api)).map(({ to_address }) => to_address).sort()).toEqual([
    'after@correo.example',
    'before@correo.example',
  ]);
  for (const { text } of await news(api)) expect(text).toContain('5 meses');
});

test('a figure tells on the last day of its shelf life, and not on the next', async ({ api }) => {
  await confirmed(api);
  const day = (days: number) => new Date(api.clock.now.getTime() - days * DAY).toISOString().slice(0, 10);
  await publish(api, 5, { as_of: day(46) });
  expect(await news(api)).toEqual([]);
  await publish(api, 5, { as_of: day(45) });
  expect(await news(api)).toHaveLength(1);
});

test('each writes in their language, Arabic from right to left, with the link behind the #', async ({ api }) => {
  const token = await confirmed(api, { locale: 'ar', below_months: 0.5 });
  await publish(api, 0);
  for (const { locale, html, text } of await sent(api)) {
    expect(locale).toBe('ar');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain(`/ar/citas/alerta#token=${token}`);
    expect(text).toContain('بوغوتا');
    expect(text).toContain('أقل من نصف شهر');
  }
  await confirmed(api, { locale: 'en', email: 'x@correo.example', city: 'quito', below_months: 1 });
  expect((await sent(api)).at(-1)?.text).toContain('Quito (Tourism or business) is less than 1 month.');
});

test('the same wish again gets the same answer: changed until it is confirmed, then only its owner may', async ({
  api,
}) => {
  const first = await ask(api);
  const token = await lastToken(api);
  const again = await ask(api, { email: 'EVA@correo.example', below_months: 3, locale: 'en' });
  expect(again.json).toEqual(first.json);
  expect(await lastToken(api)).toBe(token);
  expect((await byLink(api, 'confirm', token)).json.alert).toMatchObject({ below_months: 3, state: 'waiting' });
  const third = await ask(api, { below_months: 12, locale: 'ar' });
  expect(third.json).toEqual(first.json);
  expect(await api.db.select().from(wait_alerts)).toMatchObject([{ below_months: 3, locale: 'en' }]);
  const message = (await sent(api)).find(({ kind }) => kind === 'wait_alert_exists');
  expect(message).toMatchObject({ locale: 'en', to_address: asked.email });
  expect(tokenIn(message?.text)).toBe(token);
  await byLink(api, 'stop', token);
  await ask(api, { below_months: 12 });
  expect(await api.db.select().from(wait_alerts)).toHaveLength(2);
  expect(await lastToken(api)).not.toBe(token);
});

test('stopping works once and again, and what was stopped is not confirmed', async ({ api }) => {
  await ask(api);
  const token = await lastToken(api);
  for (const _ of [1, 2]) expect((await byLink(api, 'stop', token)).json.alert.state).toBe('stopped');
  expect((await byLink(api, 'confirm', token)).json.alert.state).toBe('stopped');
  expect(await api.db.select().from(wait_alerts)).toMatchObject([{ confirmed_at: null }]);
});

test('an unknown token is 404 for every call, a malformed one 422', async ({ api }) => {
  await ask(api);
  for (const what of ['show', 'confirm', 'stop'] as const) {
    expect((await byLink(api, what, 'x'.repeat(43))).status).toBe(404);
    expect(await byLink(api, what, "' or 1=1")).toMatchObject({ status: 422, json: { field: 'token' } });
  }
});

test('the token is kept as a hash and no answer or log names it or the address', async ({ api }) => {
  const { json } = await ask(api);
  const token = await lastToken(api);
  const shown = await byLink(api, 'show', token);
  const [row] = await api.db.select().from(wait_alerts);
  expect(JSON.stringify(row)).not.toContain(token);
  for (const text of [JSON.stringify([json, shown.json]), api.logLines.join('')]) {
    expect(text).not.toContain(token);
    expect(text).not.toContain('eva@correo');
  }
});

test('unconfirmed alerts lapse after seven days, over ones are forgotten after thirty, waiting ones stay', async ({
  api,
}) => {
  const waiting = await confirmed(api, { email: 'w@correo.example' });
  const stopped = await confirmed(api, { email: 's@correo.example' });
  await byLink(api, 'stop', stopped);
  await ask(api);
  const token = await lastToken(api);
  api.clock.now = new Date(api.clock.now.getTime() + 7 * DAY + 1000);
  for (const what of ['show', 'confirm'] as const) expect((await byLink(api, what, token)).status).toBe(404);
  await api.app.runJob(tidyJob.name, [{}]);
  const left = async () => (await api.db.select().from(wait_alerts)).map(({ email }) => email).sort();
  expect(await left()).toEqual(['s@correo.example', 'w@correo.example']);
  api.clock.now = new Date(api.clock.now.getTime() + 24 * DAY);
  await api.app.runJob(tidyJob.name, [{}]);
  expect(await left()).toEqual(['w@correo.example']);
  expect((await byLink(api, 'show', waiting)).json.alert.state).toBe('waiting');
});

test('a confirmed alert ends after the year that the privacy policy promises, and its messages are forgotten', async ({
  api,
}) => {
  await confirmed(api);
  const later = async (days: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + days * DAY);
    await api.runJobs();
    await api.app.runJob(tidyJob.name, [{}]);
    return { alerts: (await api.db.select().from(wait_alerts)).length, messages: (await sent(api)).length };
  };
  expect(await later(0)).toEqual({ alerts: 1, messages: 1 });
  expect(await later(29)).toEqual({ alerts: 1, messages: 1 });
  expect(await later(2)).toEqual({ alerts: 1, messages: 0 });
  expect(await later(310)).toMatchObject({ alerts: 1 });
  expect(await later(30)).toMatchObject({ alerts: 0 });
});

test('asking again after it lapsed begins anew', async ({ api }) => {
  await ask(api);
  api.clock.now = new Date(api.clock.now.getTime() + 8 * DAY);
  await ask(api);
  expect((await byLink(api, 'confirm', await lastToken(api))).json.alert.state).toBe('waiting');
});

test('bad input names its field and writes nothing; a filled honeypot is thanked and dropped', async ({ api }) => {
  const bad: [object, string][] = [
    [{ email: 'eva@@correo' }, 'email'],
    [{ city: 'caracas' }, 'city'],
    [{ category: 'all' }, 'category'],
    [{ below_months: 0 }, 'below_months'],
    [{ below_months: 36.5 }, 'below_months'],
    [{ below_months: 1.25 }, 'below_months'],
    [{ below_months: '6' }, 'below_months'],
    [{ locale: 'fr' }, 'locale'],
    [{ confirmed_at: '2026-01-01' }, 'confirmed_at'],
  ];
  for (const [change, field] of bad) expect(await ask(api, change)).toMatchObject({ status: 422, json: { field } });
  expect((await ask(api, { website: 'http://spam.example' })).json.success).toBe(true);
  expect(await api.db.select().from(wait_alerts)).toEqual([]);
  expect(await sent(api)).toEqual([]);
});

test('one address may ask twenty times an hour, and nobody fills a mailbox from many', async ({ api }) => {
  for (let number = 0; number < 20; number++)
    expect((await ask(api, { email: `e${number}@correo.example` }, '198.51.100.7')).status).toBe(200);
  expect((await ask(api, { email: 'e20@correo.example' }, '198.51.100.7')).status).toBe(429);
  const statuses: number[] = [];
  for (const number of [1, 2, 3, 4, 5, 6])
    statuses.push(
      (await ask(api, { email: number % 2 ? asked.email : 'Eva@Correo.example' }, `203.0.113.${number}`)).status,
    );
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  api.clock.now = new Date(api.clock.now.getTime() + DAY + 1);
  expect((await ask(api)).status).toBe(200);
});

test('the same Idempotency-Key sends one message', async ({ api }) => {
  const send = () => api.send('POST', path, { json: asked, headers: { 'idempotency-key': 'aviso-0001' } });
  const [first, second] = [await send(), await send()];
  expect(second.json).toEqual(first.json);
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expect(await sent(api)).toHaveLength(1);
});

test('after a change of the secret an alert is sent a link that works', async ({ api }) => {
  const old = await confirmed(api);
  await api.db.execute(sql`update wait_alerts set token_hash = 'of another secret'`);
  await publish(api, 1);
  expect((await byLink(api, 'show', old)).json.alert.state).toBe('sent');
});

test('told once, however many processes look at the same time, and however many wait', async () => {
  const api = await ownApp();
  await confirmed(api);
  const [row] = await api.db.select().from(wait_alerts);
  const others = Array.from({ length: 250 }, (_, number) => ({
    ...(row as NonNullable<typeof row>),
    alert_id: crypto.randomUUID(),
    token_hash: `hash ${number}`,
    email: `p${number}@correo.example`,
  }));
  await api.db.insert(wait_alerts).values(others);
  await api.db.execute(sql`insert into wait_times (city, category, as_of, next_months, source_url, created_at)
    values ('bogota', 'visitor', ${api.clock.now.toISOString().slice(0, 10)}, 1, ${WAIT_SOURCE}, ${new Date(api.clock.now.getTime() + 1000).toISOString()}::timestamptz)`);
  const processes = [api.app, createApp(api.services), createApp(api.services)];
  const outcomes = await Promise.all(processes.map((app) => app.runJob(tellJob.name, [{}, {}])));
  expect(outcomes.flat().filter(Boolean)).toEqual([]);
  const to = (await news(api)).map(({ to_address }) => to_address);
  expect(to).toHaveLength(251);
  expect(new Set(to).size).toBe(251);
  await api.close();
});

test('wishes that come at once are one alert', async () => {
  const api = await ownApp();
  const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => ask(api, {}, `203.0.113.${n}`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(await api.db.select().from(wait_alerts)).toHaveLength(1);
  expect(new Set((await sent(api)).map(({ text }) => tokenIn(text))).size).toBe(1);
  await api.close();
});
