/** Looks for the zone in a picture until one reads well: upright, upside down, sideways, near and from afar. */
import { flatten } from './flatten.ts';
import { CELL, type GridReading, readGrid, type Shapes } from './grid.ts';
import { type Grey, sideways, upsideDown } from './pixels.ts';
import { findZones, type ZonePlace, zoneUpsideDown } from './zone.ts';

export type LocatedZone = { readonly grey: Grey; readonly place: ZonePlace; readonly reading: GridReading };

/** Longest sides at which lines are looked for: near first. */
const SIZES = [1000, 1700];
/** From here on nothing better is looked for; below the second there is no zone at all. */
const GOOD = 0.7;
const LEAST = 0.5;

const isGood = ({ reading }: LocatedZone) => reading.likeness > GOOD && reading.cells[0][0]?.char === 'P';

/** Each way to hold the picture, one after another; the search ends as soon as somebody stops asking. */
function* attempts(grey: Grey, sets: readonly Shapes[]): Generator<LocatedZone | null> {
  for (const turned of [() => grey, () => sideways(grey)]) {
    const upright = turned();
    const reversed = upsideDown(upright);
    for (const size of SIZES) {
      const zones = findZones(upright, size);
      yield null;
      for (const zone of zones)
        for (const [held, place] of [
          [upright, zone],
          [reversed, zoneUpsideDown(zone)],
        ] as const)
          yield { grey: held, place, reading: readGrid(flatten(held, place, CELL), sets) };
    }
  }
}

/** Null where there is no zone, or none was found while `hasTime` said yes. */
export function locate(grey: Grey, sets: readonly Shapes[], hasTime: () => boolean): LocatedZone | null {
  let best: LocatedZone | null = null;
  for (const located of attempts(grey, sets)) {
    if (located && located.reading.likeness > (best?.reading.likeness ?? LEAST)) best = located;
    if ((best && isGood(best)) || !hasTime()) break;
  }
  return best;
}
