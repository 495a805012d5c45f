/** A one-time token: for one person and purpose, once, until its end (D11, D16, T13, T14). */
import { one_time_tokens } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { endEntrances, findToken, issueToken, spendToken } from './one-time-token.server.ts';

const MINUTES = 60;
const issue = ({ db, clock }: TestApp, user_id: string, purpose: 'invite' | 'log_in_code' = 'invite') =>
  issueToken(db, clock.now, { purpose, user_id, minutes: MINUTES, data: { email: 'luz@correo.example' } });
const find = ({ db, clock }: TestApp, token: string, purpose: 'invite' | 'log_in_code' = 'invite') =>
  findToken(db, clock.now, purpose, token);
const spend = ({ db, clock }: TestApp, token: string, purpose: 'invite' | 'log_in_code' = 'invite') =>
  spendToken(db, clock.now, purpose, token);
const person = async (api: TestApp) => (await api.signIn('applicant')).user.user_id;

test('it is found until it is spent, and spent once', async ({ api }) => {
  const user_id = await person(api);
  const token = await issue(api, user_id);
  const live = { user_id, data: { email: 'luz@correo.example' } };
  for (const _ of [1, 2]) expect(await find(api, token)).toEqual(live);
  expect(await spend(api, token)).toEqual(live);
  expect([await find(api, token), await spend(api, token)]).toEqual([null, null]);
});

test('it is good for its purpose alone', async ({ api }) => {
  const token = await issue(api, await person(api));
  expect([await find(api, token, 'log_in_code'), await spend(api, token, 'log_in_code')]).toEqual([null, null]);
  expect(await find(api, token)).not.toBeNull();
});

test('it ends when it said', async ({ api }) => {
  const start = api.clock.now.getTime();
  const token = await issue(api, await person(api));
  api.clock.now = new Date(start + MINUTES * 60_000 - 1);
  expect(await find(api, token)).not.toBeNull();
  api.clock.now = new Date(start + MINUTES * 60_000);
  expect([await find(api, token), await spend(api, token)]).toEqual([null, null]);
});

test('a new one ends the earlier of its person and purpose, and no other', async ({ api }) => {
  const [one, other] = [await person(api), await person(api)];
  const first = await issue(api, one);
  const code = await issue(api, one, 'log_in_code');
  const theirs = await issue(api, other);
  const second = await issue(api, one);
  expect(await spend(api, first)).toBeNull();
  expect(await find(api, second)).not.toBeNull();
  expect(await find(api, code, 'log_in_code')).not.toBeNull();
  expect(await find(api, theirs)).not.toBeNull();
});

test('a change of password, number, address or role ends all that opens the account or gives out what it reads', async ({
  api,
}) => {
  const [one, other] = [await person(api), await person(api)];
  const purposes = one_time_tokens.purpose.enumValues;
  const { db, clock } = api;
  const issueAll = async (user_id: string) => {
    const tokens: string[] = [];
    for (const purpose of purposes)
      tokens.push(await issueToken(db, clock.now, { purpose, user_id, minutes: MINUTES }));
    return tokens;
  };
  const mine = await issueAll(one);
  const theirs = await issueAll(other);
  await endEntrances(db, clock.now, one);
  const liveOf = async (tokens: string[]) => {
    const live: string[] = [];
    for (const [at, purpose] of purposes.entries())
      if (await findToken(db, clock.now, purpose, tokens[at])) live.push(purpose);
    return live;
  };
  expect(await liveOf(mine)).toEqual(['verify_email']);
  expect(await liveOf(theirs)).toEqual([...purposes]);
});

test('256 bits that the database does not know', async ({ api }) => {
  const token = await issue(api, await person(api));
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(JSON.stringify(await api.db.select().from(one_time_tokens))).not.toContain(token);
});
