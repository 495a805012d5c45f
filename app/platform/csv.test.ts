import { expect, test } from 'vitest';
import { csvCell, csvLine, csvOf } from './csv.ts';

const HOSTILE = [
  '=1+1',
  '+573001234567',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =1',
  '\n@x',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  '|calc',
  '\ufeff=1',
  '=HYPERLINK("http://evil.example","x")',
];

test('no cell of somebody’s text begins a formula', () => {
  for (const text of HOSTILE) expect(csvCell(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
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
