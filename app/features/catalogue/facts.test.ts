import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { type FactName, factText, shownFact } from './facts.server.ts';

const now = new Date('2026-11-16T12:00:00Z');

test('a fact is written as its reader writes it', () => {
  expect(LOCALES.map((locale) => factText(locale, 'us-esta-validity'))).toEqual(['2 años', '2 years', 'سنتين']);
  expect(factText('es', 'us-mrv').replace('\u00a0', ' ')).toBe('185 USD');
  expect(LOCALES.map((locale) => factText(locale, 'uk-visa-passports'))).toEqual([
    'Colombia, Ecuador o Bolivia',
    'Colombia, Ecuador, or Bolivia',
    'كولومبيا أو الإكوادور أو بوليفيا',
  ]);
});

test('in the list of sources it stands by itself, with its site and its day', () => {
  const { value, href, checked, isOld } = shownFact('ar', 'us-esta-validity', now);
  expect(value).toBe('سنتان');
  expect(new URL(href).protocol).toBe('https:');
  expect(checked).toContain('2026');
  expect(isOld).toBe(false);
  expect(shownFact('es', 'us-esta-validity', new Date('2040-01-01')).isOld).toBe(true);
});

test('a fact tells the reader whether we read it at the source or know it from others', () => {
  const checked = (locale: Locale, name: FactName) => shownFact(locale, name, now).checked;
  expect(LOCALES.map((locale) => checked(locale, 'us-sevis'))).toEqual([
    'leído en la fuente el 17 de noviembre de 2026',
    'read at the source on November 17, 2026',
    'قُرئت في المصدر في 17 نوفمبر 2026',
  ]);
  expect(LOCALES.map((locale) => checked(locale, 'us-mrv'))).toEqual([
    'citado por otros; revisado el 15 de noviembre de 2026',
    'quoted by others; checked on November 15, 2026',
    'نقلًا عن جهات أخرى؛ رُوجعت في 15 نوفمبر 2026',
  ]);
});
