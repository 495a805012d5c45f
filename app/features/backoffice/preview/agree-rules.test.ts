import { expect, test } from 'vitest';
import { differIn } from './agree-rules.ts';

const one = { postId: 'a', category: 'other', createdTime: '2026-11-18' };

test('the languages of an article share name, category and day', () => {
  expect(differIn([])).toBeNull();
  expect(differIn([one, one])).toBeNull();
  expect(differIn([one, { ...one, postId: 'b' }])).toBe('postId');
  expect(differIn([one, { ...one, category: 'requirements' }])).toBe('category');
  expect(differIn([one, one, { ...one, createdTime: '2026-11-17' }])).toBe('createdTime');
});
