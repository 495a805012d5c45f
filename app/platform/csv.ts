/** Lines of a table for spreadsheets, in which no cell is taken for a formula (T26). Pure. */

/** What begins a formula, or leads out of its cell, also after blanks and in wide letters. */
const DANGEROUS = /^[\s\u200b\ufeff]*[=+\-@|\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** Figures of ours are no text of anybody's: they stay figures. */
function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return `"${(DANGEROUS.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
}

export const csvOf = (lines: readonly (readonly (string | number | null)[])[]) =>
  lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');
