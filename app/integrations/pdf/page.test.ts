/** What is drawn can be read again: words and figures, in three languages; and it is our mark that stands on top. */
import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { holdsText, textOf } from '#tests/pdf-text.ts';
import { readSource } from '#tests/sources.ts';
import { inArabic, withoutMarks } from './bidi.ts';
import { pdf } from './index.server.ts';
import { MARK } from './page.server.ts';
import type { PdfBlock, PdfDocument } from './pdf.ts';

const LRM = '\u200e';
const shown = (text: string) => inArabic(text).replaceAll(`${LRM}\u200f`, ']').replaceAll(LRM, '[');

test('figures and Latin words inside Arabic keep their order, and join nothing of the sentence', () => {
  expect(shown('السياحة (B-1/B-2)؟')).toBe('السياحة [(B-1/B-2)]؟');
  expect(shown('لـ eTA: 5 سنوات')).toBe('لـ [eTA]: [5] سنوات');
  expect(shown('والمجموع -75.')).toBe('والمجموع [-75].');
  expect(shown('المادة 214(b)، ثم +57 300 123 4567')).toBe('المادة [214(b)]، ثم [+57 300 123 4567]');
  expect(shown("قال O'Higgins, Torre B هنا")).toBe("قال [O'Higgins, Torre B] هنا");
  expect(shown('(حتى 90 يومًا أو 3)')).toBe('(حتى [90] يومًا أو [3])');
  expect(withoutMarks('\u2066a@b.co\u2069 \u061c-3')).toBe('a@b.co -3');
});

const blocks: PdfBlock[] = [
  { kind: 'score', value: 62, most: 100, word: 'Riesgo medio', number: '62 de 100', tone: 'fair' },
  { kind: 'text', text: 'Żółw y Ñandú' },
  { kind: 'list', items: ['primero', 'segundo'], isNumbered: true },
  { kind: 'note', title: 'Ojo', text: 'con esto', tone: 'alert' },
  { kind: 'link', text: 'Página', href: 'https://mirador.example/usa', more: 'al lado' },
];
const paper = (more: Partial<PdfDocument>): PdfDocument => ({
  ...{ locale: 'es', title: 'Título', kind: 'Papel', date: '1 de mayo', foot: 'Al pie' },
  sections: [{ parts: [{ title: 'Parte', blocks }] }],
  ...more,
});

test('every kind of block is in the text layer, and each page says which of how many it is', async () => {
  const rows = Array.from({ length: 40 }, (_, n) => ({
    label: `Pregunta ${n}`,
    value: `Respuesta ${n}`,
    end: `+${n}`,
  }));
  const sections = [
    { parts: [{ blocks }] },
    { parts: [{ title: 'Lista', blocks: [{ kind: 'rows' as const, rows }] }] },
  ];
  const { text, totalPages } = await textOf(await pdf.render(paper({ sections })));
  for (const words of [
    'Mirador Visas',
    'Título',
    'Papel',
    '1 de mayo',
    'Riesgo medio',
    '62 de 100',
    'Żółw y Ñandú',
    '2. segundo',
    'Ojo',
    'con esto',
    'Página',
    'https://mirador.example/usa',
    'al lado',
    'Respuesta 0',
    'Respuesta 39',
    '+39',
  ])
    expect(holdsText(text, words, 'es'), words).toBe(true);
  expect(totalPages).toBeGreaterThan(2);
  for (let page = 1; page <= totalPages; page += 1) expect(text).toContain(`${page} / ${totalPages}`);
  expect(holdsText(text, 'Respuesta 40', 'es')).toBe(false);
  expect(text.match(/Al pie/g)).toHaveLength(totalPages);
});

test('a heading takes two lines along: wherever a page ends, it stands with them', async () => {
  const fills = [22, 23, 24, 25];
  const rows = (name: string, all: number) => Array.from({ length: all }, (_, n) => ({ label: `${name} ${n}.` }));
  const sections = fills.map((fill) => ({
    parts: [
      { blocks: [{ kind: 'rows' as const, rows: rows('Antes', fill) }] },
      { title: 'Encabezado', blocks: [{ kind: 'rows' as const, rows: rows('Línea', 3) }] },
    ],
  }));
  const document = await getDocumentProxy(await pdf.render(paper({ sections })));
  const { text: pages } = await extractText(document, { mergePages: false });
  const headed = pages.filter((page) => page.includes('Encabezado'));
  expect(headed).toHaveLength(fills.length);
  for (const page of headed) expect(page).toMatch(/Línea 0.*Línea 1/s);
  expect(
    headed.some((page) => page.includes('Antes')),
    'some stand at the end of a page',
  ).toBe(true);
  expect(
    headed.some((page) => !page.includes('Antes')),
    'and some had to go on to the next',
  ).toBe(true);
});

test('a paper tells its own letters, whatever letters the thread has drawn before', async () => {
  const words = 'Ñandú № 5 Ωμέγα Ёжик ﬁn N\u0303ame Ångström Ñuñoa Nota No Noé';
  const blocks: PdfBlock[] = [{ kind: 'text', text: words }];
  const first = await textOf(await pdf.render(paper({ sections: [{ parts: [{ blocks }] }] })));
  for (const word of words.split(' ')) expect(holdsText(first.text, word, 'es'), word).toBe(true);
  const arabic = 'الولايات المتحدة لأول مرة ی ي ولا إلا';
  await pdf.render(paper({ locale: 'ar', title: arabic, sections: [{ parts: [{ blocks }] }] }));
  const plain = 'Nombre No Nota Noé Ñandú Name file Omega lo que No';
  const { text } = await textOf(await pdf.render(paper({ title: plain, kind: plain, foot: plain, date: plain })));
  expect(text.replace(/\s+/g, ' ').split(plain)).toHaveLength(5);
});

test('lam-alef, two letters in one shape, is read in its order', async () => {
  const title = 'الولايات ولا لأول إلا الآن';
  const { text } = await textOf(await pdf.render(paper({ locale: 'ar', title, date: 'سلام 5' })));
  for (const word of `${title} سلام`.split(' ')) expect(text.normalize('NFKC'), word).toContain(word);
});

test('an address is a link; a name of ours stands in the file', async () => {
  const bytes = Buffer.from(await pdf.render(paper({}))).toString('latin1');
  expect(bytes).toContain('(https://mirador.example/usa)');
  expect(bytes).toContain('/Lang (es)');
});

test('the mark is that of the site', () => {
  const mark = readSource('app/ui/mark.tsx');
  for (const path of MARK) expect(mark).toContain(`d="${path}"`);
  expect(readFileSync('public/icon.svg', 'utf8')).toContain(MARK[0]);
});
