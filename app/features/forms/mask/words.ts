/** A text as words that can be compared: without case, marks and signs, so that "Bogota" is "Bogotá". */

export type Word = {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
  readonly isCapital: boolean;
};

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|\u0640/gu, '')
    .toLowerCase();

/** Letters without case (Arabic) count as capitals: nothing tells a name from a word there. */
const isCapital = (word: string) => !/^\p{Ll}/u.test(word);

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: fold(word),
    isCapital: isCapital(word),
  }));

export const phraseOf = (text: string): string =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ');
