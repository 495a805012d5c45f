/** The square: where it is proposed, how far it may go, and the file that is made of it. */
import { expect, test } from 'vitest';
import { visaPhoto } from '#content/visa-photo.ts';
import { cropFor, inside, moved, zoomed } from './crop.ts';
import { allowedSide, encodeWithin } from './encode.ts';
import { MOST_BYTES } from './rules.ts';

const size = { width: 1200, height: 1600 };
const head = { top: 400, chin: 900, middle: 600, width: 380 };

test('the head has the height that is asked for, with room above, and eyes come to lie where they should', () => {
  const { x, y, side } = cropFor(size, head);
  const share = (head.chin - head.top) / side;
  expect(share).toBeGreaterThan(visaPhoto.leastHead);
  expect(share).toBeLessThan(visaPhoto.mostHead);
  expect(x + side / 2).toBeCloseTo(head.middle);
  expect((head.top - y) / side).toBeCloseTo(0.1);
  const eyes = 1 - ((head.top + head.chin) / 2 - y) / side;
  expect(eyes).toBeGreaterThan(visaPhoto.leastEyes);
  expect(eyes).toBeLessThan(visaPhoto.mostEyes);
});

test('nothing beyond the edge of the picture is cut out', () => {
  expect(cropFor(size, { ...head, middle: 150 }).x).toBe(0);
  expect(cropFor(size, { ...head, top: 10, chin: 510 }).y).toBe(0);
  expect(cropFor(size, { ...head, top: 100, chin: 1400 }).side).toBe(1200);
  expect(inside({ x: 900, y: 1500, side: 600 }, size)).toEqual({ x: 600, y: 1000, side: 600 });
  expect(inside({ x: 0, y: 0, side: 10 }, { width: 200, height: 900 })).toEqual({ x: 0, y: 0, side: 200 });
});

test('without an outline it is all that fits, from the upper part', () => {
  expect(cropFor(size, null)).toEqual({ x: 0, y: 400 / 3, side: 1200 });
  expect(cropFor({ width: 900, height: 600 }, null)).toEqual({ x: 150, y: 0, side: 600 });
});

test('by hand it moves by shares of itself and grows round its middle', () => {
  const crop = { x: 300, y: 400, side: 600 };
  expect(moved(crop, 0.1, -0.1, size)).toEqual({ x: 360, y: 340, side: 600 });
  expect(zoomed(crop, 0.5, size)).toEqual({ x: 450, y: 550, side: 300 });
  expect(zoomed(crop, 10, size)).toEqual({ x: 0, y: 100, side: 1200 });
});

/** A file whose weight grows with the pixels and with the quality. */
const camera = (perPixel: number) => {
  const asked: [side: number, quality: number][] = [];
  const encode = async (side: number, quality: number) => {
    asked.push([side, quality]);
    return { side, quality, size: Math.round(side * side * perPixel * quality ** 3) };
  };
  return { asked, encode };
};

test('a file that is light enough keeps the best quality', async () => {
  const { asked, encode } = camera(0.1);
  expect(await encodeWithin(1200, encode)).toMatchObject({ side: 1200, quality: 0.95 });
  expect(asked).toHaveLength(1);
});

test('otherwise the best quality that fits, to a fiftieth', async () => {
  const { encode } = camera(0.4);
  const made = await encodeWithin(1200, encode);
  expect(made.size).toBeLessThanOrEqual(MOST_BYTES);
  expect(made.side).toBe(1200);
  expect((await encode(1200, made.quality + 0.021)).size).toBeGreaterThan(MOST_BYTES);
});

test('where no quality fits it gets smaller, and never smaller than allowed', async () => {
  const smaller = await encodeWithin(1200, camera(1.2).encode);
  expect(smaller.side).toBe(960);
  expect(smaller.size).toBeLessThanOrEqual(MOST_BYTES);
  const { asked, encode } = camera(90);
  await encodeWithin(1200, encode);
  expect(Math.min(...asked.map(([side]) => side))).toBe(600);
});

test('the side is within what is allowed', () => {
  expect([100, 777.6, 4000].map(allowedSide)).toEqual([600, 778, 1200]);
});
