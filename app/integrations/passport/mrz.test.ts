import { expect, test } from 'vitest';
import { holder, holderFrom, holders } from '#tests/passports/people.ts';
import { birthDay, checkDigit, expiryDay, zoneOf } from './mrz.ts';
import type { Lines, PassportReading } from './passport.ts';
import { CHARACTERS } from './strip/grid.ts';
import { readTyped } from './typed.ts';

const TODAY = '2026-11-18';
/** The specimen of the standard (ICAO 9303-4, appendix). */
const SPECIMEN: Lines = [
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
];

const read = ([first, second]: Lines) => readTyped(first, second, TODAY);

/** Value by value, of those that are called certain. */
function certainIn(reading: PassportReading): Record<string, string> {
  if (!reading.found) return {};
  const { name, ...rest } = reading.fields;
  const certain = Object.entries(rest).filter(([, field]) => field.certain);
  const names: Record<string, string> = name.certain ? { name: `${name.surnames}, ${name.given}` } : {};
  return { ...names, ...Object.fromEntries(certain.map(([key, { value }]) => [key, value])) };
}

test('the specimen of the standard is read', () => {
  expect(read(SPECIMEN)).toEqual({
    found: true,
    fields: {
      name: { surnames: 'ERIKSSON', given: 'ANNA MARIA', isCut: false, certain: false },
      number: { value: 'L898902C3', certain: true },
      birth: { value: '1974-08-12', certain: true },
      sex: { value: 'F', certain: false },
      nationality: { value: 'UTO', certain: false },
      expiry: { value: '2012-04-15', certain: true },
      issuer: { value: 'UTO', certain: false },
    },
    checks: { number: true, birth: true, expiry: true, personal: true, all: true },
    lines: SPECIMEN,
  });
});

test('check digits weigh 7, 3, 1 and count letters from ten', () => {
  expect(checkDigit('520727')).toBe('3');
  expect(checkDigit('AB2134<<<')).toBe('5');
  expect(checkDigit('<<<')).toBe('0');
});

const changed = (lines: Lines, row: number, at: number, char: string): Lines => {
  const line = lines[row] ?? '';
  const other = line.slice(0, at) + char + line.slice(at + 1);
  return row === 0 ? [other, lines[1]] : [lines[0], other];
};

const worthOf = (char: string) => (char === '<' ? 0 : Number.parseInt(char, 36));
/** Places of the second line that a digit covers: number, birth, expiry and personal number. */
const isCovered = (at: number) => at < 9 || (at >= 13 && at < 19) || (at >= 21 && at < 27) || (at >= 28 && at < 42);
const isDigitOfCheck = (at: number) => [9, 19, 27, 42, 43].includes(at);
/** Weights are no help where two signs differ by ten, twenty or thirty. */
const isBlindTo = (one: string, other: string) => (worthOf(one) - worthOf(other)) % 10 === 0;

test('any one changed character that is checked is caught, at every place and for every other character', () => {
  let caught = 0;
  for (const lines of [SPECIMEN, holderFrom('COL').lines, holderFrom('CRI').lines])
    for (let at = 0; at < 44; at++)
      for (const char of CHARACTERS) {
        const was = lines[1][at] ?? '';
        if (char === was || !(isCovered(at) || isDigitOfCheck(at))) continue;
        const { checks } = zoneOf(changed(lines, 1, at, char));
        const isSilent = Object.values(checks).every(Boolean);
        const isExcused = isCovered(at) && isBlindTo(char, was);
        expect(isSilent, `${at} ${char}`).toBe(isExcused);
        if (!isSilent) caught += 1;
      }
  expect(caught).toBeGreaterThan(3000);
});

test('no changed character makes a wrong field certain, of all 88; only in a number digits may be blind', () => {
  for (const lines of [SPECIMEN, holderFrom('GTM').lines]) {
    const truth = certainIn(read(lines));
    expect(Object.keys(truth)).toEqual(['number', 'birth', 'expiry']);
    for (const row of [0, 1])
      for (let at = 0; at < 44; at++)
        for (const char of CHARACTERS) {
          const isBlind = row === 1 && at < 9 && isBlindTo(char, lines[row]?.[at] ?? '');
          if (isBlind) continue;
          expect(truth, `${row} ${at} ${char}`).toMatchObject(certainIn(read(changed(lines, row, at, char))));
        }
  }
});

test('nothing is certain while one digit does not fit', () => {
  const { lines } = holderFrom('COL');
  for (const at of [9, 19, 27, 42, 43])
    expect(certainIn(read(changed(lines, 1, at, lines[1][at] === '0' ? '1' : '0')))).toEqual({});
});

test('everybody is read by their own two lines', () => {
  for (const { lines, truth, isCut } of holders) {
    const reading = read(lines);
    expect(reading).toMatchObject({
      found: true,
      fields: {
        name: { isCut },
        number: { value: truth.number, certain: true },
        birth: { value: truth.birth, certain: true },
        sex: { value: truth.sex, certain: false },
        nationality: { value: truth.nationality, certain: false },
        expiry: { value: truth.expiry, certain: true },
        issuer: { value: truth.nationality, certain: false },
      },
    });
    if (reading.found) expect(`${reading.fields.name.surnames}, ${reading.fields.name.given}`).toBe(truth.name);
  }
  expect(holders.filter(({ isCut }) => isCut).map(({ country }) => country)).toEqual(['BRA']);
});

test('a name that ends with the last place of its line may go on', () => {
  const just = { number: 'A1', birth: '1990-01-01', sex: 'F', expiry: '2030-01-01' };
  const name = (letters: number) => zoneOf(holder('CHL', ['Paz', 'A'.repeat(letters)], just).lines);
  expect(name(33)).toMatchObject({ given: 'A'.repeat(33), isCut: false });
  expect(name(34)).toMatchObject({ given: 'A'.repeat(34), isCut: true });
  expect(name(50)).toMatchObject({ given: 'A'.repeat(34), isCut: true });
});

test('somebody with one name has surnames only', () => {
  expect(zoneOf(['P<IDNSUHARTONO'.padEnd(44, '<'), SPECIMEN[1]])).toMatchObject({ surnames: 'SUHARTONO', given: '' });
});

test('the century of a birth is the last one possible, that of an expiry the next', () => {
  expect(birthDay('010923', TODAY)).toBe('2001-09-23');
  expect(birthDay('261118', TODAY)).toBe('2026-11-18');
  expect(birthDay('261119', TODAY)).toBe('1926-11-19');
  expect(expiryDay('340101', TODAY)).toBe('2034-01-01');
  expect(expiryDay('991231', TODAY)).toBe('1999-12-31');
  expect(expiryDay('451231', TODAY)).toBe('2045-12-31');
});

test('what is no day of the calendar is none', () => {
  for (const text of ['910230', '911301', '910100', '91<<<<', '9101O1', '']) expect(birthDay(text, TODAY)).toBeNull();
  expect(birthDay('960229', TODAY)).toBe('1996-02-29');
  expect(birthDay('950229', TODAY)).toBeNull();
});

test('lines are taken as people type them', () => {
  const { lines } = holderFrom('COL');
  const spoken = ['p‹col rodriguez<quintero«valentina<', 'az648213<1col9104071f3102189cc1032456781<52'] as const;
  expect(read(spoken)).toEqual(read(lines));
  const without = holderFrom('PER');
  expect(read([without.lines[0].replace(/<+$/, '<'), without.lines[1].replace(/<{3,}/, '<')])).toEqual(
    read(without.lines),
  );
});

test('what is no line of a passport is not found', () => {
  const [first, second] = SPECIMEN;
  for (const lines of [
    ['', ''],
    [first, ''],
    [second, first],
    [`${first}<`, second],
    [first.replace('P', 'I'), second],
    [first.replace('ANNA', 'AÑNA'), second],
  ] as const)
    expect(read(lines), lines.join(' ')).toEqual({ found: false });
});

test('a character that was left out makes nothing certain', () => {
  const [first, second] = SPECIMEN;
  for (let at = 0; at < 28; at++)
    expect(certainIn(read([first, second.slice(0, at) + second.slice(at + 1)])), `${at}`).toEqual({});
});
