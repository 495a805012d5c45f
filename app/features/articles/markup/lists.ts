/** Bullets and numbers, one level inside another at most; a line that is moved in goes on with its item. */
import type { Block, Item, Text } from './blocks.ts';
import type { Line } from './markup-error.ts';
import type { ParseContext } from './parsing.ts';

const ITEM = /^(\s*)(-|\d{1,2}[.)])\s+(.*)$/;

export const startsItem = (text: string) => /^(-|\d{1,2}[.)])\s+/.test(text);

type WrittenItem = { text: string; number: number; isNumbered: boolean; items: WrittenItem[] };

const isBlank = (line: Line | undefined) => line !== undefined && line.text.trim() === '';

/** The lines of one list as they are nested; `end` is behind its last. */
function written(lines: readonly Line[], start: number, { fail }: ParseContext): { items: WrittenItem[]; end: number } {
  const items: WrittenItem[] = [];
  const isNumbered = !/^-/.test(lines[start]?.text ?? '');
  let at = start;
  while (at < lines.length) {
    const line = lines[at] as Line;
    if (isBlank(line)) {
      // An empty line may stand between items; behind the last it ends the list.
      const next = lines[at + 1];
      const goesOn = next && startsItem(next.text) && !/^-/.test(next.text) === isNumbered;
      if (!goesOn) break;
      at += 1;
      continue;
    }
    const [, indent = '', sign = '', text = ''] = ITEM.exec(line.text) ?? [];
    const own = { text: text.trim(), number: line.number, isNumbered: sign !== '-', items: [] };
    const last = items.at(-1);
    if (sign && indent === '') {
      if (own.isNumbered !== isNumbered) break;
      items.push(own);
    } else if (sign && last) {
      const [first] = last.items;
      if (first && first.isNumbered !== own.isNumbered) fail(line.number, 'one list mixes bullets and numbers');
      last.items.push(own);
    } else if (/^\s/.test(line.text) && last) {
      const item = last.items.at(-1) ?? last;
      item.text = `${item.text} ${line.text.trim()}`;
    } else break;
    at += 1;
  }
  return { items, end: at };
}

function itemOf({ text, number, items }: WrittenItem, parsing: ParseContext): Item {
  if (!text) parsing.fail(number, 'an item without words');
  return {
    text: parsing.inline(text, number),
    ...(items.length > 0 && { items: items.map((inner) => itemOf(inner, parsing)) }),
    ...(items[0]?.isNumbered && { isNumbered: true as const }),
  };
}

type List = Extract<Block, { type: 'list' }>;

export function readList(lines: readonly Line[], start: number, parsing: ParseContext): { block: List; end: number } {
  const { items, end } = written(lines, start, parsing);
  const block: List = {
    type: 'list',
    isNumbered: Boolean(items[0]?.isNumbered),
    items: items.map((item) => itemOf(item, parsing)),
  };
  return { block, end };
}

/** "**Title.** Text": what stands in bold first is the title of a step. */
export function stepOf({ text, items }: Item) {
  const [first, ...rest] = text;
  const title: Text | undefined = typeof first === 'object' && 'bold' in first ? first.bold : undefined;
  const own = title ? rest : text;
  const [begin, ...others] = own;
  const trimmed = typeof begin === 'string' ? [begin.trimStart(), ...others].filter((one) => one !== '') : own;
  return { ...(title && { title }), text: trimmed, ...(items && { items }) };
}
