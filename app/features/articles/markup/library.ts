/** All articles together: read from the folders of content, checked against each other, newest first. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledArticle, compileArticle } from './article.ts';
import { type KnownNames, MarkupError } from './markup-error.ts';

const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;

export type Source = { file: string; locale: string; slug: string; text: string };

/** content/articles/<locale>/<slug>.md; a folder that is not there holds nothing. */
export function sourcesIn(folder: string): Source[] {
  const entries = (() => {
    try {
      return readdirSync(folder, { recursive: true, withFileTypes: true });
    } catch {
      return [];
    }
  })();
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const locale = entry.parentPath.split('/').at(-1) ?? '';
      return { file, locale, slug: entry.name.slice(0, -3), text: readFileSync(file, 'utf8') };
    })
    .sort((a, b) => a.file.localeCompare(b.file));
}

/** What cannot be true of two articles at once. */
function clashes(all: readonly CompiledArticle[]): string[] {
  const twice = (nameOf: (one: CompiledArticle) => string, what: string) =>
    [...Map.groupBy(all, nameOf)].flatMap(([name, same]) =>
      same.length > 1 ? [`${same.map(({ file }) => file).join(' and ')}: ${what} ${name}`] : [],
    );
  const split = [...Map.groupBy(all, ({ head }) => head.postId)].flatMap(([postId, same]) =>
    new Set(same.map(({ head }) => head.kind)).size > 1
      ? [`${same.map(({ file }) => file).join(' and ')}: ${postId} is a guide in one language and a post in another`]
      : [],
  );
  return [
    ...twice(({ head }) => `${head.locale} ${head.postId}`, 'the same postId'),
    ...twice(({ head }) => `${head.locale} ${head.kind === 'guide' ? 'guide' : 'post'} ${head.slug}`, 'the same slug'),
    ...split,
  ];
}

/** Every file that is wrong is named at once: a writer mends them in one go. */
export function compileAll(
  sources: readonly Source[],
  locales: readonly string[],
  known: KnownNames,
): CompiledArticle[] {
  const wrong: string[] = [];
  const all = sources.flatMap(({ file, locale, slug, text }): CompiledArticle[] => {
    try {
      if (!locales.includes(locale)) throw new MarkupError(file, 1, `${locale} is no language of ours`);
      if (!SLUG.test(slug)) throw new MarkupError(file, 1, 'a file is named with small letters, digits and dashes');
      return [compileArticle(file, locale, slug, text, known)];
    } catch (error) {
      if (!(error instanceof MarkupError)) throw error;
      wrong.push(error.message);
      return [];
    }
  });
  const problems = [...wrong, ...clashes(all)];
  if (problems.length > 0) throw new Error(`articles:\n${problems.join('\n')}`);
  return all.sort(
    (a, b) =>
      b.head.createdTime.localeCompare(a.head.createdTime) ||
      a.head.postId.localeCompare(b.head.postId) ||
      a.head.locale.localeCompare(b.head.locale),
  );
}
