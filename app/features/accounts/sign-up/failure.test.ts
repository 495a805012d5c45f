import { afterEach, expect, test, vi } from 'vitest';
import { HttpError } from '#app/platform/http/http.ts';
import { signUpFailure } from './failure.ts';
import { passwordFailure } from './password-failure.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: object = {}, retryAfter?: number) =>
  new HttpError('x', { status, statusText: '', body, retryAfter });

test('a taken number or e-mail is told from everything else', () => {
  expect(signUpFailure(answer(409, { message: 'User already exists' }))).toEqual({ kind: 'exists' });
  expect(signUpFailure(answer(409, { message: 'Conflict' }))).toEqual({ kind: 'failed' });
  expect(signUpFailure(answer(500))).toEqual({ kind: 'failed' });
  expect(signUpFailure(answer(422, { field: 'email' }))).toEqual({ kind: 'field', field: 'email' });
  expect(signUpFailure(answer(422))).toEqual({ kind: 'failed' });
});

test('whoever must wait is told how many minutes; a lost line is called that', () => {
  expect(signUpFailure(answer(429, {}, 61))).toEqual({ kind: 'tooMany', minutes: 2 });
  expect(signUpFailure(answer(429))).toEqual({ kind: 'tooMany', minutes: 1 });
  expect(signUpFailure(new TypeError('Failed to fetch'))).toEqual({ kind: 'offline' });
});

const written = { phone_number: '+573001234567', password: 'tres perros en la playa' };
function logInAnswers(status: number | 'lost') {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    asked.push(`${url} ${body}`);
    if (status === 'lost') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ success: status === 200, user_profile: { user_id: '1' } }), { status });
  });
  return asked;
}

test('a password whose answer was lost may be set: a log-in with it finds out', async () => {
  for (const lost of [new TypeError('Failed to fetch'), answer(401), answer(503)]) {
    const asked = logInAnswers(200);
    expect(await passwordFailure(lost, written)).toBe('entered');
    expect(asked).toEqual([`/api-mv/auth/login-with-phone-number ${JSON.stringify(written)}`]);
  }
});

test('a password that was not set is complained about in the right words', async () => {
  logInAnswers(401);
  expect(await passwordFailure(new TypeError('Failed to fetch'), written)).toEqual({ kind: 'generic' });
  expect(await passwordFailure(answer(401), written)).toEqual({ kind: 'expired' });
  logInAnswers('lost');
  expect(await passwordFailure(answer(503), written)).toEqual({ kind: 'offline' });
});

test('a refusal needs no second look', async () => {
  const asked = logInAnswers(200);
  expect(await passwordFailure(answer(422, { field: 'password' }), written)).toEqual({ kind: 'common' });
  expect(await passwordFailure(answer(422, { field: 'phone_number' }), written)).toEqual({ kind: 'generic' });
  expect(await passwordFailure(answer(429, {}, 600), written)).toEqual({ kind: 'tooMany', minutes: 10 });
  expect(await passwordFailure(answer(404), written)).toEqual({ kind: 'generic' });
  expect(asked).toEqual([]);
});
