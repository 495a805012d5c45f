/** Straightens a zone: turn, skew and perspective in one step, from the four ends of its lines. */
import type { Line } from './bars.ts';
import type { Grey } from './pixels.ts';
import type { ZonePlace } from './zone.ts';

type Point = readonly [x: number, y: number];

/** In cells: the first line begins after two, lies at two; the second two and a half below. */
export const STRIP = { width: 48, height: 6.5, start: 2, first: 2, second: 4.5 } as const;
/** The ends that were found are ink, not borders of cells: 43 steps and one letter. */
const END = 45.68;

/** The eight numbers that carry four points to four others. */
export function homography(from: readonly Point[], to: readonly Point[]): number[] {
  const rows = from.flatMap(([x, y], at) => {
    const [u, v] = to[at] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let column = 0; column < 8; column++) {
    let pivot = column;
    for (let row = column + 1; row < 8; row++)
      if (Math.abs(cell(row, column)) > Math.abs(cell(pivot, column))) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot] ?? [], rows[column] ?? []];
    for (let row = 0; row < 8; row++) {
      if (row === column) continue;
      const share = cell(row, column) / cell(column, column);
      rows[row] = (rows[row] ?? []).map((value, at) => value - share * cell(column, at));
    }
  }
  return rows.map((row, at) => (row[8] ?? 0) / (row[at] ?? 1));
}

/** An upright strip with cells of so many pixels. */
export function flatten(grey: Grey, { upper, lower, scale }: ZonePlace, cell: number): Grey {
  const at = ({ slope, base }: Line, x: number): Point => [
    (x + 0.5) / scale - 0.5,
    (slope * x + base + 0.5) / scale - 0.5,
  ];
  const [start, end] = [STRIP.start * cell, END * cell];
  const [top, bottom] = [STRIP.first * cell, STRIP.second * cell];
  const corners: Point[] = [
    [start, top],
    [end, top],
    [end, bottom],
    [start, bottom],
  ];
  const ends = [at(upper, upper.from), at(upper, upper.to), at(lower, lower.to), at(lower, lower.from)];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = homography(corners, ends);
  const [width, height] = [STRIP.width * cell, Math.round(STRIP.height * cell)];
  const data = new Uint8Array(width * height);
  const within = (value: number, size: number) => Math.min(size - 1.001, Math.max(0, value));
  const { data: from, width: across } = grey;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const depth = g * x + h * y + 1;
      const u = within((a * x + b * y + c) / depth, grey.width);
      const v = within((d * x + e * y + f) / depth, grey.height);
      const [left, up] = [Math.floor(u), Math.floor(v)];
      const [shareX, shareY] = [u - left, v - up];
      const p = up * across + left;
      const above = (from[p] ?? 0) * (1 - shareX) + (from[p + 1] ?? 0) * shareX;
      const below = (from[p + across] ?? 0) * (1 - shareX) + (from[p + across + 1] ?? 0) * shareX;
      data[y * width + x] = above * (1 - shareY) + below * shareY;
    }
  return { data, width, height };
}
