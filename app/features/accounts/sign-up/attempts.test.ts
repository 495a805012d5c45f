import { afterEach, expect, test, vi } from 'vitest';
import type { SignUpBody } from '#app/features/accounts/client.ts';
import { signUpAttempts } from './attempts.ts';

afterEach(() => vi.unstubAllGlobals());

type SentRequest = { key: string | null; body: SignUpBody };

/** Answers one after the other; what is no status is a lost connection. */
function server(...answers: (number | 'lost')[]) {
  // The client pauses between its tries: not here.
  vi.stubGlobal('setTimeout', (work: () => void) => queueMicrotask(work));
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers, body }: RequestInit) => {
    sent.push({ key: new Headers(headers).get('Idempotency-Key'), body: JSON.parse(String(body)) });
    const answer = answers.shift() ?? 200;
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    const said = answer === 409 ? { success: false, message: 'User already exists' } : { success: answer === 200 };
    return new Response(JSON.stringify(said), { status: answer });
  });
  return sent;
}

const body = (first_name: string): SignUpBody => ({
  locale: 'es',
  first_name,
  last_name: 'Gómez',
  phone_number: '+573001234567',
  email: 'maria@correo.example',
  service_type: 'FirstTime',
});
const thrice = ['lost', 'lost', 'lost'] as const;
const by = (attempt: ReturnType<typeof signUpAttempts>, name: string, more: object = {}) =>
  attempt({ name }, async () => ({ ...body(name), ...more }));

test('the same details after a lost answer go out with the same key and the same content', async () => {
  const sent = server(...thrice, 200);
  const attempt = signUpAttempts({ mends: true });
  await expect(by(attempt, 'María', { client_id: '1.2' })).rejects.toThrow('Failed to fetch');
  await expect(by(attempt, 'María', { client_id: '3.4' })).resolves.toMatchObject({ success: true });
  expect(sent).toHaveLength(4);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(new Set(sent.map((one) => one.body.client_id))).toEqual(new Set(['1.2']));
});

test('an acknowledged try leaves its key behind, whatever the answer was', async () => {
  const sent = server(409, 200);
  const attempt = signUpAttempts({ mends: true });
  await expect(by(attempt, 'María')).rejects.toMatchObject({ status: 409 });
  await by(attempt, 'María');
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test('changed details after a lost answer first settle the old ones, then mend the account', async () => {
  const sent = server(...thrice, 200, 200);
  const attempt = signUpAttempts({ mends: true });
  await expect(by(attempt, 'Maria')).rejects.toThrow();
  await by(attempt, 'María');
  expect(sent.map((one) => one.body.first_name)).toEqual(['Maria', 'Maria', 'Maria', 'Maria', 'María']);
  expect(sent[3]?.key).toBe(sent[0]?.key);
  expect(sent[4]?.key).not.toBe(sent[0]?.key);
});

test('old details that were refused do not hold the new ones back; a line that is still down does', async () => {
  const sent = server(...thrice, 409, 200);
  const attempt = signUpAttempts({ mends: true });
  await expect(by(attempt, 'Maria')).rejects.toThrow();
  await by(attempt, 'María');
  expect(sent.at(-1)?.body.first_name).toBe('María');
  const down = server(...thrice, ...thrice);
  const again = signUpAttempts({ mends: true });
  await expect(by(again, 'Maria')).rejects.toThrow();
  await expect(by(again, 'María')).rejects.toThrow('Failed to fetch');
  expect(down.every((one) => one.body.first_name === 'Maria')).toBe(true);
});

test('a temporary account that turns out to be made is entered as it is', async () => {
  const sent = server(...thrice, 200);
  const attempt = signUpAttempts({ mends: false });
  await expect(by(attempt, 'Maria')).rejects.toThrow();
  await by(attempt, 'María');
  expect(sent.map((one) => one.body.first_name)).toEqual(['Maria', 'Maria', 'Maria', 'Maria']);
});

test('a failure of the server or of a limit says nothing about the account: the key stays', async () => {
  const sent = server(500, 429, 200);
  const attempt = signUpAttempts({ mends: true });
  await expect(by(attempt, 'María')).rejects.toMatchObject({ status: 500 });
  await expect(by(attempt, 'María')).rejects.toMatchObject({ status: 429 });
  await by(attempt, 'María');
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});
