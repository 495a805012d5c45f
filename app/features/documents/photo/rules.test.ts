/** The verdict on a visa photo: right for people drawn by code, good and bad, and for what the cropper makes of them. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Picture } from '#app/features/documents/legibility/rules.ts';
import { drawPhoto, drawScene, pixelsOf, type Scene } from '#tests/photos/draw.ts';
import { fixtures, people, variantOf } from '#tests/photos/fixtures.ts';
import { cropFor } from './crop.ts';
import { allowedSide, encodeWithin } from './encode.ts';
import { ADVICE, type Advice, fits, MOST_BYTES, photoVerdict } from './rules.ts';
import { lookFor } from './silhouette-rules.ts';

const wrongsIn = (picture: Picture, bytes: number | null) =>
  photoVerdict(picture, bytes).flatMap(({ advice }) => advice ?? []);
const wrongsOf = async (scene: Scene) => {
  const jpeg = await drawPhoto(scene);
  return wrongsIn(await pixelsOf(jpeg), jpeg.length);
};

test.each(fixtures.map((fixture) => [fixture.name, fixture] as const))('%s', async (_, { scene, wrong }) => {
  const found = await wrongsOf(scene);
  if (wrong) expect(found).toContain(wrong);
  else expect(found).toEqual([]);
});

const EACH = 4;
test('variants by chance of size, place, light, softness, tilt and wall: right in 95 of 100', async () => {
  const mistaken: string[] = [];
  for (const [at, fixture] of fixtures.entries())
    for (let seed = 1; seed <= EACH; seed++) {
      const scene = variantOf(fixture, at * 1000 + seed);
      const found = await wrongsOf(scene);
      const isRight = fixture.wrong ? found.includes(fixture.wrong) : found.length === 0;
      if (!isRight) mistaken.push(`${fixture.name}, ${scene.person.style}: ${found.join(', ') || 'fine'}`);
    }
  const all = fixtures.length * EACH;
  process.stdout.write(`visa photos: ${all - mistaken.length} of ${all} right ${mistaken.join('; ')}\n`);
  expect((all - mistaken.length) / all).toBeGreaterThanOrEqual(0.95);
});

const made = async (scene: Scene) => {
  const png = await (await drawScene(scene)).png({ compressionLevel: 1 }).toBuffer();
  const picture = await pixelsOf(png);
  const { x, y, side } = cropFor(picture, lookFor(picture).silhouette);
  const [left, top, width] = [x, y, side].map(Math.floor) as [number, number, number];
  const piece = await sharp(png).extract({ left, top, width, height: width }).png({ compressionLevel: 1 }).toBuffer();
  const { bytes } = await encodeWithin(allowedSide(width), async (one, quality) => {
    const jpeg = await sharp(piece)
      .resize(one)
      .jpeg({ quality: Math.round(quality * 100) })
      .toBuffer();
    return { bytes: jpeg, size: jpeg.length };
  });
  return { before: wrongsIn(picture, null), after: wrongsIn(await pixelsOf(bytes), bytes.length) };
};

test.each(people.map((person, at) => [person.style, person, at] as const))(
  'held upright and from a little afar, then cut out by the outline: passes the same rules (%s)',
  async (_, person, at) => {
    const scene: Scene = {
      ...{ person, width: 900, height: 1200, head: 400 + 10 * at, chin: 700, middle: 420 + 10 * at },
      ...{ wall: '#eceae6', tilt: at - 3, light: () => 0.96, noise: 8, blur: 0.8, seed: 40 + at },
    };
    const { before, after } = await made(scene);
    expect(before).toContain('not-square');
    expect(after).toEqual([]);
  },
);

const good = fixtures[0]?.scene as Scene;
const with_ = (changes: Partial<Scene>) => wrongsOf({ ...good, ...changes });

const SCENES: [what: string, changes: Partial<Scene>, advice: Advice][] = [
  ['a wall in blue', { wall: '#7fa8dd' }, 'not-light'],
  ['a grey wall', { wall: '#8c8c8c' }, 'not-light'],
  ['light that fades over the wall', { light: (x) => 1 - 0.42 * x }, 'uneven'],
  ['beside the middle', { middle: 540 }, 'off-centre'],
  ['hair at the upper edge', { chin: 485 }, 'head-high'],
  ['nobody', { head: 1, chin: 790 }, 'not-found'],
];
test.each(SCENES)('%s', async (_, changes, advice) => expect(await with_(changes)).toContain(advice));

test('light that washes a face out is too much', async () => {
  const pale = people[3] as (typeof people)[number];
  expect(await with_({ person: pale, wall: '#c8c8c8', light: () => 1.35 })).toContain('bright');
});

test('dark skin in good light is not called dark', async () => {
  const dark = people[2] as (typeof people)[number];
  expect(await with_({ person: { ...dark, skin: '#2f1c12', clothes: '#15151a' }, wall: '#dedede' })).toEqual([]);
});

const blank = (width: number, height: number): Picture => ({
  data: new Uint8ClampedArray(width * height * 4).fill(240),
  ...{ width, height },
});
test('the size: square, from 600 to 1200 pixels, at most 240 kB', () => {
  const sizeOf = (width: number, height: number, bytes: number | null) =>
    photoVerdict(blank(width, height), bytes).find(({ measure }) => measure === 'size')?.advice;
  expect(sizeOf(600, 600, MOST_BYTES)).toBeNull();
  expect(sizeOf(1200, 1200, null)).toBeNull();
  expect(sizeOf(600, 601, 1)).toBe('not-square');
  expect(sizeOf(599, 599, 1)).toBe('too-small');
  expect(sizeOf(1201, 1201, 1)).toBe('too-large');
  expect(sizeOf(600, 600, MOST_BYTES + 1)).toBe('too-heavy');
  expect(MOST_BYTES).toBe(240_000);
});

test('each word belongs to one measure, and a verdict names every measure once', () => {
  const words = Object.values(ADVICE).flat();
  expect(new Set(words).size).toBe(words.length);
  const results = photoVerdict(blank(600, 600), 1);
  expect(results.map(({ measure }) => measure)).toEqual(Object.keys(ADVICE));
  expect(fits(results)).toBe(false);
  expect(fits(results.map(({ measure }) => ({ measure, advice: null })))).toBe(true);
});
