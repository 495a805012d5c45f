/** What makes a picture of a paper hard to read, measured on its pixels: said at once, and never more than advice. */
import { hasGlare } from './glare-rules.ts';
import { countsOf, greyOf, levelAt, type Picture, smallerOf } from './grey-rules.ts';
import { isCut } from './page-rules.ts';
import { sharpnessOf } from './sharpness-rules.ts';

export type { Picture } from './grey-rules.ts';

export const DOUBTS = ['blurred', 'dark', 'glare', 'cut'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** The copy that is looked at, and the smaller one on which the paper is found. */
const LONGEST = 800;
const LONGEST_FOR_PAPER = 240;
/** The share of a rise that an edge makes in one pixel; letters that can be read make more. */
const LEAST_SHARP = 0.36;
/** What is brightest, a few lamps apart, is paper; below this level letters drown in noise. */
const LEAST_PAPER = 92;

export function doubtsIn(picture: Picture): Doubt[] {
  const grey = greyOf(picture, LONGEST);
  const sharpness = sharpnessOf(grey);
  const found: Record<Doubt, boolean> = {
    // Where no edge is left there is nothing to read.
    blurred: sharpness === null || sharpness < LEAST_SHARP,
    dark: levelAt(countsOf(grey), 0.9) < LEAST_PAPER,
    glare: hasGlare(grey),
    cut: isCut(smallerOf(grey, LONGEST_FOR_PAPER)),
  };
  return DOUBTS.filter((doubt) => found[doubt]);
}
