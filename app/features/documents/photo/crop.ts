/** The square that is cut out: proposed by the outline, moved and resized by hand, always inside of the picture. */
import { visaPhoto } from '#content/visa-photo.ts';
import type { Silhouette } from './silhouette-rules.ts';

export type Crop = { readonly x: number; readonly y: number; readonly side: number };
export type Size = { readonly width: number; readonly height: number };

/** In the middle of what is allowed; eyes are about half way down a head, and then come to lie where they should. */
export const HEAD_SHARE = (visaPhoto.leastHead + visaPhoto.mostHead) / 2;
export const ABOVE_SHARE = 0.1;
/** A smaller piece of the picture would be blown up beyond use. */
const LEAST_SIDE = visaPhoto.leastSide / 2;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/** Nothing is invented beyond the edge of a picture. */
export function inside({ x, y, side }: Crop, { width, height }: Size): Crop {
  const most = Math.min(width, height);
  const kept = within(side, Math.min(LEAST_SIDE, most), most);
  return { x: within(x, 0, width - kept), y: within(y, 0, height - kept), side: kept };
}

/** Without an outline: all that fits, from the upper part, where heads are. */
export function cropFor(size: Size, silhouette: Silhouette | null): Crop {
  const { width, height } = size;
  const most = Math.min(width, height);
  if (!silhouette) return { x: (width - most) / 2, y: (height - most) / 3, side: most };
  const { top, chin, middle } = silhouette;
  const side = within((chin - top) / HEAD_SHARE, Math.min(LEAST_SIDE, most), most);
  return inside({ x: middle - side / 2, y: top - ABOVE_SHARE * side, side }, size);
}

/** `factor` above 1 shows more of the picture; its middle stays as far as it can. */
export function zoomed({ x, y, side }: Crop, factor: number, size: Size): Crop {
  const grown = inside({ x, y, side: side * factor }, size).side;
  return inside({ x: x + (side - grown) / 2, y: y + (side - grown) / 2, side: grown }, size);
}

/** By shares of its own side. */
export const moved = ({ x, y, side }: Crop, across: number, down: number, size: Size): Crop =>
  inside({ x: x + across * side, y: y + down * side, side }, size);
