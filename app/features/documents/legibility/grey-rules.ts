/** Pixels as levels of light: made small enough to be looked at in a blink, and counted. */

/** Red, green, blue and opacity of each pixel, row after row, as a canvas and sharp give them. */
export type Picture = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };
/** One level from 0 to 255 a pixel. */
export type Grey = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };

/** Each pixel is the mean of those that it stands for, so that noise goes and thin letters stay. */
function shrunk(
  width: number,
  height: number,
  longest: number,
  levelsOf: (row: number, into: Float32Array) => void,
): Grey {
  const scale = Math.min(1, longest / Math.max(width, height));
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const sums = new Float32Array(w * h);
  const counts = new Uint16Array(w * h);
  const column = Uint16Array.from({ length: width }, (_, x) => Math.min(w - 1, Math.floor((x * w) / width)));
  const levels = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    const row = Math.min(h - 1, Math.floor((y * h) / height)) * w;
    levelsOf(y, levels);
    for (let x = 0; x < width; x++) {
      const to = row + (column[x] as number);
      sums[to] = (sums[to] as number) + (levels[x] as number);
      counts[to] = (counts[to] as number) + 1;
    }
  }
  const data = new Uint8ClampedArray(w * h);
  for (let at = 0; at < data.length; at++) data[at] = (sums[at] as number) / (counts[at] || 1);
  return { data, width: w, height: h };
}

export const greyOf = ({ data, width, height }: Picture, longest: number): Grey =>
  shrunk(width, height, longest, (y, into) => {
    for (let x = 0, at = y * width * 4; x < width; x++, at += 4)
      into[x] = 0.299 * (data[at] as number) + 0.587 * (data[at + 1] as number) + 0.114 * (data[at + 2] as number);
  });

export const smallerOf = ({ data, width, height }: Grey, longest: number): Grey =>
  shrunk(width, height, longest, (y, into) => into.set(data.subarray(y * width, (y + 1) * width)));

export function countsOf({ data }: Grey): Uint32Array {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at++) counts[data[at] as number] = (counts[data[at] as number] as number) + 1;
  return counts;
}

/** The level below which this share of all lies. */
export function levelAt(counts: Uint32Array, share: number): number {
  const wanted = share * counts.reduce((all, count) => all + count, 0);
  let seen = 0;
  for (let level = 0; level < counts.length; level++) {
    seen += counts[level] ?? 0;
    if (seen >= wanted) return level;
  }
  return counts.length - 1;
}

/** The level that parts dark from bright best (Otsu). */
export function parting(counts: Uint32Array): { level: number; dark: number; bright: number } {
  let [all, sum] = [0, 0];
  for (const [level, count] of counts.entries()) {
    all += count;
    sum += level * count;
  }
  let best = { level: 127, dark: 0, bright: 255 };
  let [most, below, belowSum] = [-1, 0, 0];
  for (let level = 0; level < 255; level++) {
    below += counts[level] ?? 0;
    belowSum += level * (counts[level] ?? 0);
    const above = all - below;
    if (below === 0 || above === 0) continue;
    const [dark, bright] = [belowSum / below, (sum - belowSum) / above];
    const worth = below * above * (bright - dark) ** 2;
    if (worth > most) {
      most = worth;
      best = { level, dark, bright };
    }
  }
  return best;
}
