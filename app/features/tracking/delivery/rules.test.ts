import { expect, test } from 'vitest';
import { isGivenUp, isStuck, isThere, MOST_TRIES, pauseAfter, STUCK_HOURS } from './rules.ts';

const HOUR = 3_600_000;

test('a fresh event is tried again within 20 seconds, however often; an old one waits longer', () => {
  expect([0, 1, 2, 3, 40].map((tries) => pauseAfter(0, tries))).toEqual([5, 10, 20, 20, 20]);
  expect(pauseAfter(HOUR - 1, 40)).toBe(20);
  expect(pauseAfter(HOUR, 40)).toBe(300);
  expect(pauseAfter(24 * HOUR, 40)).toBe(1800);
});

test('a receiver is there for a minute after it has taken something, or since the try before', () => {
  expect(isThere(undefined, 0, 20)).toBe(false);
  expect(isThere(1000, 61_000, 20)).toBe(true);
  expect(isThere(1000, 61_001, 20)).toBe(false);
  expect(isThere(1000, 301_000, 300)).toBe(true);
  expect(isThere(1000, 301_001, 300)).toBe(false);
});

test('whoever answers with nothing but failures is stuck after some hours, whoever is silent is not', () => {
  expect(isStuck(STUCK_HOURS * HOUR - 1, true)).toBe(false);
  expect(isStuck(STUCK_HOURS * HOUR, true)).toBe(true);
  expect(isStuck(48 * HOUR, false)).toBe(false);
});

test('given up after so many tries of its own, or a week', () => {
  expect(isGivenUp(0, MOST_TRIES - 1)).toBe(false);
  expect(isGivenUp(0, MOST_TRIES)).toBe(true);
  expect(isGivenUp(7 * 24 * HOUR - 1, 0)).toBe(false);
  expect(isGivenUp(7 * 24 * HOUR, 0)).toBe(true);
});
