/** A visa photo on its way through the calls of documents: what fits stays fitting, what does not is taken all the same (D25). */
import sharp from 'sharp';
import { expect, test } from '#tests/app.ts';
import { applicantWith } from '#tests/documents-of.ts';
import { randomOf } from '#tests/passports/draw.ts';

/** Grain, at the quality with which it weighs just what it may. */
async function grainy(width: number, height: number, mostBytes: number) {
  const random = randomOf(11);
  const data = Buffer.from(Array.from({ length: width * height * 3 }, () => 90 + 90 * random()));
  const png = await sharp(data, { raw: { width, height, channels: 3 } })
    .blur(0.6)
    .png()
    .toBuffer();
  for (let quality = 95; ; quality -= 3) {
    const jpeg = await sharp(png).jpeg({ quality }).toBuffer();
    if (jpeg.length <= mostBytes) return jpeg;
  }
}

test('a square photo of 240 kB is kept within 240 kB, another type and another shape are kept as pictures are', async ({
  api,
}) => {
  const own = await applicantWith(api);
  const square = await grainy(1000, 1000, 240_000);
  expect((await own.upload('photo', square)).status).toBe(200);
  const photo = await own.row('photo');
  expect(photo).toMatchObject({ state: 'uploaded', content_type: 'image/jpeg' });
  expect(photo?.bytes).toBeLessThanOrEqual(240_000);
  const { width, height } = await sharp(
    Buffer.from(await (await own.read((await own.url('photo')).json.url)).arrayBuffer()),
  ).metadata();
  expect({ width, height }).toEqual({ width: 1000, height: 1000 });

  expect((await own.upload('passport', square)).status).toBe(200);
  expect((await own.row('passport'))?.bytes).toBeGreaterThan(240_000);
});

test('a photo that is not square is no dead end', async ({ api }) => {
  const own = await applicantWith(api);
  expect((await own.upload('photo', await grainy(400, 500, 240_000))).status).toBe(200);
  expect(await own.filesOf('photo')).toMatchObject([{ state: 'uploaded', refused_for: null }]);
});
