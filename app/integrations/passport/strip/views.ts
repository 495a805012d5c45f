/** The strip as the second reader is shown it: three ways, since each of them loses other letters. */
import { flatten, STRIP } from './flatten.ts';
import type { LocatedZone } from './locate.ts';
import { type Grey, grow, inkOf, mapped } from './pixels.ts';

/** The ink that all but two of a hundred pixels have less of. */
function muchInk({ data }: Grey): number {
  return Uint8Array.from(data).sort()[Math.floor(data.length * 0.98)] ?? 0;
}

/** Ink against the darkest ink nearby: a stripe of glare keeps its letters, and the floor keeps noise down. */
function evened(strip: Grey, cell: number): Grey {
  const ink = inkOf(strip, Math.round(cell * 0.6));
  const near = grow(ink, cell, cell).data;
  const floor = Math.max(50, 0.3 * muchInk(ink));
  return mapped(ink, (value, at) => Math.min(255, (value * 255) / Math.max(floor, near[at] ?? 0)));
}

const VIEWS: readonly { cell: number; of: (strip: Grey, cell: number) => Grey }[] = [
  { cell: 24, of: (strip, cell) => mapped(evened(strip, cell), (value) => 255 - value) },
  { cell: 30, of: (strip, cell) => mapped(evened(strip, cell), (value) => (value > 120 ? 0 : 255)) },
  { cell: 20, of: (strip) => strip },
];

/** Everything but the two lines becomes paper: noise there costs the reader seconds. */
function onlyLines(view: Grey, cell: number): Grey {
  const paper = view.data.subarray(0, view.width).reduce((most, value) => Math.max(most, value), 0);
  return mapped(view, (value, at) => {
    const row = Math.floor(at / view.width) / cell;
    const column = (at % view.width) / cell;
    const isLine = Math.abs(row - STRIP.first) <= 0.85 || Math.abs(row - STRIP.second) <= 0.85;
    return isLine && column >= 1.6 && column <= 46.2 ? value : paper;
  });
}

/** One after another, so that the later ones are made only when they are needed. */
export function* viewsOf({ grey, place }: Pick<LocatedZone, 'grey' | 'place'>): Generator<Grey> {
  for (const { cell, of } of VIEWS) yield onlyLines(of(flatten(grey, place, cell), cell), cell);
}
