/** The head of a file and what follows from it: addresses, description, reading time, what two articles cannot share. */
import { expect, test } from 'vitest';
import { articleFrom, HEAD } from '#tests/markup-known.ts';
import { kindOf } from './article.ts';
import { known } from './known.ts';
import { compileAll } from './library.ts';
import { DESCRIPTION_LIMIT, descriptionOf, readingMinutes, wordCount } from './words.ts';

const with_ = (...lines: string[]) => [
  ...HEAD.filter((line) => !lines.some((one) => one.split(':')[0] === line.split(':')[0])),
  ...lines.filter((line) => /:\s*\S/.test(line)),
];
const wrong = (...lines: string[]) => {
  try {
    articleFrom(with_(...lines), 'Texto.');
    return '';
  } catch (error) {
    return String(error);
  }
};

test('a head is read as it is written, with remarks two spaces behind a value', () => {
  const { head, body } = articleFrom(
    with_('title: El #1 de: todos  # a remark', 'related: visa-photo, renew-visa', 'change: 2026-11-12 Más.'),
    'Texto.',
  );
  expect(head).toMatchObject({
    ...{ postId: 'sample', title: 'El #1 de: todos', slug: 'x', locale: 'es', kind: 'guide', minutes: 1 },
    ...{ tags: ['uno', 'dos'], related: ['visa-photo', 'renew-visa'], ogImage: 'mail', description: 'Texto.' },
  });
  expect(body.changes).toEqual([{ on: '2026-11-12', what: 'Más.' }]);
});

test('what is missing or wrong in a head is named with its line', () => {
  expect(wrong('title:')).toContain('content/articles/es/x.md:1: the head lacks title');
  expect(wrong('tags: uno')).toMatch(/x\.md:\d+: an article has two tags/);
  for (const line of [
    ...['postId: Mal Nombre', 'category: cooking', 'createdTime: ayer', 'modifiedTime: 2026-02-31x'],
    ...['modifiedTime: 2020-01-01', 'ogImage: https://a.example/x.png', 'ogImage: scene:none', 'quiz: none'],
    ...['service: none', 'related: Not A Name', 'change: ayer nada', 'colour: red', 'title: {us-none}'],
  ])
    expect(wrong(line), line).toMatch(/MarkupError: content\/articles\/es\/x\.md:\d+: /);
  expect(wrong(), 'all is well').toBe('');
  expect(() => articleFrom([...HEAD, HEAD[0] ?? ''], 'Texto.')).toThrow('postId stands here twice');
  expect(() => articleFrom(HEAD, '')).toThrow('the article has no text');
  expect(() =>
    articleFrom(
      HEAD.filter((line) => !line.startsWith('change')),
      'x',
    ),
  ).toThrow('lacks change');
});

test('news and posts are told by their tags; one article has a fixed address in every language (D53)', () => {
  expect(kindOf({ postId: 'a', tags: ['visa', 'news'] })).toBe('news');
  expect(kindOf({ postId: 'a', tags: ['visa', 'blog'] })).toBe('post');
  expect(kindOf({ postId: 'a', tags: ['visa', 'foto'] })).toBe('guide');
  const fixed = articleFrom(with_('postId: visitor-visa-types'), 'Texto.', 'tipos-de-visa');
  expect(fixed.head).toMatchObject({ kind: 'post', slug: 'visitor-visa-types' });
  expect(fixed.old).toEqual(['tipos-de-visa']);
});

test('without a description it is the first 350 characters of the first section, without markup', () => {
  const { body } = articleFrom(HEAD, '## Primero\n\nUno **dos** [tres](screen:usa).\n\n- cuatro\n\n## Segundo\n\nNo.');
  expect(descriptionOf(body.blocks)).toBe('Uno dos tres. cuatro');
  const long = articleFrom(HEAD, `${'palabra '.repeat(80)}\n\n## Segundo\n\nNo.`);
  expect(long.head.description.length).toBeLessThanOrEqual(DESCRIPTION_LIMIT);
  expect(long.head.description).toMatch(/ palabra…$/);
  expect(long.head.description.length).toBeGreaterThan(DESCRIPTION_LIMIT - 12);
});

test('reading time counts words, 200 a minute, and never none', () => {
  expect([0, 1, 299, 300, 500, 1400].map(readingMinutes)).toEqual([1, 1, 1, 2, 3, 7]);
  const { body } = articleFrom(HEAD, 'uno dos — tres\n\n:::table\n| a | b |\n|---|---|\n| c | {us-mrv} |\n:::');
  expect(wordCount(body.blocks)).toBe(7);
});

const source = (file: string, head: readonly string[], locale = 'es') => ({
  file,
  locale,
  slug: file.replace(/^.*\/|\.md$/g, ''),
  text: `---\n${head.join('\n')}\n---\n\nTexto.`,
});
const all = (...sources: ReturnType<typeof source>[]) => compileAll(sources, ['es', 'en', 'ar'], known);

test('all files that are wrong are named at once, and what two articles cannot share', () => {
  expect(() => all(source('es/a.md', with_('tags: uno')), source('es/b.md', with_('quiz: none')))).toThrow(
    /es\/a\.md:\d+: .*\n.*es\/b\.md:\d+: /,
  );
  expect(() => all(source('es/a.md', HEAD), source('es/b.md', HEAD))).toThrow(
    /es\/a\.md and es\/b\.md: the same postId/,
  );
  expect(() => all(source('es/x.md', HEAD), source('more/es/x.md', with_('postId: other')))).toThrow(/the same slug/);
  expect(() => all(source('es/a.md', HEAD), source('en/a.md', with_('tags: a, blog'), 'en'))).toThrow(
    /a guide in one language and a post in another/,
  );
  expect(() => all(source('fr/a.md', HEAD, 'fr'))).toThrow('fr is no language of ours');
  expect(() => all(source('es/Mal Nombre.md', HEAD))).toThrow('a file is named with small letters');
});

test('articles come newest first', () => {
  const made = all(
    source('es/a.md', with_('postId: a', 'createdTime: 2026-01-01')),
    source('es/b.md', with_('postId: b', 'createdTime: 2026-03-01')),
    source('es/c.md', with_('postId: c', 'createdTime: 2026-02-01')),
  );
  expect(made.map(({ head }) => head.postId)).toEqual(['b', 'c', 'a']);
});
