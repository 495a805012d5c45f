/** Finds the two lines of the machine-readable zone: long, parallel, and as far apart as no other pair on a table. */
import { type Bar, barsIn, joined, type Line } from './bars.ts';
import { closed, type Grey, grow, inkOf, mapped, opened, scaledTo, shrink, threshold } from './pixels.ts';

/** In a picture that is `scale` times the one that was given. */
export type ZonePlace = {
  readonly upper: Line;
  readonly lower: Line;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
};

/** The standard sets the lines 6.35 mm apart and 43 steps of 2.54 mm long, from ink to ink. */
const DISTANCE = 0.057;

/** Dark runs longer than a letter are shadows, edges and the grain of wood. */
function withoutRuns(mask: Grey): Grey {
  const runs = grow(shrink(mask, 13, 0), 13, 0).data;
  return mapped(mask, (value, at) => (runs[at] ? 0 : value));
}

/** Letters change between ink and paper all along a line; a shadow does not. */
function changesAlong({ data, width }: Grey, { slope, base, from, to }: Bar): number {
  const counts = [-2, 0, 2].map((shift) => {
    let changes = 0;
    let wasInk = false;
    for (let x = from; x <= to; x++) {
      const isInk = Boolean(data[(Math.round(slope * x + base) + shift) * width + x]);
      if (isInk !== wasInk) changes += 1;
      wasInk = isInk;
    }
    return changes;
  });
  return Math.max(...counts);
}

const isLineOfPrint = (bar: Bar, mask: Grey) =>
  bar.length > mask.width * 0.28 &&
  bar.length / bar.thickness > 12 &&
  bar.roughness < bar.thickness * 0.5 &&
  changesAlong(mask, bar) > 50;

/** How unlike the standard two lines are; null when they cannot be the zone. */
function costOf(upper: Bar, lower: Bar, width: number): number | null {
  const [from, to] = [Math.max(upper.from, lower.from), Math.min(upper.to, lower.to)];
  const middle = (from + to) / 2;
  const down = lower.slope * middle + lower.base - upper.slope * middle - upper.base;
  const length = Math.max(upper.length, lower.length);
  const ratio = down / Math.hypot(1, upper.slope) / length;
  const overlap = (to - from) / (Math.max(upper.to, lower.to) - Math.min(upper.from, lower.from));
  if (ratio < 0.035 || ratio > 0.085 || overlap < 0.6 || Math.abs(upper.slope - lower.slope) > 0.06) return null;
  return Math.abs(Math.log(ratio / DISTANCE)) + (1 - overlap) * 2 - length / width;
}

/**
 * A line may go on into the edge of the page or the grain of the table: the same zone with both lines as far as both go,
 * where that is less by half a letter or more.
 */
function clipped(place: ZonePlace): ZonePlace[] {
  const { upper, lower } = place;
  const [from, to] = [Math.max(upper.from, lower.from), Math.min(upper.to, lower.to)];
  const longest = Math.max(upper.to, lower.to) - Math.min(upper.from, lower.from);
  if (longest - (to - from) < longest / 88) return [];
  return [{ ...place, upper: { ...upper, from, to }, lower: { ...lower, from, to } }];
}

/** Pixels that part two letters at most, in a picture that is wider than high. */
const REACH = 16.7;

/** The three likeliest, best first, looked for at this size; each perhaps in two lengths. */
export function findZones(grey: Grey, longest: number): ZonePlace[] {
  const { scale, ...small } = scaledTo(grey, longest);
  const { width, height } = small;
  const ink = inkOf(small, 9);
  const level = Math.min(110, Math.max(45, threshold(ink)));
  const mask = withoutRuns(mapped(ink, (value) => (value > level ? 255 : 0)));
  // As many pixels at each size: of a page from afar more would bridge the margin, and a line would run into the edge.
  const radius = Math.round((REACH * width) / Math.max(width, height));
  const blocks = opened(closed(opened(mask, 0, 1), radius, 0), radius, 1);
  const bars = barsIn(blocks)
    .filter(({ slope }) => Math.abs(slope) < 0.35)
    .sort((one, other) => other.length - one.length)
    .slice(0, 60);
  const lines = joined(bars, width).filter((bar) => isLineOfPrint(bar, mask));
  return lines
    .flatMap((upper) =>
      lines.flatMap((lower) => {
        const cost = upper === lower ? null : costOf(upper, lower, width);
        return cost === null ? [] : [{ cost, place: { upper, lower, scale, width, height } }];
      }),
    )
    .sort((one, other) => one.cost - other.cost)
    .slice(0, 3)
    .flatMap(({ place }) => [place, ...clipped(place)]);
}

/** The same zone in the same picture turned by half. */
export function zoneUpsideDown({ upper, lower, scale, width, height }: ZonePlace): ZonePlace {
  const turned = ({ slope, base, from, to }: Line): Line => ({
    slope,
    base: height - 1 - base - slope * (width - 1),
    from: width - 1 - to,
    to: width - 1 - from,
  });
  return { upper: turned(lower), lower: turned(upper), scale, width, height };
}
