/** A page under a camera: laid in perspective on a table, lit, with noise. No lists a pixel: there are a million of them. */
import sharp, { type Sharp } from 'sharp';
import { homography } from '#app/integrations/passport/strip/flatten.ts';
import { randomOf } from './draw.ts';

type Point = readonly [x: number, y: number];
type Colours = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };

const imageOf = ({ data, width, height }: Colours) =>
  sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 3 } });

export const greyGround = (width: number, height: number): Colours => ({
  data: new Uint8ClampedArray(width * height * 3).fill(120),
  ...{ width, height },
});

/** Brown, with the grain along it. */
export function woodenTable(width: number, height: number, seed: number): Colours {
  const random = randomOf(seed);
  const data = new Uint8ClampedArray(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const grain = 18 * Math.sin(y / 9 + 3 * Math.sin(x / 210)) + 10 * Math.sin(y / 37 + x / 300);
      const shade = grain + (random() - 0.5) * 16;
      const p = (y * width + x) * 3;
      data[p] = 132 + shade;
      data[p + 1] = 96 + shade * 0.8;
      data[p + 2] = 66 + shade * 0.6;
    }
  return { data, width, height };
}

/** `corners`: where those of the page come to lie, with the clock from the upper one at the start. */
export async function laidOn(ground: Colours, png: Buffer, corners: readonly Point[]) {
  const { data: page, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const [right, bottom] = [info.width - 1, info.height - 1];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = homography(corners, [
    [0, 0],
    [right, 0],
    [right, bottom],
    [0, bottom],
  ]);
  const across = info.width * 3;
  const mixed = (one: number, other: number, share: number) => one * (1 - share) + other * share;
  for (let y = 0; y < ground.height; y++)
    for (let x = 0; x < ground.width; x++) {
      const depth = g * x + h * y + 1;
      const u = (a * x + b * y + c) / depth;
      const v = (d * x + e * y + f) / depth;
      if (u < 0 || v < 0 || u >= right || v >= bottom) continue;
      const column = Math.floor(u);
      const row = Math.floor(v);
      for (let k = 0; k < 3; k++) {
        const p = row * across + column * 3 + k;
        const above = mixed(page[p] ?? 0, page[p + 3] ?? 0, u - column);
        const below = mixed(page[p + across] ?? 0, page[p + across + 3] ?? 0, u - column);
        ground.data[(y * ground.width + x) * 3 + k] = mixed(above, below, v - row);
      }
    }
  return imageOf(ground);
}

/** Corners of a page that is turned by some radians round a middle, and not held quite straight. */
export function heldAt(
  corners: readonly Point[],
  [cx, cy]: Point,
  seed: number,
  unrest: number,
  turn: number,
): Point[] {
  const random = randomOf(seed);
  const angle = (random() - 0.5) * turn;
  const jitter = () => (random() - 0.5) * unrest;
  return corners.map(([x, y]) => [
    cx + x * Math.cos(angle) - y * Math.sin(angle) + jitter(),
    cy + x * Math.sin(angle) + y * Math.cos(angle) + jitter(),
  ]);
}

type Shot = { readonly seed: number; readonly noise: number; readonly light: (x: number, y: number) => number };

/** `light` is told the place as shares of width and height. */
export async function shot(image: Sharp, { seed, noise, light }: Shot) {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const random = randomOf(seed);
  const out = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const level = light(x / width, y / height);
      const grain = (random() + random() + random() - 1.5) * noise;
      for (let k = 0; k < 3; k++) {
        const p = (y * width + x) * 3 + k;
        out[p] = (data[p] ?? 0) * level + grain;
      }
    }
  return imageOf({ data: out, width, height });
}
