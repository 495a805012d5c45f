/** What stands between ::: and ::: (spec 3 "inline directives"), one function a name. */
import { isLocale, type Locale } from '../../../i18n/locales.ts';
import type { Block, Text } from './blocks.ts';
import { filmAt } from './embed.ts';
import { stepOf } from './lists.ts';
import type { Line } from './markup-error.ts';
import type { ParseContext } from './parsing.ts';

type DirectiveStart = { name: string; rest: string; lines: readonly Line[]; at: number };
type Inside = { rest: string; number: number; lines: readonly Line[] };

const titled = (rest: string, number: number, { inline }: ParseContext): { title?: Text } =>
  rest ? { title: inline(rest, number) } : {};

/** The one list that stands inside. */
function onlyList({ lines, number }: Inside, parsing: ParseContext, isNumbered: boolean) {
  const [list, ...others] = parsing.box(lines);
  if (list?.type !== 'list' || others.length > 0 || list.isNumbered !== isNumbered)
    return parsing.fail(number, `exactly one ${isNumbered ? 'numbered list' : 'list of bullets'} stands here`);
  return list;
}

/** `lang=en` before the title: the whole block is in that language. */
function inLanguage({ rest, ...inside }: Inside, { fail }: ParseContext): { inside: Inside; lang?: Locale } {
  const [, lang, title = ''] = /^lang=(\S+)\s*(.*)$/.exec(rest) ?? [];
  if (lang === undefined) return { inside: { rest, ...inside } };
  return isLocale(lang) ? { inside: { rest: title, ...inside }, lang } : fail(inside.number, `${lang} is no language`);
}

function boxed(inside: Inside, parsing: ParseContext): Block[] {
  const blocks = parsing.box(inside.lines);
  return blocks.length > 0 ? blocks : parsing.fail(inside.number, 'nothing stands in this block');
}

const box =
  (type: 'warning' | 'note') =>
  (written: Inside, parsing: ParseContext): Block => {
    const { inside, ...lang } = inLanguage(written, parsing);
    return { type, ...lang, ...titled(inside.rest, inside.number, parsing), blocks: boxed(inside, parsing) };
  };

/** The cells of | one | row |; \| is a sign of the text. */
const cellsOf = (text: string) =>
  text
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

function table({ rest, number, lines }: Inside, parsing: ParseContext): Block {
  const written = lines.filter(({ text }) => text.trim() !== '');
  const stray = written.find(({ text }) => !text.startsWith('|'));
  if (stray) parsing.fail(stray.number, 'each line of a table begins with |');
  const [head, rule, ...rows] = written;
  if (!head || !rule || rows.length === 0) parsing.fail(number, 'a table has a head, a line |---|---| and rows');
  if (!cellsOf((rule as Line).text).every((cell) => /^:?-{2,}:?$/.test(cell)))
    parsing.fail((rule as Line).number, 'the second line of a table is |---|---|');
  const columns = cellsOf((head as Line).text);
  const textsOf = (line: Line) => {
    const cells = cellsOf(line.text);
    if (cells.length !== columns.length)
      parsing.fail(line.number, `this row has ${cells.length} cells, the head has ${columns.length}`);
    return cells.map((cell) => parsing.inline(cell, line.number));
  };
  return {
    type: 'table',
    ...(rest && { caption: parsing.inline(rest, number) }),
    head: textsOf(head as Line),
    rows: rows.map(textsOf),
  };
}

function faq({ number, lines }: Inside, parsing: ParseContext): Block {
  const starts = lines.flatMap(({ text }, index) => (/^\?\s+\S/.test(text) ? [index] : []));
  const before = lines.slice(0, starts[0] ?? lines.length).find(({ text }) => text.trim() !== '');
  if (before) parsing.fail(before.number, 'a question begins with ? and a space');
  if (starts.length === 0) parsing.fail(number, 'no question stands here');
  const questions = starts.map((start, index) => {
    const line = lines[start] as Line;
    const answer = parsing.box(lines.slice(start + 1, starts[index + 1] ?? lines.length));
    if (answer.length === 0) parsing.fail(line.number, 'this question has no answer');
    return { question: parsing.inline(line.text.replace(/^\?\s+/, ''), line.number), answer };
  });
  return { type: 'faq', questions };
}

const closed: Record<string, (inside: Inside, parsing: ParseContext) => Block> = {
  warning: box('warning'),
  note: box('note'),
  table,
  faq,
  checklist: (inside, parsing) => ({
    type: 'checklist',
    ...titled(inside.rest, inside.number, parsing),
    items: onlyList(inside, parsing, false).items,
  }),
  steps: (inside, parsing) => ({
    type: 'steps',
    ...titled(inside.rest, inside.number, parsing),
    steps: onlyList(inside, parsing, true).items.map(stepOf),
  }),
  quote: (written, parsing) => {
    const { inside, ...lang } = inLanguage(written, parsing);
    const by = inside.rest && { by: parsing.inline(inside.rest, inside.number) };
    return { type: 'quote', ...lang, ...by, blocks: boxed(inside, parsing) };
  },
};

/** One line each, with nothing to close. */
const single: Record<string, (rest: string, number: number, parsing: ParseContext) => Block> = {
  article: (rest, number, { fail }) =>
    /^[a-z\d]+(?:-[a-z\d]+)*$/.test(rest)
      ? { type: 'article', postId: rest }
      : fail(number, ':::article is followed by the postId of an article'),
  embed: (rest, number, { fail }) => {
    const film = filmAt(rest);
    return film ? { type: 'embed', ...film } : fail(number, 'only films of YouTube and Vimeo stand in an article');
  },
};

const DIRECTIVES: readonly string[] = [...Object.keys(closed), ...Object.keys(single)];

export function parseDirective(
  { name, rest, lines, at }: DirectiveStart,
  parsing: ParseContext,
): { block: Block; end: number } {
  const { number } = lines[at] as Line;
  if (!name) parsing.fail(number, '::: closes nothing here');
  const alone = Object.hasOwn(single, name) ? single[name] : undefined;
  if (alone) return { block: alone(rest, number, parsing), end: at + 1 };
  const parser = Object.hasOwn(closed, name) ? closed[name] : undefined;
  if (!parser) return parsing.fail(number, `there is no block ${name}: it is one of ${DIRECTIVES.join(', ')}`);
  let end = at + 1;
  while (end < lines.length && !lines[end]?.text.startsWith(':::')) end += 1;
  if (!/^:::\s*$/.test(lines[end]?.text ?? '')) parsing.fail(number, `:::${name} is not closed by :::`);
  return { block: parser({ rest, number, lines: lines.slice(at + 1, end) }, parsing), end: end + 1 };
}
