/** What guessing and flooding may cost: answers that tell, messages to one recipient, checks of a password (T45, T46, T48). */
import { rmSync, writeFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { nameForMail } from '#app/features/accounts/rules.ts';
import { mailboxDir } from '#app/integrations/mail/mailbox.server.ts';
import { sendMessageJob } from '#app/integrations/mail/outbox.server.ts';
import { issueToken } from '#app/platform/access/one-time-token.server.ts';
import { messages, users } from '#db/schema.server.ts';
import { lastMail, logIn, member, PASSWORD, page } from '#tests/account.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';
import { cookiesOf } from '#tests/cookies.ts';

const later = (api: TestApp, ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
const HOUR = 3_600_000;
const number = (one: number) => `+57300${String(5_550_000 + one)}`;

async function crowd(api: TestApp, size: number) {
  const rows = Array.from({ length: size }, (_, one) => ({
    first_name: 'Vecina',
    last_name: 'Conocida',
    phone_number: number(one),
    email: `v${one}@correo.example`,
  }));
  await api.db.insert(users).values(rows);
}

const signUp = (api: TestApp, phone_number: string, email: string, address = '198.51.100.7') =>
  api.send('POST', '/api-mv/flow/flow-step-1', {
    json: { locale: 'es', first_name: 'Eva', last_name: 'Nueva', phone_number, email, service_type: 'FirstTime' },
    headers: page,
    address,
  });
const tally = (words: (string | undefined)[]) =>
  Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((one) => one === word).length]));

test('of 25 known numbers sign-up names ten an hour; a new number still signs up, and another address is not held back', async ({
  api,
}) => {
  await crowd(api, 25);
  const answers = [];
  for (let one = 0; one < 25; one++) answers.push(await signUp(api, number(one), `n${one}@correo.example`));
  expect(tally(answers.map(({ json }) => json.message))).toEqual({ 'User already exists': 10, 'Sign-up failed': 15 });
  expect(answers.at(-1)?.json).toEqual({ success: false, message: 'Sign-up failed' });
  expect((await signUp(api, '+573009998877', 'eva@correo.example')).status).toBe(200);
  expect((await signUp(api, number(0), 'x@correo.example', '203.0.113.9')).json.message).toBe('User already exists');
  later(api, HOUR + 1);
  expect((await signUp(api, number(0), 'x@correo.example')).json.message).toBe('User already exists');
});

test('the budget is one over all calls: sign-up, log-in, a changed number, a changed address', async ({ api }) => {
  await crowd(api, 12);
  const a = await member(api, 'applicant');
  const neighbour = await member(api, 'applicant', { phone_number: '+573009990066', email: 'al-lado@correo.example' });
  const address = '198.51.100.7';
  const told: string[] = [];
  for (const one of [0, 1, 2]) told.push((await signUp(api, number(one), `n${one}@correo.example`)).json.message);
  for (const one of [3, 4])
    told.push((await logIn(api, { phone_number: number(one), password: 'no es esta', address })).json.message);
  const put = (updates: object) =>
    api.send('PUT', `/user/${a.user.user_id}`, {
      json: { updates, current_password: PASSWORD },
      headers: a.headers,
      address,
    });
  for (const one of [5, 6, 7]) told.push((await put({ phone_number: number(one) })).json.message);
  for (const one of [8, 9]) told.push((await put({ email: `v${one}@correo.example` })).json.message);
  expect(told).not.toContain('Update failed');
  expect(told).not.toContain('Sign-up failed');
  expect(told).not.toContain('Login failed');
  for (const email of ['v10@correo.example', 'libre@correo.example']) {
    const { status, headers } = await put({ email });
    expect([status, headers.get('retry-after')], 'nothing is looked at any more').toEqual([429, '3600']);
  }
  expect((await signUp(api, number(11), 'n@correo.example')).json.message).toBe('Sign-up failed');
  await api.db.update(users).set({ email_verified_at: api.clock.now }).where(eq(users.user_id, neighbour.user.user_id));
  const theirs = await api.send('PUT', `/user/${neighbour.user.user_id}`, {
    json: { updates: { phone_number: '+573009990077' }, current_password: PASSWORD },
    headers: neighbour.headers,
    address,
  });
  expect(theirs.status, 'a confirmed neighbour behind the same address is not held back').toBe(200);
  later(api, HOUR + 1);
  expect((await put({ email: 'libre@correo.example' })).status).toBe(200);
});

test('answers that come at once are counted before they are given: the eleventh tells nothing, not even by its no', async () => {
  const api = await ownApp();
  await crowd(api, 40);
  const a = await member(api, 'applicant');
  const put = (updates: object) =>
    api.send('PUT', `/user/${a.user.user_id}`, {
      json: { updates, current_password: PASSWORD },
      headers: a.headers,
    });
  for (let one = 0; one < 6; one++)
    expect((await put({ phone_number: number(60 + one) })).status, 'a free one gives its place back').toBe(200);
  for (let one = 0; one < 8; one++)
    expect((await put({ phone_number: number(one) })).json.message).toBe('MAP:PHONE_NUMBER_ALREADY_IN_USE');
  const asked = [{ phone_number: number(70) }, ...[10, 11, 12, 13, 14].map((one) => ({ phone_number: number(one) }))];
  const answers = await Promise.all(asked.map(put));
  const words = answers.map(({ json }) => json.message);
  expect(words.filter((word) => word === 'MAP:PHONE_NUMBER_ALREADY_IN_USE').length).toBeLessThanOrEqual(2);
  expect(words).not.toContain('Update failed');
  expect(words).toContain('Too Many Requests');
  const signUps = await Promise.all(
    Array.from({ length: 25 }, (_, one) => signUp(api, number(one), `n${one}@correo.example`, '203.0.113.77')),
  );
  expect(tally(signUps.map(({ json }) => json.message))).toEqual({ 'User already exists': 10, 'Sign-up failed': 15 });
  await api.close();
});

test('who changes address from call to call is counted by the account', async ({ api }) => {
  await crowd(api, 15);
  const a = await member(api);
  const answers = [];
  for (let one = 0; one < 15; one++)
    answers.push(
      await api.send('PUT', `/user/${a.user.user_id}`, {
        json: { updates: { phone_number: number(one) }, current_password: PASSWORD },
        headers: a.headers,
        address: `203.0.113.${one}`,
      }),
    );
  expect(tally(answers.map(({ json }) => json.message))).toEqual({
    'MAP:PHONE_NUMBER_ALREADY_IN_USE': 10,
    'Too Many Requests': 5,
  });
});

test('a stranger gets six messages an hour, whoever causes them; notices to an owner still arrive', async ({ api }) => {
  const head = await member(api, 'applicant');
  const other = await member(api, 'applicant', { phone_number: '+573007777777', email: 'b@correo.example' });
  const [child] = await api.db
    .insert(users)
    .values({
      role: 'secondary',
      user_type: 'secondary',
      primary_user_id: other.user.user_id,
      first_name: 'Luz',
      last_name: 'Familia',
    })
    .returning();
  const invite = (email: string) =>
    api.send('POST', '/auth/invite-secondary-applicant', {
      json: { user_id: child?.user_id, email },
      headers: other.headers,
    });
  const count = async (to: string) => {
    await api.runJobs();
    const { json } = await api.send('GET', '/api-mv/dev/mailbox');
    return json.messages.filter((one: { to: string }) => one.to === to).length;
  };
  for (const to of ['ajeno@correo.example', 'maria@correo.example']) {
    for (let one = 0; one < 8; one++) expect((await invite(to)).status).toBe(200);
    expect(await count(to), 'counted where they leave').toBe(6);
    expect((await invite(to)).status, 'and told before the next link is made').toBe(429);
  }
  const set = { password: 'cuatro gatos en el techo', current_password: PASSWORD };
  expect((await api.send('POST', '/auth/set-password', { json: set, headers: head.headers })).status).toBe(200);
  expect(await count('maria@correo.example')).toBe(7);
  const ask = { phone_number: '+573001234567' };
  await api.send('POST', '/auth/send-password-reset-link', { json: ask, headers: page });
  expect(await count('maria@correo.example'), 'links to one’s own account are not crowded out').toBe(8);
  expect(api.logLines.join('')).toContain('message dropped');
  expect(api.logLines.join('')).not.toContain('ajeno@');
  later(api, HOUR + 1);
  await invite('ajeno@correo.example');
  expect(await count('ajeno@correo.example')).toBe(7);
});

test('a stranger gets fifteen messages a day, however they are spread', async ({ api }) => {
  const to_address = 'ajeno@correo.example';
  const write = { kind: 'invite', to_address, locale: 'es', subject: 'x', text: 'x', html: 'x' } as const;
  for (let hour = 0; hour < 5; hour++) {
    const rows = await api.db.insert(messages).values(Array(6).fill(write)).returning();
    const inputs = rows.map(({ message_id }) => ({ message_id }));
    expect((await api.app.runJob(sendMessageJob.name, inputs)).filter(Boolean)).toEqual([]);
    later(api, HOUR + 1);
  }
  expect(await api.db.$count(messages), 'what was dropped is not kept').toBe(15);
  later(api, 20 * HOUR);
  const [row] = await api.db.insert(messages).values(write).returning();
  await api.app.runJob(sendMessageJob.name, [{ message_id: row?.message_id }]);
  expect(await api.db.$count(messages)).toBe(16);
});

test('one mailbox has one budget, however its address is spelt', async ({ api }) => {
  const write = { kind: 'invite', locale: 'es', subject: 'x', text: 'x', html: 'x' } as const;
  const countSent = async (...addresses: string[]) => {
    const rows = await api.db
      .insert(messages)
      .values(addresses.map((to_address) => ({ ...write, to_address })))
      .returning({ message_id: messages.message_id });
    expect((await api.app.runJob(sendMessageJob.name, rows)).filter(Boolean)).toEqual([]);
    const { json } = await api.send('GET', '/api-mv/dev/mailbox');
    return json.messages.filter(({ to }: { to: string }) => addresses.includes(to)).length;
  };
  const tagged = Array.from({ length: 8 }, (_, one) => `buzon+${one}@correo.example`);
  expect(await countSent(...tagged)).toBe(6);
  expect(await countSent('buzon@correo.example', 'Buzon@correo.example')).toBe(0);
  expect(await countSent('bu.zon@correo.example', 'buzon@otro.example'), 'two other mailboxes').toBe(2);
  const dotted = ['eva.a@gmail.com', 'e.v.a.a@gmail.com', 'evaa+x@googlemail.com', 'evaa@gmail.com'];
  expect(await countSent(...dotted, 'ev.aa@gmail.com', 'evaa+y@gmail.com', 'e.vaa@gmail.com')).toBe(6);
});

test('what staff send uses up neither the links nor the notices of its recipient', async ({ api }) => {
  const { headers, user } = await member(api);
  const csr = await member(api, 'csr', { phone_number: '+573002222222', email: 'csr@correo.example' });
  const toPerson = `/api-mv/admin/people/${user.user_id}/messages`;
  const letter = {
    channel: 'mail',
    template: null,
    locale: 'es',
    subject: null,
    message: 'Te escribimos por tu caso.',
  };
  const statuses: number[] = [];
  for (let one = 0; one < 7; one++) {
    statuses.push(
      (await api.send('POST', `/api-mv/user/${user.user_id}/log-in-link`, { headers: csr.headers })).status,
    );
    statuses.push((await api.send('POST', toPerson, { json: letter, headers: csr.headers })).status);
    await api.runJobs();
  }
  expect(tally(statuses.map(String))).toEqual({ 200: 10, 429: 4 });
  const set = { password: 'cuatro gatos en el techo', current_password: PASSWORD };
  expect((await api.send('POST', '/auth/set-password', { json: set, headers })).status).toBe(200);
  await api.send('POST', '/auth/send-password-reset-link', { json: { phone_number: '+573001234567' }, headers: page });
  await api.runJobs();
  const { json } = await api.send('GET', '/api-mv/dev/mailbox');
  const kinds = await api.db.select({ kind: messages.kind }).from(messages);
  expect(json.messages).toHaveLength(12);
  expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['password_changed', 'reset']));
});

test('who asks for reset links does not use up the question whether the address may change', async ({ api }) => {
  const { user } = await member(api);
  const csr = await api.signIn('csr');
  const ask = { phone_number: '+573001234567' };
  const askForReset = async () => {
    await api.send('POST', '/auth/send-password-reset-link', { json: ask, headers: page, address: '198.51.100.9' });
    await api.runJobs();
  };
  const link = { kind: 'reset', budget: 'entry', to_address: 'maria@correo.example', locale: 'es' } as const;
  const rows = await api.db
    .insert(messages)
    .values(Array(6).fill({ ...link, subject: 'x', text: 'x', html: 'x' }))
    .returning();
  const inputs = rows.map(({ message_id }) => ({ message_id }));
  await api.app.runJob(sendMessageJob.name, inputs);
  await askForReset();
  expect(await api.db.$count(messages), 'no room for another').toBe(6);
  const json = { updates: { email: 'nueva@correo.example' } };
  await api.send('PUT', `/user/${user.user_id}`, { json, headers: { ...page, ...csr.cookie } });
  expect((await lastMail(api, 'maria@correo.example')).text).toContain('/auth/confirm-contact#token=');
});

test('a message that could not leave does not use up the budget of its recipient', async ({ api }) => {
  const { headers } = await member(api);
  await api.send('POST', '/auth/send-verification', { headers });
  const dir = mailboxDir(api.services.env.DATA_DIR);
  rmSync(dir, { recursive: true, force: true });
  writeFileSync(dir, 'in the way');
  const [waiting] = await api.db.select().from(messages);
  const input = { message_id: waiting?.message_id };
  for (let one = 0; one < 8; one++)
    expect((await api.app.runJob(sendMessageJob.name, [input]))[0]).toBeInstanceOf(Error);
  rmSync(dir);
  expect((await api.app.runJob(sendMessageJob.name, [input]))[0]).toBeUndefined();
  expect((await api.db.select().from(messages))[0]?.sent_at).toEqual(api.clock.now);
});

test('inside a session a password is guessed ten times, whatever call asks for it; the right one is free', async ({
  api,
}) => {
  const a = await member(api);
  let sent = 0;
  const put = (current_password: string) =>
    api.send('PUT', `/user/${a.user.user_id}`, {
      json: { updates: { phone_number: number(++sent) }, current_password },
      headers: a.headers,
    });
  const set = (current_password: string) =>
    api.send('POST', '/auth/set-password', {
      json: { password: 'cuatro gatos en el techo', current_password },
      headers: a.headers,
    });
  for (let one = 0; one < 5; one++) expect((await put(`intento ${one}`)).status).toBe(422);
  for (let one = 0; one < 4; one++) expect((await set(`intento ${one}`)).status).toBe(422);
  expect((await put(PASSWORD)).status).toBe(200);
  expect((await put('intento 9')).status).toBe(422);
  expect((await set(PASSWORD)).status).toBe(429);
  expect((await put(PASSWORD)).status).toBe(429);
  later(api, 15 * 60_000 + 1);
  expect((await set(PASSWORD)).status).toBe(200);
});

test('asking for reset links until no more leave does not end the last that did', async ({ api }) => {
  await member(api);
  let asked = 0;
  const ask = async (json: object) => {
    const address = `203.0.113.${++asked}`;
    await api.send('POST', '/auth/send-password-reset-link', { json, headers: page, address });
    return lastMail(api, 'maria@correo.example');
  };
  const tokens: string[] = [];
  for (let one = 0; one < 5; one++) {
    later(api, 1000);
    tokens.push((await ask({ phone_number: '+573001234567' })).token);
    later(api, 1000);
    tokens.push((await ask({ email: 'maria@correo.example' })).token);
  }
  expect(new Set(tokens).size).toBe(6);
  const json = { token: tokens.at(-1), ...SECRET_WORDS };
  expect((await api.send('POST', '/auth/reset-password', { json, headers: page })).status).toBe(200);
});

test('a temporary account that names addresses of others is told ten times, then no more', async ({ api }) => {
  await crowd(api, 12);
  const begun = await api.send('POST', '/api-mv/flow/flow-step-1', {
    json: {
      ...{ locale: 'es', first_name: 'Eva', last_name: '', phone_number: '+573009998877', email: '' },
      ...{ service_type: 'FirstTime', temporary: true },
    },
    headers: page,
  });
  const cookie = begun.headers.getSetCookie().find((one) => one.startsWith('token='));
  const headers = { ...page, cookie: String(cookie).split(';')[0] ?? '' };
  const words: string[] = [];
  for (let one = 0; one < 12; one++) {
    if (one === 6) later(api, 15 * 60_000 + 1);
    const json = { ...SECRET_WORDS, last_name: 'Nueva', email: `v${one}@correo.example` };
    words.push((await api.send('POST', '/auth/set-password', { json, headers })).json.message);
  }
  expect(tally(words)).toEqual({ 'MAP:EMAIL_ALREADY_IN_USE': 10, 'Update failed': 2 });
});

const SECRET_WORDS = { password: 'cuatro gatos en el techo' };

test('links that open an account die with its password, its address and its number', async ({ api }) => {
  const a = await member(api);
  const { user_id } = a.user;
  const live = async () => ({
    reset: await issueToken(api.db, api.clock.now, { purpose: 'reset', user_id, minutes: 30 }),
    code: await issueToken(api.db, api.clock.now, { purpose: 'log_in_code', user_id, minutes: 30 }),
  });
  const put = (updates: object) =>
    api.send('PUT', `/user/${user_id}`, { json: { updates, current_password: PASSWORD }, headers: a.headers });
  const expectDead = async ({ reset, code }: { reset: string; code: string }, phone_number: string) => {
    const json = { token: reset, ...SECRET_WORDS };
    expect((await api.send('POST', '/auth/reset-password', { json, headers: page })).status).toBe(422);
    expect((await logIn(api, { phone_number, password: code, address: '192.0.2.9' })).status).toBe(401);
  };
  let tokens = await live();
  expect((await put({ email: 'nueva@correo.example' })).status).toBe(200);
  await expectDead(tokens, '+573001234567');
  tokens = await live();
  expect((await put({ phone_number: '+573008888888' })).status).toBe(200);
  await expectDead(tokens, '+573008888888');
  tokens = await live();
  const json = { ...SECRET_WORDS, current_password: PASSWORD };
  expect((await api.send('POST', '/auth/set-password', { json, headers: a.headers })).status).toBe(200);
  await expectDead(tokens, '+573008888888');
});

test('a reset ends the log-in link that was sent before it', async ({ api }) => {
  const a = await member(api);
  const { user_id } = a.user;
  const code = await issueToken(api.db, api.clock.now, { purpose: 'log_in_code', user_id, minutes: 30 });
  const token = await issueToken(api.db, api.clock.now, { purpose: 'reset', user_id, minutes: 30 });
  const json = { token, ...SECRET_WORDS };
  expect((await api.send('POST', '/auth/reset-password', { json, headers: page })).status).toBe(200);
  expect((await logIn(api, { password: code })).status).toBe(401);
});

test('a verified address ends every session but the one that verified it', async ({ api }) => {
  const a = await member(api);
  const other = await logIn(api, { address: '192.0.2.1' });
  const cookie = other.headers.getSetCookie().find((one) => one.startsWith('token='));
  await api.send('POST', '/auth/send-verification', { headers: a.headers });
  const { token } = await lastMail(api, 'maria@correo.example');
  expect((await api.send('POST', '/auth/verify-email', { json: { token }, headers: a.headers })).status).toBe(200);
  expect((await api.send('GET', '/auth/sessions', { headers: a.cookie })).status).toBe(200);
  const theirs = { cookie: String(cookie).split(';')[0] ?? '' };
  expect((await api.send('GET', '/auth/sessions', { headers: theirs })).status).toBe(401);
});

test('a name that holds an address is neither greeted nor put into a subject', async ({ api }) => {
  expect(['María José', 'J.R. Pérez', "D'Angelo", 'أحمد علي'].map(nameForMail)).toEqual([
    'María',
    '',
    "D'Angelo",
    'أحمد',
  ]);
  for (const name of ['Ve a x.com', 'I.am', 'Llama ٣٠٠١٢٣٤٥٦٧', 'Paga a Nequi 300 123 45 67', 'a'.repeat(21), '¡Gana!'])
    expect(nameForMail(name), name).toBe('');
  expect(nameForMail('Visa negada, escribe a soporte arroba evil punto com')).toBe('Visa');
  const lure = 'Gana en www.premio.example ya';
  const head = await member(api, 'applicant', { first_name: lure, last_name: '@premio.example' });
  const [child] = await api.db
    .insert(users)
    .values({
      role: 'secondary',
      user_type: 'secondary',
      primary_user_id: head.user.user_id,
      first_name: 'https://premio.example/x',
      last_name: 'Familia',
    })
    .returning();
  await api.send('POST', '/auth/invite-secondary-applicant', {
    json: { user_id: child?.user_id, email: 'ajeno@correo.example' },
    headers: head.headers,
  });
  const mail = await lastMail(api, 'ajeno@correo.example');
  expect(mail.subject).toBe('Te invitan a completar tu solicitud de visa');
  expect(mail.text).toContain('Alguien de tu familia te agregó');
  expect(mail.text).toMatch(/^Hola:\n/);
  for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toContain('premio');
});

test('an address with a soft hyphen or a zero-width letter is the address without it', async ({ api }) => {
  await member(api);
  for (const email of ['ma\u00adria@correo.example', 'maria\u200b@correo.example', 'maria@cor\u2060reo.example'])
    expect((await signUp(api, '+573009998877', email)).json.message, JSON.stringify(email)).toBe('User already exists');
  const made = await signUp(api, '+573009998877', 'e\u200dva@correo.example');
  expect(made.json.user_profile.email).toBe('eva@correo.example');
  const [row] = await api.db.select().from(users).where(eq(users.email, 'eva@correo.example'));
  expect(row).toBeDefined();
});

test('whether one number has an account is told ten times an hour, from however many addresses', async ({ api }) => {
  await member(api);
  const words: string[] = [];
  for (let one = 0; one < 15; one++) {
    // Five of a quarter of an hour are told anything at all.
    if (one % 5 === 0 && one > 0) later(api, 15 * 60_000 + 1);
    words.push((await logIn(api, { password: 'no es esta', address: `203.0.113.${one}` })).json.message);
  }
  expect(tally(words)).toEqual({ 'Invalid password': 10, 'Login failed': 5 });
});

test('a job that is tried again sends nothing twice', async ({ api }) => {
  const { headers } = await member(api);
  await api.send('POST', '/auth/send-verification', { headers });
  await api.runJobs();
  const [sent] = await api.db.select().from(messages);
  expect(sent?.sent_at).toEqual(api.clock.now);
  later(api, 60_000);
  expect(await api.app.runJob(sendMessageJob.name, [{ message_id: sent?.message_id }])).toEqual([undefined]);
  const { json } = await api.send('GET', '/api-mv/dev/mailbox');
  expect(json.messages.map((one: { received_at: string }) => one.received_at)).toEqual([sent?.sent_at?.toISOString()]);
});

test('the question about a contact change dies with the password', async ({ api }) => {
  const a = await member(api);
  const csr = await api.signIn('csr');
  const updates = { email: 'nueva@correo.example' };
  await api.send('PUT', `/user/${a.user.user_id}`, { json: { updates }, headers: { ...page, ...csr.cookie } });
  const { token } = await lastMail(api, 'maria@correo.example');
  const set = { ...SECRET_WORDS, current_password: PASSWORD };
  expect((await api.send('POST', '/auth/set-password', { json: set, headers: a.headers })).status).toBe(200);
  const json = { token, answer: 'confirm' };
  expect((await api.send('POST', '/auth/contact-change', { json, headers: page })).status).toBe(422);
});

const OWNER = 'maria@correo.example';
const resets = (api: TestApp) => api.db.$count(messages, eq(messages.kind, 'reset'));
async function askReset(
  api: TestApp,
  address: string,
  { cookie = '', json = {} }: { cookie?: string; json?: object } = {},
) {
  const asked = { phone_number: '+573001234567' };
  const headers = { ...page, ...(cookie && { cookie }) };
  const body = Object.keys(json).length > 0 ? json : asked;
  const { status } = await api.send('POST', '/auth/send-password-reset-link', { json: body, headers, address });
  await api.runJobs();
  return status;
}

test('a stranger who asks for reset links uses up a part: the owner elsewhere still gets one', async ({ api }) => {
  await member(api);
  for (let one = 0; one < 5; one++)
    for (const json of [{ phone_number: '+573001234567' }, { email: OWNER }])
      expect(await askReset(api, '203.0.113.9', { json }), 'and hears nothing of it').toBe(200);
  expect(await resets(api)).toBe(3);
  expect(await askReset(api, '203.0.113.9'), 'told by what was typed, known or not').toBe(429);
  expect(await askReset(api, '198.51.100.4')).toBe(200);
  expect(await resets(api)).toBe(4);
  for (let hour = 0; hour < 4; hour++) {
    later(api, HOUR + 1);
    for (let one = 0; one < 4; one++) await askReset(api, '203.0.113.9');
  }
  expect(await resets(api), 'five a day from one place').toBe(6);
});

test('strangers at many addresses neither use up nor end the link of an owner in a known browser', async ({ api }) => {
  await member(api);
  const cookie = `known_browser=${cookiesOf((await logIn(api, { address: '192.0.2.1' })).headers).known_browser?.value}`;
  for (let one = 0; one < 20; one++) await askReset(api, `203.0.113.${one}`);
  expect(await resets(api)).toBe(6);
  expect(await askReset(api, '203.0.113.1', { cookie: `${cookie}x` })).toBe(200);
  expect(await resets(api), 'a forged mark gives nothing').toBe(6);
  later(api, 1000);
  for (let one = 0; one < 5; one++) await askReset(api, '203.0.113.1');
  expect(await askReset(api, '203.0.113.1', { cookie }), 'whatever others did at the same address').toBe(200);
  const { token } = await lastMail(api, OWNER);
  expect(await resets(api)).toBe(7);
  later(api, 20 * 60_000);
  expect(await askReset(api, '198.51.100.77')).toBe(200);
  const json = { token, ...SECRET_WORDS };
  expect((await api.send('POST', '/auth/reset-password', { json, headers: page })).status).toBe(200);
});

test('while an owner has a link of their own, a stranger causes no other; afterwards one does again', async ({
  api,
}) => {
  await member(api);
  const cookie = `known_browser=${cookiesOf((await logIn(api)).headers).known_browser?.value}`;
  await askReset(api, '192.0.2.1', { cookie });
  await askReset(api, '198.51.100.77');
  expect(await resets(api)).toBe(1);
  await askReset(api, '192.0.2.1', { cookie });
  expect(await resets(api), 'the owner may ask anew').toBe(2);
  later(api, 30 * 60_000 + 1);
  await askReset(api, '198.51.100.77');
  expect(await resets(api)).toBe(3);
  for (let one = 0; one < 8; one++) {
    later(api, 60_000);
    await askReset(api, '192.0.2.1', { cookie });
  }
  expect(await api.db.$count(messages, eq(messages.budget, 'own')), 'six an hour here, too').toBeLessThanOrEqual(6);
});
