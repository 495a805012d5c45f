import { afterEach, expect, test, vi } from 'vitest';
import { HttpError, onSessionLost, send } from './http.ts';

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
    await expect(send('POST', '/x')).rejects.toMatchObject({
      message: name,
      status: Number(status),
      serverMessage: 'no',
    });
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

test('what must outlive its page is sent so, unless the browser would refuse it for its size', async () => {
  const asked = answers(new Response('{}'));
  const bodies = [{ a: 1 }, { a: 'ñ'.repeat(31_000) }];
  for (const body of bodies) await send('PUT', '/x', { body, outlivesPage: true });
  await send('PUT', '/x', { body: { a: 1 } });
  expect(asked.map(({ init }) => init.keepalive)).toEqual([true, false, false]);
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

const lostSession = () => failed(401, { success: false, message: 'Unauthorized' });

test('a lost session is asked for once, and every call that waited is then sent again', async () => {
  let isBack = false;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return isBack ? new Response(JSON.stringify({ url })) : lostSession();
  });
  const loggedIn = Promise.withResolvers<boolean>();
  const ask = vi.fn(() => loggedIn.promise);
  const forget = onSessionLost(ask);
  const calls = [send('PUT', '/a', { body: { kept: 1 } }), send('GET', '/b')];
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  isBack = true;
  loggedIn.resolve(true);
  expect(await Promise.all(calls)).toEqual([{ url: '/api-mv/a' }, { url: '/api-mv/b' }]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(4);
  forget();
});

test('who does not log in again gets the refusal; so do a log-in, a wrong password and a page that cannot ask', async () => {
  answers(lostSession());
  const ask = vi.fn(async () => false);
  const forget = onSessionLost(ask);
  await expect(send('PUT', '/a')).rejects.toMatchObject({ status: 401 });
  expect(ask).toHaveBeenCalledTimes(1);
  await expect(send('POST', '/auth/x', { isOutsideSession: true })).rejects.toMatchObject({ status: 401 });
  expect(ask).toHaveBeenCalledTimes(1);
  answers(failed(401, { success: false, message: 'Invalid password' }));
  await expect(send('POST', '/auth/set-password')).rejects.toMatchObject({ serverMessage: 'Invalid password' });
  expect(ask).toHaveBeenCalledTimes(1);
  answers(lostSession());
  forget();
  await expect(send('PUT', '/a')).rejects.toMatchObject({ status: 401 });
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a refusal that comes after the log-in is answered by sending again, not by asking again', async () => {
  const late = Promise.withResolvers<Response>();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url.endsWith('/late') && asked.filter((one) => one === url).length === 1) return late.promise;
    return asked.filter((one) => one === url).length === 1 ? lostSession() : new Response('{"success":true}');
  });
  const ask = vi.fn(async () => true);
  const forget = onSessionLost(ask);
  const slow = send('PUT', '/late');
  await send('PUT', '/quick');
  late.resolve(lostSession());
  expect(await slow).toEqual({ success: true });
  expect(ask).toHaveBeenCalledTimes(1);
  forget();
});

test('a refusal carries how long to wait, where the server says it', async () => {
  answers(new Response('{}', { status: 429, headers: { 'Retry-After': '90' } }));
  await expect(send('POST', '/x')).rejects.toMatchObject({ status: 429, retryAfter: 90 });
  answers(failed(429));
  await expect(send('POST', '/x')).rejects.toMatchObject({ retryAfter: undefined });
});
