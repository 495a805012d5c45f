import { expect, test } from 'vitest';
import { HttpError } from '#app/platform/http/http.ts';
import { asksForCode, logInFailure } from './failure.ts';

const answered = (status: number, message: string, retryAfter?: number) =>
  new HttpError('', { status, statusText: '', body: { message }, ...(retryAfter && { retryAfter }) });

test('User not found and Invalid password have their own text beside their field, any other message is login-failed', () => {
  expect(logInFailure(answered(401, 'User not found'))).toEqual({
    text: 'errors.user_not_found',
    field: 'phone_number',
  });
  expect(logInFailure(answered(401, 'Invalid password'))).toEqual({
    text: 'errors.incorrect_password',
    field: 'password',
  });
  for (const message of ['Login failed', 'Unauthorized', '', 'constructor'])
    expect(logInFailure(answered(401, message))).toEqual({ text: 'errors.login_failed' });
  expect(logInFailure(answered(500, 'Internal Server Error'))).toEqual({ text: 'errors.login_failed' });
});

test('too many tries say when to come back, in whole minutes', () => {
  expect(logInFailure(answered(429, 'Too Many Requests', 61))).toEqual({ text: 'errors.too_many', minutes: 2 });
  expect(logInFailure(answered(429, 'Too Many Requests'))).toEqual({ text: 'errors.too_many', minutes: 15 });
});

test('what never reached us is not the fault of the password', () => {
  expect(logInFailure(new TypeError('Failed to fetch'))).toEqual({ text: 'errors.offline' });
  expect(logInFailure(answered(503, 'Service Unavailable'))).toEqual({ text: 'errors.unavailable' });
});

test('a second factor is asked for, not complained about', () => {
  expect(asksForCode(answered(401, 'Second factor required'))).toBe(true);
  expect(asksForCode(answered(401, 'Invalid code'))).toBe(false);
  expect(logInFailure(answered(401, 'Invalid code')).field).toBe('code');
});

test('a link that was used before is told as such: nobody typed its password', () => {
  for (const message of ['Invalid password', 'Login failed', 'User not found'])
    expect(logInFailure(answered(401, message), { isByLink: true })).toEqual({ text: 'errors.bad_link' });
  expect(logInFailure(answered(401, 'Invalid code'), { isByLink: true }).field).toBe('code');
  expect(logInFailure(answered(429, '', 60), { isByLink: true })).toEqual({ text: 'errors.too_many', minutes: 1 });
});
