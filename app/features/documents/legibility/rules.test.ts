/** What is said of a picture of a paper: right for papers drawn by code, good and bad, the same in every run. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { papers } from '#tests/legibility/draw.ts';
import { pixelsOf, type Sample, samples } from '#tests/legibility/shots.ts';
import { doubtsIn, type Picture } from './rules.ts';

const isRight = ({ wrong, picture }: Sample) => {
  const found = doubtsIn(picture);
  return wrong ? found.length === 1 && found[0] === wrong : found.length === 0;
};

test('papers on tables and from scanners, good and bad: right in 95 of 100, and nothing else is said', async () => {
  const mistaken: string[] = [];
  let all = 0;
  for await (const sample of samples(1)) {
    all += 1;
    if (!isRight(sample))
      mistaken.push(`${sample.kind}, ${sample.paper}: ${doubtsIn(sample.picture).join(', ') || 'fine'}`);
  }
  process.stdout.write(`legibility: ${all - mistaken.length} of ${all} right ${mistaken.join('; ')}\n`);
  expect(all).toBe(52);
  expect((all - mistaken.length) / all).toBeGreaterThanOrEqual(0.95);
});

const plain = (level: number, width = 400, height = 300): Picture => ({
  data: new Uint8ClampedArray(width * height * 4).fill(level),
  ...{ width, height },
});

test('where nothing can be read it is called blurred, and black is dark as well', () => {
  expect(doubtsIn(plain(200))).toEqual(['blurred']);
  expect(doubtsIn(plain(5))).toEqual(['blurred', 'dark']);
});

test('a picture of one pixel breaks nothing', () => {
  expect(doubtsIn(plain(255, 1, 1))).toEqual(['blurred']);
});

const scan = async (colour: string) => sharp(await papers.letter(3, colour)).resize(800);

test('paper as white as can be is no glare, and a white box on tinted paper is none either', async () => {
  expect(doubtsIn(await pixelsOf(await scan('#ffffff')))).toEqual([]);
  const box = Buffer.from(
    '<svg width="800" height="1131"><rect x="200" y="880" width="400" height="120" fill="#fff"/></svg>',
  );
  const form = (await scan('#d8e4ee')).composite([{ input: box }]);
  expect(doubtsIn(await pixelsOf(sharp(await form.png().toBuffer())))).toEqual([]);
});

test('light that fades over the paper is not the edge of a table', async () => {
  const image = await scan('#f6f6f2');
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at++) {
    const x = Math.floor(at / info.channels) % info.width;
    data[at] = (data[at] ?? 0) * (0.45 + (0.5 * x) / info.width);
  }
  expect(doubtsIn(await pixelsOf(sharp(data, { raw: { ...info, channels: info.channels } })))).toEqual([]);
});
