/** Every figure of an article is a fact by reference, an example that says it is invented, or an exception with its reason (D2). */
import { expect, test } from 'vitest';
import { handWritten } from '#app/features/articles/figures.ts';
import { numberedNames, ownNumbers } from '#content/articles/figures.ts';
import { articleFrom, HEAD } from './markup-known.ts';
import { published } from './written-articles.ts';

const found = (body: string, head: readonly string[] = HEAD) =>
  handWritten(articleFrom(head, body)).map(({ what }) => what);

test.each([
  'Cuesta 185 USD.',
  'La ley rige desde el 1 de octubre.',
  'Va quien tiene más de 79 años.',
  'Uno de los 42 países.',
  'Por ejemplo, la tarifa es de 185.',
  'تكلف 185 دولارًا.',
  '- Vale diez veces: 10.',
  ':::table Tarifas\n| A | B |\n|---|---|\n| Visa | 185 |\n:::',
])('%s is written by hand', (body) => {
  expect(found(`Un texto.\n\n${body}`)).toHaveLength(1);
});

test('a period that the article has as a fact is not written in words either', () => {
  expect(found('Hasta {us-esta-stay}. Son noventa días.')).toEqual(['noventa días']);
  expect(found('Up to {us-esta-stay}: a ninety-day stay.')).toEqual(['ninety-day']);
  expect(found('Hasta {us-esta-stay}. Pasa dos días en casa.')).toEqual([]);
});

test("references, names that hold a number and what says that it is invented are nobody's figures", () => {
  expect(found('El DS-160, la B-1/B-2, la sección 214(b), la visa 600 y el IMM 5257 cuestan {us-mrv}.')).toEqual([]);
  expect(found('## Un caso inventado\n\nAna ahorra 300 USD.')).toEqual([]);
  expect(
    found('a', [...HEAD.filter((line) => !line.startsWith('title')), 'title: Diez cosas en 10 días']),
  ).toHaveLength(1);
});

test('no article writes a figure by hand', () => {
  expect(published.flatMap((one) => handWritten(one).map(({ what }) => `${one.file}: ${what}`))).toEqual([]);
});

test('every exception has its reason and still excuses something', () => {
  const texts = published.map(({ head, body }) => ({ postId: head.postId, text: JSON.stringify([head, body]) }));
  const isIn = (pattern: RegExp, text: string) => text.search(pattern) >= 0;
  expect(numberedNames.filter((pattern) => !texts.some(({ text }) => isIn(pattern, text))).map(String)).toEqual([]);
  for (const [postId, rows] of Object.entries(ownNumbers))
    for (const { is, why } of rows) {
      expect(why, postId).toMatch(/\w{3}/);
      const own = texts.filter((one) => one.postId === postId);
      expect(
        own.some(({ text }) => isIn(is, text)),
        `${postId}: ${is}`,
      ).toBe(true);
    }
});
