/** Long thin parts of a mask, each with the straight line through it: what a line of print looks like from afar. */
import type { Grey } from './pixels.ts';

/** y = slope x + base, from x to x. */
export type Line = { readonly slope: number; readonly base: number; readonly from: number; readonly to: number };

export type Bar = Line & {
  readonly pixels: readonly number[];
  readonly length: number;
  readonly thickness: number;
  /** How far its pixels lie from the line. */
  readonly roughness: number;
};

function barOf(pixels: readonly number[], from: number, to: number, width: number): Bar {
  const count = pixels.length;
  let [sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0];
  for (const pixel of pixels) {
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    sumX += x;
    sumY += y;
    sumXX += x * x;
    sumXY += x * y;
  }
  const slope = (count * sumXY - sumX * sumY) / (count * sumXX - sumX * sumX || 1);
  const base = (sumY - slope * sumX) / count;
  let squares = 0;
  for (const pixel of pixels) squares += (Math.floor(pixel / width) - slope * (pixel % width) - base) ** 2;
  return {
    ...{ slope, base, from, to, pixels },
    length: (to - from) * Math.hypot(1, slope),
    thickness: count / (to - from + 1),
    roughness: Math.sqrt(squares / count),
  };
}

/** Parts of the mask that hang together; crumbs are left out. */
export function barsIn({ data, width }: Grey): Bar[] {
  const isSeen = new Uint8Array(data.length);
  const found: Bar[] = [];
  for (let start = 0; start < data.length; start++) {
    if (!data[start] || isSeen[start]) continue;
    const pixels = [start];
    isSeen[start] = 1;
    let [from, to] = [width, 0];
    for (let at = 0; at < pixels.length; at++) {
      const pixel = pixels[at] ?? 0;
      const x = pixel % width;
      from = Math.min(from, x);
      to = Math.max(to, x);
      for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
        if (!data[next] || isSeen[next] || Math.abs((next % width) - x) > 1) continue;
        isSeen[next] = 1;
        pixels.push(next);
      }
    }
    if (pixels.length > 40 && to - from > width * 0.02) found.push(barOf(pixels, from, to, width));
  }
  return found;
}

/** The other goes on where the one ends: at the same height, as thick. */
function continues(one: Bar, other: Bar, width: number): boolean {
  const gap = other.from - one.to;
  if (one === other || gap < 0 || gap > width * 0.22 || Math.max(one.length, other.length) < width * 0.08) return false;
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  const middle = (short.from + short.to) / 2;
  const offset = Math.abs(short.slope * middle + short.base - long.slope * middle - long.base);
  return offset <= long.thickness * 0.6 && Math.abs(short.thickness - long.thickness) <= long.thickness * 0.5;
}

/** Glare breaks a line: pieces that continue each other become one again. */
export function joined(bars: readonly Bar[], width: number): Bar[] {
  for (const one of bars) {
    const other = bars.find((bar) => continues(one, bar, width));
    if (!other) continue;
    const whole = barOf([...one.pixels, ...other.pixels], one.from, other.to, width);
    return joined([...bars.filter((bar) => bar !== one && bar !== other), whole], width);
  }
  return [...bars];
}
