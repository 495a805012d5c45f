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

test.each([
  ['Son noventa días.', 'noventa días'],
  ['Tarda tres semanas.', 'tres semanas'],
  ['It is a sixty-day stay.', 'sixty-day'],
  ['Up to sixty days.', 'sixty days'],
  ['تستغرق ثلاثة أسابيع.', 'ثلاثة أسابيع'],
  ['تستغرق شهرين.', 'شهرين'],
])('%s is a figure in words', (body, what) => {
  expect(found(body)).toEqual([what]);
});

test('one of a thing is a way of speaking, and a person is no period', () => {
  for (const body of ['Pasa un día en casa.', 'It takes a week.', 'Van dos personas.', 'Tres a veces.'])
    expect(found(body), body).toEqual([]);
});

test('an example excuses its own sums and days: not its neighbours, and no figure of an authority', () => {
  const invented = '## Un caso inventado\n\nAna ahorra 320 USD en tres meses.';
  expect(found(invented)).toEqual([]);
  // The next section is no part of it, and neither is a paragraph before or behind that stands by itself.
  expect(found(`${invented}\n\n## La tarifa\n\nSon 320 USD.`)).toHaveLength(1);
  expect(found('Son 320 USD.\n\nUn caso inventado.\n\nSon 410 USD.')).toHaveLength(2);
  expect(found('## Ana\n\nEs una persona inventada.\n\nAhorra 320 USD.\n\n### Nota\n\nAhorra 410 USD.')).toEqual([]);
  expect(found('## Cuentas\n\n### Un caso inventado\n\nSon 320 USD.\n\n### Otra cosa\n\nSon 320 USD.')).toHaveLength(1);
  expect(found('## Un caso inventado\n\nAna paga 185 USD.')).toEqual(['185 USD']);
  expect(found('## Un caso inventado\n\nAna paga 1.440 USD por {us-i485}.')).toEqual(['1.440 USD']);
  expect(found('## Un caso inventado\n\nSe queda {us-esta-stay}, noventa días.')).toEqual(['noventa días']);
});

test("references, names that hold a number and what says that it is invented are nobody's figures", () => {
  expect(found('El DS-160, la B-1/B-2, la sección 214(b), la visa 600 y el IMM 5257 cuestan {us-mrv}.')).toEqual([]);
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
