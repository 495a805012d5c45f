import { expect, test } from 'vitest';
import { countries } from '#content/countries.ts';
import { namePhoneCountries } from './country.ts';
import { readPhone, tidyPhone } from './number.ts';
import { parsePhone } from './parser.ts';
import { writtenPhone } from './written.ts';

const known = namePhoneCountries(countries, 'en');
const read = (text: string, chosen?: string) => readPhone(text, chosen, known, parsePhone);
const before = (text: string, chosen?: string) => readPhone(text, chosen, known, undefined);

test('a national number belongs to the chosen country', () => {
  expect(read('300 123 4567', 'CO')).toEqual({
    country: 'CO',
    national: '300 123 4567',
    e164: '+573001234567',
    possible: true,
  });
  expect(read('300 12', 'CO')).toMatchObject({ country: 'CO', e164: null, possible: false });
});

test('a whole number reselects the country and keeps the national part', () => {
  expect(read('+57 300 123 4567', 'MX')).toMatchObject({
    country: 'CO',
    national: '300 123 4567',
    e164: '+573001234567',
  });
  expect(read('0057 300 123 4567', 'MX')).toMatchObject({ country: 'CO', e164: '+573001234567' });
  expect(read('+966 50 123 4567', 'CO')).toMatchObject({ country: 'SA', e164: '+966501234567' });
});

test('one code, several countries: the number decides, else the choice stays', () => {
  expect(read('+1 809 555 1234', 'US').country).toBe('DO');
  expect(read('809 555 1234', 'US').country).toBe('DO');
  expect(read('+1', 'CA').country).toBe('CA');
  expect(read('+1', 'CO').country).toBe('US');
});

test('without a country the parser takes the United States', () => {
  expect(read('202 555 0198')).toMatchObject({ country: 'US', e164: '+12025550198' });
  expect(read('')).toEqual({ country: null, national: '', e164: null, possible: false });
});

test('Arabic digits are digits', () => {
  expect(read('٣٠٠١٢٣٤٥٦٧', 'CO').e164).toBe('+573001234567');
  expect(read('+٥٧٣٠٠١٢٣٤٥٦٧', 'SA').country).toBe('CO');
});

test('trunk prefixes of a national number fall away', () => {
  expect(read('011 15-2345-6789', 'AR').e164).toBe('+5491123456789');
  expect(read('07400 123456', 'GB').e164).toBe('+447400123456');
});

test('a country outside the list is not refused: its length is looked at, the server decides', () => {
  expect(read('+33 6 12 34 56 78', 'CO')).toEqual({
    country: null,
    national: '+33 6 12 34 56 78',
    e164: '+33612345678',
    possible: true,
  });
  expect(read('+33 6', 'CO')).toMatchObject({ country: 'CO', e164: null });
});

test('00 is a way out only before a code we know', () => {
  expect(read('0012', 'CO').country).toBe('US');
  expect(read('00999', 'CO').country).toBe('CO');
});

test('before the plans arrive the country is found and nothing typed is lost', () => {
  expect(before('+57 300 123 4567', 'MX')).toEqual({
    country: 'CO',
    national: '3001234567',
    e164: null,
    possible: false,
  });
  expect(before('300 12', 'CO').national).toBe('300 12');
});

test('on leaving, the number is grouped and its code stands outside', () => {
  const tidy = (text: string, chosen?: string) => tidyPhone(text, read(text, chosen), parsePhone);
  expect(tidy('3001234567', 'CO')).toBe('300 123 4567');
  expect(tidy('+573001234567', 'MX')).toBe('300 123 4567');
  expect(tidy('011 15-2345-6789', 'AR')).toBe('9 11 2345 6789');
  expect(tidy('300 12', 'CO')).toBe('300 12');
  expect(tidy('+33 6 12 34 56 78', 'CO')).toBe('+33 6 12 34 56 78');
});

test('any country of the list can be read by the plans that were cut out for it', () => {
  for (const { code, dial } of countries) expect(parsePhone(`+${dial}21234567`, code)?.dial, code).toBe(dial);
});

test('any text ends at once', () => {
  const started = performance.now();
  for (const seed of ['+', '0', '00', '1', ' ', '(', '٣', 'a']) read(seed.repeat(40_000 / seed.length), 'CO');
  expect(performance.now() - started).toBeLessThan(1000);
});

test('what a form holds: the whole number, its plan, how it is read, and whether digits are missing', async () => {
  const said = known.map((country) => ({ ...country, digits: 10, tooShort: `10 in ${country.name}` }));
  const written = (national: string, country = 'CO') => {
    const form = new FormData();
    form.set('phone_number_national', national);
    form.set('phone_number_country', country);
    return writtenPhone(form, 'phone_number', said);
  };
  const whole = { value: '+573001234567', shown: '300 123 4567', tooShort: undefined };
  expect(await written('3001234567')).toMatchObject(whole);
  expect(await written('+573001234567', 'MX')).toMatchObject(whole);
  const short = await written('300 12');
  expect(short).toMatchObject({ text: '300 12', value: '+5730012', tooShort: '10 in Colombia' });
  expect(short.number?.isValid()).toBe(false);
  expect((await written('601 234 5678')).number?.getType()).toBe('FIXED_LINE');
  expect(await written('', '')).toMatchObject({ text: '', value: '', number: null, tooShort: undefined });
  expect(await written('abc')).toMatchObject({ number: null });
  expect(await written('+33 6 12 34 56 78')).toMatchObject({ value: '+33612345678', number: undefined });
  expect((await written('+1 876 555 0123')).number, 'Jamaica shares its code').toBeUndefined();
});
