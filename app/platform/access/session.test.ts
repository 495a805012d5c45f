/** Who a request says it is: by a header before a cookie, by the cookie that nobody else could have set before the others (D13, T15). */
import { expect, test } from 'vitest';
import { callerOf } from './session.server.ts';

const ours = 'o'.repeat(43);
const planted = 'p'.repeat(43);

test('the __Host- cookie counts first, wherever it stands: a sub-domain cannot put another in its place', () => {
  for (const cookies of [
    `token=${planted}; __Host-token=${ours}`,
    `__Host-token=${ours}; token=${planted}`,
    `access_token=${planted};__Host-token=${ours}; token=${planted}`,
  ])
    expect(callerOf(undefined, cookies), cookies).toEqual({ token: ours, kind: 'browser' });
});

test('without it the plain cookies count, by their whole name', () => {
  expect(callerOf(undefined, `a=1; token=${ours}`)).toEqual({ token: ours, kind: 'browser' });
  expect(callerOf(undefined, `access_token=${ours}`)).toEqual({ token: ours, kind: 'browser' });
  for (const cookies of [`xtoken=${ours}`, `x__Host-token=${ours}`, `user=token=${ours}`, '', undefined])
    expect(callerOf(undefined, cookies), cookies).toBeUndefined();
});

test('a bearer counts before any cookie, and a bad one is not helped by a good cookie', () => {
  const cookies = `__Host-token=${planted}; token=${planted}`;
  for (const word of ['Bearer', 'bearer'])
    expect(callerOf(`${word} ${ours}`, cookies)).toEqual({ token: ours, kind: 'bearer' });
  expect(callerOf('Bearer short', cookies)).toBeUndefined();
  expect(callerOf('Basic dXNlcjpwYXNz', cookies), 'no bearer at all').toEqual({ token: planted, kind: 'browser' });
});

test('a token has 43 to 128 letters', () => {
  for (const length of [43, 128])
    expect(callerOf(undefined, `token=${'a'.repeat(length)}`)?.token).toHaveLength(length);
  for (const length of [42, 129]) {
    expect(callerOf(undefined, `token=${'a'.repeat(length)}`)).toBeUndefined();
    expect(callerOf(`Bearer ${'a'.repeat(length)}`, undefined)).toBeUndefined();
  }
});
