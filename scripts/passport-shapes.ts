/**
 * node scripts/passport-shapes.ts <folder of the fonts>: the letters of passports (OCR-B), from Debian's fonts-ocr-b.
 * Writes what the reader compares with (the face "Sharp") and what test pictures are drawn with (the regular face), so
 * that it is never tested on its own pixels.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import sharp from 'sharp';
import { CELL, CHARACTERS, SHAPE } from '#app/integrations/passport/strip/grid.ts';

const SHAPES = 'app/integrations/passport/ocr-b-shapes.png';
const OUTLINES = 'tests/passports/ocr-b.json';
const LICENCE =
  'OCR-B by Norbert Schwarz (1995, 2010), "You may freely use, modify and/or distribute this file, without limitation", and Matthew Skala (2012), public domain; outlines taken from the Debian package fonts-ocr-b 0.3~dfsg1-1.';
/** How sharp a picture may be: the reader takes whichever fits better. */
const BLURS = [0.5, 1.4];
/** A letter against its cell: as the standard prints it. */
const SIZE = CELL * 1.386;
const BASELINE = 20;
const START = CELL * 0.08;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('which folder are the fonts in?');

const outlineOf = (font: Font, char: string) => font.glyphForCodePoint(char.codePointAt(0) ?? 0).path.toSVG();

/** Room around each letter, so that none is blurred into the next. */
const ROOM = 40;
const MARGIN = 12;

async function draw(font: Font, blur: number): Promise<Buffer> {
  const scale = SIZE / font.unitsPerEm;
  const letters = Array.from(
    CHARACTERS,
    (char, at) =>
      `<path fill="#fff" transform="translate(${at * ROOM + MARGIN + START} ${MARGIN + BASELINE}) scale(${scale} ${-scale})" d="${outlineOf(font, char)}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CHARACTERS.length * ROOM}" height="${SHAPE.height + 2 * MARGIN}"><rect width="100%" height="100%"/>${letters.join('')}</svg>`;
  const drawn = await sharp(Buffer.from(svg)).removeAlpha().greyscale().blur(blur).png().toBuffer();
  const cut = Array.from(CHARACTERS, async (_, at) => ({
    input: await sharp(drawn)
      .extract({ left: at * ROOM + MARGIN, top: MARGIN, width: SHAPE.width, height: SHAPE.height })
      .toBuffer(),
    left: at * SHAPE.width,
    top: 0,
  }));
  const row = { width: CHARACTERS.length * SHAPE.width, height: SHAPE.height };
  return sharp({ create: { ...row, channels: 3, background: '#000' } })
    .composite(await Promise.all(cut))
    .png()
    .toBuffer();
}

const open = (file: string) => openSync(join(folder, file)) as Font;
const rows = await Promise.all(BLURS.map((blur) => draw(open('OCRBS.otf'), blur)));
const size = { width: CHARACTERS.length * SHAPE.width, height: BLURS.length * SHAPE.height };
await sharp({ create: { ...size, channels: 3, background: '#000' } })
  .composite(rows.map((input, at) => ({ input, left: 0, top: at * SHAPE.height })))
  .greyscale()
  .png({ compressionLevel: 9 })
  .toFile(SHAPES);

const regular = open('OCRB.otf');
const letters = Object.fromEntries(Array.from(CHARACTERS, (char) => [char, outlineOf(regular, char)]));
writeFileSync(OUTLINES, `${JSON.stringify({ licence: LICENCE, unitsPerEm: regular.unitsPerEm, letters }, null, 2)}\n`);
