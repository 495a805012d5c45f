/** The body of an article: from its lines to blocks, or an error with file and line (spec 3, spec 8). */
import type { Block, Text } from './blocks.ts';
import { OMITTED } from './blocks.ts';
import { parseDirective } from './directives.ts';
import { checkWords, parseInline } from './inline.ts';
import { readList, startsItem } from './lists.ts';
import { type Fail, type KnownNames, type Line, MarkupError, MOST_BLOCKS } from './markup-error.ts';
import type { ParseContext } from './parsing.ts';
import { plainText } from './words.ts';

const HEADING = /^(#{1,6})(?:\s+(.*))?$/;
const FENCE = /^```\s*([\w-]*)\s*$/;
const IMAGE = /^!\[(.*?)\]\(scene:([\w-]+)(?:\s+"(.*)")?\)\s*$/;
const DELIMITER = /^-{3,}\s*$/;
const DIRECTIVE = /^:::\s*([\w-]*)\s*(.*?)\s*$/;

const isBlank = ({ text }: Line) => text.trim() === '';
const startsBlock = ({ text }: Line) =>
  HEADING.test(text) ||
  text.startsWith('```') ||
  text.startsWith(':::') ||
  text.startsWith('![') ||
  text.startsWith('|') ||
  DELIMITER.test(text) ||
  startsItem(text);

/** The name of a heading in addresses: prefixed, so that it meets no other id of the page (T30). */
function idOf(text: Text, taken: Map<string, number>): string {
  const words = plainText(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\{[^{}]*\}/g, ' ')
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const bare = `s-${(words ?? []).join('-').slice(0, 60)}`;
  // Where many headings say the same, each goes on counting where the one before has stopped.
  let count = taken.get(bare) ?? 0;
  let id = bare;
  do {
    count += 1;
    id = count === 1 ? bare : `${bare}-${count}`;
  } while (id !== bare && taken.has(id));
  taken.set(bare, count);
  if (id !== bare) taken.set(id, 1);
  return id;
}

function readFence(lines: readonly Line[], start: number, fail: Fail): { block: Block; end: number } {
  const opening = lines[start] as Line;
  const language = FENCE.exec(opening.text)?.[1];
  if (language === undefined) fail(opening.number, '``` stands alone, or before the name of a language');
  let end = start + 1;
  while (end < lines.length && !/^```\s*$/.test((lines[end] as Line).text)) end += 1;
  if (end === lines.length) fail(opening.number, 'the code that begins here does not end');
  const code = lines
    .slice(start + 1, end)
    .map(({ text }) => text)
    .join('\n');
  if (/\{[\w:-]+\}/.test(code)) fail(opening.number, 'code holds no figure by reference');
  return { block: { type: 'code', code, ...(language && { language }) }, end: end + 1 };
}

function readImage({ text, number }: Line, { known, fail, inline }: ParseContext): Block {
  const [, alt = '', scene = '', caption] = IMAGE.exec(text) ?? [];
  if (!scene) fail(number, 'a picture is written ![what it shows](scene:name "caption")');
  if (!known.isScene(scene)) fail(number, `there is no scene ${scene}`);
  if (!alt.trim()) fail(number, 'a picture says in words what it shows');
  checkWords(alt, number, known, fail);
  return caption
    ? { type: 'image', scene, alt, caption: inline(caption, number) }
    : { type: 'simpleImage', scene, alt };
}

function readParagraph(lines: readonly Line[], start: number): { text: string; end: number } {
  let end = start + 1;
  while (end < lines.length && !isBlank(lines[end] as Line) && !startsBlock(lines[end] as Line)) end += 1;
  const text = lines
    .slice(start, end)
    .map((line) => line.text.trim())
    .join(' ');
  return { text, end };
}

export function parseBlocks(all: readonly Line[], file: string, known: KnownNames): Block[] {
  const fail: Fail = (line, what) => {
    throw new MarkupError(file, line, what);
  };
  const taken = new Map<string, number>();
  const parsing: ParseContext = {
    known,
    fail,
    inline: (text, line) => parseInline(text, line, known, fail),
    box: (lines) => read(lines, true),
  };

  function heading({ text, number }: Line): Block {
    const [, signs = '', words = ''] = HEADING.exec(text) ?? [];
    if (signs.length < 2 || signs.length > 4)
      fail(number, 'headings have two to four #: the title of the article stands in its head');
    if (!words.trim()) fail(number, 'a heading without words');
    const inner = parsing.inline(words.trim(), number);
    const isOmitted = plainText(inner) === OMITTED;
    return {
      type: 'header',
      level: signs.length as 2,
      id: isOmitted ? OMITTED : idOf(inner, taken),
      text: isOmitted ? [OMITTED] : inner,
    };
  }

  function read(lines: readonly Line[], isBox: boolean): Block[] {
    const blocks: Block[] = [];
    let at = 0;
    while (at < lines.length) {
      const line = lines[at] as Line;
      const { text, number } = line;
      if (blocks.length > MOST_BLOCKS) fail(number, `an article has at most ${MOST_BLOCKS} blocks`);
      if (isBlank(line)) at += 1;
      else if (text.startsWith('```')) {
        const { block, end } = readFence(lines, at, fail);
        blocks.push(block);
        at = end;
      } else if (text.startsWith(':::')) {
        if (isBox) fail(number, 'a ::: block stands in no other');
        const [, name = '', rest = ''] = DIRECTIVE.exec(text) ?? [];
        const { block, end } = parseDirective({ name, rest, lines, at }, parsing);
        blocks.push(block);
        at = end;
      } else if (HEADING.test(text)) {
        if (isBox) fail(number, 'a heading stands in no ::: block');
        blocks.push(heading(line));
        at += 1;
      } else if (text.startsWith('![')) {
        blocks.push(readImage(line, parsing));
        at += 1;
      } else if (DELIMITER.test(text)) {
        blocks.push({ type: 'delimiter' });
        at += 1;
      } else if (text.startsWith('|')) fail(number, 'a table stands in :::table');
      else if (startsItem(text)) {
        const { block, end } = readList(lines, at, parsing);
        blocks.push(block);
        at = end;
      } else if (/^\s/.test(text)) fail(number, 'a line that is moved in belongs to a list, and here is none');
      else {
        const { text: words, end } = readParagraph(lines, at);
        blocks.push({ type: 'paragraph', text: parsing.inline(words, number) });
        at = end;
      }
    }
    return blocks;
  }
  return read(all, false);
}
