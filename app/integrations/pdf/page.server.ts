/** How our papers look: the mark and a rule on top, night on white, one coral line, pages counted at the foot. */
import { brand } from '#content/brand.ts';
import { inside, MAIZE, type Paper, partBoxes } from './blocks.ts';
import { type Box, flow, type Ink, movedBy, stack, withSpace } from './layout.ts';
import type { PdfDocument } from './pdf.ts';
import { NIGHT, penOf } from './pen.ts';
import type { Lettering } from './text.ts';

const CORAL = '#c93a23';
/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89 };
const SIDE = 44;
/** Between head and foot. */
const [TOP, BOTTOM] = [84, 64];

/** As app/ui/mark.tsx: the sun, then the round and the road. */
export const MARK = [
  'M7 14a9 9 0 0 1 18 0z',
  'M.1 14a16 16 0 0 1 31.8 0h-3a13 13 0 0 0-25.8 0zM0 16h14L6 28.5A16 16 0 0 1 0 16zM32 16H18l8 12.5A16 16 0 0 0 32 16zM15.3 20h1.4l2.3 11.7a16 16 0 0 1-6 0z',
] as const;

const at = (box: Box, y: number) => box.ink.map((ink) => movedBy(ink, y));

function head(paper: Paper, kind: string): Ink[] {
  const { pen, english, full } = paper;
  const [top, high, wide] = [28, 30, 26];
  const middle = (box: Box) => at(box, top + (high - box.height) / 2);
  const mark = inside(paper, full, 0, wide);
  const name = inside(paper, full, wide + 8, english.widthOf(brand.line, 'heading'));
  const shape = { kind: 'shape' as const, x: mark.x, y: top + (high - wide) / 2, scale: wide / 32 };
  const rule = { kind: 'area' as const, y: top + high + 4, height: 1.5 };
  return [
    { ...shape, path: MARK[0], color: MAIZE },
    { ...shape, path: MARK[1], color: NIGHT },
    ...middle(english.write(brand.line, 'heading', name)),
    ...middle(pen.write(kind, 'quiet', full, { isEnd: true })),
    { ...rule, ...full, color: NIGHT },
    { ...rule, ...inside(paper, full, 0, 34), color: CORAL },
  ];
}

const COUNT = 60;

function foot(paper: Paper, text: string, page: number, pages: number): Ink[] {
  const { pen, english, full } = paper;
  const end = PAGE.height - 22;
  const words = pen.write(text, 'foot', inside(paper, full, 0, full.width - COUNT));
  const column = inside(paper, full, full.width - COUNT);
  const count = english.write(`${page} / ${pages}`, 'foot', column, { isEnd: !pen.isRtl });
  return [...at(words, end - words.height), ...at(count, end - count.height)];
}

/** Everything that is drawn, page by page. */
export function pagesOf(
  { locale, title, kind, date, foot: below, sections }: PdfDocument,
  lettering: Lettering,
): Ink[][] {
  const full = { x: SIDE, width: PAGE.width - 2 * SIDE };
  const paper: Paper = { pen: penOf(lettering, locale === 'ar'), english: penOf(lettering, false), full };
  const opening = stack([
    withSpace(paper.pen.write(title, 'title', full), 4),
    withSpace(paper.pen.write(date, 'quiet', full), 16),
  ]);
  const pages = sections.flatMap(({ parts }, section) =>
    flow([...(section === 0 ? [opening] : []), ...partBoxes(paper, parts)], PAGE.height - TOP - BOTTOM),
  );
  const onTop = head(paper, kind);
  return pages.map((page, index) => [
    ...onTop,
    ...page.map((ink) => movedBy(ink, TOP)),
    ...foot(paper, below, index + 1, pages.length),
  ]);
}
