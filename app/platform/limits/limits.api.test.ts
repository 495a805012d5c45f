/** Counting tries: what is given back, and what is not (T5, T25). */

import type { RequestContext } from '#app/platform/calls/request-context.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { giveBack, hasRoom, type Try, takeLimits } from './limits.server.ts';

const ctxOf = ({ db, clock, services }: TestApp) =>
  ({ db, now: clock.now, env: services.env }) as unknown as RequestContext;
const rule: Try = { bucket: 'test', key: 'somebody', max: 3, minutes: 15 };
const roomFor = async (api: TestApp, one: Try) => {
  let room = 0;
  while (await hasRoom(ctxOf(api), [one])) room += 1;
  return room;
};

test('what is given back more often than it was taken is no credit', async ({ api }) => {
  await takeLimits(ctxOf(api), [rule]);
  for (let number = 0; number < 5; number++) await giveBack(ctxOf(api), [rule]);
  await giveBack(ctxOf(api), [rule, rule, rule]);
  expect(await roomFor(api, rule)).toBe(3);
});

test('one try given back is one more try, for that key and bucket alone', async ({ api }) => {
  const others: Try[] = [
    { ...rule, key: 'somebody else' },
    { ...rule, bucket: 'another' },
  ];
  for (const one of [rule, ...others]) await takeLimits(ctxOf(api), [one, one]);
  await giveBack(ctxOf(api), [rule]);
  expect(await roomFor(api, rule)).toBe(2);
  await giveBack(ctxOf(api), [rule, rule, rule]);
  expect(await roomFor(api, rule), 'three of four in one turn').toBe(2);
  for (const one of others) expect(await roomFor(api, one)).toBe(1);
});

test('a window ends when it said so, not later for being asked again, and its end is told in seconds', async ({
  api,
}) => {
  const start = api.clock.now.getTime();
  await takeLimits(ctxOf(api), [rule]);
  api.clock.now = new Date(start + 14 * 60_000);
  await takeLimits(ctxOf(api), [rule, rule]);
  await expect(takeLimits(ctxOf(api), [rule])).rejects.toMatchObject({ status: 429, retryAfter: 60 });
  api.clock.now = new Date(start + 15 * 60_000 - 1);
  await expect(takeLimits(ctxOf(api), [rule])).rejects.toMatchObject({ status: 429, retryAfter: 1 });
  api.clock.now = new Date(start + 15 * 60_000);
  expect(await roomFor(api, rule)).toBe(3);
});
