import { eq } from 'drizzle-orm';
import { brand } from '#content/brand.ts';
import { audit, leads } from '#db/schema.server.ts';
import { expect, ownApp, test } from '#tests/app.ts';

const path = '/leads/+573001234567/eva@correo.example/contact';
const fields = { locale: 'es', first_name: 'Eva', message: 'Hola' };

test('a lead is saved at both addresses, once a phone, address and form', async ({ api }) => {
  const first = await api.send('POST', path, { json: fields });
  const again = await api.send('POST', '/api-mv/leads/+57 300 123 4567/EVA@correo.example/contact/', {
    json: { ...fields, message: 'Otra' },
  });
  expect(first).toMatchObject({ status: 200, json: { success: true, message: 'Lead saved' } });
  expect(again.status).toBe(200);
  const rows = await api.db.select().from(leads);
  expect(rows).toMatchObject([
    { phone_number: '+573001234567', email: 'eva@correo.example', message: 'Otra', times_sent: 2 },
  ]);
});

test('the staff get one mail for each message, with the person as the one to answer', async ({ api }) => {
  await api.send('POST', path, { json: fields });
  await api.runJobs();
  const { json } = await api.send('GET', '/api-mv/dev/mailbox');
  expect(json.messages).toMatchObject([
    { to: brand.staffEmail, reply_to: 'eva@correo.example', subject: 'Nuevo mensaje desde el formulario de contacto' },
  ]);
});

test('the staff read every message as it was sent, also when the person writes again before the mail leaves', async ({
  api,
}) => {
  await api.send('POST', path, { json: fields });
  await api.send('POST', path, { json: { first_name: 'Eva', locale: 'es' } });
  await api.runJobs();
  const { json } = await api.send('GET', '/api-mv/dev/mailbox');
  const texts = json.messages.slice(0, 2).map((message: { text: string }) => message.text.split('Mensaje: ')[1]);
  expect(texts.sort()).toEqual(['Hola', 'Sin mensaje']);
});

test('the same Idempotency-Key gets the first answer and has one effect', async ({ api }) => {
  const headers = { 'idempotency-key': 'clave-0001' };
  const first = await api.send('POST', path, { json: fields, headers });
  const second = await api.send('POST', path, { json: fields, headers });
  const other = await api.send('POST', path, { json: { ...fields, first_name: 'Otra' }, headers });
  expect(second.json).toEqual(first.json);
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expect(other).toMatchObject({ status: 422, json: { field: 'idempotency-key' } });
  expect(await api.db.select().from(leads)).toMatchObject([{ times_sent: 1, first_name: 'Eva' }]);
});

test('a filled honeypot is answered like a lead and saves nothing', async ({ api }) => {
  const answer = await api.send('POST', path, { json: { ...fields, website: 'http://spam.example' } });
  expect(answer).toMatchObject({ status: 200, json: { success: true } });
  expect(await api.db.select().from(leads)).toEqual([]);
});

test('bad input names its field and saves nothing', async ({ api }) => {
  const bad: [string, unknown, string][] = [
    ['/leads/12345/eva@correo.example/contact', fields, 'phone_number'],
    ['/leads/+573001234567/eva@@correo/contact', fields, 'email'],
    ['/leads/+573001234567/eva@correo.example/other', fields, 'form_name'],
    [path, { ...fields, first_name: '   ' }, 'first_name'],
    [path, { ...fields, first_name: 'x'.repeat(81) }, 'first_name'],
    [path, { ...fields, trip_reason: 'war' }, 'trip_reason'],
  ];
  for (const [at, json, field] of bad)
    expect(await api.send('POST', at, { json })).toMatchObject({ status: 422, json: { success: false, field } });
  expect((await api.send('POST', path, { json: { ...fields, is_admin: true } })).status).toBe(422);
  expect(
    (await api.send('POST', path, { body: '{"first_name":', headers: { 'content-type': 'application/json' } })).status,
  ).toBe(400);
  expect(
    (await api.send('POST', path, { body: 'first_name=Eva', headers: { 'content-type': 'text/plain' } })).status,
  ).toBe(400);
  expect((await api.send('POST', path, { json: { ...fields, message: 'x'.repeat(40_000) } })).status).toBe(413);
  expect(await api.db.select().from(leads)).toEqual([]);
});

test('one address may send twenty leads an hour, another is not held back, and the hour ends', async ({ api }) => {
  const send = (number: number, address: string) =>
    api.send('POST', `/leads/+5730012300${String(number).padStart(2, '0')}/a@correo.example/contact`, {
      json: fields,
      address,
    });
  for (let number = 0; number < 20; number++) expect((await send(number, '198.51.100.7')).status).toBe(200);
  const refused = await send(20, '198.51.100.7');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect((await send(21, '198.51.100.8')).status).toBe(200);
  api.clock.now = new Date(api.clock.now.getTime() + 3_600_001);
  expect((await send(22, '198.51.100.7')).status).toBe(200);
});

test('one phone number cannot be flooded from many addresses, however it is spelt', async ({ api }) => {
  const spellings = ['+573001234567', '+57 300 123 4567', '+57-300-1234567', '%2B573001234567'];
  const statuses: number[] = [];
  for (let number = 0; number < 11; number++) {
    const spelt = spellings[number % spellings.length];
    statuses.push(
      (
        await api.send('POST', `/leads/${spelt}/eva@correo.example/contact`, {
          json: fields,
          address: `203.0.113.${number}`,
        })
      ).status,
    );
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

test('leads are listed for staff only, newest first, page by page, and each reading is on record', async ({ api }) => {
  const start = api.clock.now.getTime();
  for (let number = 0; number < 5; number++) {
    api.clock.now = new Date(start + Math.floor(number / 2) * 1000);
    await api.send('POST', `/leads/+57300123400${number}/a${number}@correo.example/contact`, { json: fields });
  }
  expect((await api.send('GET', '/leads/')).status).toBe(401);
  const applicant = await api.signIn('applicant');
  expect((await api.send('GET', '/leads/', { headers: applicant.cookie })).status).toBe(404);
  const csr = await api.signIn('csr');
  const seen: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: Awaited<ReturnType<typeof api.send>> = await api.send(
      'GET',
      `/leads/?limit=2${next && `&before=${next}`}`,
      { headers: csr.cookie },
    );
    expect(page.status).toBe(200);
    seen.push(...(page.json.leads as { email: string }[]).map((lead) => lead.email));
    next = page.json.next as string | null;
  }
  expect(new Set(seen).size).toBe(5);
  expect(seen[0]).toBe('a4@correo.example');
  const trail = await api.db.select().from(audit).where(eq(audit.action, 'leads.list'));
  expect(trail).toHaveLength(3);
  expect(trail[0]).toMatchObject({ actor_id: csr.user.user_id, actor_role: 'csr' });
});

test('neither phone nor address of a lead reaches the log', async ({ api }) => {
  await api.send('POST', path, { json: fields });
  await api.send('GET', '/lead/+573001234567/eva@correo.example/contact?phone_number=3001234567');
  const log = api.logLines.join('');
  expect(log).toContain('/leads/{phone_number}/{email}/{form_name}');
  expect(log).not.toContain('3001234567');
  expect(log).not.toContain('eva@correo');
});

test('leads that come together are all saved, also twice the same and beside one that cannot be', async () => {
  const api = await ownApp();
  const send = (phone: string, json: object) =>
    api.send('POST', `/leads/${phone}/eva@correo.example/contact`, { json, address: phone });
  const answers = await Promise.all([
    send('+573001112201', { first_name: 'Eva' }),
    send('+573001112202', {
      ...{ first_name: 'Ana', fbclid: 'a\u0000b' },
      tracking_consent: { choice: 'granted', version: '1', at: '2026-11-18T10:00:00Z' },
    }),
    send('+573001112203', { first_name: 'Luz', message: 'uno' }),
    send('+573001112203', { first_name: 'Luz', tags: ['dos'] }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 422, 200, 200]);
  const admin = await api.signIn('admin');
  const { json } = await api.send('GET', '/leads', { headers: admin.bearer });
  const byPhone = new Map(json.leads.map((lead: { phone_number: string }) => [lead.phone_number, lead]));
  expect(byPhone.size).toBe(2);
  expect(byPhone.get('+573001112203')).toMatchObject({ times_sent: 2, message: 'uno', tags: ['dos'] });
  await api.close();
});
