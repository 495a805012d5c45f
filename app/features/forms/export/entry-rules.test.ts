/** Typing from the pack: keys, ends of lists, what is not copied. */
import { expect, test } from 'vitest';
import { heldBack, moveOf, stepIn } from './entry-rules.ts';

const press = (key: string, more = {}) => moveOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

test('letters and arrows move, copy and open the help; those of the browser stay its own', () => {
  expect(['j', 'ArrowDown', 'k', 'ArrowUp', 'c', 'n', 'p', '?', 'C'].map((key) => press(key))).toEqual([
    ...['row+', 'row+', 'row-', 'row-', 'copy', 'page+', 'page-', 'help', 'copy'],
  ]);
  for (const key of ['x', 'Enter', 'Tab', ' ']) expect(press(key), key).toBeNull();
  for (const with_ of ['ctrlKey', 'metaKey', 'altKey']) expect(press('c', { [with_]: true }), with_).toBeNull();
});

test('at the ends of a list one stays', () => {
  expect([stepIn(3, 0, 1), stepIn(3, 2, 1), stepIn(3, 0, -1), stepIn(3, 2, -1), stepIn(0, 0, 1)]).toEqual([
    ...[1, 2, 0, 1, 0],
  ]);
});

test('what would be refused, or is not in English, is held back', () => {
  expect(heldBack({ doubt: null, english: 'not needed' })).toBeNull();
  expect(heldBack({ doubt: null, english: 'accepted' })).toBeNull();
  expect(heldBack({ doubt: { why: 'length', by: 1 }, english: 'accepted' })).toBe('noFit');
  expect(heldBack({ doubt: null, english: 'needed' })).toBe('noEnglish');
});
