import { expect, test } from 'vitest';
import { FIRST_LOOK, farther, moveOf, nearer, stepFrom, turned, waits } from './rules.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

test('keys are letters of their own: with Ctrl, Alt or the command key they are the browser’s', () => {
  expect(moveOf({ key: 'j', ...plain })).toBe('next');
  expect(moveOf({ key: 'k', ...plain })).toBe('previous');
  expect(moveOf({ key: 'a', ...plain })).toBe('accept');
  expect(moveOf({ key: 'a', ...plain, ctrlKey: true })).toBe(null);
  expect(moveOf({ key: 'toString', ...plain })).toBe(null);
  expect(moveOf({ key: 'x', ...plain })).toBe(null);
});

test('looking closer has an end on both sides, and four turns are none', () => {
  let look = FIRST_LOOK;
  expect(farther(look)).toEqual(FIRST_LOOK);
  for (let step = 0; step < 20; step++) look = nearer(look);
  expect(look.zoom).toBe(8);
  expect(farther(nearer(FIRST_LOOK)).zoom).toBe(1);
  expect(turned(turned(turned(turned(FIRST_LOOK))))).toEqual(FIRST_LOOK);
  expect(turned({ zoom: 2, turn: 90 })).toEqual({ zoom: 2, turn: 180 });
});

test('stepping goes round, and begins at the first', () => {
  expect(stepFrom(['a', 'b', 'c'], 'c', 1)).toBe('a');
  expect(stepFrom(['a', 'b', 'c'], 'a', -1)).toBe('c');
  expect(stepFrom(['a', 'b'], undefined, -1)).toBe('a');
  expect(stepFrom([], undefined, 1)).toBe(undefined);
});

test('what an adviser has not spoken about waits', () => {
  const file = { state: 'uploaded', accepted_at: null, asked_again: null };
  expect(waits(file)).toBe(true);
  for (const other of [{ state: 'incoming' }, { accepted_at: new Date() }, { asked_again: 'x' }])
    expect(waits({ ...file, ...other })).toBe(false);
});
