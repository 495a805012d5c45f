/** What the documents point at exists, and docs/spec-map.md names only sections that the specification has. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readSource, root } from './sources.ts';

const map = readSource('docs/spec-map.md');

/** `folder/file.ext` and `folder/file.ext#name` in code marks. */
const pointers = (text: string) =>
  [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.[a-z]+)(?:#(\w+))?`/g)].map(([, path = '', name]) => ({ path, name }));

function isDead({ path, name }: { path: string; name: string | undefined }) {
  if (!existsSync(join(root, path))) return true;
  if (!name) return false;
  const declared = new RegExp(`^export (?:default )?(?:async )?(?:const|function|class|type) ${name}\\b`, 'm');
  const listed = new RegExp(`^export \\{[^}]*\\b${name}\\b[^}]*\\}`, 'm');
  return !declared.test(readSource(path)) && !listed.test(readSource(path));
}

/** Files that there are only once it runs, and a name with a number in it. */
const MADE = /^(DATA_DIR|data)\/|NNNN/;
const DOCUMENTS = ['README.md', 'docs/architecture.md', 'docs/how-to.md', 'docs/operations.md'];

/** Names in code marks, each with the file in which it is looked for: "`folder/file.ts`: its row of `name`", "`name` in `folder/file.ts`". */
const FILE = '`((?:[\\w.-]+/)+[\\w.-]+\\.tsx?)`';
const AFTER = new RegExp(`${FILE}(?:, [^:\`]*)?: ([^.;]*)`, 'g');
const BEFORE = new RegExp(`\`([A-Za-z_]\\w*)\` (?:of|in) ${FILE}`, 'g');
const wordsOf = (text: string) => [
  ...[...text.matchAll(AFTER)].flatMap(([, path = '', said = '']) =>
    [...(said.split(/`[^`]*\//)[0] ?? '').matchAll(/`([A-Za-z_]\w*)`/g)].map(([, word = '']) => ({ word, path })),
  ),
  ...[...text.matchAll(BEFORE)].map(([, word = '', path = '']) => ({ word, path })),
];

const isThere = ({ word, path }: { word: string; path: string }) =>
  existsSync(join(root, path)) && new RegExp(`\\b${word}\\b`).test(readSource(path));

test('every name that a recipe looks for in a file stands there', () => {
  const named = wordsOf(readSource('docs/how-to.md'));
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((one) => !isThere(one))).toEqual([]);
  const wrong = wordsOf(
    '`createApp` in `server/app.ts`. `server/app.ts`, for a new one: its row of `FORM_MINUTES`',
  ).filter((one) => !isThere(one));
  expect(wrong.map(({ word }) => word)).toEqual(['FORM_MINUTES']);
});

test.each(DOCUMENTS)('every file that %s names exists', (document) => {
  const text = readSource(document);
  const links = [...text.matchAll(/\]\((?!https?:)([\w./-]+\.\w+)\)/g)].map(([, path = '']) => ({
    path: join(dirname(document), path),
    name: undefined,
  }));
  const named = [...pointers(text).filter(({ path }) => !MADE.test(path)), ...links];
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter(isDead)).toEqual([]);
});

/** The list of the specification's sections, as the map itself keeps it. */
function sections() {
  const list = /^## Sections of the specification\n([\s\S]*?)(?=^## )/m.exec(map)?.[1] ?? '';
  return [...list.matchAll(/^\d+\. (.+)$/gm)].map(([line]) => line);
}

test('every file and name of the map exists', () => {
  expect(pointers(map).length).toBeGreaterThan(20);
  expect(pointers(map).filter(isDead)).toEqual([]);
  const dead = pointers('`server/nowhere.ts`, `server/app.ts#nothing`, `server/app.ts#createApp`').filter(isDead);
  expect(dead.map(({ path }) => path)).toEqual(['server/nowhere.ts', 'server/app.ts']);
});

test('every section that the map names is one of the specification', () => {
  const real = sections();
  expect(real).toHaveLength(9);
  const headings = [...map.matchAll(/^### (\d+\. .+)$/gm)].map(([, title = '']) => title);
  expect(headings.length).toBeGreaterThan(0);
  expect(headings.filter((title) => !real.includes(title))).toEqual([]);
  expect(real.filter((title) => !headings.includes(title))).toEqual([]);
});
