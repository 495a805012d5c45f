/** How abrupt the edges of a picture are, whatever its light and contrast. */
import type { Grey } from './grey-rules.ts';

/** How far on both sides of a step its whole rise is looked for. */
const REACH = 4;
/** Weaker rises are grain, noise or what JPEG leaves. */
const LEAST_RISE = 22;
/** Fewer steps say nothing. */
const LEAST_STEPS = 60;
const BINS = 100;

/** The typical difference of neighbours is noise: most places of a picture are plain. */
function noiseOf({ data, width, height }: Grey): number {
  const counts = new Uint32Array(256);
  for (let y = 0; y < height; y += 2)
    for (let x = 1; x < width; x += 2) {
      const at = y * width + x;
      const step = Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0));
      counts[step] = (counts[step] ?? 0) + 1;
    }
  let [seen, level] = [0, 0];
  const half = ((width / 2) | 0) * Math.ceil(height / 2) * 0.5;
  while (level < 255 && seen + (counts[level] ?? 0) < half) seen += counts[level++] ?? 0;
  return level;
}

/** From pixel to pixel of a line, and from line to line. */
type Way = { readonly step: number; readonly length: number; readonly lines: number; readonly next: number };

/**
 * Of each place where the light changes most along a line: the share of the whole rise that happens from one pixel to the
 * next. One means abrupt, 0.2 that it takes five pixels. The answer is the upper part of these shares among the strongest
 * rises, since soft things (shadows, the grain of wood) stand beside letters in sharp pictures, too.
 */
function along({ data }: Grey, noise: number, { step, length, lines, next }: Way): number | null {
  const shares = new Uint32Array(BINS + 1);
  const rises = new Uint32Array(256);
  const least = Math.max(LEAST_RISE, 7 * noise);
  const found: number[] = [];
  for (let line = 0; line < lines; line++) {
    const start = line * next;
    for (let i = REACH; i < length - REACH - 1; i++) {
      const at = start + i * step;
      const jump = (data[at + step] ?? 0) - (data[at] ?? 0);
      const size = Math.abs(jump);
      if (size < 5) continue;
      const sign = jump > 0 ? 1 : -1;
      const before = sign * ((data[at] ?? 0) - (data[at - step] ?? 0));
      const after = sign * ((data[at + 2 * step] ?? 0) - (data[at + step] ?? 0));
      if (before > size || after >= size) continue;
      // As far as it goes on in the same direction.
      let [from, to] = [at, at + step];
      for (let k = 0; k < REACH && sign * ((data[from] ?? 0) - (data[from - step] ?? 0)) > 0; k++) from -= step;
      for (let k = 0; k < REACH && sign * ((data[to + step] ?? 0) - (data[to] ?? 0)) > 0; k++) to += step;
      const rise = sign * ((data[to] ?? 0) - (data[from] ?? 0));
      if (rise < least) continue;
      rises[rise] = (rises[rise] ?? 0) + 1;
      found.push(rise, size / rise);
    }
  }
  const steps = found.length / 2;
  if (steps < LEAST_STEPS) return null;
  let [seen, strong] = [0, 255];
  while (strong > 0 && seen < steps * 0.4) seen += rises[strong--] ?? 0;
  let kept = 0;
  for (let i = 0; i < found.length; i += 2) {
    if ((found[i] ?? 0) <= strong) continue;
    const bin = Math.round((found[i + 1] ?? 0) * BINS);
    shares[bin] = (shares[bin] ?? 0) + 1;
    kept += 1;
  }
  let [below, bin] = [0, 0];
  while (bin < BINS && below + (shares[bin] ?? 0) < kept * 0.6) below += shares[bin++] ?? 0;
  return bin / BINS;
}

/** Null where there is nothing to judge by. Across and down apart: a moved phone smears one of them only. */
export function sharpnessOf(grey: Grey): number | null {
  const { width, height } = grey;
  const noise = noiseOf(grey);
  const across = along(grey, noise, { step: 1, length: width, lines: height, next: width });
  const down = along(grey, noise, { step: width, length: height, lines: width, next: 1 });
  if (across === null || down === null) return across ?? down;
  return Math.min(across, down);
}
