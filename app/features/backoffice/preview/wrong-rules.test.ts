import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kindOf, WRONG_KINDS } from './wrong-rules.ts';

const folder = 'app/features/articles/markup';
/** Every sentence that the parser may say, with its gaps as an x. */
const said = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !name.includes('.test.') && name !== 'library.ts')
  .flatMap((name) => [
    ...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/fail\([^;]*?, (?:'([^']+)'|`((?:[^`\\]|\\.)+)`)/g),
  ])
  .map(([, plain, filled]) => (plain ?? filled ?? '').replace(/\$\{[^}]*\}+/g, '1'));

test('each sentence of the parser has a kind with words of its own', () => {
  expect(said.length).toBeGreaterThan(45);
  const kinds = Map.groupBy(said, kindOf);
  // What no pattern knows would be taken for a sign that is not closed.
  for (const sentence of kinds.get('sign') ?? [])
    expect(sentence).toMatch(/not closed|too deep|^nothing stands between/);
  expect(WRONG_KINDS.filter((kind) => !kinds.has(kind))).toEqual(['name']);
});

test('sentences that share words are told apart', () => {
  for (const [sentence, kind] of [
    ['the head lacks title', 'head'],
    ['headings have two to four #: the title of the article stands in its head', 'heading'],
    ['a table has a head, a line |---|---| and rows', 'table'],
    ['a heading stands in no ::: block', 'heading'],
    ['there is no screen nowhere', 'link'],
    [':::note is not closed by :::', 'block'],
    ['** is not closed', 'sign'],
    ['code holds no figure by reference', 'figure'],
    ['ogImage is scene:<name> of a drawing that is there', 'head'],
    ['there is no scene moon', 'picture'],
    ['en-us is no language', 'language'],
  ] as const)
    expect(kindOf(sentence), sentence).toBe(kind);
});
