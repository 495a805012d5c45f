/** Every page that an article should help links one that is there. */
import { expect, test } from 'vitest';
import { listFiles, readSource } from '#tests/sources.ts';
import { FORM_NAMES } from './catalogue.ts';
import { forms } from './forms/forms.ts';
import { cityGuides, formGuides, guideOfPage, quizGuides, serviceGuides } from './guides.ts';

const written = new Set(
  listFiles('content/articles/es').flatMap((path) => /^postId: (.+)$/m.exec(readSource(path))?.[1] ?? []),
);

const linked = [
  ...Object.values(serviceGuides).flat(),
  ...Object.values(cityGuides).flat(),
  ...Object.values(quizGuides),
  ...FORM_NAMES.flatMap((name) => [formGuides[name].form, ...Object.values(formGuides[name].pages ?? {})]),
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
  expect(guideOfPage('ds160', 12)).toBe('ds160-work-history');
  expect(guideOfPage('ds160', 9)).toBe('fill-ds160');
});
