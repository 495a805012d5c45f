/** Every page that an article should help links one that is there. */
import { expect, test } from 'vitest';
import { listFiles, readSource } from '#tests/sources.ts';
import { FORM_NAMES } from './catalogue.ts';
import { forms } from './forms/forms.ts';
import { cityGuides, formGuides, guidesOfPage, quizGuides, serviceGuides } from './guides.ts';
import { quizzes } from './quizzes/quizzes.ts';

const written = new Set(
  listFiles('content/articles/es').flatMap((path) => /^postId: (.+)$/m.exec(readSource(path))?.[1] ?? []),
);

const linked = [
  ...Object.values(serviceGuides).flat(),
  ...Object.values(cityGuides).flat(),
  ...Object.values(quizGuides).flat(),
  ...Object.values(quizzes).flatMap(({ cards }) => cards.flatMap(({ guide }) => guide ?? [])),
  ...FORM_NAMES.flatMap((name) => [...formGuides[name].form, ...Object.values(formGuides[name].pages ?? {})]),
];

test('what helps is an article that is written, with a short name in each language', () => {
  expect(linked.filter((postId) => !written.has(postId))).toEqual([]);
  for (const locale of ['es', 'en', 'ar']) {
    const { names } = JSON.parse(readSource(`content/text/${locale}/guides.json`)) as { names: Record<string, string> };
    expect(Object.keys(names).sort(), locale).toEqual([...new Set(linked)].sort());
  }
});

test('an article of its own stands at pages that exist; all others have that of the form', () => {
  for (const name of FORM_NAMES) {
    const numbers = forms[name].pages.map(({ number }) => String(number));
    expect(
      Object.keys(formGuides[name].pages ?? {}).filter((page) => !numbers.includes(page)),
      name,
    ).toEqual([]);
  }
  expect(guidesOfPage('ds160', 12)).toEqual(['ds160-work-history', 'fill-ds160']);
  expect(guidesOfPage('ds160', 9)).toEqual(['fill-ds160']);
});
