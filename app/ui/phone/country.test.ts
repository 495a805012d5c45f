import { expect, test } from 'vitest';
import { countries } from '#content/countries.ts';
import { chooseCountry, countryOfZone, namePhoneCountries } from './country.ts';

const known = namePhoneCountries(countries, 'es-419');

test('the page comes first, then the last choice, then the time zone, then Colombia in Spanish', () => {
  const all = { page: 'MX', last: 'PE', timeZone: 'America/Guayaquil', locale: 'es' } as const;
  expect(chooseCountry(all, known)).toBe('MX');
  expect(chooseCountry({ ...all, page: undefined }, known)).toBe('PE');
  expect(chooseCountry({ ...all, page: undefined, last: null }, known)).toBe('EC');
  expect(chooseCountry({ locale: 'es' }, known)).toBe('CO');
});

test('nothing is assumed in English and Arabic', () => {
  expect(chooseCountry({ locale: 'en', timeZone: 'UTC' }, known)).toBeUndefined();
  expect(chooseCountry({ locale: 'ar' }, known)).toBeUndefined();
});

test('a country that is not of the list is no choice', () => {
  expect(chooseCountry({ page: 'FR', last: '<script>', timeZone: 'Europe/Paris', locale: 'es' }, known)).toBe('CO');
});

test('time zones lead to their country, old names and regions too', () => {
  const found = [
    'America/Argentina/Ushuaia',
    'America/Buenos_Aires',
    'Australia/Perth',
    'Asia/Riyadh',
    'Mexico/General',
  ];
  expect(found.map(countryOfZone)).toEqual(['AR', 'AR', 'AU', 'SA', 'MX']);
  expect(countryOfZone('America/Indiana/Knox')).toBe('US');
  expect(countryOfZone('Etc/UTC')).toBeUndefined();
});

test('every country of the list has a time zone', () => {
  const zones = Intl.supportedValuesOf('timeZone').map(countryOfZone);
  expect(known.filter(({ code }) => !zones.includes(code))).toEqual([]);
});

test('names are in the language of the reader, in its order', () => {
  expect(known).toHaveLength(31);
  expect(known.find(({ code }) => code === 'DO')?.name).toBe('República Dominicana');
  expect(known.at(0)?.name).toBe('Arabia Saudita');
  expect(namePhoneCountries(countries, 'ar').find(({ code }) => code === 'EG')?.name).toBe('مصر');
});
