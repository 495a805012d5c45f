/** The articles as the build compiled them: heads in memory, bodies and search read from their files when asked for. */
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { fileOf, index } from 'virtual:articles';
import { LOCALES, type Locale, STAND_IN } from '#app/i18n/locales.ts';
import { pathToEntry } from '#app/path-match.ts';
import type { Entry } from '#app/site-map/row.ts';
import type { ArticleBody, ArticleHead } from './markup/article.ts';
import { screenOf, slugsOf } from './markup/slugs.ts';
import { openSearch, type Search } from './search/find.ts';

export type Head = ArticleHead & { readonly locale: Locale };
type Row = (typeof index)[number];

const key = (postId: string, locale: Locale) => `${locale} ${postId}`;
const rows = new Map<string, Row>(index.map((row) => [key(row.head.postId, row.head.locale), row]));

/** The article in a language, or in the one that stands in for it (D7). */
export function articleOf(postId: string, locale: Locale): Head | undefined {
  const other = STAND_IN[locale];
  return (rows.get(key(postId, locale)) ?? (other && rows.get(key(postId, other))))?.head;
}

const isFirst = (head: Head, locale: Locale) => articleOf(head.postId, locale) === head;
const inLanguage = new Map(
  LOCALES.map((locale) => {
    const own = index.map(({ head }) => head).filter((head) => isFirst(head, locale));
    return [locale, own.toSorted((a, b) => Number(a.locale !== locale) - Number(b.locale !== locale))];
  }),
);

/** Every article of a language, newest first, and after them for Arabic readers the English ones where there are no others. */
export const articlesIn = (locale: Locale): readonly Head[] => inLanguage.get(locale) ?? [];

let bodies: Promise<FileHandle> | undefined;

export async function readBody({ postId, locale }: Head): Promise<ArticleBody> {
  const row = rows.get(key(postId, locale));
  if (!row) throw new Error(`there is no article ${postId} in ${locale}`);
  bodies ??= open(fileOf('bodies'));
  const file = await bodies;
  const { buffer } = await file.read(Buffer.alloc(row.length), 0, row.length, row.at);
  return JSON.parse(buffer.toString()) as ArticleBody;
}

let named: Promise<ReadonlyMap<string, readonly Head[]>> | undefined;

/** The articles that name a figure by reference, by the figure: read once, since articles change with a release only. */
export function articlesByFigure(): Promise<ReadonlyMap<string, readonly Head[]>> {
  named ??= readFile(fileOf('bodies')).then((bytes) => {
    const found = new Map<string, Head[]>();
    for (const { head, at, length } of index) {
      const text = `${head.title} ${head.description} ${bytes.subarray(at, at + length)}`;
      for (const figure of new Set([...text.matchAll(/\{([\w:-]+)\}/g)].map(([, name = '']) => name)))
        found.set(figure, [...(found.get(figure) ?? []), head]);
    }
    return found;
  });
  return named;
}

const searches = new Map<Locale, Promise<{ search: Search; heads: Head[] }>>();

/** What somebody typed, in the words of one language: best first. */
export async function searchArticles(locale: Locale, typed: string): Promise<Head[]> {
  const opened =
    searches.get(locale) ??
    readFile(fileOf(`search-${locale}`)).then((bytes) => ({
      search: openSearch(bytes),
      heads: index.map(({ head }) => head).filter((head) => head.locale === locale),
    }));
  searches.set(locale, opened);
  const { search, heads } = await opened;
  return search.find(typed).flatMap((number) => heads[number] ?? []);
}

/** Where an article stands for readers of a language; nothing where it is not written for them. */
export function articlePath(postId: string, locale: Locale): string | undefined {
  const head = articleOf(postId, locale);
  return head && pathToEntry(screenOf(head.kind), postId, locale);
}

/** Slugs of guides, or of posts and news, for the site map (server/article-entries.ts). */
export const articleEntries = (screen: 'resource' | 'post'): readonly Entry[] => slugsOf(index, screen);
