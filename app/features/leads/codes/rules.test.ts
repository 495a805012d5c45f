/** Codes of spec 9: twelve characters, their parts, whose they never are. */
import { expect, test } from 'vitest';
import { allowedDetails, codeStateOf, isPrefix, makeCode, SOURCES, sourceOf } from './rules.ts';

const at = (text: string) => new Date(text);

test('a code is prefix, year, month and six capitals', () => {
  expect(makeCode('GS', at('2026-11-18T10:00:00Z'), () => 0)).toBe('GS2611AAAAAA');
  expect(makeCode('FB', at('2027-01-01T00:00:00Z'), () => 25)).toBe('FB2701ZZZZZZ');
  expect(makeCode('UN', at('2026-12-31T23:59:59.999Z'), () => 1)).toBe('UN2612BBBBBB');
  const below: number[] = [];
  makeCode('GO', at('2026-11-18T10:00:00Z'), (n) => below.push(n));
  expect(below).toEqual([26, 26, 26, 26, 26, 26]);
});

test('a prefix has two capitals and is not LA', () => {
  for (const prefix of SOURCES) expect(isPrefix(prefix)).toBe(true);
  for (const prefix of ['LA', 'G', 'GSX', 'gs', '1A', '']) {
    expect(isPrefix(prefix), prefix).toBe(false);
    expect(() => makeCode(prefix, at('2026-11-18T10:00:00Z'), () => 0)).toThrow();
  }
});

test('the address tells where somebody comes from', () => {
  const table: [string, string][] = [
    ['?fbclid=x', 'FB'],
    ['?utm_source=facebook', 'FB'],
    ['?utm_source=IG', 'FB'],
    ['?gclid=x', 'GO'],
    ['?utm_source=google&fbclid=x', 'FB'],
    ['?utm_source=adwords', 'GO'],
    ['?utm_source=igloo', 'UN'],
    ['?utm_source=boletin', 'UN'],
    ['', 'UN'],
  ];
  for (const [search, source] of table) expect(sourceOf(search, 'UN'), search).toBe(source);
  expect(sourceOf('', 'GS')).toBe('GS');
});

test('of a visit nothing is kept without a yes', () => {
  const fields = { fbclid: 'x', utm_source: 'facebook', landing: '/promo' };
  const denied = { choice: 'denied' as const };
  const granted = { ...fields, tracking_consent: { choice: 'granted' as const } };
  expect(allowedDetails({ ...fields, tracking_consent: undefined })).toEqual({});
  expect(allowedDetails({ ...fields, tracking_consent: denied })).toEqual({ tracking_consent: denied });
  expect(allowedDetails(granted)).toEqual(granted);
});

test('a code that was paid with is used whatever its end; the instant of its end is too late', () => {
  const now = new Date('2026-11-18T12:00:00Z');
  expect(codeStateOf({ uses: 0, ends_at: new Date(now.getTime() + 1) }, now)).toBe('unused');
  expect(codeStateOf({ uses: 0, ends_at: now }, now)).toBe('expired');
  expect(codeStateOf({ uses: 1, ends_at: now }, now)).toBe('used');
  expect(codeStateOf({ uses: 0, ends_at: null }, now)).toBe('unused');
});
