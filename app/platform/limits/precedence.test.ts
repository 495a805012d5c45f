import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { precedence } from './precedence.ts';

const FIRST_MS = 1000;

afterEach(() => vi.useRealTimers());

/** Work that ends when it is told to. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: () => promise, end: resolve };
}

/** Clock and timers stand still; turns of the loop go on. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
const turns = async () => {
  for (let turn = 0; turn < 5; turn++) await nextTurn();
};

async function afterLongWork(share: number, mostMs: number) {
  stopTheClock();
  const order = precedence({ share, mostMs, firstMs: FIRST_MS });
  await order.last(async () => vi.advanceTimersByTime(20));
  const call = openWork();
  const ended = order.first(call.run);
  let hasBegun = false;
  const next = order.last(async () => {
    hasBegun = true;
  });
  await turns();
  return { order, call, ended, next, hasBegun: () => hasBegun };
}

test('long work rests after long work as long as something goes first, and so many times as long', async () => {
  const { hasBegun, next, call, ended } = await afterLongWork(4, 100);
  vi.advanceTimersByTime(79);
  await turns();
  expect(hasBegun()).toBe(false);
  vi.advanceTimersByTime(1);
  await next;
  expect(hasBegun()).toBe(true);
  call.end();
  await ended;
});

test('a rest is never longer than its bound', async () => {
  const { next, hasBegun } = await afterLongWork(4, 30);
  vi.advanceTimersByTime(30);
  await next;
  expect(hasBegun()).toBe(true);
});

test('when nothing goes first any more, the rest is over', async () => {
  const { hasBegun, call, ended, next } = await afterLongWork(4, 100);
  expect(hasBegun()).toBe(false);
  call.end();
  await Promise.all([ended, next]);
  expect(hasBegun()).toBe(true);
});

test('what goes first does so for its time alone: an upload of minutes holds no page back', async () => {
  const { order, hasBegun, next, call, ended } = await afterLongWork(100, 2000);
  vi.advanceTimersByTime(FIRST_MS - 1);
  await turns();
  expect(hasBegun()).toBe(false);
  vi.advanceTimersByTime(1);
  await next;
  expect(hasBegun()).toBe(true);
  call.end();
  await ended;
  // It is counted out once: what comes after it goes first again.
  await order.last(async () => vi.advanceTimersByTime(20));
  let began = false;
  const second = openWork();
  const running = order.first(second.run);
  const later = order.last(async () => {
    began = true;
  });
  await turns();
  expect(began).toBe(false);
  second.end();
  await Promise.all([running, later]);
});

test('alone, long work begins at once; several that rest begin one after the other', async () => {
  stopTheClock();
  const order = precedence({ share: 4, mostMs: 100, firstMs: FIRST_MS });
  const begun: number[] = [];
  await order.last(async () => begun.push(0));
  await order.last(async () => vi.advanceTimersByTime(20));
  const call = openWork();
  const ended = order.first(call.run);
  const works = [1, 2].map((number) =>
    order.last(async () => {
      begun.push(number);
      vi.advanceTimersByTime(10);
    }),
  );
  await turns();
  vi.advanceTimersByTime(80);
  await works[0];
  await turns();
  expect(begun).toEqual([0, 1]);
  vi.advanceTimersByTime(40);
  await works[1];
  call.end();
  await ended;
});

test('work that fails is counted as work that ends', async () => {
  stopTheClock();
  const order = precedence({ share: 4, mostMs: 60_000, firstMs: FIRST_MS });
  await expect(order.first(() => Promise.reject(new Error('own')))).rejects.toThrow('own');
  const failsLate = async () => {
    vi.advanceTimersByTime(20);
    throw new Error('own');
  };
  await expect(order.last(failsLate)).rejects.toThrow('own');
  expect(await order.last(async () => 'not rested')).toBe('not rested');
});

test('what comes in the same turn goes first, even if it was asked for later', async () => {
  stopTheClock();
  const order = precedence({ share: 4, mostMs: 100, firstMs: FIRST_MS });
  await order.last(async () => vi.advanceTimersByTime(20));
  let hasBegun = false;
  const next = order.last(async () => {
    hasBegun = true;
  });
  const call = openWork();
  const ended = order.first(call.run);
  await turns();
  expect(hasBegun).toBe(false);
  call.end();
  await Promise.all([ended, next]);
});
