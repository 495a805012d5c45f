/** Reset through the mail, change, verified address (D16, T14). */
import { eq } from 'drizzle-orm';
import { users } from '#db/schema.server.ts';
import { lastMail, logIn, member, PASSWORD, page, tokenOf } from '#tests/account.ts';
import { expect, ownApp, type TestApp, test } from '#tests/app.ts';

const NEW = 'cuatro gatos en el techo';
const ask = (api: TestApp, json: object) => api.send('POST', '/auth/send-password-reset-link', { json, headers: page });
const reset = (api: TestApp, token: string, password = NEW) =>
  api.send('POST', '/auth/reset-password', { json: { token, password }, headers: page });

test('a reset link works once, ends every session, and the owner hears of it', async ({ api }) => {
  await member(api);
  const token = tokenOf((await logIn(api)).headers);
  await ask(api, { phone_number: '+57 300 123 4567' });
  const mail = await lastMail(api, 'maria@correo.example');
  expect(mail.text).toContain('http://127.0.0.1:3000/auth/');
  const check = (json: object) => api.send('POST', '/auth/check-reset-link', { json, headers: page });
  expect((await check({ token: mail.token })).status, 'asking does not spend it').toBe(200);
  expect(await reset(api, mail.token, '123')).toMatchObject({ status: 422, json: { field: 'password' } });
  expect((await reset(api, mail.token)).status).toBe(200);
  expect((await reset(api, mail.token)).json).toMatchObject({ message: 'Invalid or expired link', field: 'token' });
  expect(await check({ token: mail.token })).toMatchObject({ status: 422, json: { field: 'token' } });
  expect((await api.send('GET', '/auth/sessions', { headers: { cookie: `token=${token}` } })).status).toBe(401);
  expect((await logIn(api)).status).toBe(401);
  expect((await logIn(api, { password: NEW })).status).toBe(200);
  expect((await lastMail(api, 'maria@correo.example')).subject).toBe('Tu contraseña cambió');
  const [row] = await api.db.select().from(users).where(eq(users.email, 'maria@correo.example'));
  expect(row?.email_verified_at).toEqual(api.clock.now);
});

test('known and unknown people get the same answer; staff get no link, a link ends after 30 minutes, a new one ends the old', async ({
  api,
}) => {
  await member(api);
  await member(api, 'admin', { phone_number: '+573002222222', email: 'admin@correo.example' });
  const answers = [
    await ask(api, { email: 'Maria@correo.example' }),
    await ask(api, { email: 'nadie@correo.example' }),
    await ask(api, { phone_number: '+573009999999' }),
    await ask(api, { email: 'admin@correo.example' }),
  ];
  expect(new Set(answers.map(({ status, json }) => `${status} ${JSON.stringify(json)}`)).size).toBe(1);
  const first = await lastMail(api, 'maria@correo.example');
  expect((await lastMail(api, 'admin@correo.example')).token).toBe('');
  await ask(api, { email: 'maria@correo.example' });
  const second = (await mailedTokens(api)).find((token) => token !== first.token);
  expect((await reset(api, first.token)).status).toBe(422);
  api.clock.now = new Date(api.clock.now.getTime() + 30 * 60_000 + 1);
  expect((await reset(api, String(second))).status).toBe(422);
  expect((await logIn(api)).status).toBe(200);
});

async function mailedTokens(api: TestApp): Promise<string[]> {
  await api.runJobs();
  const { json } = await api.send('GET', '/api-mv/dev/mailbox');
  return json.messages.flatMap(({ text }: { text: string }) => /#token=([\w-]+)/.exec(text)?.[1] ?? []);
}

test('one of phone and e-mail is asked for, and one number cannot be flooded', async ({ api }) => {
  for (const json of [{}, { phone_number: '+573001234567', email: 'a@correo.example' }, { phone_number: 'x' }])
    expect((await ask(api, json)).status).toBe(422);
  const statuses: number[] = [];
  for (let number = 0; number < 6; number++) statuses.push((await ask(api, { phone_number: '+573001234567' })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('twenty who come with one link at once: one password', async () => {
  const api = await ownApp();
  await member(api);
  await ask(api, { email: 'maria@correo.example' });
  const { token } = await lastMail(api, 'maria@correo.example');
  const answers = await Promise.all(Array.from({ length: 20 }, (_, one) => reset(api, token, `clave larga ${one}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await api.close();
});

test('the message of a verified address is in the person’s language, right to left where that is', async ({ api }) => {
  const { headers } = await member(api, 'applicant', { locale: 'ar' });
  expect((await api.send('POST', '/auth/send-verification', { headers })).status).toBe(200);
  const mail = await lastMail(api, 'maria@correo.example');
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail.text).toContain('/ar/auth/');
  const verify = (token: string) => api.send('POST', '/auth/verify-email', { json: { token }, headers });
  expect((await verify(mail.token)).status).toBe(200);
  expect((await api.send('POST', '/auth/send-verification', { headers })).status).toBe(409);
});

test('a link that has verified its address says so again, as long as it lives and the address stands', async ({
  api,
}) => {
  const { headers, user } = await member(api);
  await api.send('POST', '/auth/send-verification', { headers });
  const { token } = await lastMail(api, 'maria@correo.example');
  const verify = async (one = token) =>
    (await api.send('POST', '/auth/verify-email', { json: { token: one }, headers: page })).status;
  const opened = await Promise.all([verify(), verify()]);
  expect(opened, 'a mail program and its reader at once').toEqual([200, 200]);
  expect(await verify()).toBe(200);
  expect(await verify(`${token.slice(0, -2)}zz`)).toBe(422);
  await api.db.update(users).set({ email: 'nueva@correo.example' }).where(eq(users.user_id, user.user_id));
  expect(await verify(), 'another address').toBe(422);
  await api.db.update(users).set({ email: 'maria@correo.example' }).where(eq(users.user_id, user.user_id));
  api.clock.now = new Date(api.clock.now.getTime() + 31 * 86_400_000);
  expect(await verify(), 'long past').toBe(422);
});

test('a link for an address that was changed since verifies nothing', async ({ api }) => {
  const { headers, user } = await member(api);
  await api.send('POST', '/auth/send-verification', { headers });
  const { token } = await lastMail(api, 'maria@correo.example');
  await api.db.update(users).set({ email: 'nueva@correo.example' }).where(eq(users.user_id, user.user_id));
  expect((await api.send('POST', '/auth/verify-email', { json: { token }, headers: page })).status).toBe(422);
});

test('a change asks for the old password, ten times at the most', async ({ api }) => {
  const { headers } = await member(api);
  const set = (json: object) => api.send('POST', '/auth/set-password', { json, headers });
  expect((await set({ password: NEW })).json).toMatchObject({ message: 'Invalid password', field: 'current_password' });
  expect((await set({ password: NEW, current_password: 'no es' })).status).toBe(422);
  expect((await set({ password: NEW, current_password: PASSWORD, email: 'x@correo.example' })).status).toBe(422);
  expect((await set({ password: NEW, current_password: PASSWORD })).status).toBe(200);
  for (let number = 0; number < 6; number++) await set({ password: NEW, current_password: 'no es' });
  expect((await set({ password: NEW, current_password: NEW })).status).toBe(429);
});
