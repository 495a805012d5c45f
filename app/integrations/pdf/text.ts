/** Text as it is set: runs of one face and one direction, lines that break at spaces. Measured once, drawn as it stands here. */
import bidiFactory from 'bidi-js';

type Family = 'Sans' | 'SansExt' | 'Arabic' | 'Greek' | 'Cyrillic';
export type FaceName = 'Display' | Family | `${Family}Bold`;

/** What must be known of the faces to set text. Widths are those of one point of size. */
export type Lettering = {
  has(face: FaceName, codePoint: number): boolean;
  width(face: FaceName, text: string): number;
};

/** `text` is as the face sets it: from its right end where the face is Arabic, from its left end otherwise. */
export type Run = { face: FaceName; text: string; x: number };
/** Runs from left to right. */
export type Line = { runs: readonly Run[]; width: number };

/** A letter that the first face lacks comes from the next. */
type Setting = { faces: readonly FaceName[]; size: number; width: number; isRtl: boolean };

type Letter = { text: string; level: number; face: FaceName };
type Piece = { face: FaceName; level: number; text: string; width: number };

const bidi = bidiFactory();
/** Letters and marks that turn the direction: without them there is but one. */
const TURNS = /[\u0590-\u08ff\u200f\u061c\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;
/** They have done their work when the direction is known, or have none on paper. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: what somebody pasted may hold them, and no face does.
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;
/** Belongs to the letter before it, and is never parted from it. */
const JOINED = /^[\p{M}\u200c\u200d]$/u;
const NEW_LINE = /\r\n|[\n\r\u2028\u2029]/;
/** Sums of widths are not exact. */
const HAIR = 0.001;

const isArabic = (face: FaceName) => face === 'Arabic' || face === 'ArabicBold';

/** Arrows of our texts, which no face has. */
const STAND_INS: Record<string, string> = { '→': '>', '←': '<' };
/** Shows that a letter is missing, and says so to who copies it. */
const MISSING = '\ufffd';

function faceOf(text: string, before: Letter | undefined, faces: readonly FaceName[], by: Lettering) {
  const point = text.codePointAt(0) ?? 0;
  if (before && JOINED.test(text) && by.has(before.face, point)) return before.face;
  return faces.find((face) => by.has(face, point));
}

/** For a letter that no face has: its plain form (ﬁ is f and i), or a sign that it is missing. */
function insteadOf(text: string, level: number, faces: readonly FaceName[], by: Lettering): Letter[] {
  const found = (chars: string) =>
    [...chars].flatMap((char) => {
      const face = faceOf(char, undefined, faces, by);
      return face ? [{ text: char, level, face }] : [];
    });
  const plain = found(STAND_INS[text] ?? text.normalize('NFKC'));
  return plain.length > 0 ? plain : found(MISSING);
}

/** Letter by letter, in the order in which they are read. */
function lettersOf(paragraph: string, { faces, isRtl }: Setting, lettering: Lettering): Letter[] {
  const turned = isRtl || TURNS.test(paragraph);
  const levels = turned ? bidi.getEmbeddingLevels(paragraph, isRtl ? 'rtl' : 'ltr').levels : undefined;
  const letters: Letter[] = [];
  let at = 0;
  for (const char of paragraph) {
    const level = levels?.[at] ?? 0;
    at += char.length;
    if (UNSEEN.test(char)) continue;
    const text = level % 2 === 1 ? (bidi.getMirroredCharacter(char) ?? char) : char;
    const face = faceOf(text, letters.at(-1), faces, lettering);
    if (face) letters.push({ text, level, face });
    else letters.push(...insteadOf(text, level, faces, lettering));
  }
  return letters;
}

/** Pieces of one face and one direction, in the order in which they are read. */
function piecesOf(letters: readonly Letter[], { width }: Lettering): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 1; at <= letters.length; at += 1) {
    const [first, next] = [letters[from], letters[at]];
    if (!first || (next && next.face === first.face && next.level === first.level)) continue;
    const { face, level } = first;
    const texts = letters.slice(from, at).map(({ text }) => text);
    // A face sets its letters in its own direction; against it, they are handed over from their end.
    const text = ((level % 2 === 1) === isArabic(face) ? texts : texts.reverse()).join('');
    pieces.push({ face, level, text, width: width(face, text) });
    from = at;
  }
  return pieces;
}

/** From the order of reading to that of the eye: whatever stands deeper is turned with all that is in it. */
function inSight<T extends { level: number }>(pieces: readonly T[]): T[] {
  const seen = [...pieces];
  for (let level = Math.max(0, ...pieces.map((one) => one.level)); level > 0; level -= 1)
    for (let at = 0; at < seen.length; at += 1) {
      let end = at;
      while ((seen[end]?.level ?? -1) >= level) end += 1;
      if (end - at > 1) seen.splice(at, end - at, ...seen.slice(at, end).reverse());
      at = end;
    }
  return seen;
}

type Measure = (from: number, to: number) => number;

/** The longest beginning of a word that fits, a letter at least: names and codes are broken only where no line holds them. */
function cutOf(letters: readonly Letter[], from: number, to: number, most: number, measure: Measure): number {
  let [fits, over] = [from + 1, Math.min(to, from + 16)];
  while (over < to && measure(from, over) <= most) [fits, over] = [over, Math.min(to, over + (over - from))];
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (measure(from, middle) <= most) fits = middle;
    else over = middle;
  }
  while (fits < to && JOINED.test(letters[fits]?.text ?? '')) fits += 1;
  return fits;
}

/** Where each line begins and ends; spaces at a break belong to no line. */
function breaksOf(letters: readonly Letter[], most: number, measure: Measure): [number, number][] {
  const isSpace = (at: number) => letters[at]?.text === ' ';
  const lines: [number, number][] = [];
  let [from, end, at, x] = [0, 0, 0, 0];
  const close = (last: number, next: number) => {
    lines.push([from, last]);
    [from, end, at, x] = [next, next, next, 0];
  };
  while (at < letters.length) {
    let word = at;
    while (isSpace(word)) word += 1;
    let next = word;
    while (next < letters.length && !isSpace(next)) next += 1;
    const wide = x + measure(at, word) + measure(word, next);
    if (wide <= most + HAIR) [x, end, at] = [wide, next, next];
    else if (end > from) close(end, word);
    else {
      from = word;
      const cut = cutOf(letters, word, next, most, measure);
      close(cut, cut);
    }
  }
  if (end > from || lines.length === 0) lines.push([from, end]);
  return lines;
}

function lineOf(letters: readonly Letter[], size: number, lettering: Lettering): Line {
  let x = 0;
  const runs = inSight(piecesOf(letters, lettering)).map(({ face, text, width }) => {
    const run = { face, text, x };
    x += width * size;
    return run;
  });
  return { runs, width: x };
}

export function linesOf(text: string, setting: Setting, lettering: Lettering): Line[] {
  const { size, width } = setting;
  // Composed: the faces have most letters with their accents in one shape.
  return text
    .normalize('NFC')
    .split(NEW_LINE)
    .flatMap((paragraph) => {
      const letters = lettersOf(paragraph.replaceAll('\t', ' '), setting, lettering);
      const measure = (from: number, to: number) =>
        piecesOf(letters.slice(from, to), lettering).reduce((sum, piece) => sum + piece.width, 0);
      return breaksOf(letters, width / size, measure).map(([from, to]) =>
        lineOf(letters.slice(from, to), size, lettering),
      );
    });
}
