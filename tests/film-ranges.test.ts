/** Films are answered in ranges: phones of Apple play nothing otherwise. */
import { expect, test } from 'vitest';
import { rangeOf } from '#server/pages/assets.ts';

test('a player gets the bytes that it asks for', () => {
  const table: [string | undefined, object | null][] = [
    ['bytes=0-1', { first: 0, last: 1 }],
    ['bytes=90-', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['bytes=0-999', { first: 0, last: 99 }],
    ['bytes=100-', null],
    ['bytes=5-2', null],
    ['bytes=0-1,4-5', null],
    ['lines=0-1', null],
    [undefined, null],
  ];
  for (const [asked, range] of table) expect(rangeOf(asked, 100), String(asked)).toEqual(range);
});
