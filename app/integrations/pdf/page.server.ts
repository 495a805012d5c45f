/** How our papers look: the mark and a rule on top, night on white, one coral line, pages counted at the foot. */
import { Document, Link, Page, Path, Svg, Text, View, type ViewProps } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { brand } from '#content/brand.ts';
import { inArabic, withoutMarks } from './bidi.ts';
import { DISPLAY_FACES, TEXT_FACES } from './fonts.server.ts';
import type { PdfBlock, PdfDocument, PdfPair, PdfPart, PdfRow, PdfTone } from './pdf.ts';

const NIGHT = '#0b1f3a';
const QUIET = '#3d4f69';
const DEEP = '#12408a';
const SKY = '#e6f1fb';
const LINE = '#dbe2ec';
const CORAL = '#c93a23';
const MAIZE = '#f4b63f';
const TONES: Record<PdfTone, string> = { good: '#145a34', fair: MAIZE, alert: '#9f1c0b' };
const SIDE = 44;

/** As app/ui/mark.tsx: the sun, then the round and the road. */
export const MARK = [
  'M7 14a9 9 0 0 1 18 0z',
  'M.1 14a16 16 0 0 1 31.8 0h-3a13 13 0 0 0-25.8 0zM0 16h14L6 28.5A16 16 0 0 1 0 16zM32 16H18l8 12.5A16 16 0 0 0 32 16zM15.3 20h1.4l2.3 11.7a16 16 0 0 1-6 0z',
] as const;

/** A line height counts only beside its own size, and never stands on a page: there it would grow with each layout. */
const size = (fontSize: number, lineHeight = 1.4) => ({ fontSize, lineHeight, color: NIGHT });
const styles = {
  body: size(10),
  quiet: { ...size(9), color: QUIET },
  strong: { ...size(10), fontWeight: 700 },
  small: { ...size(7.5, 1.3), color: QUIET },
  told: size(9.5, 1.3),
  title: { ...size(21, 1.2), fontFamily: DISPLAY_FACES, fontWeight: 600 },
  heading: { ...size(13, 1.3), fontFamily: DISPLAY_FACES, fontWeight: 600 },
  number: { ...size(19, 1.2), fontFamily: DISPLAY_FACES, fontWeight: 600 },
  link: { ...size(10), color: DEEP },
} as const;
type Look = keyof typeof styles;
type Place = { marginTop?: number; marginBottom?: number; textAlign?: 'left' | 'right'; direction?: 'rtl' };
type Box = Exclude<ViewProps['style'], readonly unknown[] | undefined>;

/** Texts, lines and lists in the direction of the language. */
function penOf(isArabic: boolean) {
  const words = isArabic ? inArabic : withoutMarks;
  // On each text: it is not inherited.
  const side = (isEnd = false) => ({
    textAlign: isEnd !== isArabic ? ('right' as const) : ('left' as const),
    ...(isArabic && { direction: 'rtl' as const }),
  });
  const row = { flexDirection: isArabic ? ('row-reverse' as const) : ('row' as const) };
  const write = (text: string, look: Look, more: Place = {}) =>
    h(Text, { style: { ...styles[look], ...side(), ...more } }, words(text));
  const link = (text: string, src: string, look: Look = 'link') =>
    h(
      Link,
      { src, style: { textDecoration: 'none' } },
      h(Text, { style: { ...styles[look], color: DEEP, ...side() } }, words(text)),
    );
  return { words, side, row, write, link };
}
type Pen = ReturnType<typeof penOf>;

const whole = (children: ReactNode[], style: Box = {}) => h(View, { wrap: false, style }, ...children);

const item = (pen: Pen, sign: string, text: string) =>
  whole(
    [
      h(View, { style: { width: 20 } }, pen.write(sign, 'strong')),
      h(View, { style: { flex: 1 } }, pen.write(text, 'body')),
    ],
    {
      ...pen.row,
      marginBottom: 4,
    },
  );

function line(pen: Pen, { label, value, end, href, isTotal }: PdfRow): ReactElement {
  const told = value && (href ? pen.link(value, href, 'quiet') : pen.write(value, 'strong'));
  const words = [pen.write(label, isTotal || href ? 'strong' : value ? 'quiet' : 'body'), told];
  return whole(
    [
      h(View, { style: { flex: 1 } }, ...words),
      end ? h(View, { style: { width: 74 } }, pen.write(end, 'strong', pen.side(true))) : null,
    ],
    { ...pen.row, paddingVertical: 5, borderBottomWidth: 0.75, borderBottomColor: LINE },
  );
}

/** English is set from left to right, whatever stands beside it. */
const english = penOf(false);
/** Longer ones stand below each other over the whole width, and may break. */
const LONG = 400;
const isLong = ({ own, english: other }: PdfPair) => Math.max(own.value.length, other.value.length) > LONG;

function pair(pen: Pen, row: PdfPair): ReactElement {
  const wrap = isLong(row);
  const side = (by: Pen, { label, value }: PdfPair['own']) =>
    h(View, wrap ? {} : { style: { width: '49%' } }, by.write(label, 'small'), by.write(value, 'told'));
  const sides = [side(pen, row.own), side(english, row.english)];
  const both = wrap ? sides : [h(View, { style: { ...pen.row, justifyContent: 'space-between' } }, ...sides)];
  const style = { paddingVertical: 3.5, borderBottomWidth: 0.5, borderBottomColor: LINE };
  return h(View, { wrap, style }, ...both, row.note ? pen.write(row.note, 'small', { marginTop: 1 }) : null);
}

function score(pen: Pen, { value, most, word, number, tone }: Extract<PdfBlock, { kind: 'score' }>): ReactElement {
  const share = `${Math.max(2, Math.min(100, (value / most) * 100))}%`;
  const bar = h(
    View,
    { style: { ...pen.row, height: 9, borderRadius: 4.5, backgroundColor: '#ffffff', marginTop: 8 } },
    h(View, { style: { width: share, height: 9, borderRadius: 4.5, backgroundColor: TONES[tone] } }),
  );
  const head = h(
    View,
    { style: { ...pen.row, justifyContent: 'space-between', alignItems: 'center' } },
    pen.write(word, 'number'),
    pen.write(number, 'number'),
  );
  return whole([head, bar], { backgroundColor: SKY, borderRadius: 10, padding: 14, marginBottom: 10 });
}

function note(pen: Pen, { title, text, tone }: Extract<PdfBlock, { kind: 'note' }>): ReactElement {
  const edge = h(View, { style: { width: 3, borderRadius: 1.5, backgroundColor: tone ? TONES[tone] : DEEP } });
  const said = h(
    View,
    { style: { flex: 1, paddingHorizontal: 10 } },
    title ? pen.write(title, 'strong') : null,
    pen.write(text, 'body'),
  );
  return whole([edge, said], { ...pen.row, marginBottom: 8 });
}

/** One element for each thing that may stand at the top of a page. */
function elementsOf(pen: Pen, block: PdfBlock): ReactElement[] {
  switch (block.kind) {
    case 'text':
      return [h(View, { style: { marginBottom: 6 } }, pen.write(block.text, block.isQuiet ? 'quiet' : 'body'))];
    case 'list':
      if (block.isSmall) return block.items.map((text) => whole([pen.write(text, 'small')], { marginBottom: 3 }));
      return block.items.map((text, at) => item(pen, block.isNumbered ? `${at + 1}.` : '•', text));
    case 'rows':
      return block.rows.map((row) => line(pen, row));
    case 'pairs':
      return block.rows.map((row) => pair(pen, row));
    case 'score':
      return [score(pen, block)];
    case 'note':
      return [note(pen, block)];
    case 'link':
      return [
        whole(
          [
            pen.write(block.text, 'strong'),
            pen.link(block.href, block.href),
            block.more ? pen.write(block.more, 'quiet') : null,
          ],
          { marginBottom: 6 },
        ),
      ];
  }
}

/** A heading with one line under it still looks lost at the end of a page. */
const WITH_HEADING = 2;

/** What is longer than a page cannot be held together with its heading. */
const isTall = (block: PdfBlock | undefined) =>
  block?.kind === 'pairs' && block.rows.slice(0, WITH_HEADING).some(isLong);

/** A heading never ends a page: it stands in one piece with the beginning of what it is the heading of. */
function part(pen: Pen, { title, blocks }: PdfPart, at: number): ReactElement {
  const elements = blocks.flatMap((block) => elementsOf(pen, block));
  const head = title ? [pen.write(title, 'heading', { marginBottom: 5 })] : [];
  const together = isTall(blocks[0]) ? 0 : title ? WITH_HEADING : 1;
  const [first, rest] = [elements.slice(0, together), elements.slice(together)];
  return h(View, { key: at, style: { marginBottom: 11 } }, whole([...head, ...first]), ...rest);
}

function head(pen: Pen, kind: string): ReactElement {
  const mark = h(
    Svg,
    { viewBox: '0 0 32 32', style: { width: 26, height: 26 } },
    h(Path, { d: MARK[0], fill: MAIZE }),
    h(Path, { d: MARK[1], fill: NIGHT }),
  );
  const name = h(Text, { style: { ...styles.heading, marginHorizontal: 8 } }, brand.line);
  return h(
    View,
    { fixed: true, style: { position: 'absolute', top: 28, left: SIDE, right: SIDE, height: 36 } },
    h(
      View,
      { style: { ...pen.row, justifyContent: 'space-between', alignItems: 'center', height: 30 } },
      h(View, { style: { ...pen.row, alignItems: 'center' } }, mark, name),
      pen.write(kind, 'quiet'),
    ),
    h(
      View,
      { style: { ...pen.row, height: 1.5, backgroundColor: NIGHT, marginTop: 4 } },
      h(View, { style: { width: 34, height: 1.5, backgroundColor: CORAL } }),
    ),
  );
}

/** A foot needs a height, or it is not drawn; the number of pages is known last, so its text has no line height. */
function foot(pen: Pen, text: string): ReactElement {
  const count = ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
    `${pageNumber} / ${totalPages}`;
  return h(
    View,
    {
      fixed: true,
      style: {
        ...pen.row,
        position: 'absolute',
        bottom: 22,
        left: SIDE,
        right: SIDE,
        height: 26,
        alignItems: 'flex-end',
      },
    },
    h(View, { style: { flex: 1 } }, h(Text, { style: { fontSize: 8, color: QUIET, ...pen.side() } }, pen.words(text))),
    h(
      View,
      { style: { width: 60 } },
      h(Text, { style: { fontSize: 8, color: QUIET, textAlign: pen.side(true).textAlign }, render: count }),
    ),
  );
}

/** One page for each section: a break lays out all that is left of it again. */
export function pageOf({ locale, title, kind, date, foot: below, sections }: PdfDocument) {
  const pen = penOf(locale === 'ar');
  const page = {
    paddingTop: 84,
    paddingBottom: 64,
    paddingHorizontal: SIDE,
    fontFamily: TEXT_FACES,
    fontSize: 10.5,
    color: NIGHT,
  };
  const opening = h(
    View,
    { key: 'title', style: { marginBottom: 16 } },
    pen.write(title, 'title'),
    pen.write(date, 'quiet', { marginTop: 4 }),
  );
  return h(
    Document,
    { title, language: locale, author: brand.line, creator: brand.name, producer: brand.name },
    ...sections.map(({ parts }, at) =>
      h(
        Page,
        { key: at, size: 'A4', style: page },
        head(pen, kind),
        ...(at === 0 ? [opening] : []),
        ...parts.map((one, index) => part(pen, one, index)),
        foot(pen, below),
      ),
    ),
  );
}
