/** When a name that somebody wrote is the one of the machine-readable zone, which has capitals from A to Z and nothing else. */
import { bareLetters } from '#app/i18n/bare-letters.ts';

/** Letters that a passport may write as two; others lose their mark: N for Ñ. */
const DOUBLES: readonly (readonly [RegExp, string])[] = [
  [/[äæ]/g, 'ae'],
  [/[öøœ]/g, 'oe'],
  [/ü/g, 'ue'],
  [/å/g, 'aa'],
  [/þ/g, 'th'],
];
const SINGLE: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/đ|ð/g, 'd'],
  [/ł/g, 'l'],
  [/ø/g, 'o'],
  [/æ/g, 'ae'],
];

const replaced = (text: string, pairs: typeof SINGLE) =>
  pairs.reduce((changed, [letter, by]) => changed.replace(letter, by), text);

/** Words in small letters; a hyphen parts them, an apostrophe and a dot do not. */
const wordsOf = (text: string) =>
  bareLetters(replaced(text, SINGLE))
    .replace(/['’.]/gu, '')
    .split(/[^a-z]+/)
    .filter(Boolean);

/** The ways in which a passport may write it. */
const writingsOf = (written: string): string[][] => {
  const text = written.normalize('NFC').toLowerCase();
  return [wordsOf(text), wordsOf(replaced(text, DOUBLES))];
};

/** All of its words, in their order; of a name that was cut only its beginning can be compared. */
export function isSameName(written: string, inZone: string, isCut = false): boolean {
  // A name in another alphabet cannot be compared.
  if (!/\p{Script=Latin}/u.test(written)) return true;
  const zone = wordsOf(inZone).join(' ');
  return writingsOf(written).some((words) => (isCut ? words.join(' ').startsWith(zone) : words.join(' ') === zone));
}

/** Somebody who signed up as "Ana" may be ANA MARIA in the passport. */
export function isPartOfName(written: string, inZone: string): boolean {
  const zone = wordsOf(inZone);
  return writingsOf(written).some((words) => words.every((word) => zone.includes(word)));
}
