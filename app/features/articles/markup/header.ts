/** The head of an article's file, between its two lines of dashes: one key a line (spec 3 "Article"). */
import { checkWords } from './inline.ts';
import { type Fail, type KnownNames, type Line, MarkupError, MOST_CHARACTERS, MOST_LINE } from './markup-error.ts';

export const CATEGORIES = [
  'travel-guides',
  'requirements',
  'form-guides',
  'visa-guides',
  'green-card-guides',
  'country-specific-guides',
  'citizenship-and-naturalization',
  'advice-and-tips',
  'marriage-and-family',
  'special-programs',
  'other',
] as const;
export type Category = (typeof CATEGORIES)[number];

export type Change = { readonly on: string; readonly what: string };

export type Header = {
  readonly postId: string;
  readonly category: Category;
  readonly title: string;
  readonly metaTitle?: string;
  readonly description?: string;
  readonly author?: string;
  readonly createdTime: string;
  readonly modifiedTime: string;
  readonly tags: readonly string[];
  readonly ogImage: string;
  readonly ogImageAlt: string;
  readonly ogImageCaption?: string;
  readonly quiz?: string;
  readonly service?: string;
  readonly related: readonly string[];
  /** Slugs of before: they lead to the present one. */
  readonly old: readonly string[];
  readonly changes: readonly Change[];
};

const REQUIRED = ['postId', 'category', 'title', 'createdTime', 'modifiedTime', 'tags', 'ogImage', 'ogImageAlt'];
const OPTIONAL = ['metaTitle', 'description', 'author', 'ogImageCaption', 'quiz', 'service', 'related', 'old'];
const KEY = /^([A-Za-z]+):\s*(.*)$/;
const NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const DAY = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?Z)?$/;

type Entry = { value: string; number: number };

const listOf = (value = '') =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const isDay = (value: string) => DAY.test(value) && !Number.isNaN(Date.parse(value));

function entriesOf(lines: readonly Line[], fail: Fail) {
  const entries = new Map<string, Entry>();
  const changes: Entry[] = [];
  for (const { text, number } of lines) {
    if (text.trim() === '' || text.startsWith('#')) continue;
    const [, key = '', raw = ''] = KEY.exec(text) ?? [];
    if (!key) fail(number, 'a line of the head is written key: value');
    // A remark stands two spaces behind its value.
    const value = raw.replace(/\s{2,}#\s.*$/, '').trim();
    if (key === 'change') changes.push({ value, number });
    else if (![...REQUIRED, ...OPTIONAL].includes(key)) fail(number, `the head knows no ${key}`);
    else if (entries.has(key)) fail(number, `${key} stands here twice`);
    else if (value) entries.set(key, { value, number });
  }
  return { entries, changes };
}

function changeOf({ value, number }: Entry, fail: Fail): Change {
  const [, on = '', what = ''] = /^(\S+)\s+(.+)$/.exec(value) ?? [];
  return isDay(on) && what ? { on, what } : fail(number, 'a change is written: 2026-11-18 What changed.');
}

/** Head and body of a file; both know the lines they stand on. */
export function splitFile(file: string, source: string): { head: Line[]; body: Line[]; fail: Fail } {
  const fail: Fail = (line, what) => {
    throw new MarkupError(file, line, what);
  };
  if (source.length > MOST_CHARACTERS) fail(1, `an article has at most ${MOST_CHARACTERS} characters`);
  const lines = source
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((text, index): Line => ({ text: text.trimEnd(), number: index + 1 }));
  const long = lines.find(({ text }) => text.length > MOST_LINE);
  if (long) fail(long.number, `a line has at most ${MOST_LINE} characters`);
  const end = lines.findIndex(({ text }, index) => index > 0 && text === '---');
  if (lines[0]?.text !== '---' || end < 0) fail(1, 'a file begins with its head, between two lines ---');
  return { head: lines.slice(1, end), body: lines.slice(end + 1), fail };
}

export function parseHeader(lines: readonly Line[], known: KnownNames, fail: Fail): Header {
  const { entries, changes } = entriesOf(lines, fail);
  const missing = REQUIRED.filter((key) => !entries.has(key));
  if (missing.length > 0) fail(1, `the head lacks ${missing.join(', ')}`);
  for (const { value, number } of [...entries.values(), ...changes]) checkWords(value, number, known, fail);
  const text = (key: string) => entries.get(key)?.value ?? '';
  const lineOf = (key: string) => entries.get(key)?.number ?? 1;
  const optional = <K extends string>(key: K) => (entries.has(key) ? ({ [key]: text(key) } as Record<K, string>) : {});

  if (!NAME.test(text('postId'))) fail(lineOf('postId'), 'a postId is small letters, digits and dashes');
  const category = CATEGORIES.find((one) => one === text('category'));
  if (!category) fail(lineOf('category'), `a category is one of ${CATEGORIES.join(', ')}`);
  for (const key of ['createdTime', 'modifiedTime'])
    if (!isDay(text(key))) fail(lineOf(key), `${key} is a day: 2026-11-18`);
  if (text('modifiedTime') < text('createdTime')) fail(lineOf('modifiedTime'), 'an article changes after it was made');
  const tags = listOf(text('tags'));
  if (tags.length < 2) fail(lineOf('tags'), 'an article has two tags at least');
  const scene = /^scene:([\w-]+)$/.exec(text('ogImage'))?.[1] ?? '';
  if (!known.isScene(scene)) fail(lineOf('ogImage'), 'ogImage is scene:<name> of a drawing that is there');
  if (entries.has('quiz') && !known.isQuiz(text('quiz'))) fail(lineOf('quiz'), `there is no quiz ${text('quiz')}`);
  if (entries.has('service') && !known.isService(text('service')))
    fail(lineOf('service'), `there is no service page ${text('service')}`);
  for (const key of ['related', 'old'])
    if (!listOf(text(key)).every((one) => NAME.test(one))) fail(lineOf(key), `${key} is a list of names`);
  if (changes.length === 0) fail(1, 'the head lacks change: what changed and when');
  return {
    postId: text('postId'),
    category: category as Category,
    title: text('title'),
    ...optional('metaTitle'),
    ...optional('description'),
    ...optional('author'),
    ...optional('ogImageCaption'),
    ...optional('quiz'),
    ...optional('service'),
    createdTime: text('createdTime'),
    modifiedTime: text('modifiedTime'),
    tags,
    ogImage: scene,
    ogImageAlt: text('ogImageAlt'),
    related: listOf(text('related')),
    old: listOf(text('old')),
    changes: changes.map((one) => changeOf(one, fail)).sort((a, b) => b.on.localeCompare(a.on)),
  };
}
