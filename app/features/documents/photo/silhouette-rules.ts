/** Where somebody stands before a wall: by how much colours differ from the wall, and by nothing else. No part of a face is looked for. */
import type { Picture } from '#app/features/documents/legibility/rules.ts';

/** A small copy, in colour. */
type SmallPicture = { readonly data: Float32Array; readonly width: number; readonly height: number };

/** What the wall is like, worked out along the upper sides of the picture. */
export type Wall = {
  /** Red, green, blue in the middle of the picture. */
  readonly colour: readonly [number, number, number];
  /** How far its light fades from side to side or from top to bottom. */
  readonly fade: number;
  /** How far its pixels typically are from that. */
  readonly grain: number;
  /** The share of places along the sides that are something else. */
  readonly foreign: number;
};

/** In pixels of the picture. */
export type Silhouette = {
  readonly top: number;
  readonly chin: number;
  /** Of the head. */
  readonly middle: number;
  readonly width: number;
};

export type PictureAnalysis = {
  readonly small: SmallPicture;
  readonly wall: Wall;
  readonly mask: Uint8Array;
  readonly silhouette: Silhouette | null;
  /** Pixels of the picture for one of the copy. */
  readonly scale: number;
};

const LONGEST = 240;
/** Along the sides the wall is looked for down to here: below are shoulders. */
const WALL_DOWN = 0.5;
const WALL_DEEP = 0.06;

function smallOf({ data, width, height }: Picture, longest = LONGEST): SmallPicture {
  const scale = Math.min(1, longest / Math.max(width, height));
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const out = new Float32Array(w * h * 3);
  const counts = new Uint32Array(w * h);
  const column = Uint16Array.from({ length: width }, (_, x) => Math.min(w - 1, Math.floor((x * w) / width)));
  for (let y = 0; y < height; y++) {
    const row = Math.min(h - 1, Math.floor((y * h) / height)) * w;
    for (let x = 0, from = y * width * 4; x < width; x++, from += 4) {
      const at = row + (column[x] as number);
      counts[at] = (counts[at] as number) + 1;
      out[at * 3] = (out[at * 3] as number) + (data[from] as number);
      out[at * 3 + 1] = (out[at * 3 + 1] as number) + (data[from + 1] as number);
      out[at * 3 + 2] = (out[at * 3 + 2] as number) + (data[from + 2] as number);
    }
  }
  for (let at = 0; at < out.length; at++) out[at] = (out[at] as number) / (counts[Math.floor(at / 3)] || 1);
  return { data: out, width: w, height: h };
}

type Plane = readonly [base: number, across: number, down: number];

/** A level that changes evenly: least squares over places from -0.5 to 0.5 in both directions. */
function planeThrough(places: readonly (readonly [x: number, y: number, level: number])[]): Plane {
  let [n, sx, sy, sl, sxx, syy, sxy, sxl, syl] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const [x, y, level] of places) {
    n += 1;
    sx += x;
    sy += y;
    sl += level;
    sxx += x * x;
    syy += y * y;
    sxy += x * y;
    sxl += x * level;
    syl += y * level;
  }
  if (n < 3) return [sl / (n || 1), 0, 0];
  const [a, b, c] = [sxx - (sx * sx) / n, sxy - (sx * sy) / n, syy - (sy * sy) / n];
  const [d, e] = [sxl - (sx * sl) / n, syl - (sy * sl) / n];
  const all = a * c - b * b;
  if (Math.abs(all) < 1e-6) return [sl / n, 0, 0];
  const [across, down] = [(d * c - e * b) / all, (e * a - d * b) / all];
  return [sl / n - (across * sx + down * sy) / n, across, down];
}

const median = (values: number[]) => values.sort((p, q) => p - q)[values.length >> 1] ?? 0;

function wallOf({ data, width, height }: SmallPicture) {
  const deep = Math.max(2, Math.round(WALL_DEEP * Math.min(width, height)));
  const places: number[] = [];
  for (let y = 0; y < height * WALL_DOWN; y++)
    for (let x = 0; x < width; x++) if (y < deep || x < deep || x >= width - deep) places.push(y * width + x);
  const across = (at: number) => (at % width) / width - 0.5;
  const down = (at: number) => Math.floor(at / width) / height - 0.5;
  // First what most of it is, then the plane through what is near to that.
  const first = [0, 1, 2].map((k): Plane => [median(places.map((at) => data[at * 3 + k] as number)), 0, 0]);
  const farFrom = (planes: readonly Plane[]) => {
    const [red, green, blue] = planes as [Plane, Plane, Plane];
    return (at: number) => {
      const [x, y] = [across(at), down(at)];
      const r = (data[at * 3] as number) - (red[0] + red[1] * x + red[2] * y);
      const g = (data[at * 3 + 1] as number) - (green[0] + green[1] * x + green[2] * y);
      const b = (data[at * 3 + 2] as number) - (blue[0] + blue[1] * x + blue[2] * y);
      return Math.sqrt(r * r + g * g + b * b);
    };
  };
  const farFromFirst = farFrom(first);
  const near = places.filter((at) => farFromFirst(at) < 90);
  const planes = [0, 1, 2].map((k) =>
    planeThrough(near.map((at) => [across(at), down(at), data[at * 3 + k] as number] as const)),
  );
  const farFromWall = farFrom(planes);
  const grain = median(near.map(farFromWall));
  const limit = Math.max(30, 4 * grain);
  const foreign = places.filter((at) => farFromWall(at) > limit).length / places.length;
  const fade = Math.max(...planes.flatMap(([, right, below]) => [Math.abs(right), Math.abs(below)]));
  const colour = planes.map(([base]) => base) as [number, number, number];
  return { wall: { colour, fade, grain, foreign }, farFromWall };
}

/** What hangs together and is largest; a lamp on the wall is not somebody. */
function largestPart(mask: Uint8Array, width: number): Uint8Array {
  const part = new Int32Array(mask.length);
  let [best, most, count] = [0, 0, 0];
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || part[start]) continue;
    count += 1;
    const open = [start];
    part[start] = count;
    let size = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size += 1;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
        if (next >= 0 && mask[next] && !part[next]) {
          part[next] = count;
          open.push(next);
        }
    }
    if (size > most) [best, most] = [count, size];
  }
  return Uint8Array.from(part, (number) => (number === best && best > 0 ? 1 : 0));
}

type Row = { readonly from: number; readonly to: number };

/** From the first to the last pixel of somebody in each row. */
function rowsOf(mask: Uint8Array, width: number, height: number): Row[] {
  return Array.from({ length: height }, (_, y) => {
    let [from, to] = [width, -1];
    for (let x = 0; x < width; x++)
      if (mask[y * width + x]) {
        from = Math.min(from, x);
        to = x;
      }
    return { from, to };
  });
}

/** The outline comes down to the width of the neck somewhat above the chin: at this share of the head. */
const NECK_BEGINS = 0.89;
/** Where hair or a veil hides the neck: the share of the way to the shoulders at which the chin usually is. */
const CHIN_ABOVE_SHOULDERS = 0.745;
/** Shoulders are so many times as wide as the head with its hair. */
const SHOULDERS = 1.55;
/** Of a head that is so wide it is at least and at most so high. */
const HEAD_LEAST = 0.85;
const HEAD_MOST = 2;

/**
 * The outline gets wider from the top of the hair to the temples, narrower to the neck and wide again at the shoulders.
 * What is said of the chin is an estimate by that outline.
 */
export function headIn(rows: readonly Row[], width: number): Silhouette | null {
  const widths = rows.map(({ from, to }) => Math.max(0, to - from + 1));
  const wideAt = (y: number) => widths[y] ?? 0;
  const top = widths.findIndex((wide, y) => wide >= 0.03 * width && wideAt(y + 2) >= 0.06 * width);
  if (top < 0) return null;
  // The head grows until it stops doing so for a while; shoulders are wider, but come later.
  let [widest, at] = [0, top];
  for (let y = top; y < rows.length; y++)
    if (wideAt(y) > 1.02 * widest) [widest, at] = [wideAt(y), y];
    else if (y - at > 0.16 * widest) break;
  if (widest < 0.08 * width) return null;
  const last = Math.min(rows.length - 1, Math.round(top + HEAD_MOST * widest));
  // The neck begins where the outline has become narrower and goes on straight.
  const onward = Math.max(2, Math.round(0.07 * widest));
  const begins = widths.findIndex(
    (wide, y) => y > at && y <= last && wide < 0.82 * widest && wideAt(y + onward) >= 0.96 * wide,
  );
  const isNeckSeen = begins > 0 && wideAt(begins) > 0.25 * widest;
  // Hair that ends above the shoulders keeps its width and then stops; a jaw gets narrower for a while.
  const isJaw = wideAt(begins - Math.round(0.12 * widest)) < 0.93 * widest;
  const shoulders = widths.findIndex((wide, y) => y > at && wide > SHOULDERS * widest);
  const byShoulders = shoulders > 0 ? top + CHIN_ABOVE_SHOULDERS * (shoulders - top) : null;
  let chin: number;
  if (isNeckSeen && isJaw) chin = top + (begins - top) / NECK_BEGINS;
  else if (isNeckSeen && wideAt(begins) < 0.6 * widest) chin = Math.min(begins, byShoulders ?? begins);
  else if (byShoulders !== null) chin = byShoulders;
  // Nothing below the head is in the picture: it is as high as that at least.
  else if (widest > 0.5 * width) chin = Math.min(rows.length, top + 1.35 * widest);
  else return null;
  const high = chin - top;
  if (high < HEAD_LEAST * widest || high > HEAD_MOST * widest) return null;
  const middles = rows.slice(top + Math.round(high * 0.2), top + Math.round(high * 0.7));
  const middle = median(middles.map(({ from, to }) => (from + to) / 2));
  return { top, chin, middle, width: widest };
}

export function lookFor(picture: Picture): PictureAnalysis {
  const small = smallOf(picture);
  const { width, height } = small;
  const { wall, farFromWall } = wallOf(small);
  const limit = Math.max(24, 4 * wall.grain);
  const mask = largestPart(
    Uint8Array.from({ length: width * height }, (_, at) => (farFromWall(at) > limit ? 1 : 0)),
    width,
  );
  const found = wall.foreign < 0.3 ? headIn(rowsOf(mask, width, height), width) : null;
  const scale = picture.width / width;
  const silhouette = found && {
    top: found.top * scale,
    chin: found.chin * scale,
    middle: found.middle * scale,
    width: found.width * scale,
  };
  return { small, wall, mask, silhouette, scale };
}
