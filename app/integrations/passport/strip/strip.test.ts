/** From a drawn page to its 88 characters without the second reader: every country, and the geometry alone. */
import { expect, test } from 'vitest';
import { drawPage } from '#tests/passports/draw.ts';
import { holderFrom, holders } from '#tests/passports/people.ts';
import { type Variant, variants } from '#tests/passports/variants.ts';
import { decode, readShapes } from '../picture.server.ts';
import { homography } from './flatten.ts';
import { CHARACTERS, textOf } from './grid.ts';
import { locate } from './locate.ts';
import { closed, type Grey, inkOf, opened, scaledTo, sideways, threshold, upsideDown } from './pixels.ts';
import { findZones } from './zone.ts';

const shapes = await readShapes();

async function linesIn(bytes: Buffer) {
  const grey = await decode(bytes);
  const located = grey && locate(grey, shapes, () => true);
  return located?.reading.cells.map(textOf);
}

test.each(holders)('a clean page of $country is read to the letter', async (holder) => {
  expect(await linesIn(await drawPage(holder))).toEqual(holder.lines);
});

test.each(['skewed', 'upside down', 'sideways', 'JPEG 60'] as const)('%s, it is read as well', async (variant) => {
  const holder = holderFrom('CRI');
  const held: Variant = variants[variant];
  expect(await linesIn(await held(await drawPage(holder), 0))).toEqual(holder.lines);
});

test('from afar the lines end where their letters do, not at the edge of the page', async () => {
  const holder = holderFrom('COL');
  expect(await linesIn(await variants['from afar'](await drawPage(holder), 0))).toEqual(holder.lines);
});

test('a search without time ends', () => {
  let asked = 0;
  expect(locate({ data: new Uint8Array(300 * 200), width: 300, height: 200 }, shapes, () => ++asked < 2)).toBeNull();
  expect(asked).toBe(2);
});

test('there is a shape for each character at each sharpness, of mean 0 and norm 1', () => {
  expect(shapes).toHaveLength(2);
  for (const set of shapes) {
    expect(set).toHaveLength(CHARACTERS.length);
    for (const shape of set) {
      expect(shape.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 3);
      expect(shape.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 3);
    }
  }
});

const greyOf = (rows: readonly (readonly number[])[]): Grey => ({
  data: Uint8Array.from(rows.flat()),
  width: rows[0]?.length ?? 0,
  height: rows.length,
});

test('closing fills a gap, opening takes a speck, ink is what is darker than its paper', () => {
  expect([...closed(greyOf([[9, 9, 0, 9, 9, 9]]), 1, 0).data]).toEqual([9, 9, 9, 9, 9, 9]);
  expect([...opened(greyOf([[0, 0, 0, 9, 0, 0, 0]]), 1, 0).data]).toEqual([0, 0, 0, 0, 0, 0, 0]);
  const shaded = greyOf([Array.from({ length: 30 }, (_, x) => (x % 7 === 3 ? 20 : 200))]);
  const dark = greyOf([Array.from({ length: 30 }, (_, x) => (x % 7 === 3 ? 5 : 50))]);
  for (const page of [shaded, dark]) {
    const ink = inkOf(page, 3).data;
    expect(ink[10]).toBeGreaterThan(150);
    expect(ink[12]).toBe(0);
  }
});

test('a threshold lies between two heaps', () => {
  const level = threshold(greyOf([[10, 12, 11, 200, 205, 210, 10]]));
  expect(level).toBeGreaterThanOrEqual(12);
  expect(level).toBeLessThan(200);
});

test('pictures are turned and made smaller without losing a corner', () => {
  const small = greyOf([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  expect([...upsideDown(small).data]).toEqual([6, 5, 4, 3, 2, 1]);
  expect(sideways(small)).toEqual(
    greyOf([
      [4, 1],
      [5, 2],
      [6, 3],
    ]),
  );
  const half = scaledTo(greyOf(Array.from({ length: 4 }, () => [0, 100, 50, 150])), 2);
  expect([...half.data]).toEqual([50, 100, 50, 100]);
  expect(half.scale).toBe(0.5);
});

test('four points lead to four others', () => {
  const from = [
    [0, 0],
    [10, 0],
    [10, 5],
    [0, 5],
  ] as const;
  const to = [
    [3, 4],
    [25, 1],
    [22, 19],
    [1, 15],
  ] as const;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = homography(from, to);
  for (const [at, [x, y]] of from.entries()) {
    const depth = g * x + h * y + 1;
    expect((a * x + b * y + c) / depth).toBeCloseTo(to[at]?.[0] ?? Number.NaN);
    expect((d * x + e * y + f) / depth).toBeCloseTo(to[at]?.[1] ?? Number.NaN);
  }
});

test('an empty sheet has no zone', () => {
  expect(findZones({ data: new Uint8Array(400 * 300).fill(230), width: 400, height: 300 }, 400)).toEqual([]);
});
