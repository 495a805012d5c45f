/** One picture, from bytes to what is certain of it. */

import { judge, mendedZone, type TextReading } from './judge.ts';
import { readingOf } from './mrz.ts';
import type { PassportReading } from './passport.ts';
import { decode } from './picture.server.ts';
import type { Shapes } from './strip/grid.ts';
import { textOf } from './strip/grid.ts';
import { locate } from './strip/locate.ts';
import { viewsOf } from './strip/views.ts';
import type { TextReader } from './tesseract.server.ts';

export type Work = {
  readonly bytes: Uint8Array;
  readonly today: string;
  /** After so long the answer is what is known by then, certain or not. */
  readonly patience: number;
};

/** Of the whole time, for finding the zone; and at most so much of it for one view of the second reader. */
const SEARCH = 0.6;
const VIEW = 0.5;

export type Readers = { readonly shapes: readonly Shapes[]; readonly texts: TextReader };

export async function read({ bytes, today, patience }: Work, { shapes, texts }: Readers): Promise<PassportReading> {
  const began = performance.now();
  const left = () => patience - (performance.now() - began);
  const grey = await decode(bytes);
  const hasTime = () => left() > patience * (1 - SEARCH);
  const located = grey && locate(grey, shapes, hasTime);
  if (!located) return grey && !hasTime() ? { found: false, isLate: true } : { found: false };
  const { reading } = located;
  const [first, second] = reading.cells;
  const zone = mendedZone([textOf(first), textOf(second)]);
  // Two lines of another print look a little like ours; the digits that check do not fit by chance twice.
  if (reading.likeness < 0.65 && Object.values(zone.checks).filter(Boolean).length < 2) return { found: false };
  const confirmed: TextReading[] = [];
  for (const view of viewsOf(located)) {
    if (left() <= 0) break;
    const text = await texts.read(view, Math.min(left(), patience * VIEW));
    if (text === 'late') break;
    if (text) confirmed.push(text);
    if (Object.values(judge(zone, reading, confirmed, today)).every(Boolean)) break;
  }
  return readingOf(zone, judge(zone, reading, confirmed, today), today);
}
