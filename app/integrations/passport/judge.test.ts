import { expect, test } from 'vitest';
import { holder, holderFrom } from '#tests/passports/people.ts';
import { judge, mendedZone, type TextReading } from './judge.ts';
import type { Lines } from './passport.ts';
import type { Cell, GridReading } from './strip/grid.ts';

const TODAY = '2026-11-18';
const { lines } = holderFrom('COL');

/** A reading by the grid without a doubt, but for the cells that are named. */
function gridOf(read: Lines, doubts: readonly (readonly [row: 0 | 1, at: number])[] = [], doubt: Partial<Cell> = {}) {
  const cells = read.map((line, row) =>
    Array.from(line, (char, at): Cell => {
      const isDoubted = doubts.some(([r, a]) => r === row && a === at);
      return { char, likeness: 0.95, margin: 0.2, ...(isDoubted ? { margin: 0.01, ...doubt } : {}) };
    }),
  ) as unknown as GridReading['cells'];
  return { cells, likeness: 0.95 };
}

const textOf = (read: Lines, isWhole: TextReading['isWhole'] = [true, true]): TextReading => ({
  zone: mendedZone(read),
  isWhole,
});

/** The names of what is certain. */
function certain(grid: GridReading, texts: readonly TextReading[], read: Lines = lines): string[] {
  const verdict = judge(mendedZone(read), grid, texts, TODAY);
  return Object.entries(verdict).flatMap(([field, isCertain]) => (isCertain ? [field] : []));
}

const ALL = ['name', 'number', 'birth', 'expiry', 'sex', 'nationality', 'issuer'];
const without = (...fields: string[]) => ALL.filter((field) => !fields.includes(field));
const withChar = (line: string, at: number, char: string) => line.slice(0, at) + char + line.slice(at + 1);

test('what both readers see, and digits confirm, is certain', () => {
  expect(certain(gridOf(lines), [textOf(lines)])).toEqual(ALL);
});

test('one reader alone makes nothing certain but the days, which two digits check', () => {
  expect(certain(gridOf(lines), [])).toEqual(['birth', 'expiry']);
});

test('a second reading counts for the field in which it agrees, whichever of the readings it is', () => {
  const other: Lines = [lines[0].replace('VALENTINA', 'VALENTIHA'), lines[1].replace('AZ648213', 'A2648213')];
  expect(certain(gridOf(lines), [textOf(other)])).toEqual(without('name', 'number'));
  expect(certain(gridOf(lines), [textOf(other), textOf(other)])).toEqual(without('name', 'number'));
  expect(certain(gridOf(lines), [textOf(other), textOf(lines)])).toEqual(ALL);
});

test('surnames of one reading and given names of another are no name', () => {
  const surnames: Lines = [lines[0].replace('VALENTINA', 'VALENTIHA'), lines[1]];
  const given: Lines = [lines[0].replace('QUINTERO', 'OUINTERO'), lines[1]];
  expect(certain(gridOf(lines), [textOf(surnames), textOf(given)])).toEqual(without('name'));
});

test('a line that was read too short or too long confirms nothing', () => {
  expect(certain(gridOf(lines), [textOf(lines, [false, true])])).toEqual(without('name', 'issuer'));
  expect(certain(gridOf(lines), [textOf(lines, [true, false])])).toEqual(without('number', 'sex', 'nationality'));
});

test.each([
  ['name', 0, 5],
  ['name', 0, 43],
  ['number', 1, 0],
  ['number', 1, 9],
  ['birth', 1, 13],
  ['birth', 1, 19],
  ['expiry', 1, 21],
  ['expiry', 1, 27],
  ['sex', 1, 20],
  ['nationality', 1, 12],
  ['issuer', 0, 4],
] as const)('a doubtful cell of the %s (line %i, place %i) leaves it open, and nothing else', (field, row, at) => {
  expect(certain(gridOf(lines, [[row, at]]), [textOf(lines)])).toEqual(without(field));
  const faint = gridOf(lines, [[row, at]], { margin: 0.2, likeness: 0.55 });
  expect(certain(faint, [textOf(lines)])).toEqual(without(field));
});

test('a digit that does not fit leaves its field open; the one over all leaves all three', () => {
  const wrong = (at: number): Lines => {
    const read = [lines[0], withChar(lines[1], at, lines[1][at] === '1' ? '2' : '1')] as const;
    return read;
  };
  expect(certain(gridOf(wrong(43)), [textOf(wrong(43))], wrong(43))).toEqual(without('number', 'birth', 'expiry'));
  // A wrong digit of a field is part of what the last one covers.
  for (const at of [9, 19, 27])
    expect(certain(gridOf(wrong(at)), [textOf(wrong(at))], wrong(at))).toEqual(without('number', 'birth', 'expiry'));
});

test('G for 6 passes every digit, so the second reader decides', () => {
  const read: Lines = [lines[0], lines[1].replace('AZ648213', 'AZG48213')];
  expect(mendedZone(read).checks).toMatchObject({ number: true, all: true });
  expect(certain(gridOf(read), [textOf(lines)], read)).toEqual(without('number'));
});

test('a name that fills its line, or has one part, is never certain', () => {
  for (const read of [
    holderFrom('BRA').lines,
    holder('COL', ['Suhartono', ''], { number: 'A1', birth: '1990-01-01', sex: 'M', expiry: '2030-01-01' }).lines,
  ])
    expect(certain(gridOf(read), [textOf(read)], read)).toEqual(without('name'));
});

test('what does not begin as a passport has no certain name', () => {
  const read: Lines = [`I${lines[0].slice(1)}`, lines[1]];
  expect(certain(gridOf(read), [textOf(read)], read)).toEqual(without('name'));
});

test('states that differ or that nobody knows, and a sex that is not said, are not certain', () => {
  const refugee: Lines = [lines[0], lines[1].replace('COL', 'VEN')];
  expect(certain(gridOf(refugee), [textOf(refugee)], refugee)).toEqual(without('nationality', 'issuer'));
  const nowhere: Lines = [lines[0].replace('COL', 'COI'), lines[1].replace('COL', 'COI')];
  expect(certain(gridOf(nowhere), [textOf(nowhere)], nowhere)).toEqual(without('nationality', 'issuer'));
  const unsaid: Lines = [lines[0], withChar(lines[1], 20, '<')];
  expect(certain(gridOf(unsaid), [textOf(unsaid)], unsaid)).toEqual(without('sex'));
});

test('a double of the wrong kind is mended where only one kind may stand, and never in a number', () => {
  const read: Lines = [lines[0].replace('RODRIGUEZ', 'R0DR1GUE2'), lines[1].replace('910407', '9IO4O7')];
  expect(mendedZone(read)).toMatchObject({ surnames: 'RODRIGUEZ QUINTERO', birth: '910407' });
  expect(mendedZone([lines[0], lines[1].replace('AZ64', 'A264')]).number).toBe('A2648213');
});
