/** Each trigger of the exit popup at its edge (spec 9). */
import { expect, test } from 'vitest';
import { comesToTop, IMAGE_MS, isBackAtTop, isPastHalf, POPUP_AFTER_MS, REST_MS } from './rules.ts';

const scroll = (at: number, before = at, deepest = Math.max(at, before), room = 1000) => ({
  at,
  before,
  deepest,
  room,
});

test('half of the page, and not a page that cannot move', () => {
  expect(isPastHalf(scroll(500))).toBe(false);
  expect(isPastHalf(scroll(501))).toBe(true);
  expect(isPastHalf(scroll(0, 0, 0, 0))).toBe(false);
});

test('back near the top, after more than 150 px down', () => {
  expect(isBackAtTop(scroll(100, 120, 151))).toBe(true);
  expect(isBackAtTop(scroll(100, 120, 150))).toBe(false);
  expect(isBackAtTop(scroll(101, 120, 400))).toBe(false);
  expect(isBackAtTop(scroll(100, 90, 400)), 'on the way down').toBe(false);
});

test('the mouse comes within 50 px of the top, from below', () => {
  expect(comesToTop(50, 51)).toBe(true);
  expect(comesToTop(51, 80)).toBe(false);
  expect(comesToTop(10, 40)).toBe(false);
});

test('thirty seconds, one of rest, and two for the picture', () => {
  expect([POPUP_AFTER_MS, REST_MS, IMAGE_MS]).toEqual([30_000, 1000, 2000]);
});
