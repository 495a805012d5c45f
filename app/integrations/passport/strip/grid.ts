/**
 * Our own reader: every character stands in one of 44 equal cells, so each cell is compared with the 37 shapes of the
 * typeface (OCR-B). What it reads is what is shown; the other reader only confirms it.
 */

import { LINE_LENGTH } from '../mrz.ts';
import { STRIP } from './flatten.ts';
import { type Grey, inkOf } from './pixels.ts';

export const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<';
/** Pixels of a cell, and of a shape. */
export const CELL = 16;
export const SHAPE = { width: 16, height: 24 } as const;
const PIXELS = SHAPE.width * SHAPE.height;

/** One for each character: mean 0, norm 1. */
export type Shapes = readonly Float32Array[];

/** How sure a cell is: likeness is a correlation up to 1, margin how much better than the next character. */
export type Cell = { readonly char: string; readonly likeness: number; readonly margin: number };
export type GridReading = {
  readonly cells: readonly [first: readonly Cell[], second: readonly Cell[]];
  /** Mean over all cells. */
  readonly likeness: number;
};

/** Cuts the shapes out of the picture that `scripts/passport-shapes.ts` draws: a row of them for each sharpness. */
export function shapesIn({ data, width, height }: Grey): Shapes[] {
  return Array.from({ length: height / SHAPE.height }, (_, row) =>
    Array.from(CHARACTERS, (_char, column) => {
      const shape = new Float32Array(PIXELS);
      for (let at = 0; at < PIXELS; at++) {
        const y = row * SHAPE.height + Math.floor(at / SHAPE.width);
        shape[at] = data[y * width + column * SHAPE.width + (at % SHAPE.width)] ?? 0;
      }
      const mean = shape.reduce((sum, value) => sum + value, 0) / PIXELS;
      const norm = Math.sqrt(shape.reduce((sum, value) => sum + (value - mean) ** 2, 0)) || 1;
      return shape.map((value) => (value - mean) / norm);
    }),
  );
}

type Match = { likeness: number; x: number; y: number };

/** Compares what stands at one place with every shape and keeps the best place of each. */
function compare(ink: Grey, x0: number, y0: number, shapes: Shapes, best: Match[]) {
  if (x0 < 0 || y0 < 0 || x0 + SHAPE.width > ink.width || y0 + SHAPE.height > ink.height) return;
  const window = new Float32Array(PIXELS);
  let [sum, squares] = [0, 0];
  for (let at = 0; at < PIXELS; at++) {
    const value = ink.data[(y0 + Math.floor(at / SHAPE.width)) * ink.width + x0 + (at % SHAPE.width)] ?? 0;
    window[at] = value;
    sum += value;
    squares += value * value;
  }
  const spread = Math.sqrt(Math.max(1, squares - (sum * sum) / PIXELS));
  for (let k = 0; k < shapes.length; k++) {
    const shape = shapes[k] as Float32Array;
    let product = 0;
    for (let at = 0; at < PIXELS; at++) product += (shape[at] as number) * (window[at] as number);
    const likeness = product / spread;
    if (likeness > (best[k]?.likeness ?? 1)) best[k] = { likeness, x: x0, y: y0 };
  }
}

/** From the start of the line on, each cell near where those before it were. */
function readLine(ink: Grey, middle: number, shapes: Shapes): Cell[] {
  let [shiftX, shiftY] = [0, 0];
  return Array.from({ length: LINE_LENGTH }, (_, at) => {
    const isStart = at < 2;
    const [reachX, reachY] = isStart ? [5, 4] : [2, 1];
    const x = (STRIP.start + at) * CELL - 2;
    const y = middle * CELL - SHAPE.height / 2;
    const best: Match[] = Array.from(CHARACTERS, () => ({ likeness: -1, x, y }));
    for (let v = -reachY; v <= reachY; v++)
      for (let u = -reachX; u <= reachX; u++)
        compare(ink, Math.round(x + shiftX) + u, Math.round(y + shiftY) + v, shapes, best);
    const order = best
      .map((match, k) => ({ ...match, char: CHARACTERS[k] ?? '' }))
      .sort((one, other) => other.likeness - one.likeness);
    const [first, next] = order;
    if (!first || !next) return { char: '', likeness: 0, margin: 0 };
    if (first.likeness > 0.6) {
      const share = isStart ? 1 : 0.4;
      shiftX += share * (first.x - x - shiftX);
      shiftY += share * (first.y - y - shiftY);
    }
    return { char: first.char, likeness: first.likeness, margin: first.likeness - next.likeness };
  });
}

/** Reads a strip of `CELL` pixels a cell with the set of shapes that is as sharp as the picture. */
export function readGrid(strip: Grey, sets: readonly Shapes[]): GridReading {
  const ink = inkOf(strip, 10);
  const readings = sets.map((shapes): GridReading => {
    const cells = [readLine(ink, STRIP.first, shapes), readLine(ink, STRIP.second, shapes)] as const;
    const all = cells.flat();
    return { cells, likeness: all.reduce((sum, { likeness }) => sum + likeness, 0) / all.length };
  });
  return readings.reduce((best, reading) => (reading.likeness > best.likeness ? reading : best));
}

export const textOf = (cells: readonly Cell[]) => cells.map(({ char }) => char).join('');
