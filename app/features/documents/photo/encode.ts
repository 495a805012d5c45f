/** The best JPEG that is light enough: quality first, then size (D25). */
import { visaPhoto } from '#content/visa-photo.ts';
import { MOST_BYTES } from './rules.ts';

const BEST = 0.95;
const WORST = 0.6;
/** Finer steps of quality nobody sees. */
const STEP = 0.02;
const SMALLER = [1, 0.8, 0.65, 0.5];

export const allowedSide = (side: number) =>
  Math.max(visaPhoto.leastSide, Math.min(visaPhoto.mostSide, Math.round(side)));

/** `encode` makes a square of that side at a quality from 0 to 1. What it makes last is the smallest that is allowed. */
export async function encodeWithin<Made extends { readonly size: number }>(
  side: number,
  encode: (side: number, quality: number) => Promise<Made>,
): Promise<Made> {
  const sides = [...new Set(SMALLER.map((share) => allowedSide(side * share)))];
  let last: Made | undefined;
  for (const one of sides) {
    const best = await encode(one, BEST);
    if (best.size <= MOST_BYTES) return best;
    last = await encode(one, WORST);
    if (last.size > MOST_BYTES) continue;
    let [good, bad] = [WORST, BEST];
    while (bad - good > STEP) {
      const middle = (good + bad) / 2;
      const made = await encode(one, middle);
      if (made.size <= MOST_BYTES) [good, last] = [middle, made];
      else bad = middle;
    }
    return last;
  }
  return last as Made;
}
