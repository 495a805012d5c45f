/**
 * The State Department's table as figures of our cities (D2). Strict on purpose: other headings, a short table, a missing
 * city, or another word in the row of one is an error; what stands in the rows of others is not read. Every pass is
 * linear, whatever the page holds.
 */
import { CITIES, cities } from '#content/waits.ts';
import type { PublishedWait } from './waits.ts';

const LEAST_ROWS = 200;
const MOST_MONTHS = 60;
/** Layouts of tables in tables: each holds the text of the inner ones again. */
const DEEPEST = 4;

/** What the six headings must say, letters and digits only. */
const HEADINGS = [['CITYPOST'], ['B1B2', 'AVERAGE'], ['B1B2', 'NEXT'], ['FMJ'], ['HLOPQ'], ['CDC1D']];

class TableError extends Error {}

/** Everything between two marks is left out, to the end where the second is missing. */
function without(html: string, open: string, close: string): string {
  const lower = html.toLowerCase();
  let rest = '';
  for (let at = 0; ; ) {
    const from = lower.indexOf(open, at);
    if (from < 0) return rest + html.slice(at);
    rest += html.slice(at, from);
    const to = lower.indexOf(close, from + open.length);
    if (to < 0) return rest;
    at = to + close.length;
  }
}

const NAMED: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(entity: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

const textOf = (html: string) =>
  html
    .replace(/<[a-z/!][^<>]*>/gi, ' ')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, decode)
    .replace(/\s+/g, ' ')
    .trim();

type Row = string[];

type Open = { rows: Row[]; cellFrom: number };

/** Tables as rows of texts, by their marks alone, inner ones first; closing marks of rows and cells may be missing. */
export function readTables(page: string): Row[][] {
  const html = without(without(without(page, '<!--', '-->'), '<script', '</script'), '<style', '</style');
  const tables: Row[][] = [];
  const open: Open[] = [];
  const endCell = (table: Open, at: number) => {
    if (table.cellFrom >= 0) table.rows.at(-1)?.push(textOf(html.slice(table.cellFrom, at)));
    table.cellFrom = -1;
  };
  for (const mark of html.matchAll(/<(\/?)(table|tr|td|th)\b[^<>]*>/gi)) {
    const [whole, slash, name = ''] = mark;
    const tag = name.toLowerCase();
    const inner = open.at(-1);
    if (tag === 'table' && !slash) {
      if (open.length === DEEPEST) throw new TableError('tables inside tables');
      open.push({ rows: [], cellFrom: -1 });
    } else if (inner) {
      endCell(inner, mark.index);
      if (tag === 'table') {
        tables.push(inner.rows.filter((row) => row.length > 0));
        open.pop();
      } else if (!slash && tag === 'tr') inner.rows.push([]);
      else if (!slash && inner.rows.length > 0) inner.cellFrom = mark.index + whole.length;
    }
  }
  return tables;
}

const isHeading = (cell: string, words: string[]) => {
  const letters = cell.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return words.every((word) => letters.includes(word));
};
const isHead = (row: Row) =>
  row.length === HEADINGS.length && row.every((cell, index) => isHeading(cell, HEADINGS[index] ?? []));

/** "9 Months", "1.5 Months", "11 Month", "< 0.5 Month"; NA or nothing where no figure is published. */
export function readMonths(text: string): number | null {
  if (/^(n\/?a)?$/i.test(text)) return null;
  if (/^< ?0?\.5 months?$/i.test(text)) return 0;
  const months = Number(/^(\d{1,2}(?:\.\d)?) months?$/i.exec(text)?.[1] ?? Number.NaN);
  if (!(months <= MOST_MONTHS)) throw new TableError(`no figure: ${text.slice(0, 40)}`);
  return months;
}

const plainName = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export function readWaitTable(page: string): PublishedWait[] {
  const found = readTables(page).filter(([head]) => head && isHead(head));
  const [table] = found;
  if (!table || found.length > 1) throw new TableError(`${found.length} tables with the known headings`);
  const rows = table.slice(1).map(([post = '', ...values]) => ({ post: plainName(post), values }));
  if (rows.length < LEAST_ROWS) throw new TableError(`only ${rows.length} rows`);
  return CITIES.flatMap((city): PublishedWait[] => {
    const own = rows.filter(({ post }) => post === plainName(cities[city].post));
    if (own.length !== 1) throw new TableError(`${cities[city].post} stands there ${own.length} times`);
    const values = own[0]?.values ?? [];
    if (values.length !== HEADINGS.length - 1) throw new TableError(`a row of ${values.length + 1} cells`);
    const [average = null, visitor = null, student = null, petition = null, crew = null] = values.map(readMonths);
    return [
      { city, category: 'visitor', avg_months: average, next_months: visitor },
      { city, category: 'student', avg_months: null, next_months: student },
      { city, category: 'petition', avg_months: null, next_months: petition },
      { city, category: 'crew', avg_months: null, next_months: crew },
    ];
  });
}
