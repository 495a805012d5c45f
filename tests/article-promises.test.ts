/** Each of the forty gives what its row promises: under its headings, early, and whole, in every language it is written in. */
import { expect, test } from 'vitest';
import type { CompiledArticle } from '#app/features/articles/markup/article.ts';
import type { Block } from '#app/features/articles/markup/blocks.ts';
import { linesOf } from '#app/features/articles/markup/words.ts';
import { type ArticlePromise, type CountedPart, forty } from '#content/articles/forty.ts';
import { articlesReport } from '../scripts/articles-report.ts';
import { articleFrom, HEAD } from './markup-known.ts';
import { published } from './written-articles.ts';

test('forty are promised, six of them in the footer, in as many languages as was said', () => {
  const rows = Object.values(forty);
  expect(rows).toHaveLength(40);
  expect(rows.filter(({ isInFooter }) => isInFooter).length).toBe(6);
  expect(rows.filter(({ also }) => also.includes('en')).length).toBe(24);
  expect(rows.filter(({ also }) => also.includes('ar')).length).toBe(10);
  for (const { gives } of rows) expect(gives).toMatch(/\w/);
});

const headingOf = (block: Block) => (block.type === 'header' ? (linesOf([block])[0] ?? '') : undefined);

/** What stands below a heading, up to the next one of its level. */
function below(blocks: readonly Block[], words: string): readonly Block[] | undefined {
  const at = blocks.findIndex((block) => headingOf(block) === words);
  const head = blocks[at];
  if (head?.type !== 'header') return undefined;
  const rest = blocks.slice(at + 1);
  const end = rest.findIndex((block) => block.type === 'header' && block.level <= head.level);
  return end < 0 ? rest : rest.slice(0, end);
}

const partsOf = (block: Block): readonly [string, number][] => {
  if (block.type === 'table') return [['rows', block.rows.length]];
  if (block.type === 'list') return [['items', block.items.length]];
  if (block.type === 'checklist') return [['checks', block.items.length]];
  return block.type === 'steps' ? [['steps', block.steps.length]] : [];
};

const countOf = (blocks: readonly Block[], held: CountedPart) =>
  blocks
    .flatMap((block) => [...partsOf(block), ...(block.type === 'steps' ? [] : [[block.type, 1] as const])])
    .reduce((sum, [kind, count]) => sum + (kind === held ? count : 0), 0);

type Row = Pick<ArticlePromise, 'holds' | 'names'> & { readonly under: readonly string[] };

/** What is not kept of the promise: a heading, its early place, what stands below it, or what must be named there. */
function unkept({ under, holds, names = [] }: Row, { body: { blocks } }: CompiledArticle): string[] {
  const early = blocks.filter((block) => block.type === 'header' && block.level === 2).slice(0, 2);
  const found = under.map((words) => below(blocks, words));
  const all = found.flatMap((part) => part ?? []);
  const said = JSON.stringify(all);
  return [
    ...under.filter((_, index) => !found[index]).map((words) => `has no heading “${words}”`),
    ...(early.some((block) => headingOf(block) === under[0]) ? [] : [`has “${under[0]}” too late`]),
    ...(Object.entries(holds) as [CountedPart, number][]).flatMap(([held, least]) => {
      const count = countOf(all, held);
      return count < least ? [`has ${count} ${held} of ${least}`] : [];
    }),
    ...names.filter((name) => !said.includes(JSON.stringify(name).slice(1, -1))).map((name) => `does not name ${name}`),
  ];
}

test('a promise is broken by a heading that is gone or late, a row too few, and a figure that is not there', () => {
  const made = articleFrom(
    HEAD,
    '## A\n\na\n\n## B\n\n:::table T\n| a | b |\n|---|---|\n| c | {us-mrv} |\n:::\n\n## C\n\n- d',
  );
  expect(unkept({ under: ['B'], holds: { rows: 1, table: 1 }, names: ['{us-mrv}'] }, made)).toEqual([]);
  expect(unkept({ under: ['B'], holds: { rows: 2 } }, made)).toEqual(['has 1 rows of 2']);
  expect(unkept({ under: ['A'], holds: {}, names: ['{us-mrv}'] }, made)).toEqual(['does not name {us-mrv}']);
  expect(unkept({ under: ['C'], holds: { items: 1 } }, made)).toEqual(['has “C” too late']);
  expect(unkept({ under: ['A', 'D'], holds: {} }, made)).toEqual(['has no heading “D”']);
});

test('each of the forty keeps its promise in every language', () => {
  const wrong = Object.entries(forty).flatMap(([postId, { also, under, ...row }]) =>
    (['es', ...also] as const).flatMap((locale) => {
      const one = published.find(({ head }) => head.postId === postId && head.locale === locale);
      const headings = under[locale] ?? [];
      if (!one || headings.length === 0) return [`${postId} in ${locale} gives nothing`];
      return unkept({ ...row, under: headings }, one).map((what) => `${one.file} ${what}`);
    }),
  );
  expect(wrong).toEqual([]);
});

test('the command counts what is there, and names where each of the forty keeps its promise', () => {
  const report = articlesReport();
  const inLanguage = (locale: string) => published.filter(({ head }) => head.locale === locale).length;
  expect(report).toMatch(new RegExp(`^all +${inLanguage('es')} +${inLanguage('en')} +${inLanguage('ar')}$`, 'm'));
  for (const [postId, { under }] of Object.entries(forty))
    for (const part of [`${postId} (`, ...Object.values(under).map((headings) => headings.join(' / '))])
      expect(report).toContain(part);
});
