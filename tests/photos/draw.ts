/** Somebody before a wall, drawn by code from shapes: hair, an oval, shoulders. No face of anybody. */
import sharp from 'sharp';
import type { Picture } from '#app/features/documents/legibility/rules.ts';
import { encodeWithin } from '#app/features/documents/photo/encode.ts';
import { randomOf } from '#tests/passports/draw.ts';

export const HAIR = ['short', 'long', 'curly', 'bun', 'none', 'veil', 'bob'] as const;
export type Person = { skin: string; hair: string; style: (typeof HAIR)[number]; clothes: string };

export type Scene = {
  person: Person;
  width: number;
  height: number;
  /** Hair to chin, chin and middle, in pixels. */
  head: number;
  chin: number;
  middle: number;
  wall: string;
  /** Degrees. */
  tilt: number;
  /** What stands behind somebody. */
  behind?: 'shelf' | 'bricks';
  /** Level of the light, by the share of the way across. */
  light: (x: number) => number;
  /** What a window beside somebody does to them and not to the wall; from -1 to 1 across the head. */
  beside?: (x: number) => number;
  noise: number;
  blur: number;
  seed: number;
};

function hairBehind({ style, hair }: Person): string {
  if (style === 'long') return `<path d="M-.41 -.5C-.46 -1.16 .46 -1.16 .41 -.5L.44 .38L-.44 .38Z" fill="${hair}"/>`;
  if (style === 'bob') return `<path d="M-.41 -.5C-.46 -1.16 .46 -1.16 .41 -.5L.42 .02L-.42 .02Z" fill="${hair}"/>`;
  if (style === 'curly')
    return `<g fill="${hair}">${Array.from({ length: 15 }, (_, i) => {
      const angle = Math.PI * (0.9 + (i / 14) * 1.2);
      return `<circle cx="${0.34 * Math.cos(angle)}" cy="${-0.58 + 0.3 * Math.sin(angle)}" r=".125"/>`;
    }).join('')}</g>`;
  if (style === 'veil')
    return `<path d="M-.42 -.5C-.45 -1.17 .45 -1.17 .42 -.5C.42 -.2 .5 .1 .72 .46L-.72 .46C-.5 .1 -.42 -.2 -.42 -.5Z" fill="${hair}"/>`;
  return '';
}

function hairOver({ style, hair }: Person): string {
  const cap = `<path d="M-.37 -.5C-.44 -1.17 .44 -1.17 .37 -.5C.33 -.78 .12 -.8 0 -.79C-.12 -.8 -.33 -.78 -.37 -.5Z" fill="${hair}"/>`;
  if (style === 'none') return '';
  if (style === 'bun') return `${cap}<ellipse cy="-.96" rx=".13" ry=".04" fill="${hair}"/>`;
  return cap;
}

const darker = (colour: string, share: number) => {
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * share));
  return `rgb(${parts.join(' ')})`;
};

/** One unit is the height of the head, the chin is the origin. */
function bodyOf(person: Person): string {
  const { skin, clothes, style } = person;
  const [shade, brow] = [darker(skin, 0.86), darker(person.style === 'veil' ? '#3a2a20' : person.hair, 0.6)];
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="-.5" rx=".062" ry=".03" fill="#fbfaf7"/><circle cx="${x}" cy="-.5" r=".027" fill="#2a1b12"/><path d="M${x - 0.075} -.575q.075 -.035 .15 0" stroke="${brow}" stroke-width=".022" fill="none"/>`;
  const top = style === 'none' ? -1 : -0.97;
  const face = `<path d="M-.335 -.52C-.36 ${top - 0.17} .36 ${top - 0.17} .335 -.52C.32 -.2 .17 0 0 0C-.17 0 -.32 -.2 -.335 -.52Z" fill="${skin}"/>`;
  const ears = `<ellipse cx="-.345" cy="-.46" rx=".045" ry=".09" fill="${shade}"/><ellipse cx=".345" cy="-.46" rx=".045" ry=".09" fill="${shade}"/>`;
  return [
    hairBehind(person),
    `<path d="M-.19 -.16L-.19 .16Q-.19 .26 -.34 .3L.34 .3Q.19 .26 .19 .16L.19 -.16Z" fill="${shade}"/>`,
    `<path d="M-2 2.6L-1.02 2.6L-1 .62Q-.97 .4 -.55 .32L-.24 .22Q0 .42 .24 .22L.55 .32Q.97 .4 1 .62L1.02 2.6Z" fill="${clothes}"/>`,
    `<path d="M-.24 .22Q0 .42 .24 .22" stroke="${darker(clothes, 0.7)}" stroke-width=".02" fill="none"/>`,
    style === 'veil' || style === 'long' || style === 'bob' ? '' : ears,
    `<g>${face}</g>`,
    `${eye(-0.14)}${eye(0.14)}`,
    `<path d="M0 -.47q.045 .13 0 .17q-.03 .01 -.045 -.012" stroke="${darker(skin, 0.7)}" stroke-width=".014" fill="none"/>`,
    '<path d="M-.1 -.17q.1 .045 .2 0" stroke="#8c3b3b" stroke-width=".024" fill="none"/>',
    style === 'veil'
      ? `<path d="M-.42 -.5C-.45 -1.17 .45 -1.17 .42 -.5C.4 -.1 .26 .1 0 .12C-.26 .1 -.4 -.1 -.42 -.5ZM-.29 -.5C-.29 -.16 -.14 0 0 0C.14 0 .29 -.16 .29 -.5C.29 -.92 -.29 -.92 -.29 -.5Z" fill-rule="evenodd" fill="${person.hair}"/>`
      : hairOver(person),
  ].join('');
}

const BEHIND = {
  shelf: (w: number, h: number, random: () => number) =>
    Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 18 }, (_book, at) => {
        const tall = h * (0.1 + random() * 0.05);
        const colour = `hsl(${Math.floor(random() * 360)} 45% ${30 + Math.floor(random() * 40)}%)`;
        return `<rect x="${(at * w) / 18}" y="${(row + 1) * 0.17 * h - tall}" width="${w / 20}" height="${tall}" fill="${colour}"/>`;
      }).join(''),
    ).join(''),
  bricks: (w: number, h: number, random: () => number) =>
    Array.from({ length: 22 }, (_, row) =>
      Array.from({ length: 9 }, (_brick, at) => {
        const colour = `hsl(${10 + random() * 14} 40% ${38 + random() * 18}%)`;
        const x = (at - (row % 2 ? 0.5 : 0)) * (w / 8);
        return `<rect x="${x}" y="${(row * h) / 22}" width="${w / 8 - 5}" height="${h / 22 - 5}" fill="${colour}"/>`;
      }).join(''),
    ).join(''),
};

const drawn = (width: number, height: number, inside: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`));

/** As a camera gives it. */
export async function drawScene(scene: Scene) {
  const { width, height, head, chin, middle, tilt } = scene;
  const random = randomOf(scene.seed);
  const behind = scene.behind ? BEHIND[scene.behind](width, height, random) : '';
  const wall = `<rect width="100%" height="100%" fill="${scene.wall}"/>${behind}`;
  const body = `<g transform="translate(${middle} ${chin}) rotate(${tilt}) scale(${head})">${bodyOf(scene.person)}</g>`;
  const back = await drawn(width, height, wall).removeAlpha().raw().toBuffer();
  const front = await drawn(width, height, body).ensureAlpha().raw().toBuffer();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const cover = (front[at * 4 + 3] ?? 0) / 255;
      const shade = scene.beside?.((2 * (x - middle)) / (0.7 * head)) ?? 1;
      for (let k = 0; k < 3; k++)
        back[at * 3 + k] = (back[at * 3 + k] ?? 0) * (1 - cover) + (front[at * 4 + k] ?? 0) * shade * cover;
    }
  // Any lens is a little soft.
  const raw = { width, height, channels: 3 } as const;
  const data = await sharp(back, { raw }).blur(Math.max(0.5, scene.blur)).raw().toBuffer();
  const out = Buffer.alloc(data.length);
  for (let at = 0; at < width * height; at++) {
    const level = scene.light((at % width) / width);
    const grain = (random() + random() + random() - 1.5) * scene.noise;
    for (let k = 0; k < 3; k++) out[at * 3 + k] = Math.max(0, Math.min(255, (data[at * 3 + k] ?? 0) * level + grain));
  }
  return sharp(out, { raw });
}

/** A file as the panel makes it. */
export async function drawPhoto(scene: Scene): Promise<Buffer> {
  const png = await (await drawScene(scene)).png({ compressionLevel: 1 }).toBuffer();
  const made = await encodeWithin(scene.width, async (side, quality) => {
    const bytes = await sharp(png)
      .resize(side)
      .jpeg({ quality: Math.round(quality * 100) })
      .toBuffer();
    return { bytes, size: bytes.length };
  });
  return made.bytes;
}

export async function pixelsOf(jpeg: Buffer): Promise<Picture> {
  const { data, info } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
    ...{ width: info.width, height: info.height },
  };
}
