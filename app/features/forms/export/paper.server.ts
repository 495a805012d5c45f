/** The bilingual paper for the applicant: what is still to decide, each answer beside its official form, every change at the end. */

import { shownSigns } from '#app/features/forms/carry/shown-signs.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { PdfBlock, PdfDocument, PdfPair, PdfPart, PdfSection } from '#app/integrations/pdf/pdf.ts';
import { longDate } from '#content/legal/wording.ts';
import { type OfficialPack, type OfficialPage, type OfficialRow, rowsOf } from './official.ts';

/** Changes on one page of the paper. */
const CHANGES_A_PAGE = 36;

/** What is longer stands on its page, whole, and is only named elsewhere. */
const SHORT = 120;
const isShort = (text: string) => text.length <= SHORT;

const named = ({ label, read }: OfficialRow) => (isShort(read) ? `${label.own}: ${read}` : label.own);

const wordsOf = (locale: Locale) => translator(locale, 'export');
type Words = ReturnType<typeof wordsOf>;

function doubtWords(t: Words, { doubt, english }: OfficialRow): string | null {
  if (doubt?.why === 'characters') return t('doubts.characters', { found: shownSigns(doubt.found) });
  if (doubt?.why === 'length') return t('doubts.length', { count: doubt.by });
  if (doubt?.why === 'wrong') return t('doubts.wrong');
  return english === 'needed' ? t('doubts.english') : null;
}

/** What is still to decide stands first. */
function front(pack: OfficialPack, t: Words): PdfPart[] {
  const { missing } = pack.summary;
  const rows = rowsOf(pack);
  const open = rows.filter(({ doubt }) => doubt).map((row) => ({ label: named(row), value: doubtWords(t, row) ?? '' }));
  const english = rows.filter((row) => row.english === 'needed').map(({ label }) => label.own);
  const first: PdfBlock[] = [{ kind: 'text', text: t('paper.intro') }];
  if (missing.length > 0)
    first.push({ kind: 'note', tone: 'alert', text: t('paper.missing', { count: missing.length }) });
  if (open.length + english.length + missing.length === 0)
    first.push({ kind: 'note', tone: 'good', text: t('paper.nothingOpen') });
  return [
    { blocks: first },
    ...(open.length > 0 ? [{ title: t('paper.open'), blocks: [{ kind: 'rows' as const, rows: open }] }] : []),
    ...(english.length > 0
      ? [{ title: t('paper.needsEnglish'), blocks: [{ kind: 'list' as const, items: english, isSmall: true }] }]
      : []),
  ];
}

function pairOf(row: OfficialRow, t: Words): PdfPair {
  const code = row.codes.length > 0 ? ` (${row.codes.join(', ')})` : '';
  return {
    own: { label: row.label.own, value: row.read },
    english: {
      label: row.label.en,
      value: row.official === null ? t('paper.needsEnglish') : `${row.official}${code}`,
    },
    note: doubtWords(t, row) ?? undefined,
  };
}

function pageSection({ ordinal, title, blocks }: OfficialPage, locale: Locale, t: Words): PdfSection {
  const both = locale === 'en' ? title.en : `${title.own} · ${title.en}`;
  const head: PdfPart = { title: t('paper.page', { ordinal, title: both }), blocks: [] };
  const parts = blocks.map(
    ({ title: of, rows }): PdfPart => ({
      title: of ? of.own || of.en : undefined,
      blocks: [{ kind: 'pairs', rows: rows.map((row) => pairOf(row, t)) }],
    }),
  );
  return { parts: [head, ...parts] };
}

/** Every answer that went over otherwise than it was written. */
function changeSections(pack: OfficialPack, t: Words, locale: Locale): PdfSection[] {
  const words = new Intl.ListFormat(locale, { type: 'unit' });
  const lines = rowsOf(pack).flatMap((row) => {
    if (row.changes.length === 0) return [];
    const changes = words.format(row.changes.map((change) => t(`changes.${change}`)));
    const [from, to] = [String(row.original), row.official ?? ''];
    return `${row.label.own}. ${isShort(from) ? t('paper.change', { changes, from, to }) : changes}`;
  });
  if (lines.length === 0)
    return [{ parts: [{ title: t('paper.changes'), blocks: [{ kind: 'text', text: t('paper.noChanges') }] }] }];
  const count = Math.ceil(lines.length / CHANGES_A_PAGE);
  return Array.from({ length: count }, (_, at) => ({
    parts: [
      {
        title: at === 0 ? t('paper.changes') : undefined,
        blocks: [
          { kind: 'list' as const, items: lines.slice(at * CHANGES_A_PAGE, (at + 1) * CHANGES_A_PAGE), isSmall: true },
        ],
      },
    ],
  }));
}

export function paperOf(pack: OfficialPack, locale: Locale, made_on: string): PdfDocument {
  const t = wordsOf(locale);
  const form = translator(locale, 'forms')(`names.${pack.form_name}`);
  return {
    locale,
    title: t('paper.title', { form }),
    kind: t('paper.kind'),
    date: longDate(made_on, locale),
    foot: t('paper.foot'),
    sections: [
      { parts: front(pack, t) },
      // A page without answers is told on the first one, as missing.
      ...pack.pages.filter(({ blocks }) => blocks.length > 0).map((page) => pageSection(page, locale, t)),
      ...changeSections(pack, t, locale),
    ],
  };
}
