/** What is kept of an upload, and what is refused by which word (D25, T27, Q29, Q33). */
import { createHash } from 'node:crypto';
import { deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { randomOf } from '#tests/passports/draw.ts';
import {
  fromPhone,
  imageBomb,
  objectStream,
  packedWith,
  paper,
  picture,
  withJpegRemark,
  withPngText,
} from '#tests/uploads.ts';
import { inspection } from './index.server.ts';
import type { ContentType } from './inspection.ts';
import { look } from './look.server.ts';

const refusal = async (bytes: Uint8Array, content_type: ContentType) => {
  const found = await look({ bytes, content_type });
  return 'refused' in found ? found.refused : 'kept';
};
const text = (words: string) => Buffer.from(words, 'latin1');
const ZIP_END = 'PK\x05\x06'.padEnd(22, '\0');

test('a picture is turned upright and keeps nothing of the phone or the place', async () => {
  const before = await fromPhone();
  expect((await sharp(before).metadata()).exif).toBeDefined();
  const found = await look({ bytes: before, content_type: 'image/jpeg' });
  if (!('kept' in found)) throw new Error(found.refused);
  const { width, height, exif, orientation, format } = await sharp(found.kept.bytes).metadata();
  expect({ width, height, exif, orientation, format }).toEqual({
    ...{ width: 40, height: 60, exif: undefined, orientation: undefined, format: 'jpeg' },
  });
  expect(found.kept.sha256).toBe(createHash('sha256').update(found.kept.bytes).digest('hex'));
});

type Case = [what: string, type: ContentType, make: () => Promise<Uint8Array> | Uint8Array, word: string];

const SCRIPT = '7 0 <</S/JavaScript/JS(app.alert\\(1\\))>>';
const OUTLINE = '5 0 obj\n<< /Type /Outlines /First 6 0 R /Last 6 0 R >>\nendobj\n';
const inHex = (plain: Buffer) => Buffer.from(`${plain.toString('hex')}>`, 'latin1');
const HEX = '/Filter /ASCIIHexDecode';

/** A first block that is not compressed and speaks of the end, then the rest. */
function endInside(plain: Buffer): Buffer {
  const first = Buffer.from('%endstream\n', 'latin1');
  const size = first.length;
  const block = Buffer.from([0, size & 255, size >> 8, ~size & 255, (~size >> 8) & 255]);
  const sums = deflateSync(Buffer.concat([first, plain])).subarray(-4);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), block, first, deflateRawSync(plain), sums]);
}

/** What some reader would unpack and run, and a quick search would not see. */
const hiddenScripts: [what: string, make: () => Uint8Array][] = (
  [
    ['packed objects behind a lone return', { keyword: '\nstream\r' }],
    ['packed objects behind a space', { keyword: '\nstream \n' }],
    ['packed objects far behind their dictionary', { keyword: `${' '.repeat(4200)}\nstream\n` }],
    ['packed objects by a string', { dictionary: `/Type /ObjStm /X ( obj) ${HEX}`, encode: inHex }],
    ['packed objects by another spelling', { dictionary: '/Type /ObjStm /F#69lter /ASCIIHexDecode', encode: inHex }],
    ['packed objects without their name', { dictionary: HEX, encode: inHex }],
    ['packed objects behind a remark', { head: '9 0 %\nobj\n', dictionary: `/Type /ObjStm ${HEX}`, encode: inHex }],
    ['packed objects of a wrong length', { length: '3' }],
    ['packed objects of two lengths', { length: '8 0 R', more: () => '8 0 obj\n1\nendobj\n8 0 obj\n2\nendobj\n' }],
    ['packed objects said twice', { dictionary: '/Type /ObjStm /Filter /FlateDecode /Filter /ASCIIHexDecode' }],
  ] as const
).map(([what, packing]) => [what, () => paper({ extra: packedWith({ objects: SCRIPT, ...packing }) })]);

const CASES: Case[] = [
  ['a PNG', 'image/png', () => picture(20, 20, 'png'), 'kept'],
  ['a PDF', 'application/pdf', () => paper(), 'kept'],
  [
    'a PDF with a link',
    'application/pdf',
    () => paper({ extra: '4 0 obj\n<</S/URI/URI(https://a.example)>>\nendobj\n' }),
    'kept',
  ],
  ['a PDF with packed objects', 'application/pdf', () => paper({ extra: objectStream('7 0 <</Type/Font>>') }), 'kept'],
  ['nothing', 'image/jpeg', () => new Uint8Array(), 'empty'],
  ['a page named as a picture', 'image/jpeg', () => text('<html><script>alert(1)</script>'), 'wrong_type'],
  ['a drawing', 'image/png', () => text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'wrong_type'],
  ['a program', 'application/pdf', () => text('MZ\x90\0'), 'wrong_type'],
  ['an archive', 'application/pdf', () => text('PK\x03\x04'), 'wrong_type'],
  ['a JPEG called PNG', 'image/png', () => picture(), 'wrong_type'],
  ['a PNG called PDF', 'application/pdf', () => picture(9, 9, 'png'), 'wrong_type'],
  ['a picture with a page in its remark', 'image/jpeg', () => withJpegRemark('<HTML><body>'), 'mixed_content'],
  [
    'a picture with a page behind it',
    'image/jpeg',
    async () => Buffer.concat([await picture(), text('<script>x</script>')]),
    'mixed_content',
  ],
  [
    'a picture with an archive behind it',
    'image/jpeg',
    async () => Buffer.concat([await picture(), text(`PK\x03\x04${ZIP_END}`)]),
    'mixed_content',
  ],
  ['a PNG with a script in its text', 'image/png', () => withPngText('<script>'), 'mixed_content'],
  [
    'a PNG with a page behind it',
    'image/png',
    async () => Buffer.concat([await picture(9, 9, 'png'), text('<!DOCTYPE html>')]),
    'mixed_content',
  ],
  [
    'a picture with a film behind it',
    'image/jpeg',
    async () => Buffer.concat([await picture(), text('\0\0\0\x18ftypmp42<<<')]),
    'kept',
  ],
  ['a picture with a harmless remark', 'image/jpeg', () => withJpegRemark('Lavc58.54.100'), 'kept'],
  ['half a picture', 'image/jpeg', async () => (await picture(400, 400)).subarray(0, 700), 'unreadable'],
  ['a bomb', 'image/png', () => imageBomb(), 'too_many_pixels'],
  ['a little more than 40 megapixels', 'image/png', () => imageBomb(6400), 'too_many_pixels'],
  [
    'a PDF with a script',
    'application/pdf',
    () => paper({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
    'pdf_script',
  ],
  [
    'a script by another spelling',
    'application/pdf',
    () => paper({ catalog: '/OpenAction <</S/J#61va#53cript>>' }),
    'pdf_script',
  ],
  [
    'a script in packed objects',
    'application/pdf',
    () => paper({ extra: objectStream('7 0 <</S/JavaScript/JS(x)>>') }),
    'pdf_script',
  ],
  [
    'packed objects that cannot be read',
    'application/pdf',
    () => paper({ extra: objectStream('7 0 <</A/B>>', '/Filter [/FlateDecode /ASCIIHexDecode]') }),
    'unreadable',
  ],
  ...hiddenScripts.map(([what, make]): Case => [what, 'application/pdf', make, 'unreadable']),
  [
    'a script behind an end that is none',
    'application/pdf',
    () => paper({ extra: packedWith({ objects: SCRIPT, encode: endInside }) }),
    'pdf_script',
  ],
  [
    'a PDF that opens another place',
    'application/pdf',
    () => paper({ catalog: '/OpenAction << /S /GoToR /F (evil) >>' }),
    'pdf_script',
  ],
  [
    'a paper with an outline and a length elsewhere',
    'application/pdf',
    () =>
      paper({ extra: `${OUTLINE}${packedWith({ length: '8 0 R', more: (size) => `8 0 obj\n${size}\nendobj\n` })}` }),
    'kept',
  ],
  [
    'a PDF that starts a program',
    'application/pdf',
    () => paper({ catalog: '/AA <</WC <</S/Launch/F(cmd.exe)>>>>' }),
    'pdf_script',
  ],
  [
    'a PDF with a file inside',
    'application/pdf',
    () => paper({ catalog: '/Names << /EmbeddedFiles 8 0 R >>' }),
    'pdf_attachment',
  ],
  ['a locked PDF', 'application/pdf', () => paper({ trailer: '/Encrypt 5 0 R' }), 'pdf_locked'],
  ['a PDF with a page behind it', 'application/pdf', () => paper({ tail: '\n<script>x</script>' }), 'mixed_content'],
  ['a PDF without an end', 'application/pdf', () => text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), 'unreadable'],
];
for (const [what, type, make, word] of CASES)
  test(`${what}: ${word}`, async () => expect(await refusal(await make(), type)).toBe(word));

test('a paper of many packed objects whose lengths stand elsewhere is searched once for them, not once for each', async () => {
  const one = (at: number) =>
    `${at} 0 obj<</Type/ObjStm/N 1/First 4/Length 8 0 R>>stream\n7 0 <<>>\nendstream endobj\n`;
  const extra = `8 0 obj 8 endobj\n${Array.from({ length: 30_000 }, (_, at) => one(at + 10)).join('')}`;
  const began = performance.now();
  expect(await refusal(paper({ extra }), 'application/pdf')).toBe('kept');
  expect(performance.now() - began, 'each search of it takes a millisecond or more').toBeLessThan(5000);
});

/** Grain weighs much: at the quality of other pictures it would weigh more than it came with. */
const grainy = async (side: number, mostBytes: number, height = side) => {
  const random = randomOf(5);
  const data = Buffer.from(Array.from({ length: side * height * 3 }, () => 90 + 90 * random()));
  const png = await sharp(data, { raw: { width: side, height, channels: 3 } })
    .blur(0.6)
    .png()
    .toBuffer();
  for (let quality = 95; ; quality -= 3) {
    const jpeg = await sharp(png).jpeg({ quality }).toBuffer();
    if (jpeg.length <= mostBytes) return jpeg;
  }
};
const PHOTO = { leastSide: 600, mostSide: 1200, mostBytes: 240_000 };
const keptOf = async (bytes: Uint8Array, content_type: ContentType, photo?: typeof PHOTO) => {
  const found = await look({ bytes, content_type, photo });
  if (!('kept' in found)) throw new Error(found.refused);
  const { width, height } = await sharp(found.kept.bytes).metadata();
  return { width, height, bytes: found.kept.bytes.length, content_type: found.kept.content_type };
};

test('a visa photo that fits still fits when it is written anew', async () => {
  const bytes = await grainy(1000, PHOTO.mostBytes);
  expect((await keptOf(bytes, 'image/jpeg')).bytes, 'as any other picture it gets heavier').toBeGreaterThan(240_000);
  const photo = await keptOf(bytes, 'image/jpeg', PHOTO);
  expect(photo).toMatchObject({ width: 1000, height: 1000, content_type: 'image/jpeg' });
  expect(photo.bytes).toBeLessThanOrEqual(240_000);
});

test('a photo that is not square is taken as any other picture', async () => {
  const bytes = await grainy(700, PHOTO.mostBytes, 720);
  expect(await keptOf(bytes, 'image/jpeg', PHOTO)).toEqual(await keptOf(bytes, 'image/jpeg'));
});

test('a small square photo as PNG becomes the JPEG that is asked for', async () => {
  expect(await keptOf(await picture(600, 600, 'png'), 'image/png', PHOTO)).toMatchObject({
    ...{ width: 600, height: 600, content_type: 'image/jpeg' },
  });
});

test('the thread refuses a bomb, and looks at the next file', async () => {
  const bomb = { bytes: imageBomb(), content_type: 'image/png' } as const;
  const found = await Promise.all(Array.from({ length: 5 }, () => inspection.inspect(bomb)));
  expect(found).toEqual(Array(5).fill({ refused: 'too_many_pixels' }));
  expect(await inspection.inspect({ bytes: await picture(), content_type: 'image/jpeg' })).toMatchObject({
    kept: { content_type: 'image/jpeg' },
  });
});
