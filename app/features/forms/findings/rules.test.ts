import { expect, test } from 'vitest';
import { type Finding, type Note, shownFindings } from './rules.ts';

const finding = (key: string): Finding => ({
  ...{ key, hash: `${key}-as-it-is`, check: 'one', other: null, text: key },
  ...{ fields: [], labels: [], values: [] },
});
const note = (finding: string, values_hash: string): Note => ({ finding, values_hash, note: 'so it is' });
const shown = (...notes: Note[]) =>
  shownFindings([finding('a'), finding('b')], notes, 'u').map((one) => [one.finding, one.note]);

test('a note holds for its own contradiction and for the values it was written about', () => {
  const open = [
    ['a', null],
    ['b', null],
  ];
  expect(shown()).toEqual(open);
  expect(shown(note('a', 'a-as-it-was'))).toEqual(open);
  expect(shown(note('c', 'a-as-it-is'))).toEqual(open);
});

test('what a note explains comes after what is open', () => {
  expect(shown(note('a', 'a-as-it-is'))).toEqual([
    ['b', null],
    ['a', 'so it is'],
  ]);
});
