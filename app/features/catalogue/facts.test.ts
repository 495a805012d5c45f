import { expect, test } from 'vitest';
import { LOCALES } from '#app/i18n/locales.ts';
import { factText, shownFact } from './facts.server.ts';

const now = new Date('2026-11-16T12:00:00Z');

test('a fact is written as its reader writes it', () => {
  expect(LOCALES.map((locale) => factText(locale, 'us-esta-validity'))).toEqual(['2 años', '2 years', 'سنتين']);
  expect(factText('es', 'us-mrv').replace('\u00a0', ' ')).toBe('185 USD');
});

test('in the list of sources it stands by itself, with its site and its day', () => {
  const { value, href, checked, isOld } = shownFact('ar', 'us-esta-validity', now);
  expect(value).toBe('سنتان');
  expect(new URL(href).protocol).toBe('https:');
  expect(checked).toContain('2026');
  expect(isOld).toBe(false);
  expect(shownFact('es', 'us-esta-validity', new Date('2040-01-01')).isOld).toBe(true);
});
