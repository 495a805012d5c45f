/** Words that no text may use any more (brand.md): one name for one thing, American English, nothing that is not built. */
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { listFiles, readSource } from './sources.ts';

const FORBIDDEN: Record<Locale, readonly RegExp[]> = {
  es: [
    /\bpapel(es)?\b(?<!en papel)/i,
    /\bvisas? de turista/i,
    /(?<!datos )\bbiométricos\b/i,
    /\bbiometría\b/i,
    /\b(sube|subes|súbel[ao]s?) (tus|el pasaporte|la página)/i,
    /\b(DS-160|formulario)[^.]{0,40} en tu portal/i,
    /correcciones que hacemos/i,
  ],
  en: [
    /\brefus(e|es|ed|al|als)\b(?! (the|this) change)(?<!and refuse)/i,
    /\bpapers?\b(?<!on paper)/i,
    /\bcarry (your answers|it) into\b/i,
    /\bBefore \{/,
    /\b(programme|centre|colour|favour|travell(er|ers|ing|ed)|organis\w+|recognis\w+|licence)\b/i,
    /\btick (the|a) box\b/i,
    /\byou upload your (papers|documents|passport|form)/i,
    /\bcorrections we make\b/i,
  ],
  ar: [/أوراقك|الأوراق/, /ترفع (مستنداتك|الجواز)/, /التصحيحات التي نجريها/],
};

/** Names for the code are no words of a page. */
const wordsIn = (path: string) =>
  readSource(path)
    .split('\n')
    .filter((line) => !/^\s*(?:id: '|import |export |'[\w-]+': \{|\w+: \{$)/.test(line))
    .map((line) => line.replace(/^\s*"[\w-]+": /, ''));

test('no text uses a word that has been given up', () => {
  const textsOf = (locale: Locale) => [
    ...listFiles(`content/text/${locale}`),
    ...listFiles('content').filter((path) => basename(path) === `${locale}.ts`),
  ];
  const given: Record<Locale, string> = {
    es: 'Lleva tus papeles',
    en: 'If your visa is refused',
    ar: 'نقارنها بأوراقك',
  };
  const found = LOCALES.flatMap((locale) => {
    const has = (line: string) => FORBIDDEN[locale].some((word) => word.test(line));
    expect(has(given[locale])).toBe(true);
    expect(textsOf(locale).length).toBeGreaterThan(20);
    return textsOf(locale).flatMap((path) =>
      wordsIn(path)
        .filter(has)
        .map((line) => `${path}: ${line.trim().slice(0, 120)}`),
    );
  });
  expect(found).toEqual([]);
});
