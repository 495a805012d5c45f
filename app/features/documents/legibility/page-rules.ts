/** Where the paper lies in a picture, and whether it runs out of it. */
import { countsOf, type Grey, parting } from './grey-rules.ts';

/** Between paper and table: less is a shade on the paper. */
const LEAST_CONTRAST = 34;
/** How much of that contrast must lie within a few pixels at the border of the paper: light that fades does not. */
const LEAST_ABRUPT = 0.5;
/** A side of the picture shows the table when this much of it does. */
const TABLE_SIDE = 0.35;
/** The paper touches a side when this much of it is paper. */
const TOUCHED_SIDE = 0.045;
/** What touches this much of every side is the table. */
const AROUND = 0.3;
const ABRUPT_REACH = 3;

/** Letters go, paper stays: the brightest of the neighbours, then the darkest of those. */
function withoutLetters({ data, width, height }: Grey, reach: number): Grey {
  const pass = (from: Uint8ClampedArray, step: number, pick: (a: number, b: number) => number) => {
    const out = new Uint8ClampedArray(from.length);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        const [place, length] = step === 1 ? [x, width] : [y, height];
        let level = from[at] ?? 0;
        for (let k = -Math.min(reach, place); k <= Math.min(reach, length - 1 - place); k++)
          level = pick(level, from[at + k * step] ?? 0);
        out[at] = level;
      }
    return out;
  };
  const brightest = pass(pass(data, 1, Math.max), width, Math.max);
  return { data: pass(pass(brightest, 1, Math.min), width, Math.min), width, height };
}

/** What hangs together with the seeds and is as bright, or as dark. */
function partFrom({ data, width, height }: Grey, level: number, isBright: boolean, seeds: readonly number[]) {
  const belongs = (at: number) => (data[at] ?? 0) > level === isBright;
  const seen = new Uint8Array(width * height);
  const open = seeds.filter(belongs);
  for (const at of open) seen[at] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
      if (next >= 0 && next < seen.length && !seen[next] && belongs(next)) {
        seen[next] = 1;
        open.push(next);
      }
  }
  return seen;
}

/** The share of each side of the picture that it touches: above, below and at both ends. */
function touchedBy(part: Uint8Array, { width, height }: Grey): number[] {
  const side = (length: number, place: (at: number) => number) => {
    let touched = 0;
    for (let at = 0; at < length; at++) touched += part[place(at)] ?? 0;
    return touched / length;
  };
  return [
    side(width, (x) => width + x),
    side(width, (x) => (height - 2) * width + x),
    side(height, (y) => y * width + 1),
    side(height, (y) => y * width + width - 2),
  ];
}

/** The part that holds most of the middle; where that is the table all around, what is brighter than it. */
function paperIn(plain: Grey, level: number): Uint8Array {
  const { data, width, height } = plain;
  const middle: number[] = [];
  for (let y = Math.floor(height * 0.35); y < height * 0.65; y++)
    for (let x = Math.floor(width * 0.35); x < width * 0.65; x++) middle.push(y * width + x);
  const isBright = middle.filter((at) => (data[at] ?? 0) > level).length * 2 >= middle.length;
  const part = partFrom(plain, level, isBright, middle);
  if (isBright || touchedBy(part, plain).some((share) => share < AROUND)) return part;
  return partFrom(plain, level, true, Array.from(data.keys()));
}

/** The median of what changes within a few pixels wherever the paper ends inside the picture. */
function abruptness({ data, width, height }: Grey, paper: Uint8Array): number {
  const changes: number[] = [];
  const look = (at: number, step: number, place: number, length: number) => {
    if (place < ABRUPT_REACH || place >= length - ABRUPT_REACH - 1 || paper[at] === paper[at + step]) return;
    changes.push(Math.abs((data[at + (1 + ABRUPT_REACH) * step] ?? 0) - (data[at - ABRUPT_REACH * step] ?? 0)));
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (x < width - 1) look(at, 1, x, width);
      if (y < height - 1) look(at, width, y, height);
    }
  changes.sort((a, b) => a - b);
  return changes[changes.length >> 1] ?? 0;
}

/**
 * Cut: the table shows on some sides, and on others the paper goes beyond the picture. Paper that fills the picture is
 * what scanners give, and is not cut.
 */
export function isCut(grey: Grey): boolean {
  const plain = withoutLetters(grey, 2);
  const { level, dark, bright } = parting(countsOf(plain));
  if (bright - dark < LEAST_CONTRAST) return false;
  const paper = paperIn(plain, level);
  if (abruptness(plain, paper) < LEAST_ABRUPT * (bright - dark)) return false;
  const sides = touchedBy(paper, plain);
  const open = sides.filter((share) => share < 1 - TABLE_SIDE).length;
  return open >= 2 && sides.some((share) => share > TOUCHED_SIDE);
}
