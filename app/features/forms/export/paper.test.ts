/** The paper of whoever answers everything: each question and answer can be read in its text, in three languages; first what is open, last what changed. */
import { expect, test } from 'vitest';
import { LOCALES } from '#app/i18n/locales.ts';
import { pdf } from '#app/integrations/pdf/index.server.ts';
import { FILLINGS } from '#tests/form-people/forms.ts';
import { packOf, TODAY } from '#tests/official-packs.ts';
import { searchable, textOf } from '#tests/pdf-text.ts';
import { rowsOf } from './official.ts';
import { paperOf } from './paper.server.ts';

const LONG = 120_000;
/** One line of half a page. */
const ONE_LINE = 40;

test.each(LOCALES)('%s beside English: nothing is lost', { timeout: LONG }, async (locale) => {
  const english = new Map([['visa_lost_explain', 'I lost it at the airport']]);
  const pack = packOf('ds160', FILLINGS.ds160.most, { locale, english });
  const { text, totalPages } = await textOf(await pdf.render(paperOf(pack, locale, TODAY)));
  const layer = searchable(text);
  const lost: string[] = [];
  const rows = rowsOf(pack);
  expect(rows.length).toBeGreaterThan(300);
  for (const { path, label, read, official } of rows) {
    const own = [label.own, read].flatMap((one) => layer.missing(one, locale));
    const other = [label.en, official ?? ''].flatMap((one) => layer.missing(one, 'en'));
    if (own.length + other.length > 0) lost.push(`${path}: ${[...own, ...other].join(' ')}`);
    if (official && official.length < ONE_LINE && !layer.inOrder(official)) lost.push(`${path}: ${official}`);
  }
  expect(lost).toEqual([]);
  for (const { title } of pack.pages) expect(layer.missing(title.en, 'en'), title.en).toEqual([]);
  expect(text).toContain(`${totalPages} / ${totalPages}`);
});

test('a form that nobody has begun is two pages, not one for each of its empty ones', () => {
  const { sections } = paperOf(packOf('ds160', {}), 'es', TODAY);
  expect(sections).toHaveLength(2);
  expect(wordsIn(sections[0])).toMatch(/Faltan \d+ respuestas del formulario/);
});

const wordsIn = (part: unknown) => JSON.stringify(part);

test('what is open stands first, every change last, and each page of the form begins a page', () => {
  const filled = { ...FILLINGS.ds160.smallest, 1: { ...FILLINGS.ds160.smallest[1], surnames: 'ß'.repeat(20) } };
  const pack = packOf('ds160', filled);
  const { sections, title } = paperOf(pack, 'es', TODAY);
  expect(title).toBe('Respuestas para DS-160');
  expect(wordsIn(sections[0])).toContain('Sobran 7 letras');
  expect(sections.length).toBe(1 + pack.pages.length + Math.ceil(pack.summary.changed / 36));
  const last = wordsIn(sections.slice(1 + pack.pages.length));
  for (const { label, changes } of rowsOf(pack)) if (changes.length > 0) expect(last).toContain(label.own);
  expect(last).toContain('orden de la fecha: ');
});

test('what has no English text says so, and is not in the column of the official form', () => {
  const pack = packOf('ds160', FILLINGS.ds160.most);
  const [first] = rowsOf(pack).filter(({ english }) => english === 'needed');
  const pairs = paperOf(pack, 'es', TODAY).sections.flatMap(({ parts }) =>
    parts.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'pairs' ? block.rows : []))),
  );
  const pair = pairs.find(({ own }) => own.value === first?.original);
  expect(pair?.english.value).toBe('Pendiente de texto en inglés');
  expect(wordsIn(paperOf(pack, 'es', TODAY).sections[0])).toContain(first?.label.own);
});
