import { expect, test } from 'vitest';
import { within } from './deadline.ts';

const late = () => new Error('late');

test('work that ends in time gives its own answer or its own error', async () => {
  expect(await within(1, Promise.resolve(7), late)).toBe(7);
  await expect(within(1, Promise.reject(new Error('own')), late)).rejects.toThrow('own');
});

test('work that never ends is given up, each at its own time', async () => {
  const never = new Promise(() => {});
  const order: string[] = [];
  await Promise.all([
    within(0.9, never, late).catch(() => order.push('long')),
    within(0.1, never, late).catch(() => order.push('short')),
    within(5, Promise.resolve(), late).then(() => order.push('done')),
  ]);
  expect(order).toEqual(['done', 'short', 'long']);
});
