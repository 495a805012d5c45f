/** What happens to a page on its way into a phone: as people take it, and ruined on purpose. */
import sharp from 'sharp';
import { PAGE } from './draw.ts';
import { greyGround, heldAt, laidOn, shot, woodenTable } from './scenes.ts';

/** The same in every run; `at` tells people apart. */
export type Variant = (png: Buffer, at: number) => Promise<Buffer>;

const overlay = (svg: string) => ({
  input: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}" height="${PAGE.height}">${svg}</svg>`,
  ),
});

const turned =
  (degrees: number): Variant =>
  (png) =>
    sharp(png).rotate(degrees, { background: '#787878' }).jpeg({ quality: 90 }).toBuffer();

/** Each field is read right of these. */
export const variants = {
  clean: async (png) => png,
  rotated: turned(3),
  skewed: async (png) => {
    const corners = [
      [150, 60],
      [1480, 130],
      [1590, 1130],
      [40, 1040],
    ] as const;
    return (await laidOn(greyGround(1640, 1180), png, corners)).jpeg({ quality: 90 }).toBuffer();
  },
  blurred: (png) => sharp(png).blur(3).jpeg({ quality: 85 }).toBuffer(),
  'JPEG 60': (png) => sharp(png).resize(1100).jpeg({ quality: 60 }).toBuffer(),
  dark: async (png, at) =>
    (await shot(sharp(png), { seed: at + 1, noise: 9, light: () => 0.26 })).jpeg({ quality: 75 }).toBuffer(),
  glare: (png, at) => {
    const x = 300 + 80 * at;
    const stops = [0, 0.82, 0]
      .map((opacity, i) => `<stop offset="${i / 2}" stop-color="#fff" stop-opacity="${opacity}"/>`)
      .join('');
    const stripe = `<defs><linearGradient id="g">${stops}</linearGradient></defs><rect x="${x - 130}" y="-300" width="260" height="1800" fill="url(#g)" transform="rotate(18 ${x} 900)"/>`;
    return sharp(png)
      .composite([overlay(stripe)])
      .jpeg({ quality: 85 })
      .toBuffer();
  },
  sideways: (png) => sharp(png).rotate(90).jpeg({ quality: 85 }).toBuffer(),
  'upside down': (png) => sharp(png).rotate(180).jpeg({ quality: 85 }).toBuffer(),
  'on a table': async (png, at) => {
    const corners = [
      [-980, -690],
      [960, -670],
      [1010, 700],
      [-1030, 720],
    ] as const;
    const held = heldAt(corners, [1300, 1000], at * 31 + 5, 90, 0.16);
    const laid = await laidOn(woodenTable(2600, 1950, at + 3), png, held);
    const light = (x: number, y: number) => 1.02 - 0.45 * Math.hypot(x - 0.3, y - 0.25);
    return (await shot(laid.blur(1.6), { seed: at + 9, noise: 12, light })).jpeg({ quality: 72 }).toBuffer();
  },
  'from afar': async (png, at) => {
    const corners = [
      [-500, -350],
      [490, -340],
      [510, 350],
      [-520, 360],
    ] as const;
    const held = heldAt(corners, [1000, 750], at * 17 + 2, 40, 0.2);
    const laid = await laidOn(woodenTable(2000, 1500, at + 4), png, held);
    const light = (x: number) => 0.95 - 0.3 * x;
    return (await shot(laid.blur(0.7), { seed: at + 5, noise: 8, light })).jpeg({ quality: 78 }).toBuffer();
  },
  'everything at once': async (png, at) => {
    const held = sharp(await sharp(png).rotate(2, { background: '#444' }).png().toBuffer())
      .resize(1000)
      .blur(1.6);
    const light = (x: number) => 0.3 + 0.5 * x;
    return (await shot(held, { seed: at + 11, noise: 14, light })).jpeg({ quality: 55 }).toBuffer();
  },
} satisfies Record<string, Variant>;

/** Nobody could read all of these: what counts is that nothing wrong is called certain. */
export const ruins = {
  'blur 5': (png) => sharp(png).blur(5).jpeg({ quality: 70 }).toBuffer(),
  'blur 7': (png) => sharp(png).blur(7).jpeg({ quality: 70 }).toBuffer(),
  '520 pixels': (png) => sharp(png).resize(520).jpeg({ quality: 50 }).toBuffer(),
  '420 pixels': (png) => sharp(png).resize(420).jpeg({ quality: 45 }).toBuffer(),
  noise: async (png, at) =>
    (await shot(sharp(png), { seed: at + 1, noise: 150, light: () => 0.8 })).jpeg({ quality: 50 }).toBuffer(),
  'white glare': (png, at) =>
    sharp(png)
      .composite([overlay(`<rect x="${200 + 85 * at}" y="700" width="110" height="400" fill="#fff" opacity=".985"/>`)])
      .jpeg({ quality: 80 })
      .toBuffer(),
  finger: (png, at) =>
    sharp(png)
      .composite([overlay(`<ellipse cx="${150 + 95 * at}" cy="1010" rx="90" ry="110" fill="#c58f74"/>`)])
      .jpeg({ quality: 80 })
      .toBuffer(),
  motion: (png) =>
    sharp(png)
      .convolve({
        ...{ width: 9, height: 9 },
        kernel: Array.from({ length: 81 }, (_, at) => (Math.floor(at / 9) === 4 ? 1 : 0)),
      })
      .jpeg({ quality: 70 })
      .toBuffer(),
  'line of a pen': (png, at) =>
    sharp(png)
      .composite([
        overlay(
          `<path d="M${100 + 70 * at} 860 q120 60 200 10 t180 90 t160 -60" fill="none" stroke="#113" stroke-width="7"/>`,
        ),
      ])
      .jpeg({ quality: 80 })
      .toBuffer(),
} satisfies Record<string, Variant>;
