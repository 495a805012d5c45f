import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a cell that a spreadsheet would run is text; figures and commas stay what they are', () => {
  const hostile = ['=1+1', '+1', '-1', '@a', '|calc', ' =1', '\t=1', '\r=1', '＝1', '＠a', '\ufeff=1'];
  for (const cell of hostile) expect(csvOf([[cell]]), JSON.stringify(cell)).toBe(`"'${cell}"\r\n`);
  expect(csvOf([['a"b', 'c,d', -5, null, 'google / cpc']])).toBe('"a""b","c,d",-5,,"google / cpc"\r\n');
  expect(csvOf([])).toBe('');
});
