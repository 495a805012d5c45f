import { afterEach, expect, test, vi } from 'vitest';
import { HttpError, send } from './http.ts';

afterEach(() => vi.unstubAllGlobals());

function answers(...list: (Response | Error)[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    const next = list[Math.min(asked.length, list.length) - 1];
    if (next instanceof Error) throw next;
    return next?.clone();
  });
  return asked;
}
const failed = (status: number, body: object = { success: false, message: 'no' }) =>
  new Response(JSON.stringify(body), { status, statusText: `text ${status}` });

test('each status of the catalogue has its name, any other is a Generic Error with all it knows', async () => {
  const names = {
    400: 'Bad Request',
    401: 'Unauthorized',
    403: 'Forbidden',
    404: 'Not Found',
    422: 'Validation Error',
    500: 'Internal Server Error',
    502: 'Bad Gateway',
    503: 'Service Unavailable',
  };
  for (const [status, name] of Object.entries(names)) {
    answers(failed(Number(status)));
    await expect(send('POST', '/x')).rejects.toMatchObject({ message: name, status: Number(status), said: 'no' });
  }
  answers(failed(418, { tea: true }));
  await expect(send('POST', '/x')).rejects.toMatchObject({
    message: 'Generic Error',
    status: 418,
    statusText: 'text 418',
    body: { tea: true },
  });
});

test('the base, the body and the key are sent as configured, with a limit of 10 000 ms', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const asked = answers(new Response('{"success":true}'));
  expect(await send('POST', '/leads', { body: { a: 1 }, idempotencyKey: 'k' })).toEqual({ success: true });
  expect(asked[0]?.url).toBe('/api-mv/leads');
  expect(asked[0]?.init).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    headers: { 'Idempotency-Key': 'k', 'Content-Type': 'application/json' },
  });
  expect(timeout).toHaveBeenCalledWith(10_000);
});

test('a write is repeated only with an Idempotency-Key, and a refusal never', async () => {
  const lost = new TypeError('network');
  const without = answers(lost, new Response('{}'));
  await expect(send('POST', '/x')).rejects.toBe(lost);
  expect(without).toHaveLength(1);
  const withKey = answers(lost, failed(503), new Response('{"success":true}'));
  expect(await send('POST', '/x', { idempotencyKey: 'k' })).toEqual({ success: true });
  expect(withKey).toHaveLength(3);
  const refused = answers(failed(422));
  await expect(send('POST', '/x', { idempotencyKey: 'k' })).rejects.toBeInstanceOf(HttpError);
  expect(refused).toHaveLength(1);
});
