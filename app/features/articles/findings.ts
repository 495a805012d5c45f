/** What an article lacks that its page would still show: length, sources, links, figures, voice. The build's tests and the preview of staff ask the same (D2, D53). */
import { forty } from '#content/articles/forty.ts';
import { handWritten } from './figures.ts';
import type { CompiledArticle } from './markup/article.ts';
import type { Block } from './markup/blocks.ts';
import { linesOf, linksOf } from './markup/words.ts';
import { officialPagesIn } from './official.ts';

export type Finding =
  | { kind: 'length'; words: number; least: number; most: number }
  | { kind: 'dead-link'; link: string }
  | { kind: 'sources'; found: number; least: number }
  | { kind: 'literal'; what: string; line: string }
  | { kind: 'meta-title'; length: number; most: number }
  | { kind: 'description'; length: number; most: number }
  | { kind: 'loud' | 'formal'; line: string }
  | { kind: 'flat' }
  | { kind: 'category'; wanted: string };

const META_TITLE_MOST = 60;
const DESCRIPTION_MOST = 160;
const SHOWN = 90;

const isNews = ({ head }: CompiledArticle) => head.kind === 'news';

export function lengthIn(one: CompiledArticle): Finding[] {
  const [least, most] = isNews(one) ? [150, 300] : [700, 1400];
  return one.words < least || one.words > most ? [{ kind: 'length', words: one.words, least, most }] : [];
}

/** An article that is there, or promised: anything else is a dead link. */
export const deadLinksIn = ({ head, body }: CompiledArticle, isThere: (postId: string) => boolean): Finding[] =>
  [...new Set([...linksOf(body.blocks), ...head.related.map((postId) => `article:${postId}`)])]
    .filter((link) => link.startsWith('article:'))
    .filter((link) => {
      const postId = link.slice('article:'.length);
      return !Object.hasOwn(forty, postId) && !isThere(postId);
    })
    .map((link) => ({ kind: 'dead-link', link }));

export function sourcesMissingIn(one: CompiledArticle): Finding[] {
  const [found, least] = [officialPagesIn(one.body.blocks).length, isNews(one) ? 1 : 2];
  return found < least ? [{ kind: 'sources', found, least }] : [];
}

/** Figures of authorities stand by reference. */
const literalsIn = (one: CompiledArticle): Finding[] =>
  handWritten(one).map(({ what, line }) => ({ kind: 'literal', what, line: line.slice(0, SHOWN) }));

export function tooLongIn({ head }: CompiledArticle): Finding[] {
  const title = (head.metaTitle ?? head.title).length;
  const description = head.description.length;
  return [
    ...(title > META_TITLE_MOST ? [{ kind: 'meta-title', length: title, most: META_TITLE_MOST } as const] : []),
    ...(description > DESCRIPTION_MOST
      ? [{ kind: 'description', length: description, most: DESCRIPTION_MOST } as const]
      : []),
  ];
}

const formal = /(?<!\p{L})usted(?:es)?(?!\p{L})/iu;
/** An officer says usted: what is quoted, and a question as it is asked, is theirs. */
const withoutQuoted = (line: string) => line.replace(/[“«"][^”»"]*[”»"]|¿[^?]*\?/g, ' ');
/** Model letters are written by and to others: they say usted. */
const own = (blocks: readonly Block[]) => linesOf(blocks.filter(({ type }) => type !== 'code' && type !== 'quote'));

/** No exclamation marks, and Spanish says tú. */
export function voiceIn({ head, body }: CompiledArticle): Finding[] {
  const said = [...new Set([head.title, head.description, ...own(body.blocks)])];
  const found = (kind: 'loud' | 'formal', isWrong: (line: string) => boolean) =>
    said.filter(isWrong).map((line) => ({ kind, line: line.slice(0, SHOWN) }));
  return [
    ...found('loud', (line) => /[!¡]/.test(line)),
    ...(head.locale === 'es' ? found('formal', (line) => formal.test(withoutQuoted(line))) : []),
  ];
}

/** Contents have something to list. */
export const flatIn = (one: CompiledArticle): Finding[] =>
  isNews(one) || one.body.blocks.filter((block) => block.type === 'header' && block.level === 2).length >= 2
    ? []
    : [{ kind: 'flat' }];

/** An article that was promised has the category it was promised with. */
export function promiseIn({ head }: CompiledArticle): Finding[] {
  const row = Object.hasOwn(forty, head.postId) ? forty[head.postId] : undefined;
  return row && row.category !== head.category ? [{ kind: 'category', wanted: row.category }] : [];
}

export const findingsIn = (one: CompiledArticle, isThere: (postId: string) => boolean): Finding[] => [
  ...lengthIn(one),
  ...sourcesMissingIn(one),
  ...deadLinksIn(one, isThere),
  ...literalsIn(one),
  ...tooLongIn(one),
  ...flatIn(one),
  ...voiceIn(one),
  ...promiseIn(one),
];
