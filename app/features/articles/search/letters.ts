/** Words as search compares them: without case and accents, Arabic letters in one spelling. */
import { bareLetters } from '#app/i18n/bare-letters.ts';

/** Spellings that readers mix: alef with and without hamza, ya and alef maqsura, ta marbuta and ha. */
const ARABIC: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/g, 'ا'],
  [/ى/g, 'ي'],
  [/ة/g, 'ه'],
  [/ؤ/g, 'و'],
  [/ئ/g, 'ي'],
  [/ـ/g, ''],
];
const ARTICLE = /^(?:وال|بال|كال|فال|لل|ال)(?=.{3})/;

const bare = (text: string) => ARABIC.reduce((all, [from, to]) => all.replace(from, to), bareLetters(text));

/** "DS-160" is one word, as people type it with and without the dash. */
export const wordsOf = (text: string): string[] =>
  (bare(text.replace(/\{[^}]*\}/g, ' ')).match(/\p{L}+-\d+|[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.replace('-', '').replace(ARTICLE, ''),
  );

/** Which letters a word has, as bits: two words that are d slips apart differ in at most 2d of them. */
export function maskOf(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) % 31);
  return mask;
}

export function bitsOf(mask: number): number {
  let rest = mask - ((mask >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** How many slips apart two words are: a letter more, fewer, another, or two in the wrong order. At most `most` + 1. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isTurned =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isTurned) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = line;
  }
  return last[other.length] ?? 0;
}
