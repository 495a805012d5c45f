/** Words as outlines, so that a picture needs no font of the machine: shaped by fontkit, broken into balanced lines. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);
const face = (file: string) => create(readFileSync(require.resolve(`@fontsource/${file}`))) as Font;
const latin = face('bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2');
const arabic = face('noto-kufi-arabic/files/noto-kufi-arabic-arabic-700-normal.woff2');

export type Dir = 'ltr' | 'rtl';
type Run = { font: Font; size: number; tracking: number; text: string };
export type Line = { runs: Run[]; width: number };

/** Arabic letters look larger than Latin ones at the same size. */
const ARABIC_SIZE = 0.86;
const TIE = '\u00a0';
const LATIN_TRACKING = -0.015;
/** Latin letters and figures, with what stands between them: "B-1/B-2" keeps its own direction in an Arabic line. */
const LATIN_RUN = /[\p{Script=Latin}\d](?:[^\p{Script=Arabic}]*[\p{Script=Latin}\d])?|[:()]/gu;

function runsOf(text: string, size: number, dir: Dir): Run[] {
  const asLatin = (part: string): Run => ({ font: latin, size, tracking: LATIN_TRACKING * size, text: part });
  if (dir === 'ltr') return [asLatin(text)];
  const asArabic = (part: string): Run => ({ font: arabic, size: size * ARABIC_SIZE, tracking: 0, text: part });
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(LATIN_RUN)) {
    if (index > end) runs.push(asArabic(text.slice(end, index)));
    runs.push({ ...asLatin(found), size: size * 0.92 });
    end = index + found.length;
  }
  return end < text.length ? [...runs, asArabic(text.slice(end))] : runs;
}

const known = new Map<string, ReturnType<Font['layout']>>();

/** A letter that a face lacks would be an empty box that nobody sees before a stranger does. */
function shaped({ font, text }: Run) {
  const key = `${font.postscriptName} ${text}`;
  const seen = known.get(key);
  if (seen) return seen;
  for (const letter of text)
    if (!font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
      throw new Error(`${font.familyName} has no “${letter}” of “${text}”`);
  const made = font.layout(text);
  known.set(key, made);
  return made;
}

const scaleOf = ({ font, size }: Run) => size / font.unitsPerEm;

function widthOf(run: Run) {
  const { glyphs, advanceWidth } = shaped(run);
  return advanceWidth * scaleOf(run) + glyphs.length * run.tracking;
}

function lineOf(text: string, size: number, dir: Dir): Line {
  const runs = runsOf(text.replaceAll(TIE, ' '), size, dir);
  return { runs, width: runs.reduce((sum, run) => sum + widthOf(run), 0) };
}

/** As many words on each line as fit. */
function filled(words: readonly string[], size: number, dir: Dir, width: number): Line[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && lineOf(longer, size, dir).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => lineOf(line, size, dir));
}

const widest = (lines: readonly Line[]) => Math.max(...lines.map(({ width }) => width));

const NAMES = ['Estados Unidos', 'Reino Unido', 'Buenos Aires', 'United States', 'Mexico City', 'الولايات المتحدة'];

/** Names stay on one line, and a word of one or two letters goes with the next. */
function piecesOf(title: string): string[] {
  const tied = NAMES.reduce((text, name) => text.replaceAll(name, name.replace(' ', TIE)), title);
  return tied.replace(/(?<![\p{L}\p{N}-])(\p{L}{1,2}) /gu, `$1${TIE}`).split(' ');
}

export type Room = { width: number; lines: number; sizes: readonly number[] };

/** A word of three letters is no line. */
const isLonely = ({ runs }: Line) => runs.map(({ text }) => text).join('').length <= 3;

/** The first room that holds the title, in the largest of its sizes; lines as even as their number allows. */
export function setTitle(text: string, dir: Dir, rooms: readonly Room[]) {
  const words = piecesOf(text);
  const tries = rooms.flatMap(({ sizes, ...room }) => sizes.map((size) => ({ ...room, size })));
  for (const { width, lines: most, size } of tries) {
    const lines = evened(words, size, dir, width);
    if (lines.length <= most && widest(lines) <= width && !lines.some(isLonely)) return { size, lines };
  }
  throw new Error(`“${text}” does not fit into its picture`);
}

function evened(words: readonly string[], size: number, dir: Dir, width: number) {
  let even = filled(words, size, dir, width);
  for (let narrow = width - 8; narrow > 0; narrow -= 8) {
    const tried = filled(words, size, dir, narrow);
    if (tried.length > even.length || widest(tried) > narrow) break;
    even = tried;
  }
  return even;
}

const rounded = (d: string) => d.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

/** One run with its first glyph at x: outlines, and where the next begins. */
function outline(run: Run, x: number, y: number): string {
  const { glyphs, positions } = shaped(run);
  const scale = scaleOf(run);
  let at = x;
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const left = at + xOffset * scale;
    at += xAdvance * scale + run.tracking;
    return rounded(
      glyph.path
        .scale(scale, -scale)
        .translate(left, y - yOffset * scale)
        .toSVG(),
    );
  });
  return paths.join('');
}

/** A line whose start (its right end, in Arabic) stands at x, on the base line y. */
export function outlines({ runs, width }: Line, dir: Dir, x: number, y: number): string {
  let at = dir === 'ltr' ? x : x - width;
  const inOrder = dir === 'ltr' ? runs : runs.toReversed();
  return inOrder
    .map((run) => {
      const d = outline(run, at, y);
      at += widthOf(run);
      return d;
    })
    .join('');
}

export const word = (text: string, size: number): Line => lineOf(text, size, 'ltr');
