/** A discount sticker: what one saves, the code to type, and a QR that brings it along; as SVG, and as a picture to print (spec 7). */
import { create } from 'qrcode';
import sharp from 'sharp';
import type { Locale } from '#app/i18n/locales.ts';
import { centred, type Face } from './lettering.server.ts';

/** 70 by 100 mm, ten units a millimetre. */
const [WIDTH, HEIGHT] = [700, 1000];
const MIDDLE = WIDTH / 2;
/** About 500 dots an inch. */
const PIXELS = 1400;
const INK = '#0b1f3a';
const DEEP = '#12408a';
const SAND = '#fbf8f3';
const CORAL = '#b8341f';

export type Sticker = {
  locale: Locale;
  code: string;
  url: string;
  brand: string;
  /** "20 %" */
  share: string;
  /** Finished sentences. */
  off: string;
  how: string;
  until: string | null;
};

/** One square for each dark module, in rows; four modules of silence around it. */
function qrPath(url: string, side: number, x: number, y: number): string {
  const { modules } = create(url, { errorCorrectionLevel: 'M' });
  const unit = side / (modules.size + 8);
  const at = (index: number) => Math.round((index + 4) * unit * 100) / 100;
  const rows: string[] = [];
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column))
        rows.push(`M${x + at(column)} ${y + at(row)}h${unit.toFixed(2)}v${unit.toFixed(2)}h-${unit.toFixed(2)}z`);
  return rows.join('');
}

export function drawSticker({ locale, code, url, brand, share, off, how, until }: Sticker): string {
  const words: Face = locale === 'ar' ? 'arabic' : 'latin';
  const line = (text: string, face: Face, size: number, y: number, colour: string) =>
    `<path fill="${colour}" d="${centred({ text, face, size, width: WIDTH - 90 }, MIDDLE, y)}"/>`;
  const qr = 420;
  const left = (WIDTH - qr) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="70mm" height="100mm" viewBox="0 0 ${WIDTH} ${HEIGHT}" shape-rendering="geometricPrecision">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="40" fill="${SAND}"/>`,
    `<rect x="12" y="12" width="${WIDTH - 24}" height="${HEIGHT - 24}" rx="30" fill="none" stroke="${DEEP}" stroke-width="4" stroke-dasharray="14 10"/>`,
    line(brand, 'display', 54, 96, DEEP),
    line(share, 'display', 150, 240, CORAL),
    line(off, words, 40, 300, INK),
    `<rect x="${left}" y="330" width="${qr}" height="${qr}" rx="18" fill="#ffffff"/>`,
    `<path fill="${INK}" shape-rendering="crispEdges" d="${qrPath(url, qr, left, 330)}"/>`,
    line(code, 'display', 84, 850, INK),
    line(how, words, 30, 905, INK),
    until ? line(until, words, 26, 950, INK) : '',
    '</svg>',
  ].join('');
}

/** Colours of a print: few, without a soft edge that a palette would need. */
export const stickerPicture = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 300 }).resize(PIXELS).png({ palette: true, colours: 64 }).toBuffer();
