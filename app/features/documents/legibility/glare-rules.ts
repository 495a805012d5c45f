/** Light that lies over letters: a spot at the end of the scale with a soft rim, on paper that is darker than that. */
import { countsOf, type Grey } from './grey-rules.ts';

const CLIPPED = 250;
/** Paper as bright as this hides no spot: nothing can be told. */
const BRIGHTEST_PAPER = 240;
/** Of the whole picture. */
const LEAST_SHARE = 0.003;
/** How much of the way from paper to white the rim must have gone. */
const LEAST_RIM = 0.3;
/** Letters around it: then it is bright paper between them, and hides nothing. */
const MOST_LETTERS = 0.2;
const RIM = 3;

/** The level that most of the bright part has: the paper. */
function paperOf(counts: Uint32Array): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let [below, half] = [0, 0];
  while (half < 255 && below < all * 0.4) below += counts[half++] ?? 0;
  let [most, level] = [0, half];
  for (let at = half; at < CLIPPED; at++) {
    let near = 0;
    for (let k = -3; k <= 3; k++) near += counts[at + k] ?? 0;
    if (near > most) [most, level] = [near, at];
  }
  return level;
}

/** The pixels of each spot that hangs together. */
function spotsOf({ data, width, height }: Grey, least: number): number[][] {
  const seen = new Uint8Array(width * height);
  const spots: number[][] = [];
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || (data[start] ?? 0) < CLIPPED) continue;
    const spot = [start];
    seen[start] = 1;
    for (let i = 0; i < spot.length; i++) {
      const at = spot[i] ?? 0;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
        if (next >= 0 && next < data.length && !seen[next] && (data[next] ?? 0) >= CLIPPED) {
          seen[next] = 1;
          spot.push(next);
        }
    }
    if (spot.length >= least) spots.push(spot);
  }
  return spots;
}

/** What lies a few pixels outside of a spot, in the four directions. */
function rimOf({ data, width, height }: Grey, spot: readonly number[]): number[] {
  const inside = new Set(spot);
  const rim: number[] = [];
  for (const at of spot) {
    const [x, y] = [at % width, Math.floor(at / width)];
    for (const [dx, dy] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      if (inside.has(at + dy * width + dx)) continue;
      const [rx, ry] = [x + dx * RIM, y + dy * RIM];
      if (rx < 0 || ry < 0 || rx >= width || ry >= height) continue;
      if (!inside.has(ry * width + rx)) rim.push(data[ry * width + rx] ?? 0);
    }
  }
  return rim.sort((a, b) => a - b);
}

export function hasGlare(grey: Grey): boolean {
  const paper = paperOf(countsOf(grey));
  if (paper > BRIGHTEST_PAPER) return false;
  return spotsOf(grey, LEAST_SHARE * grey.data.length).some((spot) => {
    const rim = rimOf(grey, spot);
    const letters = rim.filter((level) => level < paper - 30).length;
    const middle = rim[rim.length >> 1] ?? 0;
    return letters <= MOST_LETTERS * rim.length && middle >= paper + LEAST_RIM * (255 - paper);
  });
}
