/** Photos as one PDF: every reader opens it, our own look takes it, and each page is its photo. */
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { refusalOfPdf } from '#app/integrations/inspection/pdf-scan.ts';
import { pdfOf } from './jpeg-pdf.ts';

const photo = async (width: number, height: number) => ({
  bytes: new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#2a6' } })
      .jpeg({ quality: 70 })
      .toBuffer(),
  ),
  ...{ width, height },
});

test('two photos are two pages, upright and across, and nothing in it is refused', async () => {
  const pages = [await photo(300, 400), await photo(800, 200)];
  const bytes = pdfOf(pages);
  expect(refusalOfPdf(bytes)).toBeNull();
  const pdf = await getDocumentProxy(bytes.slice());
  expect(pdf.numPages).toBe(2);
  const sizes = await Promise.all(
    [1, 2].map(async (number) => {
      const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
      return [Math.round(width), Math.round(height)];
    }),
  );
  expect(sizes).toEqual([
    [595, 793],
    [842, 211],
  ]);
});

test('the table of the file points at each object, and the photo is in it byte for byte', async () => {
  const page = await photo(120, 90);
  const bytes = pdfOf([page]);
  const text = Buffer.from(bytes).toString('latin1');
  const [, table = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? [];
  expect(text.slice(Number(table)).startsWith('xref\n0 6\n')).toBe(true);
  const starts = [...text.slice(Number(table)).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
  expect(starts.map((at) => text.slice(at, at + 7))).toEqual([1, 2, 3, 4, 5].map((number) => `${number} 0 obj`));
  expect(Buffer.from(bytes).includes(Buffer.from(page.bytes))).toBe(true);
});
