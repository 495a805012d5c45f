import { expect, test } from 'vitest';
import { paper } from '#tests/uploads.ts';
import { pictureIn } from './pdf-picture.ts';

const jpeg = (bytes: number, mark: number) => {
  const picture = Buffer.alloc(bytes, mark);
  picture.set([0xff, 0xd8, 0xff]);
  return picture;
};
const streamOf = (content: Buffer, end = '\n') =>
  Buffer.concat([Buffer.from(`<</Filter/DCTDecode>>stream${end}`), content, Buffer.from('\nendstream\n')]);
const pdfOf = (...parts: Buffer[]) => Buffer.concat([Buffer.from('%PDF-1.4\n'), ...parts]);

test('a picture is what it is', () => {
  const picture = jpeg(100, 1);
  expect(pictureIn(picture)).toBe(picture);
});

test('of a PDF the first photo, as it lies there; signs and seals are passed over', () => {
  const found = (...parts: Buffer[]) => pictureIn(pdfOf(...parts));
  const [seal, first, next] = [jpeg(5000, 1), jpeg(30_000, 2), jpeg(90_000, 3)].map((one) => streamOf(one));
  const text = Buffer.from('<<>>stream\nBT (x) Tj ET\nendstream\n');
  expect(found(text, seal ?? text, first ?? text, next ?? text)?.[10]).toBe(2);
  expect(found(streamOf(jpeg(30_000, 4), '\r\n'))?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(found(streamOf(jpeg(30_000, 4)))?.length).toBeLessThanOrEqual(30_001);
  expect(found(seal ?? text)).toBeNull();
  expect(pictureIn(paper())).toBeNull();
  expect(pictureIn(Buffer.concat([pdfOf(Buffer.from('stream\n')), jpeg(30_000, 5)])), 'it never ends').toBeNull();
});
