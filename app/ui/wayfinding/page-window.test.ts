import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test('a short list shows every page', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4]);
});

test('a long list shows the ends, the current page and its neighbours', () => {
  expect(pageWindow(1, 12)).toEqual([1, 2, 'gap', 12]);
  expect(pageWindow(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
  expect(pageWindow(12, 12)).toEqual([1, 'gap', 11, 12]);
});

test('a gap never hides a single page', () => {
  expect(pageWindow(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12]);
  expect(pageWindow(9, 12)).toEqual([1, 'gap', 8, 9, 10, 11, 12]);
});
