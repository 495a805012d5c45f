/** Boxes on pages: what is drawn where, worked out before anything is drawn, so that the last page is known on the first. */
import type { Run } from './text.ts';

/** In points from the left and the top. */
export type Ink =
  /** `y` is the line on which the letters stand. */
  | { kind: 'line'; x: number; y: number; size: number; color: string; runs: readonly Run[] }
  | { kind: 'area'; x: number; y: number; width: number; height: number; color: string; radius?: number }
  | { kind: 'shape'; x: number; y: number; scale: number; color: string; path: string }
  | { kind: 'link'; x: number; y: number; width: number; height: number; href: string };

/** From its own top; it may be parted at `breaks`; `after` is left free below it, but not at the end of a page. */
export type Box = { height: number; ink: readonly Ink[]; breaks: readonly number[]; after: number };

export const movedBy = (ink: Ink, down: number): Ink => ({ ...ink, y: ink.y + down });
export const withSpace = (box: Box, after: number): Box => ({ ...box, after: box.after + after });
/** Never parted, unless no page holds it. */
export const whole = (box: Box): Box => ({ ...box, breaks: [] });

/** Below each other, as one; `isLoose`: it may be parted between them, too. */
export function stack(boxes: readonly Box[], isLoose = false): Box {
  const ink: Ink[] = [];
  const breaks: number[] = [];
  let [top, height, after] = [0, 0, 0];
  for (const [at, box] of boxes.entries()) {
    if (isLoose && at > 0) breaks.push(top);
    ink.push(...box.ink.map((one) => movedBy(one, top)));
    breaks.push(...box.breaks.map((place) => place + top));
    height = top + box.height;
    after = box.after;
    top = height + after;
  }
  return { height, ink, breaks, after };
}

/** Beside each other: as high as the highest. */
export function beside(boxes: readonly Box[]): Box {
  return {
    height: Math.max(0, ...boxes.map(({ height }) => height)),
    ink: boxes.flatMap(({ ink }) => ink),
    breaks: [],
    after: 0,
  };
}

const bottomOf = (ink: Ink) => ('height' in ink ? ink.y + ink.height : ink.y);

/** What stands above the place, and what is left for the next page. */
export function parted(box: Box, place: number): [Box, Box] {
  const above: Ink[] = [];
  const below: Ink[] = [];
  for (const ink of box.ink) {
    if (bottomOf(ink) <= place) above.push(ink);
    else if (ink.kind !== 'area' || ink.y >= place) below.push(movedBy(ink, -place));
    else {
      above.push({ ...ink, height: place - ink.y });
      below.push({ ...ink, y: 0, height: bottomOf(ink) - place });
    }
  }
  const breaks = box.breaks.filter((one) => one > place).map((one) => one - place);
  return [
    { height: place, ink: above, breaks: [], after: 0 },
    { height: box.height - place, ink: below, breaks, after: box.after },
  ];
}

/** Where a box without breaks is parted when no page holds it: under one of its lines. */
function underLines({ ink }: Box): number[] {
  return ink.flatMap((one) => (one.kind === 'line' ? [one.y + one.size * 0.4] : [])).sort((a, b) => a - b);
}

const lastWithin = (places: readonly number[], room: number) => places.findLast((place) => place > 0 && place <= room);
const HAIR = 0.01;

/** Boxes on as many pages as they need, each `height` high. */
export function flow(boxes: readonly Box[], height: number): Ink[][] {
  let page: Ink[] = [];
  const pages = [page];
  let y = 0;
  const put = (box: Box) => {
    for (const ink of box.ink) page.push(movedBy(ink, y));
    y += box.height + box.after;
  };
  const turn = () => {
    page = [];
    pages.push(page);
    y = 0;
  };
  for (const box of boxes) {
    let rest = box;
    while (rest.height > height - y + HAIR) {
      const room = height - y;
      const place =
        lastWithin(rest.breaks, room) ?? (y === 0 ? (lastWithin(underLines(rest), room) ?? room) : undefined);
      if (place !== undefined) {
        const [first, next] = parted(rest, place);
        put(first);
        rest = next;
      }
      turn();
    }
    put(rest);
  }
  return pages;
}
