/** The budget of a log-in: only wrong tries use it up (D14, T5). */
import { issueToken } from '#app/platform/access/one-time-token.server.ts';
import { logIn, member, PASSWORD, page } from '#tests/account.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { cookiesOf } from '#tests/cookies.ts';

const address = '198.51.100.9';
const tryWrong = async (api: TestApp, times: number, more: { cookie?: string } = {}) => {
  const statuses: number[] = [];
  for (let number = 0; number < times; number++)
    statuses.push((await logIn(api, { password: `no es esta ${number}`, address, ...more })).status);
  return statuses;
};

test('a right log-in takes nothing of the budget, however often', async ({ api }) => {
  await member(api);
  for (let number = 0; number < 12; number++)
    expect((await logIn(api, { password: PASSWORD, address })).status, `${number}`).toBe(200);
  expect(await tryWrong(api, 11)).toEqual([...Array(10).fill(401), 429]);
});

test('a right log-in is not one of the ten tries, and its browser has ten of its own', async ({ api }) => {
  await member(api);
  expect(await tryWrong(api, 9)).toEqual(Array(9).fill(401));
  const right = await logIn(api, { address });
  expect(right.status).toBe(200);
  expect(await tryWrong(api, 1)).toEqual([401]);
  const cookie = `known_browser=${cookiesOf(right.headers).known_browser?.value}`;
  expect(await tryWrong(api, 11, { cookie })).toEqual([...Array(10).fill(401), 429]);
});

test('a new password set by a link opens the account at once, however many tries there were before', async ({
  api,
}) => {
  const { user } = await member(api);
  const right = await logIn(api, { address });
  const cookie = `known_browser=${cookiesOf(right.headers).known_browser?.value}`;
  expect((await tryWrong(api, 11)).at(-1)).toBe(429);
  expect((await tryWrong(api, 11, { cookie })).at(-1)).toBe(429);
  const { user_id } = user;
  const token = await issueToken(api.db, api.clock.now, { purpose: 'reset', user_id, minutes: 30 });
  const json = { token, password: 'cuatro gatos en el techo' };
  expect((await api.send('POST', '/auth/reset-password', { json, headers: page, address })).status).toBe(200);
  expect((await logIn(api, { password: json.password, address })).status).toBe(200);
  expect((await logIn(api, { password: json.password, address, cookie })).status).toBe(200);
});
