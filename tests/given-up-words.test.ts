/** Words that no text may use (brand.md): one name for one thing, American English, and nothing told as still to come. */
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { listFiles, readSource } from './sources.ts';

/** What is made of paper is paper, and a question of the official form keeps its own word. */
const FORBIDDEN: Record<Locale, readonly RegExp[]> = {
  es: [
    /\bpapel(es)?\b(?<!(en|tira de) papel)(?! (fotográfico|picado))/i,
    /\bvisas? de turista/i,
    /(?<!datos )\bbiométricos\b/i,
    /\bbiometría\b/i,
    /correcciones que hacemos/i,
    /\b[Cc]uando (estén? (abiert|en uso)|los haya|una página nuestra)|llega a leer|(por|desde) el portal cuando|asesor (te )?pregunta (por escrito|una sola vez)/i,
  ],
  en: [
    /\brefus(e|es|ed|al|als)\b(?! (the|this) change)(?<!and refuse)(?<!\*\*Previous U\.S\. Travel\.\*\* Ever been refused)(?<!\*B1\/B2 visa refused)/i,
    /\bpapers?\b(?<!(on|onto|strip of|photo) paper)/i,
    /\bcarry (your answers|it) into\b/i,
    /\bBefore \{/,
    /\b(programme|centre|colour|favour|travell(er|ers|ing|ed)|organis\w+|recognis\w+|licence)\b/i,
    /\btick (the|a) box\b/i,
    /\bcorrections we make\b/i,
    /\bonce (they are open|in use|there are any)\b|\bcomes? to (let|read|give)\b|where it offers that|adviser asks (you in writing|only once)/i,
  ],
  ar: [
    /أوراقك|الأوراق/,
    /التصحيحات التي نجريها/,
    /ميرادور/,
    /متى (فُتحت|استُخدمت|وُجدت)|حيث تتيح ذلك|(وإن|إن) جاء(ت)? (برنامج|صفحة)|يسأل(ك)? (ال)?مستشار (كتابةً|مرة واحدة)/,
  ],
};

/** Names for the code are no words of a page: neither keys, nor the cases of a message. */
const wordsIn = (path: string) =>
  readSource(path)
    .split('\n')
    .filter((line) => !/^\s*(?:id: '|import |export |'[\w-]+': \{|\w+: \{$)/.test(line))
    .map((line) => line.replace(/^\s*"[\w-]+": /, '').replace(/(?<=(select,|\}) )[a-z_]+ (?=\{)/g, ''));

test('no text uses a word that has been given up', () => {
  const textsOf = (locale: Locale) => [
    ...listFiles(`content/text/${locale}`),
    ...listFiles('content').filter((path) => basename(path) === `${locale}.ts`),
    ...listFiles(`content/articles/${locale}`).filter((path) => path.endsWith('.md')),
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
    expect(textsOf(locale).filter((path) => path.endsWith('.md')).length).toBeGreaterThan(9);
    return textsOf(locale).flatMap((path) =>
      wordsIn(path)
        .filter(has)
        .map((line) => `${path}: ${line.trim().slice(0, 120)}`),
    );
  });
  expect(found).toEqual([]);
});
