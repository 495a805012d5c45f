/** Texts, contact data and the site map: what a reader would notice first. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#app/i18n/locales.ts';
import { pathsOf, screenRows } from '#app/paths.ts';
import { brand } from '#content/brand.ts';
import { listFiles, readSource, root } from './sources.ts';

type Texts = Map<string, string>;

function flatten(value: unknown, key: string, into: Texts) {
  if (typeof value === 'string') into.set(key, value);
  else for (const [name, inner] of Object.entries(value as object)) flatten(inner, key ? `${key}.${name}` : name, into);
  return into;
}

function textsOf(locale: Locale): Texts {
  const texts: Texts = new Map();
  for (const file of listFiles(`content/text/${locale}`))
    flatten(JSON.parse(readSource(file)), basename(file, '.json'), texts);
  return texts;
}

const texts = Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(locale)])) as Record<Locale, Texts>;
const missing = (from: Texts, to: Texts) => [...from.keys()].filter((key) => !to.has(key));
const allTexts = (locales: readonly Locale[] = LOCALES) =>
  locales.flatMap((locale) => [...texts[locale]].map(([key, text]) => ({ where: `${locale} ${key}`, text })));

/** The names a message needs: arguments and tags, also inside plural and select forms. */
function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  const walk = (part: unknown) => {
    if (!Array.isArray(part)) return;
    names.add(part[0] as string);
    for (const inner of part.slice(1))
      if (Array.isArray(inner)) walk(inner);
      else if (inner && typeof inner === 'object') for (const form of Object.values(inner)) walkMessage(form);
  };
  const walkMessage = (compiled: unknown) => {
    if (Array.isArray(compiled)) for (const part of compiled) walk(part);
  };
  walkMessage(compile(message));
  return [...names].sort();
}

test('Spanish and English have the same texts', () => {
  expect(texts.es.size).toBeGreaterThan(0);
  expect(missing(texts.es, texts.en)).toEqual([]);
  expect(missing(texts.en, texts.es)).toEqual([]);
});

/** Screens of staff are Spanish and English (their rows have no Arabic address); what they send to people is not among them. */
const isOfOffice = (key: string) => /^office(-(?!sent\.)\w+)?\./.test(key);

test('Arabic has at least 90 % of the texts and none that the others lack', () => {
  expect(['office.home', 'office-money.x', 'office-sent.x', 'portal.x'].map(isOfOffice)).toEqual([
    ...[true, true, false, false],
  ]);
  const shown = [...texts.es.keys()].filter((key) => !isOfOffice(key));
  expect(missing(texts.es, texts.ar).filter((key) => !isOfOffice(key)).length / shown.length).toBeLessThanOrEqual(0.1);
  expect(missing(texts.ar, texts.es)).toEqual([]);
});

test('a message takes the same arguments in every language', () => {
  expect(argumentsOf('{n, plural, one {# day for {name}} other {<b>#</b> {days}}}')).toEqual([
    'b',
    'days',
    'n',
    'name',
  ]);
  const different = [...texts.es].flatMap(([key, text]) =>
    LOCALES.filter((locale) => texts[locale].has(key))
      .filter((locale) => `${argumentsOf(texts[locale].get(key) ?? '')}` !== `${argumentsOf(text)}`)
      .map((locale) => `${locale} ${key}`),
  );
  expect(different).toEqual([]);
});

test('no text is empty, and none begins or ends with a space', () => {
  expect(allTexts().filter(({ text }) => text === '' || text !== text.trim())).toEqual([]);
});

/** Sentences that the specification quotes stand as it writes them, in English alone (D37). */
const QUOTED = ['Form saved successfully!', 'Profile updated successfully!'];

test('no text has an exclamation mark but the sentences that the specification quotes', () => {
  expect(allTexts(['es', 'ar']).filter(({ text }) => /[!¡！]/.test(text))).toEqual([]);
  const english = allTexts(['en']).filter(({ text }) => /[!¡！]/.test(text));
  expect(english.map(({ text }) => text).sort()).toEqual(QUOTED);
});

test('while the result is made and when a page is not saved, the words are those of the specification', () => {
  expect(['quiz.result.processing', 'quiz.portal.notSaved'].map((key) => texts.en.get(key))).toEqual([
    'Processing your results, please wait a moment...',
    'There was an issue saving your page {page} data. Please try again.',
  ]);
});

test('Spanish says tú', () => {
  const formal = /(?<![\p{L}])usted(?![\p{L}])/iu;
  expect(formal.test('Escriba usted su nombre')).toBe(true);
  expect(formal.test('Viajan ustedes dos')).toBe(false);
  expect(allTexts(['es']).filter(({ text }) => formal.test(text))).toEqual([]);
});

test('contact data stand in content/brand.ts alone', () => {
  const { name: _name, line: _line, ...contact } = brand;
  const literals = [...Object.values(contact), brand.whatsapp.replace('+', '')];
  const found = listFiles('app', 'content', 'server')
    .filter((path) => path !== 'content/brand.ts' && /\.(tsx?|json|css|md|svg)$/.test(path))
    .flatMap((path) => {
      const text = readSource(path);
      return literals.filter((literal) => text.includes(literal)).map((literal) => `${path}: ${literal}`);
    });
  expect(found).toEqual([]);
});

test('every language of a screen has the same parameters, below its own prefix', () => {
  const parameters = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name).sort();
  for (const row of screenRows())
    for (const { locale, path } of pathsOf(row)) {
      expect(parameters(path), `${row.name} in ${locale}`).toEqual(parameters(row.es));
      if (locale !== DEFAULT_LOCALE) expect(`${path}/`).toMatch(new RegExp(`^/${locale}/`));
      else expect(`${path}/`).not.toMatch(new RegExp(`^/(${LOCALES.join('|')})/`));
    }
});

test('no two screens share a path, and every screen has its file', () => {
  const paths = screenRows().flatMap((row) => pathsOf(row).map(({ path }) => path));
  expect(new Set(paths).size).toBe(paths.length);
  expect(screenRows().filter(({ file }) => !existsSync(join(root, 'app', file)))).toEqual([]);
});
