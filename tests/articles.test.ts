/** Every article of content/articles: long enough, sourced, linked, nowhere twice, and what was promised (D2, D53). */
import { expect, test } from 'vitest';
import {
  deadLinksIn,
  type Finding,
  flatIn,
  lengthIn,
  promiseIn,
  sourcesMissingIn,
  tooLongIn,
  voiceIn,
} from '#app/features/articles/findings.ts';
import type { CompiledArticle } from '#app/features/articles/markup/article.ts';
import { known } from '#app/features/articles/markup/known.ts';
import { compileAll, sourcesIn } from '#app/features/articles/markup/library.ts';
import { pictureOf, SCENES } from '#app/features/articles/markup/scenes.ts';
import { linesOf, plainText } from '#app/features/articles/markup/words.ts';
import { officialPagesIn } from '#app/features/articles/official.ts';
import { sinceOf } from '#app/features/catalogue/facts.server.ts';
import { screenPath } from '#app/features/chrome/navigation.ts';
import { isPicture } from '#app/features/texts/pictures.server.tsx';
import { LOCALES } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { provideEntries } from '#app/path-match.ts';
import { forty } from '#content/articles/forty.ts';
import { everyRule } from '#content/facts/every.ts';
import type { Rule } from '#content/facts/rules.ts';
import { longDate } from '#content/legal/wording.ts';
import { allEntries } from '#server/article-entries.ts';
import { alike, alikeOutlines } from './alike.ts';
import { articleFrom, HEAD } from './markup-known.ts';
import { published } from './written-articles.ts';

const all = published;
const fixtures = compileAll(sourcesIn('tests/fixtures/articles'), LOCALES, known);
const isNews = ({ head }: CompiledArticle) => head.kind === 'news';
const wrongIn = (articles: readonly CompiledArticle[], whatIn: (one: CompiledArticle) => readonly string[]) =>
  articles.flatMap((one) => whatIn(one).map((what) => `${one.file}: ${what}`));

/** What the preview of staff would say, too. */
const said = (found: readonly Finding[]) => found.map((one) => Object.values(one).join(' '));
const wrongLength = (one: CompiledArticle) => said(lengthIn(one));

test('articles have 700 to 1,400 words, news 150 to 300', () => {
  const made = (words: number, ...head: string[]) => articleFrom([...HEAD, ...head], 'palabra '.repeat(words));
  expect([699, 700, 1400, 1401].map((words) => wrongLength(made(words)).length)).toEqual([1, 0, 0, 1]);
  expect(wrongIn(all, wrongLength)).toEqual([]);
});

const isWritten = (postId: string) => all.some(({ head }) => head.postId === postId);
const deadLinks = (one: CompiledArticle) => said(deadLinksIn(one, isWritten));

test('no link leads to an article that is neither there nor promised', () => {
  expect(deadLinks(articleFrom(HEAD, 'a [b](article:none) [c](article:visa-photo)'))).toEqual([
    'dead-link article:none',
  ]);
  expect(deadLinks(articleFrom([...HEAD, 'related: none'], 'a'))).toEqual(['dead-link article:none']);
  expect(wrongIn(all, deadLinks)).toEqual([]);
});

const unsourced = (one: CompiledArticle) => said(sourcesMissingIn(one));

test('every article links to two official pages at least', () => {
  const sourced = '[a](https://travel.state.gov/x) [b](https://www.gob.mx/y)';
  expect(unsourced(articleFrom(HEAD, sourced))).toEqual([]);
  expect(unsourced(articleFrom(HEAD, '[a](https://travel.state.gov.evil.example/x) b'))).toHaveLength(1);
  expect(wrongIn(all, unsourced)).toEqual([]);
});

const figuresIn = ({ head, body }: CompiledArticle) =>
  JSON.stringify([head.title, head.description, body]).match(/\{[\w:-]+\}/g) ?? [];
/** What a page says at its end: where its text comes from, and what to do next. */
const endsWithout = (one: CompiledArticle) => [
  ...(figuresIn(one).length + officialPagesIn(one.body.blocks).length > 0 ? [] : ['names no source']),
  ...(one.head.quiz || one.head.service ? [] : ['leads to no next step']),
];

test('every article says where it comes from and what comes next', () => {
  expect(endsWithout(articleFrom(HEAD, 'a'))).toEqual(['names no source', 'leads to no next step']);
  expect(endsWithout(articleFrom([...HEAD, 'quiz: us-tourist'], '[a](https://travel.state.gov/x)'))).toEqual([]);
  expect(wrongIn(all, endsWithout)).toEqual([]);
});

/** On a phone each row folds under its first cell: rows that begin alike cannot be told apart. */
const beginAlike = ({ body }: CompiledArticle) =>
  body.blocks.flatMap((block) => {
    if (block.type !== 'table') return [];
    const firsts = block.rows.map(([first = []]) => plainText(first));
    return [...new Set(firsts.filter((first, at) => firsts.indexOf(first) !== at))];
  });

test('the rows of a table begin with cells that differ', () => {
  const made = (...firsts: string[]) =>
    articleFrom(
      HEAD,
      ['a', '', ':::table', '| a | b |', '|---|---|', ...firsts.map((one) => `| ${one} | x |`), ':::'].join('\n'),
    );
  expect(beginAlike(made('F1', 'F2A'))).toEqual([]);
  expect(beginAlike(made('Ciudadano', '**Ciudadano**', 'Residente'))).toEqual(['Ciudadano']);
  expect(wrongIn(all, beginAlike)).toEqual([]);
});

/** Fifty cards with a second line each are two screens more on a phone of 360 pixels. */
const ONE_LINE = 44;

test('day and minutes of a card stand on one line of a phone', () => {
  const longest = Math.max(...all.map(({ head }) => head.minutes));
  for (const locale of LOCALES)
    for (let month = 1; month <= 12; month += 1) {
      const day = longDate(`2026-${String(month).padStart(2, '0')}-28`, locale);
      const line = `${day} · ${translator(locale, 'articles')('page.minutes', { n: longest })}`;
      expect(line.length, line).toBeLessThanOrEqual(ONE_LINE);
    }
});

/** The languages of one article may share what stands there in another language: a model letter. */
const paragraphsOf = ({ head, body }: CompiledArticle) => ({ where: head.postId, text: linesOf(body.blocks) });

test('no paragraph stands in two articles, not even nearly', () => {
  const said = 'Lleva tu pasaporte, la hoja de la cita y una foto de hace poco, con fondo blanco, a la entrevista.';
  const one = { ...paragraphsOf(articleFrom(HEAD, said)), where: 'a' };
  const other = { ...paragraphsOf(articleFrom(HEAD, said.replace('Lleva', 'LLEVA'))), where: 'b' };
  expect(alike([one, other])).toHaveLength(1);
  expect(alike(all.map(paragraphsOf))).toEqual([]);
});

/** The kinds of blocks in their order, lists of paragraphs as one. */
const shapeOf = ({ body }: CompiledArticle) =>
  body.blocks
    .map(({ type }) => type)
    .filter((type, index, types) => type !== types[index - 1])
    .join(' ');

const builtAlike = (articles: readonly CompiledArticle[]) =>
  [
    ...Map.groupBy(
      articles.filter((one) => !isNews(one)),
      (one) => `${one.head.locale} ${shapeOf(one)}`,
    ).values(),
  ]
    .filter((list) => list.length > 1)
    .map((list) => list.map(({ file }) => file).join(' and '));

test('no two articles of a language are built alike', () => {
  expect(shapeOf(articleFrom(HEAD, 'a\n\nb\n\n- c'))).toBe('paragraph list');
  const copy = articleFrom(HEAD, '## A\n\na\n\n- b');
  const other = articleFrom(HEAD, '## C\n\nc\n\n- d\n- e');
  expect(builtAlike([copy, other])).toEqual([`${copy.file} and ${other.file}`]);
  expect(builtAlike(all)).toEqual([]);
});

const headingsOf = ({ body }: CompiledArticle) =>
  body.blocks.flatMap((block) => (block.type === 'header' ? [plainText(block.text)] : []));

test('no two articles of a language follow one outline', () => {
  const one = articleFrom(HEAD, '## Qué es\n\na\n\n## Qué cuesta\n\na\n\n### Cuánto tarda\n\na');
  expect(headingsOf(one)).toEqual(['Qué es', 'Qué cuesta', 'Cuánto tarda']);
  const outlineOf = (article: CompiledArticle, where = article.file) => ({ where, text: headingsOf(article) });
  expect(alikeOutlines([outlineOf(one, 'a'), outlineOf(one, 'b')])).toEqual(['a and b: 3 of 3']);
  const languages = Map.groupBy(all, ({ head }) => head.locale).values();
  expect([...languages].flatMap((list) => alikeOutlines(list.map((article) => outlineOf(article))))).toEqual([]);
});

const pictureIn = ({ head }: CompiledArticle) => pictureOf(head.ogImage.replace('scene:', ''));

test('each of the forty has a drawing of its own, the same in every language', () => {
  const guides = all.filter(({ head }) => Object.hasOwn(forty, head.postId));
  const byPicture = Map.groupBy(guides, pictureIn);
  const shared = [...byPicture].flatMap(([picture, list]) => {
    const posts = [...new Set(list.map(({ head }) => head.postId))];
    return posts.length > 1 ? [`${picture}: ${posts.join(' and ')}`] : [];
  });
  expect(shared).toEqual([]);
  expect(byPicture.size).toBe(Object.keys(forty).length);
});

test('titles and descriptions fit a list of results', () => {
  expect(said(tooLongIn(articleFrom([...HEAD, `metaTitle: ${'a'.repeat(61)}`], 'a')))).toEqual(['meta-title 61 60']);
  expect(wrongIn(all, (one) => said(tooLongIn(one)))).toEqual([]);
});

const voice = (one: CompiledArticle) => said(voiceIn(one));

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

/** Facts that changed after the article was made, and of which its list of changes says nothing of that day or later. */
const changesUnsaid = ({ head, body }: CompiledArticle) =>
  [...new Set(figuresIn({ head, body } as CompiledArticle))].flatMap((figure) => {
    const since = sinceOf(figure.slice(1, -1), new Date('2100-01-01'));
    if (!since || since <= head.createdTime.slice(0, 10)) return [];
    return body.changes.some(({ on }) => on.slice(0, 10) >= since) ? [] : [`${figure} changed on ${since}`];
  });

test('where a figure of an article changed after it was written, the article says so', () => {
  const made = (...changes: string[]) =>
    articleFrom(
      [
        ...HEAD.filter((line) => !/^(createdTime|modifiedTime|change):/.test(line)),
        'createdTime: 2026-08-01',
        'modifiedTime: 2026-10-01',
        ...changes.map((on) => `change: ${on} Nueva cifra.`),
      ],
      'Muestra {ca-study-funds}.',
    );
  expect(changesUnsaid(made('2026-08-01'))).toEqual(['{ca-study-funds} changed on 2026-09-01']);
  expect(changesUnsaid(made('2026-08-01', '2026-09-01'))).toEqual([]);
  expect(wrongIn(all, changesUnsaid)).toEqual([]);
});

test('five news stand in Spanish and English, and each names by reference the day of what changed', () => {
  const inLanguage = (locale: string) => all.filter((one) => isNews(one) && one.head.locale === locale);
  const names = (locale: string) =>
    inLanguage(locale)
      .map(({ head }) => head.postId)
      .sort();
  expect(names('es').length).toBeGreaterThanOrEqual(5);
  expect(names('en')).toEqual(names('es'));
  const facts: Readonly<Record<string, Rule>> = everyRule;
  const isDay = (name: string) => 'date' in (facts[name] ?? {});
  const undated = all.filter(isNews).filter((one) => !figuresIn(one).some((figure) => isDay(figure.slice(1, -1))));
  expect(undated.map(({ file }) => file)).toEqual([]);
});
