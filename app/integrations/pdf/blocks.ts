/** What a paper says, as boxes: one for each thing that may stand at the top of a page. */
import { type Box, beside, type Ink, stack, whole, withSpace } from './layout.ts';
import type { PdfBlock, PdfPair, PdfPart, PdfRow, PdfTone } from './pdf.ts';
import { type Column, DEEP, type Pen } from './pen.ts';

const SKY = '#e6f1fb';
const LINE = '#dbe2ec';
const WHITE = '#ffffff';
export const MAIZE = '#f4b63f';
const TONES: Record<PdfTone, string> = { good: '#145a34', fair: MAIZE, alert: '#9f1c0b' };

/** English is set from left to right, whatever stands beside it. `full` is from margin to margin. */
export type Paper = { pen: Pen; english: Pen; full: Column };

/** A part of a column, so far from its start. */
export const inside = ({ pen }: Paper, { x, width }: Column, start: number, wide = width - start): Column => ({
  x: pen.isRtl ? x + width - start - wide : x + start,
  width: wide,
});

const space = (height: number): Box => ({ height, ink: [], breaks: [], after: 0 });
const area = ({ x, width }: Column, height: number, color: string, radius = 0): Ink => ({
  ...{ kind: 'area', x, y: 0, width, height, color, radius },
});

/** With a line under it, over the whole width. */
function ruled({ full }: Paper, boxes: readonly Box[], padding: number, thick: number): Box {
  const rule: Box = { ...space(thick), ink: [area(full, thick, LINE)] };
  return stack([space(padding), ...boxes, space(padding), rule]);
}

const SIGN = 20;

function item(paper: Paper, sign: string, text: string): Box {
  const { pen, full } = paper;
  const sides = [
    pen.write(sign, 'strong', inside(paper, full, 0, SIGN)),
    pen.write(text, 'body', inside(paper, full, SIGN)),
  ];
  return withSpace(beside(sides), 4);
}

const END = 74;
const SUM = 150;

function line(paper: Paper, { label, value, end, href, isTotal }: PdfRow, room: number): Box {
  const { pen, full } = paper;
  const column = inside(paper, full, 0, end ? full.width - room : full.width);
  const words = [pen.write(label, isTotal || href ? 'strong' : value ? 'quiet' : 'body', column)];
  if (value) words.push(pen.write(value, href ? 'quiet' : 'strong', column, { href }));
  const figure = end ? [pen.write(end, 'strong', inside(paper, full, full.width - room), { isEnd: true })] : [];
  return whole(ruled(paper, [beside([stack(words), ...figure])], 5, 0.75));
}

/** Longer ones stand below each other over the whole width, and may break. */
const LONG = 400;
const isLong = ({ own, english }: PdfPair) => Math.max(own.value.length, english.value.length) > LONG;

function pair(paper: Paper, row: PdfPair): Box {
  const { pen, english, full } = paper;
  const long = isLong(row);
  const half = full.width * 0.49;
  const side = (by: Pen, { label, value }: PdfPair['own'], column: Column) =>
    stack([by.write(label, 'small', column), by.write(value, 'told', column)]);
  const own = side(pen, row.own, long ? full : inside(paper, full, 0, half));
  const other = side(english, row.english, long ? full : inside(paper, full, full.width - half));
  const both = long ? stack([own, other], true) : beside([own, other]);
  const note = row.note ? [space(1), pen.write(row.note, 'small', full)] : [];
  return ruled(paper, [both, ...note], 3.5, 0.5);
}

function score(paper: Paper, { value, most, word, number, tone }: Extract<PdfBlock, { kind: 'score' }>): Box {
  const { pen, full } = paper;
  const padding = 14;
  const inner = inside(paper, full, padding, full.width - 2 * padding);
  const share = Math.max(0.02, Math.min(1, value / most));
  const bar = [area(inner, 9, WHITE, 4.5), area(inside(paper, inner, 0, inner.width * share), 9, TONES[tone], 4.5)];
  const said = stack([
    space(padding),
    beside([pen.write(word, 'number', inner), pen.write(number, 'number', inner, { isEnd: true })]),
    space(8),
    { ...space(9), ink: bar },
    space(padding),
  ]);
  return { ...said, ink: [area(full, said.height, SKY, 10), ...said.ink], breaks: [], after: 10 };
}

function note(paper: Paper, { title, text, tone }: Extract<PdfBlock, { kind: 'note' }>): Box {
  const { pen, full } = paper;
  const column = inside(paper, full, 13, full.width - 23);
  const said = stack([...(title ? [pen.write(title, 'strong', column)] : []), pen.write(text, 'body', column)]);
  const edge = area(inside(paper, full, 0, 3), said.height, tone ? TONES[tone] : DEEP, 1.5);
  return { ...said, ink: [edge, ...said.ink], breaks: [], after: 8 };
}

function boxesOf(paper: Paper, block: PdfBlock): Box[] {
  const { pen, full } = paper;
  switch (block.kind) {
    case 'text':
      return [withSpace(pen.write(block.text, block.isQuiet ? 'quiet' : 'body', full), 6)];
    case 'list':
      if (block.isSmall) return block.items.map((text) => withSpace(whole(pen.write(text, 'small', full)), 3));
      return block.items.map((text, at) => item(paper, block.isNumbered ? `${at + 1}.` : '•', text));
    case 'rows':
      return block.rows.map((row) => line(paper, row, block.hasSums ? SUM : END));
    case 'pairs':
      return block.rows.map((row) => pair(paper, row));
    case 'score':
      return [score(paper, block)];
    case 'note':
      return [note(paper, block)];
    case 'link': {
      const words = [
        pen.write(block.text, 'strong', full),
        pen.write(block.href, 'link', full, { href: block.href }),
        ...(block.more ? [pen.write(block.more, 'quiet', full)] : []),
      ];
      return [withSpace(whole(stack(words)), 6)];
    }
  }
}

/** A heading with one line under it still looks lost at the end of a page. */
const WITH_HEADING = 2;

/** A heading never ends a page: it stands in one piece with the beginning of what it is the heading of, if that is another heading, too. */
export function partBoxes(paper: Paper, parts: readonly PdfPart[]): Box[] {
  const boxes: Box[] = [];
  let headings: Box[] = [];
  for (const { title, blocks } of parts) {
    if (title) headings.push(withSpace(paper.pen.write(title, 'heading', paper.full), 5));
    const all = blocks.flatMap((block) => boxesOf(paper, block));
    const together = title ? WITH_HEADING : 1;
    const group = [...headings, ...all.slice(0, together)];
    const last = all.length <= together ? group : all;
    last.push(withSpace(last.pop() ?? space(0), 11));
    headings = all.length === 0 ? group : [];
    if (all.length > 0) boxes.push(stack(group), ...all.slice(together));
  }
  return headings.length > 0 ? [...boxes, stack(headings)] : boxes;
}
