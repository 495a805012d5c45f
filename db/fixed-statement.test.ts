import { expect, test } from 'vitest';
import { jsonRows } from './fixed-statement.server.ts';

test('rows are JSON, and only half of a surrogate pair is replaced', () => {
  const rows = [{ a: '\\ud800 stays, it is letters', b: '😀', c: 'x\ud800', '\udc00': '\\\udfff' }];
  expect(JSON.parse(jsonRows(rows))).toEqual([
    { a: '\\ud800 stays, it is letters', b: '😀', c: 'x\ufffd', '\ufffd': '\\\ufffd' },
  ]);
});
