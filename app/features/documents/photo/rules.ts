/** The visa photo: what is measured of it, and what to do where it does not fit. Advice, never a refusal (D25, D50). */
import { greyOf } from '#app/features/documents/legibility/grey-rules.ts';
import type { Picture } from '#app/features/documents/legibility/rules.ts';
import { sharpnessOf } from '#app/features/documents/legibility/sharpness-rules.ts';
import { visaPhoto } from '#content/visa-photo.ts';
import { lookFor, type PictureAnalysis, type Silhouette } from './silhouette-rules.ts';

export const MOST_BYTES = visaPhoto.mostKilobytes * 1000;

/** What is measured, in the order of the list, each with the words of what may be wrong. */
export const ADVICE = {
  size: ['not-square', 'too-small', 'too-large', 'too-heavy'],
  sharpness: ['blurred'],
  lighting: ['dark', 'bright', 'one-sided'],
  background: ['busy', 'not-light', 'uneven', 'unlit'],
  head: ['not-found', 'head-small', 'head-large', 'head-high', 'off-centre'],
} as const;
export type Measure = keyof typeof ADVICE;
const MEASURES = Object.keys(ADVICE) as Measure[];
export type Advice = (typeof ADVICE)[Measure][number];

/** `advice` is null where it fits. */
export type Result = { readonly measure: Measure; readonly advice: Advice | null };

/** What one edge makes of its rise in one pixel, on a copy of 600. */
const LEAST_SHARP = 0.26;
const SHARP_SIDE = 600;
/** The brightest part of a picture in a room with light. */
const LEAST_LIGHT = 125;
const CLIPPED = 250;
const MOST_CLIPPED = 0.12;
/** The darker half of the face against the brighter one. */
const LEAST_EVEN = 0.7;
const LEAST_WALL = 165;
const MOST_WALL_COLOUR = 45;
const MOST_FOREIGN = 0.08;
const MOST_GRAIN = 14;
const MOST_FADE = 75;
/** How far from the middle, as a share of the width. */
const MOST_ASIDE = 0.09;
/** Hair must not touch the upper edge. */
const LEAST_ABOVE = 0.02;

function sizeAdvice({ width, height }: Picture, bytes: number | null): Advice | null {
  if (width !== height) return 'not-square';
  if (width < visaPhoto.leastSide) return 'too-small';
  if (width > visaPhoto.mostSide) return 'too-large';
  return bytes !== null && bytes > MOST_BYTES ? 'too-heavy' : null;
}

function sharpnessAdvice(picture: Picture): Advice | null {
  const sharpness = sharpnessOf(greyOf(picture, SHARP_SIDE));
  return sharpness === null || sharpness < LEAST_SHARP ? 'blurred' : null;
}

const median = (values: number[]) => values.sort((p, q) => p - q)[values.length >> 1] ?? 0;
const levelOf = (data: Float32Array, at: number) =>
  0.299 * (data[at * 3] as number) + 0.587 * (data[at * 3 + 1] as number) + 0.114 * (data[at * 3 + 2] as number);

/** The part below the hair on both sides of the middle: an oval inside of the outline. */
function faceLevels({ small: { data, width }, mask, scale }: PictureAnalysis, head: Silhouette) {
  const [top, chin, middle] = [head.top / scale, head.chin / scale, head.middle / scale];
  const [cy, ry, rx] = [top + (chin - top) * 0.62, (chin - top) * 0.3, (head.width / scale) * 0.36];
  const sides: [number[], number[]] = [[], []];
  let clipped = 0;
  for (let y = Math.max(0, Math.floor(cy - ry)); y <= cy + ry; y++)
    for (let x = Math.max(0, Math.floor(middle - rx)); x <= middle + rx; x++) {
      const at = y * width + x;
      if (((x - middle) / rx) ** 2 + ((y - cy) / ry) ** 2 > 1) continue;
      const isClipped = [0, 1, 2].every((k) => (data[at * 3 + k] ?? 0) >= CLIPPED);
      if (isClipped) clipped += 1;
      // Skin that is as bright as the wall is not in the outline, and counts as clipped above.
      if (mask[at]) sides[x < middle ? 0 : 1].push(levelOf(data, at));
    }
  const all = sides[0].length + sides[1].length + clipped;
  return { one: median(sides[0]), other: median(sides[1]), clipped: clipped / (all || 1) };
}

/** Skin may be as dark as it is: whether there is light is told by what is brightest in the picture. */
function lightingAdvice(seen: PictureAnalysis): Advice | null {
  const { data, width, height } = seen.small;
  const levels = Array.from({ length: width * height }, (_, at) => levelOf(data, at)).sort((p, q) => p - q);
  if ((levels[Math.floor(levels.length * 0.95)] ?? 0) < LEAST_LIGHT) return 'dark';
  // Somebody who cannot be told from a wall at the end of the scale is washed out.
  if (!seen.silhouette) return Math.min(...seen.wall.colour) >= CLIPPED ? 'bright' : null;
  const { one, other, clipped } = faceLevels(seen, seen.silhouette);
  if (clipped > MOST_CLIPPED) return 'bright';
  return Math.min(one, other) < LEAST_EVEN * Math.max(one, other) ? 'one-sided' : null;
}

function backgroundAdvice({ wall: { colour, fade, grain, foreign } }: PictureAnalysis): Advice | null {
  if (foreign > MOST_FOREIGN || grain > MOST_GRAIN) return 'busy';
  const [red, green, blue] = colour;
  const isLight = 0.299 * red + 0.587 * green + 0.114 * blue >= LEAST_WALL;
  if (!isLight || Math.max(...colour) - Math.min(...colour) > MOST_WALL_COLOUR) return 'not-light';
  return fade > MOST_FADE ? 'uneven' : null;
}

function headAdvice({ width, height }: Picture, head: Silhouette | null): Advice | null {
  if (!head) return 'not-found';
  const share = (head.chin - head.top) / height;
  if (share > visaPhoto.mostHead) return 'head-large';
  if (share < visaPhoto.leastHead) return 'head-small';
  if (head.top < LEAST_ABOVE * height) return 'head-high';
  return Math.abs(head.middle / width - 0.5) > MOST_ASIDE ? 'off-centre' : null;
}

/** `bytes`: of the file; null before there is one. */
export function photoVerdict(
  picture: Picture,
  bytes: number | null,
  seen: PictureAnalysis = lookFor(picture),
): Result[] {
  const lighting = lightingAdvice(seen);
  const background = backgroundAdvice(seen);
  const advice: Record<Measure, Advice | null> = {
    size: sizeAdvice(picture, bytes),
    sharpness: sharpnessAdvice(picture),
    lighting,
    // Without light no wall is bright: nothing can be said of it.
    background: lighting === 'dark' && background === 'not-light' ? 'unlit' : background,
    head: headAdvice(picture, seen.silhouette),
  };
  return MEASURES.map((measure) => ({ measure, advice: advice[measure] }));
}

export const fits = (results: readonly Result[]) => results.every(({ advice }) => advice === null);
