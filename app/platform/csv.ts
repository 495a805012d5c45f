/** Lines of a table for spreadsheets, in which no cell is taken for a formula (T26). Pure. */

/** Signs that begin a formula or lead out of the cell, in their wide forms too, also after blanks. */
const BEGINS_FORMULA = /^[\s\u200b\ufeff]*[=+\-@|\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** A sign before it makes text of it; figures of ours are no text of somebody's. */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value);
  const safe = BEGINS_FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** As RFC 4180 has it. */
export const csvLine = (values: readonly unknown[]) => `${values.map(csvCell).join(',')}\r\n`;

export const csvOf = (lines: readonly (readonly unknown[])[]) => lines.map(csvLine).join('');
