/** Papers under a phone: as they should be, and blurred, moved, dark, under a lamp, cut; the same in every run. */
import sharp, { type Sharp } from 'sharp';
import type { Doubt, Picture } from '#app/features/documents/legibility/rules.ts';
import { drawPage, randomOf } from '#tests/passports/draw.ts';
import { holders } from '#tests/passports/people.ts';
import { laidOn, shot, woodenTable } from '#tests/passports/scenes.ts';
import { papers } from './draw.ts';

type Point = [x: number, y: number];
const [WIDTH, HEIGHT] = [900, 1200];

export async function pixelsOf(image: Sharp | Buffer): Promise<Picture> {
  const opened = Buffer.isBuffer(image) ? sharp(image) : image;
  const { data, info } = await opened.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
    width: info.width,
    height: info.height,
  };
}

const plainTable = (width: number, height: number, [r, g, b]: readonly [number, number, number]) => {
  const data = new Uint8ClampedArray(width * height * 3);
  for (let at = 0; at < data.length; at += 3) {
    data[at] = r;
    data[at + 1] = g;
    data[at + 2] = b;
  }
  return { data, width, height };
};
const TABLES = [
  (seed: number) => woodenTable(WIDTH, HEIGHT, seed),
  () => plainTable(WIDTH, HEIGHT, [58, 62, 70]),
  () => plainTable(WIDTH, HEIGHT, [120, 40, 36]),
  () => plainTable(WIDTH, HEIGHT, [96, 112, 92]),
] as const;

/** Where the paper comes to lie: as large as fits, a little turned and not quite straight. */
function cornersFor(width: number, height: number, random: () => number, fill: number): Point[] {
  const scale = Math.min((WIDTH * fill) / width, (HEIGHT * fill) / height);
  const angle = (random() - 0.5) * 0.1;
  const [w, h] = [(width * scale) / 2, (height * scale) / 2];
  const unrest = () => (random() - 0.5) * 14;
  return (
    [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ] as const
  ).map(([x, y]) => [
    WIDTH / 2 + x * Math.cos(angle) - y * Math.sin(angle) + unrest(),
    HEIGHT / 2 + x * Math.sin(angle) + y * Math.cos(angle) + unrest(),
  ]);
}

/** Moved so far that these shares of its width and height are out of the picture; the sign says on which side. */
function beyond(corners: readonly Point[], [across, down]: Point): Point[] {
  const move = (share: number, k: 0 | 1, length: number) => {
    const places = corners.map((corner) => corner[k]);
    const [least, most] = [Math.min(...places), Math.max(...places)];
    if (share === 0) return 0;
    return share > 0 ? length - most + share * (most - least) : -least + share * (most - least);
  };
  const [dx, dy] = [move(across, 0, WIDTH), move(down, 1, HEIGHT)];
  return corners.map(([x, y]) => [x + dx, y + dy]);
}

type Scene = { readonly png: Buffer; readonly random: () => number; readonly seed: number };
type Lit = { light?: (x: number, y: number) => number; noise?: number; blur?: number; beyond?: Point; fill?: number };

async function onTable({ png, random, seed }: Scene, lit: Lit = {}): Promise<Sharp> {
  const { width = 1, height = 1 } = await sharp(png).metadata();
  const table = TABLES[seed % TABLES.length]?.(seed) ?? woodenTable(WIDTH, HEIGHT, seed);
  const corners = cornersFor(width, height, random, lit.fill ?? 0.82 + random() * 0.08);
  const moved = lit.beyond ? beyond(corners, lit.beyond) : corners;
  const laid = await laidOn(table, png, moved);
  const fade = 0.1 + random() * 0.2;
  const light = lit.light ?? ((x: number) => 0.94 - fade * x);
  const taken = await shot(lit.blur ? laid.blur(lit.blur) : laid, { seed, noise: lit.noise ?? 8, light });
  return sharp(await taken.jpeg({ quality: 82 }).toBuffer());
}

const overlaid = async (image: Sharp, svg: string) => {
  const { data, info } = await image.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  const input = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}">${svg}</svg>`,
  );
  return sharp(await sharp(data).composite([{ input }]).jpeg({ quality: 82 }).toBuffer());
};

/** White in the middle, then less and less. */
const lampAt = (x: number, y: number, rx: number, ry: number) =>
  `<defs><radialGradient id="g"><stop offset="0" stop-color="#fff"/><stop offset=".55" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#g)"/>`;

/** The kind, what is wrong with it, and how it is made. */
export const SHOTS: Record<string, { wrong: Doubt | null; make: (scene: Scene) => Promise<Sharp> }> = {
  'on a table': { wrong: null, make: (scene) => onTable(scene) },
  'a little soft': { wrong: null, make: (scene) => onTable(scene, { blur: 0.5 + scene.random() * 0.2 }) },
  'in the evening': {
    wrong: null,
    make: (scene) => onTable(scene, { light: (x) => 0.62 - 0.12 * x, noise: 16 }),
  },
  'half in the shade': { wrong: null, make: (scene) => onTable(scene, { light: (x) => 0.98 - 0.5 * x, noise: 8 }) },
  scanned: {
    wrong: null,
    make: async ({ png, random }) =>
      sharp(
        await sharp(png)
          .resize(900)
          .modulate({ brightness: 0.97 + random() * 0.06 })
          .jpeg({ quality: 80 })
          .toBuffer(),
      ),
  },
  'filling the picture': {
    wrong: null,
    make: async (scene) => {
      const near = await sharp(scene.png).resize(1000).toBuffer();
      const { width = 0, height = 0 } = await sharp(near).metadata();
      const inner = sharp(near).extract({ left: 20, top: 20, width: width - 40, height: height - 40 });
      const taken = await shot(inner, { seed: scene.seed, noise: 8, light: (x, y) => 0.92 - 0.3 * x * y });
      return sharp(await taken.jpeg({ quality: 80 }).toBuffer());
    },
  },
  'out of focus': { wrong: 'blurred', make: (scene) => onTable(scene, { blur: 2.6 + scene.random() * 2 }) },
  'scanned out of focus': {
    wrong: 'blurred',
    make: async ({ png, random }) =>
      sharp(
        await sharp(png)
          .resize(1100, 1100, { fit: 'inside' })
          .blur(2.4 + random() * 2)
          .jpeg({ quality: 80 })
          .toBuffer(),
      ),
  },
  moved: {
    wrong: 'blurred',
    make: async (scene) => {
      const length = 9 + 2 * Math.floor(scene.random() * 3);
      const isDown = scene.random() < 0.5;
      const kernel = Array.from({ length: length * length }, (_, at) =>
        (isDown ? at % length : Math.floor(at / length)) === (length - 1) / 2 ? 1 : 0,
      );
      const image = await onTable(scene, { noise: 0 });
      return sharp(await image.convolve({ width: length, height: length, kernel }).jpeg({ quality: 80 }).toBuffer());
    },
  },
  'in the dark': {
    wrong: 'dark',
    make: (scene) => {
      const level = 0.18 + scene.random() * 0.12;
      return onTable(scene, { light: () => level, noise: 9 });
    },
  },
  'under a lamp': {
    wrong: 'glare',
    make: async (scene) => {
      const [x, y] = [WIDTH * (0.35 + scene.random() * 0.3), HEIGHT * (0.35 + scene.random() * 0.3)];
      const image = await onTable(scene, { light: () => 0.8 });
      return overlaid(image, lampAt(x, y, 70 + scene.random() * 90, 60 + scene.random() * 80));
    },
  },
  'beyond the side': {
    wrong: 'cut',
    make: (scene) => {
      const far = (0.1 + scene.random() * 0.15) * (scene.random() < 0.5 ? 1 : -1);
      return onTable(scene, { fill: 0.86, beyond: scene.random() < 0.5 ? [far, 0] : [0, far] });
    },
  },
  'without a corner': {
    wrong: 'cut',
    make: (scene) => {
      const [sx, sy] = [scene.random() < 0.5 ? 1 : -1, scene.random() < 0.5 ? 1 : -1];
      return onTable(scene, { beyond: [sx * 0.14, sy * 0.1] });
    },
  },
};

const KINDS = ['letter', 'statement', 'receipt', 'passport'] as const;
const drawn = new Map<string, Promise<Buffer>>();
const paperOf = (kind: (typeof KINDS)[number], seed: number) => {
  const key = `${kind} ${seed % 2}`;
  const holder = holders[seed % 2];
  const made =
    drawn.get(key) ?? (kind === 'passport' && holder ? drawPage(holder) : papers[kind as 'letter'](seed % 2));
  drawn.set(key, made);
  return made;
};

export type Sample = { kind: string; paper: string; wrong: Doubt | null; picture: Picture };

/** Each kind of shot of each paper, `rounds` times. */
export async function* samples(rounds: number): AsyncGenerator<Sample> {
  let seed = 1;
  for (let round = 0; round < rounds; round++)
    for (const [kind, { wrong, make }] of Object.entries(SHOTS))
      for (const paper of KINDS) {
        seed += 1;
        const image = await make({ png: await paperOf(paper, seed), random: randomOf(seed * 77), seed });
        yield { kind, paper, wrong, picture: await pixelsOf(image) };
      }
}
