/** The export, row by row and byte by byte, and what an erasure leaves (D42, D48, T40, T50). */
import { eq } from 'drizzle-orm';
import { chooseStorage } from '#app/integrations/storage/index.server.ts';
import {
  audit,
  credentials,
  orders,
  payments,
  refund_requests,
  sessions,
  subscriptions,
  users,
} from '#db/schema.server.ts';
import { personalData } from '#server/personal-data.ts';
import { confirmPassword, lastMail, member, PASSWORD } from '#tests/account.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { jobContents } from '#tests/job-rows.ts';
import { leaveTraces, nameOf, rowsWith, wholeDatabase } from '#tests/traces.ts';
import { unzip } from '#tests/unzip.ts';

const storageOf = (api: TestApp) => chooseStorage(api.services.env, () => api.clock.now);
type Headers = Record<string, string>;

/** Ana with a minor, a grown-up with an account, and a neighbour; each with one row of everything, and a file. */
async function family(api: TestApp) {
  const { user: staff } = await api.signIn('csr');
  const named = (word: string, at: number) => ({
    ...{ first_name: word, last_name: word, email: `${word}@correo.example`, phone_number: `+57300555000${at}` },
    email_verified_at: api.clock.now,
  });
  const ana = await member(api, 'applicant', { ...named('Anahit', 1), ip_address: '198.51.100.77' });
  const primary_user_id = ana.user.user_id;
  const minor = await api.signIn('secondary', {
    ...{ first_name: 'Benicio', last_name: 'Benicio', primary_user_id, is_minor: true },
  });
  const grown = await api.signIn('secondary', { ...named('Casilda', 3), primary_user_id });
  await api.db.insert(credentials).values({ user_id: grown.user.user_id, password_hash: 'hash' });
  const other = await member(api, 'applicant', named('Dorotea', 4));
  const keys: Record<string, string> = {};
  for (const { user } of [ana, minor, grown, other]) {
    const word = user.first_name;
    const { object_key } = await leaveTraces(api, {
      ...{ user_id: user.user_id, word, staff: staff.user_id },
      ...{ email: user.email, phone_number: user.phone_number },
    });
    keys[word] = object_key;
    await storageOf(api).write(object_key, new TextEncoder().encode(`bytes of ${word}`), 100);
  }
  return { ana, minor, grown, other, keys, path: `/user/${primary_user_id}/personal-data` };
}

async function exported(api: TestApp, path: string, headers: Headers, json: object = {}) {
  const asked = await api.send('POST', `${path}/archive`, { headers, json });
  expect(asked.status, JSON.stringify(asked.json)).toBe(200);
  const answer = await api.raw('GET', asked.json.url, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const files = unzip(new Uint8Array(await answer.arrayBuffer()));
  const jsonIn = (name: string) => JSON.parse(files.get(name)?.toString('utf8') ?? 'null');
  return { files, jsonIn, url: asked.json.url as string };
}

const page = (files: Map<string, Buffer>) =>
  [...files].find(([name]) => name.startsWith('00-'))?.[1].toString('utf8') ?? '';

test('every row of a person is in the archive, column for column, or in the list of what is withheld; files are the same bytes', async ({
  api,
}) => {
  const { ana, minor, path } = await family(api);
  await confirmPassword(api, ana.user.user_id);
  const { files, jsonIn } = await exported(api, path, ana.headers);
  const before = await wholeDatabase(api);
  let compared = 0;
  for (const [word, user_id, folder] of [
    ['Anahit', ana.user.user_id, ''],
    ['Benicio', minor.user.user_id, 'family-1/'],
  ] as const)
    for (const { name, tables, handOut, withheld } of personalData) {
      const [first] = tables;
      if (!first) continue;
      const table = nameOf(first);
      const rows = (before.get(table) ?? []).filter((row) => {
        const whose = row.user_id ?? row.subject_id;
        return whose ? whose === user_id : rowsWith([row], word).length > 0;
      });
      if (rows.length === 0) continue;
      if (typeof handOut === 'string') {
        expect(withheld, `${name} is left out without a word`).toBeDefined();
        expect(page(files)).toMatch(/Son notas de trabajo|No se guardan por persona|No dicen más/);
        continue;
      }
      const given = [jsonIn(`${folder}data/${name}.json`)].flat() as Record<string, unknown>[];
      expect(given.length, `${folder}${name}: ${rows.length} rows of ${table}`).toBe(rows.length);
      const plain = JSON.parse(JSON.stringify(rows)) as Record<string, unknown>[];
      for (const item of given)
        for (const [column, value] of Object.entries(item).filter(([key]) => key in (plain[0] ?? {}))) {
          expect(
            plain.map((row) => row[column]),
            `${name}.${column}`,
          ).toContainEqual(value);
          compared += 1;
        }
    }
  expect(compared).toBeGreaterThan(250);
  const bytes = [...files].filter(([name]) => name.includes('files/'));
  expect(bytes.map(([name, content]) => [name, content.toString()])).toEqual([
    ['files/01-passport-1.jpg', 'bytes of Anahit'],
    ['family-1/files/01-passport-1.jpg', 'bytes of Benicio'],
  ]);
  const all = [...files.values()].map((content) => content.toString('utf8')).join('\n');
  expect(all).not.toMatch(/Casilda|Dorotea|\$argon2|token_hash|password_hash/);
  for (const name of files.keys()) if (!name.startsWith('00-')) expect(page(files), name).toContain(name);
});

test('the page of the archive is in the language of the person and shows hostile text as text', async ({ api }) => {
  const ana = await member(api, 'applicant', {
    first_name: '<script>alert(1)</script>',
    last_name: '"&',
    locale: 'ar',
  });
  await confirmPassword(api, ana.user.user_id);
  const { files } = await exported(api, `/user/${ana.user.user_id}/personal-data`, ana.headers);
  expect(page(files)).toContain('<html lang="ar" dir="rtl">');
  expect(page(files)).not.toContain('<script>');
  expect(page(files)).not.toMatch(/privacy\.|archive\./);
});

test('an export needs the password of the last quarter of an hour, and its link opens once, for whoever asked, for five minutes', async ({
  api,
}) => {
  const { ana, other, path } = await family(api);
  const ask = (headers: Headers, json: object = {}) => api.send('POST', `${path}/archive`, { headers, json });
  expect((await ask(ana.headers)).status).toBe(403);
  expect((await api.send('GET', path, { headers: ana.headers })).status).toBe(403);
  const { user_id } = ana.user;
  await api.db
    .update(sessions)
    .set({ confirmed_at: new Date(api.clock.now.getTime() - 15 * 60_000 - 1) })
    .where(eq(sessions.user_id, user_id));
  expect((await ask(ana.headers)).status).toBe(403);
  await confirmPassword(api, user_id);
  const { url } = (await ask(ana.headers)).json;
  const admin = await api.signIn('admin');
  for (const stranger of [other.headers, admin.bearer])
    expect((await api.raw('GET', url, { headers: stranger })).status).toBe(404);
  expect((await api.raw('GET', url)).status).toBe(401);
  const foreign = url.replace(user_id, other.user.user_id);
  expect((await api.raw('GET', foreign, { headers: other.headers })).status).toBe(404);
  const first = await api.raw('GET', url, { headers: ana.headers });
  expect(first.status).toBe(200);
  await first.arrayBuffer();
  expect((await api.raw('GET', url, { headers: ana.headers })).status, 'a second time').toBe(404);
  const late = (await ask(ana.headers)).json.url;
  api.clock.now = new Date(api.clock.now.getTime() + 5 * 60_000 + 1);
  expect((await api.raw('GET', late, { headers: ana.headers })).status, 'too late').toBe(404);
});

test('one export at a time: while one is being read the next is told to wait', async ({ api }) => {
  const { ana, path } = await family(api);
  await confirmPassword(api, ana.user.user_id);
  const ask = () => api.send('POST', `${path}/archive`, { headers: ana.headers, json: {} });
  const { url } = (await ask()).json;
  const reading = await api.raw('GET', url, { headers: ana.headers });
  const reader = reading.body?.getReader();
  await reader?.read();
  const second = await ask();
  expect([second.status, second.headers.get('retry-after')]).toEqual([503, '30']);
  await reader?.cancel();
  expect((await ask()).status).toBe(200);
});

test('an admin exports with a reason, on record; a CSR and the family find nothing', async ({ api }) => {
  const { ana, grown, path } = await family(api);
  const [csr, admin] = [await api.signIn('csr'), await api.signIn('admin')];
  for (const who of [csr, admin, grown]) await confirmPassword(api, who.user.user_id);
  const ask = (headers: Headers, json: object) => api.send('POST', `${path}/archive`, { headers, json });
  for (const who of [csr, grown]) expect((await ask(who.bearer, { reason: 'porque sí' })).status).toBe(404);
  expect(await ask(admin.bearer, {})).toMatchObject({ status: 422, json: { field: 'reason' } });
  await exported(api, path, admin.bearer, { reason: 'Lo pidió por carta' });
  const lines = await api.db.select().from(audit).where(eq(audit.action, 'user.export'));
  expect(lines).toMatchObject([
    { actor_id: admin.user.user_id, subject_id: ana.user.user_id, reason: 'Lo pidió por carta' },
  ]);
});

/** Everything in the mailbox of an installation without SMTP. */
const mailboxOf = async (api: TestApp) => {
  const { json } = await api.send('GET', '/api-mv/dev/mailbox');
  return json.messages as { to: string; subject: string; text: string }[];
};

test('after an erasure nothing of the person is in any table, file or message but what the page said stays', async ({
  api,
}) => {
  const { ana, grown, keys, path } = await family(api);
  const admin = await api.signIn('admin');
  const screen = await api.raw('GET', '/portal/privacy/erase', { headers: ana.cookie });
  expect(screen.status).toBe(200);
  const said = (await screen.text()).replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, ' ');
  for (const words of [
    'Pedidos y facturas',
    'La ley nos obliga',
    '10 años',
    'Copias de seguridad',
    'Benicio',
    'Casilda',
  ])
    expect(said).toContain(words);
  const gone = await api.send('DELETE', path, { headers: ana.headers, json: { current_password: PASSWORD } });
  expect(gone.status).toBe(200);
  await api.runJobs();
  const kept = await wholeDatabase(api);
  // The page says that orders stay with the details of their invoice.
  const invoices = kept.get('orders')?.filter(({ user_id }) => user_id === ana.user.user_id) ?? [];
  expect(invoices).toMatchObject([{ invoice: { name: 'Anahit-invoice' }, handed_out: null }]);
  for (const row of kept.get('orders') ?? []) row.invoice = null;
  const text = JSON.stringify([...kept, await jobContents(api.db)]);
  const left = [...kept].flatMap(([name, rows]) =>
    rowsWith(rows, 'nahit')
      .concat(rowsWith(rows, 'Benicio'))
      .map((row) => [name, row]),
  );
  expect(left).toEqual([]);
  expect(/anahit|benicio|573005550001|573005550002|198\.51\.100\.77/i.test(text)).toBe(false);
  for (const word of ['Casilda-answer', 'Dorotea-answer']) expect(text).toContain(word);
  const storage = storageOf(api);
  const there = await Promise.all(
    Object.entries(keys).map(async ([word, key]) => [word, (await storage.head(key)) !== null]),
  );
  expect(Object.fromEntries(there)).toEqual({ Anahit: false, Benicio: false, Casilda: true, Dorotea: true });
  const mails = await mailboxOf(api);
  const last = mails.filter(({ to }) => to === 'Anahit@correo.example');
  expect(last.map(({ subject }) => subject)).toEqual(['Tu cuenta se cerró']);
  expect(JSON.stringify(mails.filter((mail) => !last.includes(mail)))).not.toMatch(/anahit|benicio/i);
  expect((await lastMail(api, 'Casilda@correo.example')).subject).toBe('Se cerró la cuenta que llevaba tu solicitud');
  expect((await api.send('GET', `/user/${grown.user.user_id}`, { headers: grown.bearer })).status).toBe(200);
  expect((await api.send('GET', `/user/${ana.user.user_id}`, { headers: ana.headers })).status).toBe(401);
  expect((await api.raw('GET', `/admin/people/${ana.user.user_id}/privacy`, { headers: admin.cookie })).status).toBe(
    404,
  );
});

test('the page names what is paid and open, money on its way, a dispute and a running payment', async ({ api }) => {
  const { ana } = await family(api);
  const { user_id } = ana.user;
  const read = async () =>
    (await (await api.raw('GET', '/en/portal/privacy/erase', { headers: ana.cookie })).text()).replace(
      /<script[\s\S]*?<\/script>/g,
      '',
    );
  const says = async () => {
    const html = await read();
    return ['has not ended', 'refund on its way', 'in dispute', 'payment is under way'].map((words) =>
      html.includes(words),
    );
  };
  expect(await says()).toEqual([true, false, false, false]);
  await api.db.update(users).set({ current_step: 'visa_received' }).where(eq(users.user_id, user_id));
  await api.db.update(refund_requests).set({ state: 'approved' }).where(eq(refund_requests.user_id, user_id));
  await api.db.update(payments).set({ state: 'disputed' }).where(eq(payments.user_id, user_id));
  await api.db.update(orders).set({ state: 'pending' }).where(eq(orders.user_id, user_id));
  expect(await says()).toEqual([false, true, true, true]);
  await api.db.update(subscriptions).set({ state: 'ended' });
  await api.db.update(users).set({ current_step: 'form_started' }).where(eq(users.user_id, user_id));
  expect((await says())[0]).toBe(false);
});
