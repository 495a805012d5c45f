/** Every article of content/articles: long enough, sourced, linked, nowhere twice, and what was promised (D2, D53). */
import { expect, test } from 'vitest';
import {
  deadLinksIn,
  type Finding,
  flatIn,
  lengthIn,
  literalsIn,
  promiseIn,
  sourcesMissingIn,
  tooLongIn,
  voiceIn,
} from '#app/features/articles/findings.ts';
import type { Compiled } from '#app/features/articles/markup/article.ts';
import type { Block } from '#app/features/articles/markup/blocks.ts';
import { known } from '#app/features/articles/markup/known.ts';
import { compileAll, sourcesIn } from '#app/features/articles/markup/library.ts';
import { pictureOf, SCENES } from '#app/features/articles/markup/scenes.ts';
import { linesOf, plainText } from '#app/features/articles/markup/words.ts';
import { officialPagesIn } from '#app/features/articles/official.ts';
import { screenPath } from '#app/features/chrome/navigation.ts';
import { isPicture } from '#app/features/texts/pictures.server.tsx';
import { LOCALES } from '#app/i18n/locales.ts';
import { provideEntries } from '#app/path-match.ts';
import { alike } from '#content/alike.ts';
import { forty } from '#content/articles/forty.ts';
import { allEntries } from '#server/article-entries.ts';
import { articlesReport } from '../scripts/articles-report.ts';
import { articleFrom, HEAD } from './markup-known.ts';

const all = compileAll(sourcesIn('content/articles'), LOCALES, known);
const fixtures = compileAll(sourcesIn('tests/fixtures/articles'), LOCALES, known);
const isNews = ({ head }: Compiled) => head.kind === 'news';
const wrongIn = (articles: readonly Compiled[], whatIn: (one: Compiled) => readonly string[]) =>
  articles.flatMap((one) => whatIn(one).map((what) => `${one.file}: ${what}`));

/** What the preview of staff would say, too. */
const said = (found: readonly Finding[]) => found.map((one) => Object.values(one).join(' '));
const wrongLength = (one: Compiled) => said(lengthIn(one));

test('articles have 700 to 1,400 words, news 150 to 300', () => {
  const made = (words: number, ...head: string[]) => articleFrom([...HEAD, ...head], 'palabra '.repeat(words));
  expect([699, 700, 1400, 1401].map((words) => wrongLength(made(words)).length)).toEqual([1, 0, 0, 1]);
  expect(wrongIn(all, wrongLength)).toEqual([]);
});

const isWritten = (postId: string) => all.some(({ head }) => head.postId === postId);
const deadLinks = (one: Compiled) => said(deadLinksIn(one, isWritten));

test('no link leads to an article that is neither there nor promised', () => {
  expect(deadLinks(articleFrom(HEAD, 'a [b](article:none) [c](article:visa-photo)'))).toEqual([
    'dead-link article:none',
  ]);
  expect(deadLinks(articleFrom([...HEAD, 'related: none'], 'a'))).toEqual(['dead-link article:none']);
  expect(wrongIn(all, deadLinks)).toEqual([]);
});

const unsourced = (one: Compiled) => said(sourcesMissingIn(one));

test('every article links to two official pages at least', () => {
  const sourced = '[a](https://travel.state.gov/x) [b](https://www.gob.mx/y)';
  expect(unsourced(articleFrom(HEAD, sourced))).toEqual([]);
  expect(unsourced(articleFrom(HEAD, '[a](https://travel.state.gov.evil.example/x) b'))).toHaveLength(1);
  expect(wrongIn(all, unsourced)).toEqual([]);
});

const figuresIn = ({ head, body }: Compiled) =>
  JSON.stringify([head.title, head.description, body]).match(/\{[\w:-]+\}/g) ?? [];
/** What a page says at its end: where its text comes from, and what to do next. */
const endsWithout = (one: Compiled) => [
  ...(figuresIn(one).length + officialPagesIn(one.body.blocks).length > 0 ? [] : ['names no source']),
  ...(one.head.quiz || one.head.service ? [] : ['leads to no next step']),
];

test('every article says where it comes from and what comes next', () => {
  expect(endsWithout(articleFrom(HEAD, 'a'))).toEqual(['names no source', 'leads to no next step']);
  expect(endsWithout(articleFrom([...HEAD, 'quiz: us-tourist'], '[a](https://travel.state.gov/x)'))).toEqual([]);
  expect(wrongIn(all, endsWithout)).toEqual([]);
});

const literals = (one: Compiled) => said(literalsIn(one));

test('every figure of an authority stands by reference; an example says that it is one', () => {
  expect(literals(articleFrom(HEAD, 'Cuesta 185 USD.'))).toHaveLength(1);
  expect(literals(articleFrom(HEAD, 'a\n\n- Vale 10 años.'))).toHaveLength(1);
  expect(literals(articleFrom(HEAD, '## Un ejemplo inventado\n\nAna ahorra 300 USD.'))).toEqual([]);
  expect(literals(articleFrom(HEAD, 'Cuesta {us-mrv}.'))).toEqual([]);
  expect(wrongIn(all, literals)).toEqual([]);
});

/** The languages of one article may share what stands there in another language: a model letter. */
const paragraphsOf = ({ head, body }: Compiled) => ({ where: head.postId, text: linesOf(body.blocks) });

test('no paragraph stands in two articles, not even nearly', () => {
  const said = 'Lleva tu pasaporte, la hoja de la cita y una foto de hace poco, con fondo blanco, a la entrevista.';
  const one = { ...paragraphsOf(articleFrom(HEAD, said)), where: 'a' };
  const other = { ...paragraphsOf(articleFrom(HEAD, said.replace('Lleva', 'LLEVA'))), where: 'b' };
  expect(alike([one, other])).toHaveLength(1);
  expect(alike(all.map(paragraphsOf))).toEqual([]);
});

/** The kinds of blocks in their order, lists of paragraphs as one. */
const shapeOf = ({ body }: Compiled) =>
  body.blocks
    .map(({ type }) => type)
    .filter((type, index, types) => type !== types[index - 1])
    .join(' ');

test('no two articles of a language are built alike', () => {
  const same = [
    ...Map.groupBy(
      all.filter((one) => !isNews(one)),
      (one) => `${one.head.locale} ${shapeOf(one)}`,
    ),
  ]
    .filter(([, list]) => list.length > 1)
    .map(([, list]) => list.map(({ file }) => file).join(' and '));
  expect(same).toEqual([]);
  expect(shapeOf(articleFrom(HEAD, 'a\n\nb\n\n- c'))).toBe('paragraph list');
});

test('titles and descriptions fit a list of results', () => {
  expect(said(tooLongIn(articleFrom([...HEAD, `metaTitle: ${'a'.repeat(61)}`], 'a')))).toEqual(['meta-title 61 60']);
  expect(wrongIn(all, (one) => said(tooLongIn(one)))).toEqual([]);
});

const voice = (one: Compiled) => said(voiceIn(one));

test('no exclamation marks, and Spanish says tú', () => {
  expect(voice(articleFrom(HEAD, 'Mira, usted puede'))).toHaveLength(1);
  expect(voice(articleFrom(HEAD, 'Ya está!'))).toHaveLength(1);
  expect(wrongIn(all, voice)).toEqual([]);
});

test('an article is what was promised, and its languages agree', () => {
  expect(wrongIn(all, (one) => said(promiseIn(one)))).toEqual([]);
  for (const [postId, languages] of Map.groupBy([...all, ...fixtures], ({ head }) => head.postId)) {
    expect(new Set(languages.map(({ head }) => head.category)).size, postId).toBe(1);
    expect(new Set(languages.map(({ head }) => head.createdTime)).size, postId).toBe(1);
  }
});

test('forty are promised, six of them in the footer, in as many languages as was said', () => {
  const rows = Object.values(forty);
  expect(rows).toHaveLength(40);
  expect(rows.filter(({ isInFooter }) => isInFooter).length).toBe(6);
  expect(rows.filter(({ also }) => also.includes('en')).length).toBe(24);
  expect(rows.filter(({ also }) => also.includes('ar')).length).toBe(10);
  for (const { gives } of rows) expect(gives).toMatch(/\w/);
});

/** What the row of an article promises stands under headings that are there, the first of them among the first two sections. */
const unkept = (under: readonly string[], { body }: Compiled) => {
  const headings = body.blocks.filter((block) => block.type === 'header');
  const early = headings.filter(({ level }) => level === 2).slice(0, 2);
  const isIn = (list: readonly Block[], words: string) => list.some((block) => linesOf([block])[0] === words);
  return [
    ...under.filter((words) => !isIn(headings, words)).map((words) => `has no heading “${words}”`),
    ...under.slice(0, 1).flatMap((words) => (isIn(early, words) ? [] : [`has “${words}” too late`])),
  ];
};

test('each of the forty gives in Spanish what its row promises, early', () => {
  const made = articleFrom(HEAD, '## A\n\na\n\n## B\n\nb\n\n## C\n\nc');
  expect(unkept(['B', 'C'], made)).toEqual([]);
  expect(unkept(['C'], made)).toHaveLength(1);
  expect(unkept(['A', 'D'], made)).toHaveLength(1);
  const spanish = new Map(all.filter(({ head }) => head.locale === 'es').map((one) => [one.head.postId, one]));
  const wrong = Object.entries(forty).flatMap(([postId, { under }]) => {
    const one = spanish.get(postId);
    return one && under.length > 0 ? wrongIn([one], () => unkept(under, one)) : [`${postId} gives nothing`];
  });
  expect(wrong).toEqual([]);
});

test('the six guides of the footer stand in every language, and the footer leads to them', () => {
  provideEntries(allEntries());
  const missing = Object.entries(forty)
    .filter(([, { isInFooter }]) => isInFooter)
    .flatMap(([postId]) =>
      LOCALES.filter((locale) => !all.some(({ head }) => head.postId === postId && head.locale === locale)).map(
        (locale) => `${postId} in ${locale}`,
      ),
    );
  expect(missing).toEqual([]);
  const guides = ['ds-160', 'interview', 'photo', 'renewal', 'refusal', 'canada'].map((name) => `guide-${name}`);
  for (const locale of LOCALES) expect(guides.filter((name) => !screenPath(name, locale))).toEqual([]);
});

test('every scene that may be named is a drawing, and contents have something to list', () => {
  expect(SCENES.filter((scene) => !isPicture(pictureOf(scene)))).toEqual([]);
  expect(wrongIn(all, (one) => said(flatIn(one)))).toEqual([]);
  expect(plainText([{ bold: ['a', { code: 'b' }] }])).toBe('ab');
});

test('the command counts what is there, and names where each of the forty keeps its promise', () => {
  const report = articlesReport();
  const inLanguage = (locale: string) => all.filter(({ head }) => head.locale === locale).length;
  expect(report).toMatch(new RegExp(`^all +${inLanguage('es')} +${inLanguage('en')} +${inLanguage('ar')}$`, 'm'));
  for (const [postId, { under }] of Object.entries(forty))
    for (const part of [`${postId} (`, under.join(' / ')]) expect(report).toContain(part);
});
