/** Lines break at spaces and lose nothing; what is read from the right stands in its place, what is in it from the left, too. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EVEN } from '#tests/even-letters.ts';
import { type FaceName, linesOf } from './text.ts';

const FACES: readonly FaceName[] = ['Sans', 'SansExt', 'Arabic'];
/** So many letters fit. */
const set = (text: string, letters = 100, isRtl = false) =>
  linesOf(text, { faces: FACES, size: 10, width: letters * 5, isRtl }, EVEN);
const shown = (text: string, letters?: number, isRtl?: boolean) =>
  set(text, letters, isRtl).map(({ runs }) => runs.map((run) => run.text).join(''));

test('lines break at spaces, which belong to none; a word longer than a line is broken, a code that fits is not', () => {
  expect(shown('uno dos tres', 7)).toEqual(['uno dos', 'tres']);
  expect(shown('uno   dos', 4)).toEqual(['uno', 'dos']);
  expect(shown('ab abcdefghijk z', 5)).toEqual(['ab', 'abcde', 'fghij', 'k z']);
  expect(shown('visa B-1/B-2', 8)).toEqual(['visa', 'B-1/B-2']);
  expect(shown('uno\n\ndos\r\ntres')).toEqual(['uno', '', 'dos', 'tres']);
  expect(shown('')).toEqual(['']);
  // The accent stays with its letter: there is no x with an acute in one piece.
  expect(shown('abx\u0301c', 3)).toEqual(['abx\u0301', 'c']);
});

test('no line is wider than its column, and every letter is on one', () => {
  const letter = fc.constantFrom(...'aż B,(ب ت');
  fc.assert(
    fc.property(
      fc.string({ unit: letter, maxLength: 60 }),
      fc.integer({ min: 1, max: 12 }),
      fc.boolean(),
      (...given) => {
        const [text, letters, isRtl] = given;
        const lines = set(text, letters, isRtl);
        for (const { width } of lines) expect(width).toBeLessThanOrEqual(letters * 5 + 0.1);
        const bare = (some: string) => [...some.replaceAll(' ', '').replace(/[()]/g, '(')].sort().join('');
        expect(bare(lines.flatMap(({ runs }) => runs.map((run) => run.text)).join(''))).toBe(bare(text));
      },
    ),
  );
});

test('a letter comes from the first face that has it; what none has is seen to be missing, an arrow has a stand-in', () => {
  const [line] = set('Żołw');
  expect(line?.runs.map(({ face, text, x }) => [face, text, x])).toEqual([
    ['SansExt', 'Ż', 0],
    ['Sans', 'o', 5],
    ['SansExt', 'ł', 10],
    ['Sans', 'w', 15],
  ]);
  expect(shown('a → 語')).toEqual(['a > \ufffd']);
  expect(shown('ﬁn Ａ')).toEqual(['fin A']);
  expect(shown('e\u0301\u00ad\u200b')).toEqual(['é']);
});

/** From left to right, as the eye meets them. */
const seen = (text: string, isRtl = true) => set(text, 100, isRtl)[0]?.runs.map((run) => run.text);

test('Arabic is read from the right, its figures and Latin words from the left, its brackets are turned', () => {
  expect(seen('أب 12 تث')).toEqual(['تث', ' ', '12', ' ', 'أب']);
  expect(seen('أب (تث)')).toEqual(['(', 'تث', ') ', 'أب']);
  expect(seen('أب USD 97، تث')).toEqual(['تث', ' ', '،', 'USD 97', ' ', 'أب']);
  expect(seen('see أب تث now', false)).toEqual(['see ', 'تث', ' ', 'أب', ' now']);
  expect(shown('أب تث', 3, true)).toEqual(['أب', 'تث']);
});
