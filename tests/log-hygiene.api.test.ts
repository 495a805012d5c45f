/** What a log must never hold, whatever people type and wherever they type it (Q13). */
import { lastMail, logIn, member, page, tokenOf } from './account.ts';
import { expect, test } from './app.ts';
import { cookiesOf } from './cookies.ts';

const PASSWORD = 'MARCADORCLAVE tres perros';
const PHONE = '+573001234567';
const EMAIL = 'marcador@correo.example';

test('no password, token, number or address of an account reaches the log', async ({ api }) => {
  const secrets: string[] = [PASSWORD, 'MARCADORCLAVE', PHONE, '3001234567', EMAIL, 'marcador@', 'Marcadora'];
  const person = { locale: 'es', first_name: 'Marcadora', last_name: 'Pérez', service_type: 'FirstTime' };
  const made = await api.send('POST', '/api-mv/flow/flow-step-1', {
    json: { ...person, phone_number: PHONE, email: EMAIL },
    headers: page,
  });
  const signUp = String(cookiesOf(made.headers).signup_token?.value);
  await api.send('POST', '/api-mv/flow/flow-step-2', {
    json: { phone_number: PHONE, password: PASSWORD },
    headers: { ...page, cookie: `signup_token=${signUp}` },
  });
  const token = tokenOf((await logIn(api, { phone_number: PHONE, password: PASSWORD })).headers);
  await logIn(api, { phone_number: PHONE, password: `${PASSWORD} no` });
  await api.raw('GET', `/auth/log-in?phone_number=${PHONE}&password=${encodeURIComponent(PASSWORD)}`);
  await api.raw('GET', `/auth/log-in/${PHONE}/${EMAIL}`);
  await api.raw('GET', `/en/portal?next=/x/${EMAIL}`, { headers: { cookie: `token=${token}` } });
  await api.send('POST', '/auth/send-password-reset-link', { json: { email: EMAIL }, headers: page });
  const mail = await lastMail(api, EMAIL);
  await api.send('POST', '/auth/reset-password', { json: { token: mail.token, password: 'x' }, headers: page });
  const csr = await member(api, 'csr', { phone_number: '+573002222222', email: 'csr@correo.example' });
  await api.send('GET', `/user/phone-number/${PHONE}`, { headers: csr.cookie });
  await api.raw('POST', '/auth/login-with-phone-number', {
    body: `{"phone_number":"${PHONE}","password":"${PASSWORD}`,
    headers: { ...page, 'content-type': 'application/json' },
  });
  const log = api.logLines.join('');
  expect(api.logLines.length).toBeGreaterThan(8);
  for (const secret of [...secrets, signUp, token, mail.token]) expect(log, secret).not.toContain(secret);
});

test('no odd spelling of a number or an address in a path reaches the log, and no line of it is broken', async ({
  api,
}) => {
  const LINE_ENDS = ['%E2%80%A8', '%E2%80%A9', '%C2%85', '%0A', '%E2%80%8B', '%E2%80%AE'];
  const digits = [...'3001234567'].map((digit) => `%3${digit}`).join('');
  const paths = [
    ...LINE_ENDS.flatMap((end) => [
      `/u/300${end}123${end}4567`,
      `/u/marcador${end}%40correo.example`,
      `/en/x${end}{"level":"error"}`,
    ]),
    ...LINE_ENDS.map((end) => `/api-mv/none/300${end.replace('%', '%25')}1234567`),
    `/u/${digits}`,
    `/u/${digits.replaceAll('%', '%25')}`,
    '/u/marcador%2540correo.example',
    '/u/marcador%252540correo.example',
    '/api-mv/none/marcador%2540correo.example',
  ];
  for (const path of paths) expect((await api.raw('GET', path)).status, path).toBe(404);
  expect(api.logLines).toHaveLength(paths.length);
  for (const line of api.logLines) {
    expect(JSON.parse(line).msg).toBe('request');
    expect(line.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(JSON.parse(line).path).not.toMatch(/\p{Nd}{3}|marcador|correo|%40|%E2/iu);
  }
});
