/** Tables for spreadsheets: cells that no program takes for a formula (T26). Pure. */

/** Signs with which a spreadsheet begins a formula, in their wide forms too, or leaves the cell. */
const BEGINS_FORMULA = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

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
