import { expect, test } from 'vitest';
import { csvCell, csvLine, csvOf } from './csv.ts';

const HOSTILE = [
  '=1+1',
  '+573001234567',
  '-2+3',
  '@SUM(A1)',
  '  =1',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  '|calc',
  '\ufeff=1',
  '\u202e\u200f=1',
  '\u0000=1',
  '=HYPERLINK("http://evil.example","x")',
];

test('no cell of somebody’s text begins a formula', () => {
  for (const text of HOSTILE) expect(csvCell(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
});

test('a part that becomes a cell of its own where semicolons or tabs divide begins no formula either', () => {
  expect(csvCell('x;=1+1;y')).toBe('"x;\'=1+1;y"');
  for (const begin of ['\t', '\r', '\n']) expect(csvCell(`${begin}=1`)).toBe(`"'${begin}'=1"`);
  expect(csvCell('x\t@SUM(A1)\n"+1')).toBe(`"x\t'@SUM(A1)\n""'+1"`);
  expect(csvCell('2026-11-18; a-b = c, -1')).toBe('"2026-11-18; a-b = c, -1"');
});

test('quotes, commas and line breaks stay in their cell', () => {
  expect(csvLine(['a"b', 'c,d', 'e\r\nf', 'plain'])).toBe('"a""b","c,d","e\r\nf","plain"\r\n');
});

test('figures, truths, days and nothing are written as they are', () => {
  expect(csvLine([-5, true, null, undefined, new Date('2026-11-18T12:00:00Z')])).toBe(
    '-5,true,,,"2026-11-18T12:00:00.000Z"\r\n',
  );
  expect(csvCell({ a: '=1' })).toBe('"{""a"":""=1""}"');
});

test('lines follow one another; no line is nothing', () => {
  expect(csvOf([['a', -5], ['google / cpc']])).toBe('"a",-5\r\n"google / cpc"\r\n');
  expect(csvOf([])).toBe('');
});
