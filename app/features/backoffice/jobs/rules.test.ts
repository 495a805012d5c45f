import { expect, test } from 'vitest';
import { forgets, kindOf, mostOf } from './rules.ts';

test('a queue is named by the kind of its work', () => {
  expect(['mail.send', 'tracking.meta', 'mailing.x', 'crm.pass-on'].map(kindOf)).toEqual([
    ...['mail', 'tracking', 'other', 'other'],
  ]);
});

test('only jobs that forget ask how many they may', () => {
  expect(['platform.tidy', 'documents.sweep', 'mail.send'].map(forgets)).toEqual([true, true, false]);
});

test('how many: nothing, or a number up to a million', () => {
  expect(['', ' ', '1', '1.000', '1 000 000'].map(mostOf)).toEqual([null, null, 1, 1000, 1_000_000]);
  for (const wrong of ['0', '-1', '1e3', 'x', '1000001']) expect(mostOf(wrong), wrong).toBeUndefined();
});
