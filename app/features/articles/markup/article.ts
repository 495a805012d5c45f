/** An article as it is compiled: its head, which the indexes carry, and its body, which only its page reads. */
import type { Block } from './blocks.ts';
import type { Change, Header } from './header.ts';
import { parseHeader, splitFile } from './header.ts';
import type { KnownNames } from './markup-error.ts';
import { parseBlocks } from './parse.ts';
import { descriptionOf, plainText, readingMinutes, textsOf, wordCount } from './words.ts';

/** Guides stand below the resources; posts and news below the blog (spec 2, D53). */
export type Kind = 'guide' | 'post' | 'news';

export type ArticleHead = Omit<Header, 'changes' | 'old' | 'author' | 'ogImageCaption' | 'description'> & {
  readonly locale: string;
  readonly slug: string;
  readonly kind: Kind;
  readonly description: string;
  readonly minutes: number;
};

export type ArticleBody = Pick<Header, 'author' | 'ogImageCaption'> & {
  readonly changes: readonly Change[];
  readonly blocks: readonly Block[];
};

export type CompiledArticle = {
  head: ArticleHead;
  body: ArticleBody;
  old: readonly string[];
  /** Where it was written, and how long it is. */
  file: string;
  words: number;
};

/** One article has a fixed address in every language (D53). */
const FIXED_SLUGS: Readonly<Record<string, string>> = { 'visitor-visa-types': 'visitor-visa-types' };

/** By its tags: `news` are dated news, `blog` is a post; everything else is a guide. */
export function kindOf({ postId, tags }: Pick<Header, 'postId' | 'tags'>): Kind {
  if (tags.includes('news')) return 'news';
  return tags.includes('blog') || Object.hasOwn(FIXED_SLUGS, postId) ? 'post' : 'guide';
}

/** `place`: content/articles/<locale>/<slug>.md. */
export function compileArticle(
  file: string,
  locale: string,
  slug: string,
  source: string,
  known: KnownNames,
): CompiledArticle {
  const { head: lines, body: rest, fail } = splitFile(file, source);
  const header = parseHeader(lines, known, fail);
  const blocks = parseBlocks(rest, file, known);
  if (!blocks.some(({ type }) => type === 'paragraph')) fail(rest[0]?.number ?? 1, 'the article has no text');
  const { changes, old, author, ogImageCaption, description, ...kept } = header;
  const words = wordCount(blocks);
  return {
    head: {
      ...kept,
      locale,
      slug: FIXED_SLUGS[header.postId] ?? slug,
      kind: kindOf(header),
      description: description ?? descriptionOf(blocks),
      minutes: readingMinutes(words),
    },
    body: { changes, blocks, ...(author && { author }), ...(ogImageCaption && { ogImageCaption }) },
    old: Object.hasOwn(FIXED_SLUGS, header.postId) && slug !== FIXED_SLUGS[header.postId] ? [slug, ...old] : old,
    file,
    words,
  };
}

/** The texts of an article as search weighs them: what it is called, what it is about, its headings, and everything else. */
export function searchTexts({ head, body: { blocks } }: Pick<CompiledArticle, 'head' | 'body'>) {
  const isHead = ({ type }: Block) => type === 'header';
  const words = (of: readonly Block[]) => of.flatMap(textsOf).map(plainText).join(' ');
  return {
    title: [head.title, head.metaTitle, head.slug.replaceAll('-', ' ')].join(' '),
    about: [...head.tags, head.description].join(' '),
    headings: words(blocks.filter(isHead)),
    text: words(blocks.filter((block) => !isHead(block))),
  };
}
