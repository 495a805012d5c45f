/** When two answers mean the same, though they are written by two hands. */
import { bareLetters } from '#app/i18n/bare-letters.ts';
import type { Reading } from '#content/forms/checks/definition.ts';

const LATIN = /\p{Script=Latin}/u;

/** Letters and figures, one word after another: a hyphen parts words, an apostrophe does not. */
const wordsOf = (text: string): string[] =>
  bareLetters(text)
    .replace(/['’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const isWithin = (one: readonly string[], other: readonly string[]) => one.every((word) => other.includes(word));
const areNested = (one: readonly string[], other: readonly string[]) => isWithin(one, other) || isWithin(other, one);

const numbersOf = (text: string) => text.match(/\d+/g) ?? [];

/** "Calle 10 # 5-20" and "Cl. 10 No. 5-20 apto 3" are one house: its numbers say so, its words only where there are none. */
function isSameAddress(one: string, other: string): boolean {
  const [here, there] = [numbersOf(one), numbersOf(other)];
  return here.length > 0 && there.length > 0 ? areNested(here, there) : areNested(wordsOf(one), wordsOf(other));
}

/** A name in another alphabet cannot be compared. */
const isSameName = (one: string, other: string) =>
  !LATIN.test(one) || !LATIN.test(other) || areNested(wordsOf(one), wordsOf(other));

export function isAlike(as: Reading, one: string, other: string): boolean {
  if (as === 'code') return one === other;
  if (as === 'text') return wordsOf(one).join('') === wordsOf(other).join('');
  return as === 'address' ? isSameAddress(one, other) : isSameName(one, other);
}

/** In all of its words, and in their order: a daughter who has one of her mother's names is not her mother. */
export const isEqual = (as: Reading, one: string, other: string): boolean =>
  as === 'code' ? one === other : wordsOf(one).join(' ') === wordsOf(other).join(' ');
