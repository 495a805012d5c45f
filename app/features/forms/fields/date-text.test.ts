import { expect, test } from 'vitest';
import { dateInWords, dateTrouble, readDate, shortDate } from './date-text.ts';

test('a date is read in any usual order', () => {
  for (const text of [
    '7/3/1990',
    '07-03-1990',
    '7.3.1990',
    '1990-03-07',
    '7 mar 1990',
    '7 de marzo de 1990',
    'marzo 7, 1990',
    'mar 7, 1990',
    '7mar1990',
    '7.mar.1990',
    '7º de marzo de 1990',
    '07031990',
    '19900307',
    '٠٧٠٣١٩٩٠',
  ])
    expect(readDate(text, 'es'), text).toBe('1990-03-07');
  for (const text of ['3/7/1990', 'Mar 7 1990', 'March 7th, 1990', '7 March 1990', '1990/3/7', '03071990', 'mar7,1990'])
    expect(readDate(text, 'en'), text).toBe('1990-03-07');
  for (const text of ['7/3/1990', '٧/٣/١٩٩٠', '7 مارس 1990', '7 آذار 1990'])
    expect(readDate(text, 'ar'), text).toBe('1990-03-07');
});

test('an order that cannot be meant is turned around', () => {
  expect(readDate('3/25/1990', 'es')).toBe('1990-03-25');
  expect(readDate('25/3/1990', 'en')).toBe('1990-03-25');
});

test('what is no date is not made one', () => {
  for (const text of [
    '',
    '7',
    '30/2/1990',
    '7/3/90',
    '7/3',
    'marzo',
    '1/2/3/1990',
    'ayer',
    '13/13/1990',
    '7/3/1990 x y',
    '070390',
    '7031990',
    '7 mar 90',
  ])
    expect(readDate(text, 'es'), text).toBeNull();
});

test('as much as is known, where the rest is free', () => {
  expect(readDate('1985', 'es', 'year, rest free')).toBe('1985');
  expect(readDate('3/1985', 'es', 'year, rest free')).toBe('1985-03');
  expect(readDate('marzo 2027', 'es', 'month, day free')).toBe('2027-03');
  expect(readDate('2027', 'es', 'month, day free')).toBeNull();
  expect(readDate('1985', 'es')).toBeNull();
});

test('it is shown in the order of the language, and said in words', () => {
  expect(shortDate('1990-03-07', 'es')).toBe('07/03/1990');
  expect(shortDate('1990-03-07', 'en')).toBe('03/07/1990');
  expect(shortDate('1985-03', 'es')).toBe('03/1985');
  expect(dateInWords('1990-03-07', 'es')).toBe('7 de marzo de 1990');
  expect(dateInWords('1990-03-07', 'en')).toBe('March 7, 1990');
  expect(dateInWords('1985', 'es')).toBe('1985');
  expect(dateInWords('1990-03-07', 'ar')).toMatch(/7 .+ 1990/);
  for (const [stored, locale] of [
    ['1990-03-07', 'es'],
    ['1990-03-07', 'en'],
    ['1990-03-07', 'ar'],
  ] as const)
    expect(readDate(shortDate(stored, locale), locale), locale).toBe(stored);
});

test('what is ambiguous is read in the order of the language', () => {
  expect(readDate('03/07/1990', 'es')).toBe('1990-07-03');
  expect(readDate('03/07/1990', 'ar')).toBe('1990-07-03');
  expect(readDate('03/07/1990', 'en')).toBe('1990-03-07');
});

test('what is wrong with a date is told, where it can be', () => {
  expect(dateTrouble('31/02/1990', 'es')).toEqual({ is: 'days', month: '1990-02', days: 28 });
  expect(dateTrouble('30 feb 1992', 'es')).toEqual({ is: 'days', month: '1992-02', days: 29 });
  expect(dateTrouble('4/31/1990', 'en')).toEqual({ is: 'days', month: '1990-04', days: 30 });
  expect(dateTrouble('31021990', 'es')).toEqual({ is: 'days', month: '1990-02', days: 28 });
  for (const text of ['7.3.90', '7/3/90', '070390', '7 mar 90', '٧/٣/٩٠', '7 de marzo de 90'])
    expect(dateTrouble(text, 'es'), text).toEqual({ is: 'shortYear' });
  expect(dateTrouble('13/13/1990', 'es')).toEqual({ is: 'month', month: 13 });
  expect(dateTrouble('7/3/1790', 'es')).toEqual({ is: 'year', year: '1790' });
  expect(dateTrouble('3/90', 'es', 'month')).toEqual({ is: 'shortYear' });
  for (const text of ['', 'ayer', '7/3', '7', 'marzo', '7/3/1990']) expect(dateTrouble(text, 'es'), text).toBeNull();
});
