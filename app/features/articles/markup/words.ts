/** What an article says without its markup: for search, descriptions, reading time and tests. */
import type { Block, Inline, Item, Text } from './blocks.ts';

const inlineText = (node: Inline): string => {
  if (typeof node === 'string') return node;
  if ('code' in node) return node.code;
  return plainText('bold' in node ? node.bold : 'italic' in node ? node.italic : node.words);
};

export const plainText = (text: Text): string => text.map(inlineText).join('');

const itemTexts = ({ text, items = [] }: Item): Text[] => [text, ...items.flatMap(itemTexts)];

/** Every running text of a block, in reading order. */
export function textsOf(block: Block): Text[] {
  switch (block.type) {
    case 'header':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items.flatMap(itemTexts);
    case 'image':
      return [block.caption];
    case 'warning':
    case 'note':
      return [...(block.title ? [block.title] : []), ...block.blocks.flatMap(textsOf)];
    case 'quote':
      return [...block.blocks.flatMap(textsOf), ...(block.by ? [block.by] : [])];
    case 'table':
      return [...(block.caption ? [block.caption] : []), ...block.head, ...block.rows.flat()];
    case 'checklist':
      return [...(block.title ? [block.title] : []), ...block.items.flatMap(itemTexts)];
    case 'steps':
      return [
        ...(block.title ? [block.title] : []),
        ...block.steps.flatMap(({ title, text, items = [] }) => [
          ...(title ? [title] : []),
          text,
          ...items.flatMap(itemTexts),
        ]),
      ];
    case 'faq':
      return block.questions.flatMap(({ question, answer }) => [question, ...answer.flatMap(textsOf)]);
    default:
      return [];
  }
}

/** Each block as one line of plain words; those without words are left out. */
export const linesOf = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => textsOf(block).map(plainText).join(' ').trim()).filter(Boolean);

export const wordCount = (blocks: readonly Block[]): number =>
  linesOf(blocks)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const WORDS_A_MINUTE = 200;
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_A_MINUTE));

/** Spec 9: the description of an article that brings none. */
export const DESCRIPTION_LIMIT = 350;

/** Up to the limit at the end of a word. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const whole = text.slice(0, limit);
  return `${whole.slice(0, Math.max(whole.lastIndexOf(' '), 1)).trimEnd()}…`;
}

/** The first section: what stands before the second heading of level 2, its own heading apart. */
function firstSection(blocks: readonly Block[]): readonly Block[] {
  const isHead = (block: Block) => block.type === 'header' && block.level === 2;
  const body = blocks[0] && isHead(blocks[0]) ? blocks.slice(1) : blocks;
  const end = body.findIndex(isHead);
  return end < 0 ? body : body.slice(0, end);
}

/** The first 350 characters of the first section with markup stripped (spec 2). */
export const descriptionOf = (blocks: readonly Block[]): string =>
  cut(linesOf(firstSection(blocks)).join(' ').replace(/\s+/g, ' '), DESCRIPTION_LIMIT - 1);

/** The links of a text with their words, in reading order. */
export function namedLinksOf(blocks: readonly Block[]): { href: string; words: string }[] {
  const inside = (text: Text): { href: string; words: string }[] =>
    text.flatMap((node) => {
      if (typeof node === 'string' || 'code' in node) return [];
      if ('link' in node) return [{ href: node.link, words: plainText(node.words) }];
      return inside('bold' in node ? node.bold : 'italic' in node ? node.italic : node.words);
    });
  return blocks.flatMap((block) => [
    ...textsOf(block).flatMap(inside),
    ...(block.type === 'article' ? [{ href: `article:${block.postId}`, words: '' }] : []),
  ]);
}

export const linksOf = (blocks: readonly Block[]): string[] => namedLinksOf(blocks).map(({ href }) => href);
