/** Parsing in tests: what exists is what the product has (app/features/articles/markup/known.ts). */
import { type CompiledArticle, compileArticle } from '#app/features/articles/markup/article.ts';
import type { Block } from '#app/features/articles/markup/blocks.ts';
import { known } from '#app/features/articles/markup/known.ts';
import { parseBlocks } from '#app/features/articles/markup/parse.ts';

export const FILE = 'content/articles/es/x.md';

export const parse = (source: string): Block[] =>
  parseBlocks(
    source.split('\n').map((text, index) => ({ text: text.trimEnd(), number: index + 1 })),
    FILE,
    known,
  );

/** What is wrong with it, or nothing. */
export function wrongIn(source: string): string | undefined {
  try {
    parse(source);
    return undefined;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}

export const HEAD = [
  'postId: sample',
  'category: other',
  'title: Un título',
  'createdTime: 2026-11-10',
  'modifiedTime: 2026-11-12',
  'tags: uno, dos',
  'ogImage: scene:mail',
  'ogImageAlt: Un sobre',
  'change: 2026-11-10 Primera versión.',
];

export const articleFrom = (head: readonly string[], body: string, slug = 'x'): CompiledArticle =>
  compileArticle(FILE, 'es', slug, `---\n${head.join('\n')}\n---\n\n${body}`, known);
