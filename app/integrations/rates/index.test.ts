import { expect, test } from 'vitest';
import { oneAtATime } from './index.server.ts';
import type { PublishedRates } from './rates.ts';

test('those who ask while one reads get what it reads; who asks later makes it read again', async () => {
  let times = 0;
  const waiting = Promise.withResolvers<PublishedRates>();
  const source = oneAtATime({
    read() {
      times += 1;
      return waiting.promise;
    },
  });
  const [first, second] = [source.read(), source.read()];
  const published = { as_of: '2026-11-16', rates: {} as never, source: 'https://rates.example' };
  waiting.resolve(published);
  expect(await Promise.all([first, second])).toEqual([published, published]);
  expect(times).toBe(1);
  await source.read();
  expect(times).toBe(2);
});
