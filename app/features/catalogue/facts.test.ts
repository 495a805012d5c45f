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

test('a fact says since when it holds and what it was before; for a year that is news, and nothing yet to come is told', () => {
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
  const { since, changed } = shownFact('es', 'ca-study-funds', now);
  expect(plain(since ?? '')).toBe('Rige desde el 1 de septiembre de 2026; antes, 22.895 CAD.');
  expect(changed?.on).toBe('2026-09-01');
  expect(plain(changed?.text)).toBe(
    'Fondos para el primer año, una persona: 23.448 CAD desde el 1 de septiembre de 2026; antes, 22.895 CAD.',
  );
  const at = (day: string) => shownFact('en', 'ca-study-funds', new Date(day));
  expect(at('2026-08-31')).toMatchObject({ since: null, changed: null });
  expect(at('2027-09-02')).toMatchObject({ since: expect.stringContaining('September 1, 2026'), changed: null });
  // A rule has its day in a fact of its own name.
  expect(shownFact('ar', 'us-b-validity-ec', now).since).toContain('2021');
  expect(shownFact('es', 'us-mrv', now)).toMatchObject({ since: 'Rige desde el 17 de junio de 2023.', changed: null });
  expect(shownFact('es', 'us-b-stay', now)).toMatchObject({ since: null, changed: null });
});
