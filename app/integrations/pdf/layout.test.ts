/** Where pages end: rows in one piece, long answers parted with two lines at least, nothing lost and nothing below the foot. */
import { expect, test } from 'vitest';
import { EVEN } from '#tests/even-letters.ts';
import { type Box, flow, type Ink, parted, stack, withSpace } from './layout.ts';
import { pagesOf } from './page.server.ts';
import type { PdfDocument, PdfPart } from './pdf.ts';

const line = (text: string, y: number): Ink => ({
  ...{ kind: 'line', x: 0, y, size: 10, color: '#000000', runs: [{ face: 'Sans', text, x: 0 }] },
});
/** Ten points a line. */
const box = (name: string, lines: number, breaks: number[] = []): Box => ({
  height: lines * 10,
  ink: Array.from({ length: lines }, (_, at) => line(`${name}${at}`, at * 10 + 5)),
  breaks,
  after: 0,
});
const textOf = (ink: Ink) => (ink.kind === 'line' ? ink.runs.map(({ text }) => text).join('') : '');
const told = (pages: Ink[][]) => pages.map((page) => page.map(textOf).join(' '));

test('what does not fit goes on to the next page in one piece, or is parted where it may be', () => {
  expect(told(flow([box('a', 3), box('b', 3)], 50))).toEqual(['a0 a1 a2', 'b0 b1 b2']);
  expect(told(flow([box('a', 3), box('b', 3, [20])], 50))).toEqual(['a0 a1 a2 b0 b1', 'b2']);
  expect(told(flow([box('a', 4), box('b', 3, [20])], 50))).toEqual(['a0 a1 a2 a3', 'b0 b1 b2']);
});

test('space below the last one makes no page', () => {
  expect(flow([withSpace(box('a', 5), 30)], 50)).toHaveLength(1);
  expect(told(flow([withSpace(box('a', 4), 11), box('b', 1)], 50))).toEqual(['a0 a1 a2 a3', 'b0']);
});

test('what no page holds is parted under one of its lines, and nothing of it is lost', () => {
  expect(told(flow([box('a', 1), box('b', 12)], 50))).toEqual(['a0', 'b0 b1 b2 b3 b4', 'b5 b6 b7 b8 b9', 'b10 b11']);
  // Never through one.
  expect(told(flow([box('b', 6)], 48))).toEqual(['b0 b1 b2 b3', 'b4 b5']);
  const area: Ink = { kind: 'area', x: 0, y: 0, width: 3, height: 120, color: '#000000' };
  const [above, below] = parted({ ...box('b', 12), ink: [area] }, 50);
  expect([above.ink, below.ink]).toEqual([[{ ...area, height: 50 }], [{ ...area, height: 70 }]]);
});

test('stacked boxes keep their places to break, and have more where they stand loosely', () => {
  const [a, b] = [withSpace(box('a', 2), 5), box('b', 4, [20])];
  expect(stack([a, b])).toMatchObject({ height: 65, breaks: [45] });
  expect(stack([a, b], true)).toMatchObject({ height: 65, breaks: [25, 45] });
});

const LAST = 841.89 - 64;
const paper = (parts: readonly PdfPart[], locale: PdfDocument['locale'] = 'es'): PdfDocument => ({
  ...{ locale, title: 'T', kind: 'K', date: 'D', foot: 'F', sections: [{ parts }] },
});
const drawn = (document: PdfDocument) => pagesOf(document, EVEN);
const rows = (count: number): PdfPart => ({
  blocks: [{ kind: 'rows', rows: Array.from({ length: count }, (_, at) => ({ label: `fila ${at}` })) }],
});

test('a heading takes the first two lines of a long answer along, and another heading before it', () => {
  const own = { label: 'etiqueta', value: 'palabra '.repeat(900).trim() };
  const long: PdfPart = { title: 'Parte', blocks: [{ kind: 'pairs', rows: [{ own, english: own, note: 'nota' }] }] };
  for (let fill = 20; fill < 32; fill += 1) {
    const pages = drawn(paper([rows(fill), { title: 'Hoja', blocks: [] }, long]));
    const said = told(pages);
    const headed = said.filter((page) => page.includes('Parte'));
    expect(headed).toHaveLength(1);
    expect(headed[0]).toMatch(/Hoja Parte etiqueta palabra.*palabra/);
    expect(said.join(' ').split('palabra')).toHaveLength(1801);
    for (const ink of pages.flat()) if (ink.kind === 'line' && ink.size > 8) expect(ink.y).toBeLessThan(LAST);
  }
});

test('an answer in Latin letters is read from the left on an Arabic paper, and stands at the right', () => {
  const own = { label: 'عنوان', value: 'Carrera 7, Torre B.' };
  const parts: PdfPart[] = [
    { blocks: [{ kind: 'pairs', rows: [{ own, english: { label: 'Address', value: 'X' } }] }] },
  ];
  const [page = []] = drawn(paper(parts, 'ar'));
  const ink = page.find((one) => textOf(one) === own.value);
  expect(ink?.x).toBeCloseTo(595.28 - 44 - (own.value.length / 2) * 9.5);
});
